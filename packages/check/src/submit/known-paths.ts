import type { ExcludedNow } from '@dochygiene/scanner';
import type { CheckDraft, HandedDocument } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { nameOf } from '../project-path.ts';
import { quoted } from '../verdicts/fault-text.ts';
import type { Look } from './look.ts';

/** What is wrong with a path, and what would be right. */
export interface PathFault {
  readonly problem: string;
  readonly right: string;
}

/** The paths that a check knows. */
export interface KnownPaths {
  /** The document handed out as `path`; `undefined` if it was not, or is excluded by now. */
  handed(path: string): HandedDocument | undefined;
  /** Why `path`, which is not {@link handed}, cannot be judged. */
  whyNotHanded(path: string): PathFault;
  /** Why `path` cannot take another's place or content; `undefined` if it can. */
  whyNoDocument(path: string): PathFault | undefined;
}

const STAYS = 'leave it out: it stays as it is';
const AGAIN = 'leave it out, or begin again: dochygiene check begin';

const ANEW =
  'begin again, dochygiene check begin: your verdicts on documents that have not changed can be submitted as they are';

/** The paths of `draft`, as far as `look` says that nothing excludes them by now. */
export function knownPaths(
  draft: CheckDraft,
  look: Pick<Look, 'exists' | 'excludedNow'>,
): KnownPaths {
  const handed = new Map(draft.handed.map((document) => [document.path, document]));
  const carried = new Map(draft.carried.map((entry) => [entry.path, entry]));
  const cleared = new Set(draft.cleared.map(({ path }) => path));
  const spoken = new Set(
    draft.documents.filter(({ signals }) => signals.length > 0).map(({ path }) => path),
  );
  const documents = new Set(draft.documents.map(({ path }) => path));
  const excluded = new Map(Object.entries(draft.excluded));
  const spelledHanded = spelling([...handed.keys()]);
  const spelledDocument = spelling(documents);

  const whyExcluded = (path: string): string | undefined => {
    const now = look.excludedNow.get(path);
    return now === undefined ? exclusionOf(excluded, path) : toldExclusion(now);
  };

  return {
    handed: (path) => (look.excludedNow.has(path) ? undefined : handed.get(path)),
    whyNotHanded(path) {
      const why = whyExcluded(path);
      if (why !== undefined) return { problem: why, right: handed.has(path) ? AGAIN : STAYS };
      const entry = carried.get(path);
      if (entry !== undefined) {
        const problem = `was judged in an earlier check, and that stands: ${entry.op}`;
        return { problem, right: 'leave it out, or begin again with --again' };
      }
      if (cleared.has(path)) {
        const problem = 'was looked at in an earlier check and stays, and that stands';
        return { problem, right: 'leave it out, or take it back: dochygiene ack --remove' };
      }
      if (spoken.has(path)) {
        const problem = `was not handed out by the check that is open now, which began at ${draft.begun_at}; another may have begun since yours`;
        return { problem, right: ANEW };
      }
      if (documents.has(path)) {
        const problem =
          'was not handed out: no signal speaks of it, it is acknowledged, or it did not fit in the budget';
        return { problem, right: 'leave it out' };
      }
      const meant = spelledHanded(path);
      if (meant !== undefined) return { problem: 'was not handed out', right: `"${meant}"` };
      const tidy = tidied(path);
      const hidden = tidy === path ? undefined : whyExcluded(tidy);
      if (hidden !== undefined) return { problem: `${quoted(tidy)} ${hidden}`, right: STAYS };
      return {
        problem: 'was not handed out',
        right: 'a path of the work list, as it is spelled there',
      };
    },
    whyNoDocument(path) {
      const why = whyExcluded(path);
      if (why !== undefined) {
        return { problem: `${quoted(path)} ${why}`, right: 'a document that is judged' };
      }
      if (!documents.has(path)) {
        const meant = spelledDocument(path);
        const right = meant === undefined ? 'the path of a document of the project' : `"${meant}"`;
        return { problem: `${quoted(path)} is no document of the project`, right };
      }
      if (look.exists(path) === 'file') return undefined;
      return { problem: `${quoted(path)} is no longer there`, right: 'a document that is there' };
    },
  };
}

/** What the project says of a document that it has taken out since a check began. */
export function toldExclusion({ by, detail }: ExcludedNow): string {
  if (by === 'absent') return 'is no longer there';
  if (by === 'no-file') return `is no longer a file: ${detail}`;
  if (by === 'unreadable') return `can no longer be read: ${detail}`;
  return `is excluded: ${by}: ${detail}`;
}

/** Why `path`, or a directory above it, was excluded when the check began. */
function exclusionOf(excluded: ReadonlyMap<string, string>, path: string): string | undefined {
  let why = excluded.get(path);
  for (let at = path.indexOf('/'); at >= 0 && why === undefined; at = path.indexOf('/', at + 1)) {
    why = excluded.get(path.slice(0, at + 1));
  }
  return why === undefined ? undefined : `is excluded: ${why}`;
}

/** How many paths are compared letter by letter: a quarter of a second, whatever the verdicts. */
const COMPARISONS = 250_000;

/** Tells which of `paths` another spelling was probably meant to be. */
function spelling(paths: Iterable<string>): (path: string) => string | undefined {
  // Only for who misspells: a project may have very many documents.
  let index: Spellings | undefined;
  let left = COMPARISONS;
  return (path) => {
    index ??= spellingsOf(paths);
    const { all, byKey, byName } = index;
    const key = keyOf(path);
    const same = byKey.get(key) ?? (ABSOLUTE.test(path) ? endOf(key, byKey) : undefined);
    if (same !== undefined) return same;
    left -= all.length;
    return (left < 0 ? undefined : nearest(path, all)) ?? byName.get(nameOf(key));
  };
}

/** Paths by what others may write for them. */
interface Spellings {
  readonly all: readonly string[];
  readonly byKey: ReadonlyMap<string, string>;
  /** `undefined` for the name of several. */
  readonly byName: ReadonlyMap<string, string | undefined>;
}

function spellingsOf(paths: Iterable<string>): Spellings {
  const all = [...paths];
  const byKey = new Map(all.map((path) => [keyOf(path), path]));
  const byName = new Map<string, string | undefined>();
  for (const path of all) {
    const name = nameOf(keyOf(path));
    byName.set(name, byName.has(name) ? undefined : path);
  }
  return { all, byKey, byName };
}

const ABSOLUTE = /^\s*(?:[\\/]|[A-Za-z]:)/;

/** How many directories may lie above the project in a path that is absolute. */
const DEEPEST = 32;

/** The one of `byKey` that is the end of the path `key`. */
function endOf(key: string, byKey: ReadonlyMap<string, string>): string | undefined {
  let at = key.indexOf('/');
  for (let depth = 0; at >= 0 && depth < DEEPEST; depth += 1) {
    const found = byKey.get(key.slice(at + 1));
    if (found !== undefined) return found;
    at = key.indexOf('/', at + 1);
  }
  return undefined;
}

/** `path` without what only spells it otherwise: case, blanks at its ends, forms of Unicode, dots, slashes. */
function keyOf(path: string): string {
  return tidied(path).toLowerCase();
}

function tidied(path: string): string {
  const names: string[] = [];
  for (const name of path.normalize('NFC').replaceAll('\\', '/').split('/')) {
    const trimmed = name.trim();
    if (trimmed === '..') names.pop();
    else if (trimmed !== '' && trimmed !== '.') names.push(trimmed);
  }
  return names.join('/');
}
