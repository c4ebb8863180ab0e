import { normalPath } from './looking.ts';
import type { CommandPart } from './read-command.ts';

/** A place that no glob tells: whoever sees only that, sees some paths and nobody knows which. */
const UNKNOWN = 'folder:not-known';

/** Options that send a program to another folder. */
const FOLDERS =
  /^(?:-C|--prefix|--dir|--cwd|--directory|--project-dir|--working-directory|--working-dir)$/;

/** Options that send a program to a package by its name, or by a file of it. */
const PACKAGES =
  /^(?:--filter|-F|--filter-prod|--workspace|--scope|--projects|-pl|--package|--manifest-path)$/;

/** Programs that have such options. */
const SENT =
  /^(?:npm|pnpm|yarn|bun|bunx|npx|make|gmake|ninja|cargo|go|git|uv|poetry|mvn|gradle|just|task|turbo|nx|lerna|dotnet)$/;

/**
 * Globs of the paths that any of `parts` sees where it runs; `undefined` if one of them runs in the
 * root, or there is none.
 *
 * A program is taken to look below the folder that it stands in, or is sent to by an option.
 */
export function pathsOfParts(parts: readonly CommandPart[]): readonly string[] | undefined {
  const folders = parts.map(folderOf);
  if (folders.length === 0 || folders.includes('')) return undefined;
  return [...new Set(folders)].map((folder) => (folder === UNKNOWN ? folder : `${folder}/**`));
}

function folderOf({ folder, words }: CommandPart): string {
  if (folder === undefined) return UNKNOWN;
  const first = words.findIndex((word) => SENT.test(word));
  if (first < 0 || first > 2) return folder;
  if (words[first] === 'yarn' && words[first + 1] === 'workspace') return UNKNOWN;
  for (let at = first + 1; at < words.length && words[at] !== '--'; at += 1) {
    const [option = '', given] = (words[at] ?? '').split('=', 2);
    if (PACKAGES.test(option)) return UNKNOWN;
    // To npm it is a package; to pnpm it is the root.
    if (option === '-w' && words[first] === 'npm') return UNKNOWN;
    if (!FOLDERS.test(option)) continue;
    const to = given ?? words[at + 1] ?? '';
    return normalPath(folder === '' ? to : `${folder}/${to}`) ?? UNKNOWN;
  }
  return folder;
}
