import { archiveNames } from '../../archive-names.ts';
import { isFixture } from '../../context/fixture.ts';
import { isTemplate } from '../../context/template.ts';
import { languageOf } from '../../context/translation.ts';
import type { Document } from '../../document.ts';
import { baseName } from '../../resolve/project-path.ts';

/**
 * Whether a document is no paper of some work, whatever it is called: what programs read or write,
 * what agents are told, what a folder opens with, translations, and what has been put away already.
 */
export function isNoWorkingPaper({ path, mirrorOf, generated }: Document): boolean {
  if (mirrorOf !== undefined || generated !== undefined) return true;
  if (isFixture(path) || isTemplate(path) || languageOf(path) !== undefined) return true;
  return OPENING.test(baseName(path)) || READ_BY_AGENTS.test(path) || isPutAway(path);
}

/** Whether the file at `path` lies in an archive, by the name of a folder on the way. */
export function isPutAway(path: string): boolean {
  return PUT_AWAY.test(path);
}

const OPENING = /^_?(?:readme|index|summary|toc|sidebar|claude|agents|gemini|skill|changelog)\b/i;

const READ_BY_AGENTS =
  /(?:^|\/)(?:skills|commands|agents|prompts|rules|output-styles|workflows|\.github|\.changeset)\//i;

const PUT_AWAY = new RegExp(
  `(?:^|/)(?:[\\w.-]*[-_.])?(?:${archiveNames('paper')})(?:[-_.][\\w.-]*)?/`,
  'i',
);
