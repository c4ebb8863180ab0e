import { pathWords } from './path-words.ts';
import { unwrappedWords } from './programs.ts';
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
  const folder = folderOf(files, part);
  if (folder === undefined) return [UNKNOWN];
  const { inner } = unwrappedWords(part.words);
  const paths = part.script === undefined ? pathWords(files, folder, inner) : undefined;
  return paths ?? (folder === '' ? undefined : [`${folder}/**`]);
}
