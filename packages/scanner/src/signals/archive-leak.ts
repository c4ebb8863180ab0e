import { isFixture } from '../context/fixture.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document, Mention } from '../document.ts';
import { baseName, directoryOf, joinPath } from '../resolve/project-path.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { type ArchiveLinks, archiveLinks, LEADING } from './archive-leak/archive-links.ts';
import { archiveOf, isPutAway } from './archive-leak/archive-path.ts';

/** Says that an active document sends its readers into an archive without telling them. */
export const archiveLeak: Signal<ArchiveLinks> = {
  id: 'archive-leak',
  deciding: false,
  family: 'graph',
  explanation: {
    says: 'The document leads its readers into an archive, as if what is there still held.',
    definition:
      'A link, definition, `href` or `@import` of an active document leads to a document in a folder that is an archive by its name, and neither the line, what introduces it, nor a heading above says so.',
    traps: [
      'a line or section about history, archives, previous versions, or what was superseded or completed',
      'a link to the archive as a whole: the folder, its README or index',
      'documents that are put away, records, histories and old versions themselves',
      '`deprecated`, `old` and `historical` in a reference, where they are part of what is described',
      '`legacy`, which is the name of many a product',
      'paths in code, pictures, and other sites',
      'fixtures and templates',
    ],
  },
  thresholds: {},
  observe: archiveLinks,
  judge(project, seen) {
    return (document) => {
      const lines = seen.get(document.path);
      if (lines === undefined || !isActive(document)) return undefined;
      return finding(leaks(project, document, lines));
    };
  },
};

function isActive({ path, frontmatter, headings }: Document): boolean {
  if (isFixture(path) || isTemplate(path) || isRecord(path) || isPutAway(path)) return false;
  if (versionOf(path) !== undefined || HISTORY.test(baseName(path))) return false;
  const status = frontmatter?.fields.get('status')?.value ?? '';
  return !OVER.test(status) && !OVER.test(headings[0]?.text ?? '');
}

const HISTORY = /^(?:change(?:s|log)|news|release[-_ ]?notes?|migrat\w*|upgrad\w*)\b/i;

const OVER = /\b(?:archiv\w*|histor\w*|superseded|deprecated|obsolete|retired|legacy)\b/i;

function leaks(project: Project, { path, mentions }: Document, lines: ArchiveLinks): Evidence[] {
  const found: Evidence[] = [];
  for (const mention of mentions) {
    const { line, kind, target } = mention;
    if (!lines.has(line) || !LEADING.has(kind)) continue;
    const place = placeOf(project, path, mention);
    const archive = place === undefined ? undefined : archiveOf(place);
    if (archive === undefined || !isThere(project, path, mention, archive)) continue;
    found.push({ line, path: target, detail: `in the archive ${archive}/` });
  }
  return found;
}

/** Where the mention leads; an archive is seldom opened, so its path may be all that is known. */
function placeOf(project: Project, path: string, mention: Mention): string | undefined {
  const resolution = project.resolve(path, mention);
  if (resolution.kind === 'file') return resolution.path;
  if (resolution.kind !== 'unknown') return undefined;
  const { target } = mention;
  return target.startsWith('/')
    ? joinPath('', target.slice(1))
    : joinPath(directoryOf(path), target);
}

/** Whether `archive` is a folder of the project: others are unknown for other reasons. */
function isThere(project: Project, path: string, mention: Mention, archive: string): boolean {
  const folder: Mention = { ...mention, kind: 'link', target: `/${archive}` };
  const { kind } = project.resolve(path, folder);
  return kind === 'directory' || kind === 'file';
}

function finding(found: readonly Evidence[]): Finding | undefined {
  if (found.length === 0) return undefined;
  const one = found.length === 1;
  return {
    summary: `${found.length} ${one ? 'link leads' : 'links lead'} into an archive`,
    evidence: found.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, 0.4 + found.length / 10),
  };
}
