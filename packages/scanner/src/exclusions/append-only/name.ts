import { baseName, directoryOf } from '../../resolve/project-path.ts';
import {
  DECISION_NAMES,
  ENTRY_NAMES,
  INDEX_NAMES,
  RELEASE_FOLDERS,
  RELEASE_NAMES,
  RELEASE_WORDS,
  TRIMMING,
} from './words.ts';

/** What a log is a log of: releases, what somebody did day by day, or decisions. */
export type LogKind = 'releases' | 'entries' | 'decisions';

/**
 * The kind of log that the name of `path` promises; `undefined` if it promises none.
 *
 * The words of the name count, not letters within them, and mostly only as what the name ends in:
 * `work-log.md` and `CHANGELOG-v2.de.md` are logs by name, `catalog.md` and `log-analysis.md` are not.
 */
export function logKind(path: string): LogKind | undefined {
  const words = wordsOf(baseName(path));
  const own = kindOf(words);
  if (own !== undefined) return own;
  // Release notes are also kept a file a version, or as the index page of a folder of their own.
  const folder = wordsOf(`${baseName(directoryOf(path))}.`).join(' ');
  if (!RELEASE_FOLDERS.has(folder)) return undefined;
  const partial = words.every((word) => TRIMMING.test(word) || INDEX_NAMES.has(word));
  return partial ? 'releases' : undefined;
}

function kindOf(words: readonly string[]): LogKind | undefined {
  let last = words.length - 1;
  while (last > 0 && TRIMMING.test(words[last] ?? '')) last -= 1;
  const end = words[last] ?? '';
  const pair = last > 0 ? `${words[last - 1]} ${end}` : '';
  if (DECISION_NAMES.has(pair) || DECISION_NAMES.has(end)) return 'decisions';
  if (ENTRY_NAMES.has(pair)) return 'entries';
  if (RELEASE_NAMES.has(pair) || RELEASE_NAMES.has(end)) return 'releases';
  if (ENTRY_NAMES.has(end)) return 'entries';
  return words.some((word) => RELEASE_WORDS.has(word)) ? 'releases' : undefined;
}

/** The words of a file name without its extension, in lower case. */
function wordsOf(name: string): readonly string[] {
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name)
    .slice(0, NAME_LIMIT)
    .normalize('NFC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/['\u2019]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** How much of a name is looked at, in characters. */
const NAME_LIMIT = 256;
