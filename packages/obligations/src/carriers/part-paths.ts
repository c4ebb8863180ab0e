import { pathWords } from './path-words.ts';
import { suiteOf, unwrappedWords } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { sentFolder } from './sent-folder.ts';

/** A place that no glob tells: whoever sees only that, sees some paths and nobody knows which. */
const UNKNOWN = 'folder:not-known';

/**
 * Globs of the paths that any of `parts` sees where it runs; `undefined` if one of them runs in the
 * root, or there is none.
 *
 * A program is taken to look below the folder that it stands in, or is sent to by an option, and at
 * no more than the paths it is given.
 */
export function pathsOfParts(
  files: ProjectFiles,
  parts: readonly CommandPart[],
): readonly string[] | undefined {
  const lists = parts.map((part) => pathsOfPart(files, part));
  const known = lists.filter((paths) => paths !== undefined);
  return known.length < lists.length || known.length === 0 ? undefined : [...new Set(known.flat())];
}

/** Where what `part` runs looks, relative to the root; `undefined` if it is not known. */
export function folderOf(files: ProjectFiles, { folder, words }: CommandPart): string | undefined {
  if (folder === undefined) return undefined;
  const { wrapper, inner } = unwrappedWords(words);
  const from = wrapper.length === 0 ? folder : sentFolder(files, folder, wrapper);
  return from === undefined ? undefined : sentFolder(files, from, inner);
}

function pathsOfPart(files: ProjectFiles, part: CommandPart): readonly string[] | undefined {
  if (part.paths !== undefined) return part.paths;
  const folder = folderOf(files, part);
  if (folder === undefined) return [UNKNOWN];
  const { inner } = unwrappedWords(part.words);
  if (picks(inner)) return [UNKNOWN];
  const paths = part.script === undefined ? pathWords(files, folder, inner) : undefined;
  return paths ?? (folder === '' ? undefined : [`${folder}/**`]);
}

/** Options by which a suite runs those of its tests alone that are called something, or have changed. */
const PICKS =
  /^(?:-k|-t|-g|--grep|--testNamePattern|--testPathPatterns?|-run|--run|--changed(?:Since)?|--onlyChanged|--onlyFailures|--lastCommit|--findRelatedTests|--lf|--last-failed|--sw|--stepwise)$/;

/** Whether the suite that `words` run is told to run a part of itself. */
function picks(words: readonly string[]): boolean {
  const kind = suiteOf(words);
  if (kind === undefined || kind === 'any' || kind === 'jvm') return false;
  return words.some((word, at) => {
    const [option = '', value = words[at + 1] ?? ''] = word.split('=', 2);
    return PICKS.test(option) && !/^["']?not /.test(value) && value !== 'not';
  });
}
