import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { isVersionSnapshot } from '../context/version-snapshot.ts';
import type { Document } from '../document.ts';
import { isPutAway } from './archive-leak/archive-path.ts';

/**
 * Whether nobody is to bring `document` up to date by hand: it is a record, was put away, belongs to
 * a numbered version, a program writes it, or it is material for tests, scaffolds or lawyers.
 */
export function isKeptAsIs({ path, mirrorOf, generated }: Document): boolean {
  if (mirrorOf !== undefined || generated !== undefined) return true;
  if (isFixture(path) || isTemplate(path) || isLicence(path) || EXAMPLE.test(path)) return true;
  return isOfThePast(path);
}

/** Whether the document at `path` was right on a day that is past: a record, an old version, put away. */
export function isOfThePast(path: string): boolean {
  return isRecord(path) || isPutAway(path) || isVersionSnapshot(path);
}

/** A document that is an example, by its own name: what it says is made up. */
const EXAMPLE = /(?:^|[/_.-])(?:examples?|samples?)\.[a-z]+$/i;
