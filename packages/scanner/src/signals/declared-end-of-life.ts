import { isFixture } from '../context/fixture.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document } from '../document.ts';
import { baseName, directoryOf } from '../resolve/project-path.ts';
import type { Finding, Project, Signal } from '../signal.ts';
import { type Declaration, declaration } from './declared-end-of-life/declaration.ts';
import { isPutAway } from './shapes/exempt.ts';

/** Says that a document declares itself over. */
export const declaredEndOfLife: Signal<Declaration> = {
  id: 'declared-end-of-life',
  deciding: true,
  family: 'declared',
  explanation: {
    says: 'The document itself says that it is superseded, deprecated, obsolete, archived or replaced.',
    definition:
      'Its frontmatter status says so, or, within its first 15 lines with text, a badge, a `Status:` line, a callout, a marked heading, or a sentence about the document or its project.',
    traps: [
      'the word in code, in quotes or struck out',
      'the word as the topic: "Deprecated APIs", "Deprecation policy", a changelog entry',
      'a feature that is deprecated, in a document that describes it',
      'a status that offers a choice, or says by whom it would be superseded and leaves it empty',
      'a document that supersedes another, will be deprecated, or is not deprecated',
      'a decision or proposal that is superseded is a historical record: told, never ranked',
      'a tool or module that is deprecated, outside a README; what is over in part only, or will be',
      'what lies in an archive already is told, never ranked: by the name of its folder, or because most of the folder is archived',
      'a page of few words that is archived and tells where to read on, likewise',
      'a callout above a sentence that says what else is over; pages that a program makes of one that says so',
      'templates, fixtures and versioned copies',
    ],
  },
  thresholds: {},
  observe: declaration,
  judge(project, seen) {
    const isArchive = archives(project, seen);
    const names = counted([...seen.keys()], baseName);
    const isMadeOfAnother = (path: string) => (names.get(baseName(path)) ?? 0) > 1;
    return (document) => {
      const { path, generated } = document;
      const declared = seen.get(path);
      if (declared === undefined || isFixture(path) || isTemplate(path)) return undefined;
      if (generated !== undefined && isMadeOfAnother(path)) return undefined;
      if (versionOf(path) !== undefined) return undefined;
      if (HISTORY.test(baseName(path))) return undefined;
      const found = finding(project, document, declared);
      return declared.word === 'archived' && isArchive(directoryOf(path))
        ? { ...found, record: true }
        : found;
    };
  },
};

/** In a history, entries speak of what was deprecated, each at its time. */
const HISTORY =
  /^(?:change(?:s|log)|history|news|releases?|release[-_ ]?notes|deprecat\w*|migrat\w*|upgrad\w*)\b/i;

/** A folder in which so many documents say that they are archived, and no fewer than half, is an archive. */
const ARCHIVED_DOCUMENTS = 3;

function archives(
  { documents }: Project,
  seen: ReadonlyMap<string, Declaration>,
): (directory: string) => boolean {
  const archived = counted(
    [...seen].flatMap(([path, { word }]) => (word === 'archived' ? path : [])),
    directoryOf,
  );
  const all = archived.size === 0 ? archived : counted([...documents.keys()], directoryOf);
  return (directory) => {
    const count = archived.get(directory) ?? 0;
    return count >= ARCHIVED_DOCUMENTS && count * 2 >= (all.get(directory) ?? 0);
  };
}

/** How often each name or directory stands in `paths`. */
function counted(
  paths: readonly string[],
  partOf: (path: string) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of paths.map(partOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** An archived document of fewer words that tells where to read on is there for that. */
const POINTER_WORDS = 60;

function finding(project: Project, document: Document, declared: Declaration): Finding {
  const { path, words } = document;
  const { line, word, quote } = declared;
  const successor = declared.successor ?? (POINTS.test(quote) ? linkOn(document, line) : undefined);
  const place = successor === undefined ? undefined : where(project, document, successor);
  const isThere = place !== undefined && place !== NOTHING;
  const isPointer = word === 'archived' && isThere && words < POINTER_WORDS;
  const isRecorded = isRecord(path) || isPutAway(path) || declared.record || isPointer;
  return {
    summary:
      successor === undefined ? `says it is ${word}` : `says it is ${word}, for ${successor}`,
    evidence: [
      {
        line,
        ...(successor === undefined ? {} : { path: successor }),
        ...(place === undefined ? {} : { now: place }),
        detail: quote,
      },
    ],
    strength: successor === undefined ? 0.8 : 1,
    ...(isRecorded ? { record: true } : {}),
  };
}

/** Words that lead to what takes its place; any other link on the line is beside the point. */
const POINTS = /\b(?:by|favou?r of|see|use|instead|moved|now (?:at|in))\b/i;

function linkOn({ mentions }: Document, line: number): string | undefined {
  return mentions.find((mention) => mention.line === line && mention.kind === 'link')?.target;
}

/** Where the successor is; `undefined` if that is not known here. */
function where(project: Project, { path, mentions }: Document, target: string): string | undefined {
  const mention = mentions.find((other) => other.target === target);
  if (mention === undefined) return undefined;
  const resolution = project.resolve(path, mention);
  if (resolution.kind === 'file' || resolution.kind === 'directory') return resolution.path;
  return resolution.kind === 'missing' ? NOTHING : undefined;
}

const NOTHING = 'nothing is there';
