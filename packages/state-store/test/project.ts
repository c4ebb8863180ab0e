import { type AbsolutePath, child, type FileSystem, readText } from '@dochygiene/ports';
import { type StateDirectory, stateDirectory } from '../src/state-directory.ts';
import { NOON, type ProjectDisk } from './disks.ts';

/** The state directory of a project at {@link NOON}, or as `change` says. */
export function stateOf(
  { fs, root, owner }: ProjectDisk,
  change: Partial<StateDirectory> & { readonly over?: (fs: FileSystem) => FileSystem } = {},
): StateDirectory {
  const { over = (same) => same, ...rest } = change;
  const made = stateDirectory({ fs: over(fs), root, owner, clock: NOON, token: tokens() });
  return { ...made, ...rest };
}

/** Tokens in order, each unlike the others. */
export function tokens(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return last.toString(16).padStart(8, '0');
  };
}

/** What lies in the state directory, names in order; `undefined` if it is not there. */
export function names({ fs, path }: StateDirectory): readonly string[] | undefined {
  if (fs.lstat(path) === undefined) return undefined;
  return fs.list(path).map(({ name }) => name);
}

/** The text of file `name` in the state directory. */
export function textOf({ fs, path }: StateDirectory, name: string): string {
  return readText(fs, child(path, name), 1 << 20).text;
}

/** Everything below `directory`: files with their text, links with where they lead. */
export function contents(
  fs: FileSystem,
  directory: AbsolutePath,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, kind } of fs.list(directory)) {
    const path = child(directory, name);
    if (kind === 'file') found[name] = readText(fs, path, 1 << 20).text;
    else if (kind === 'symlink') found[name] = `-> ${fs.readLink(path)}`;
    else if (kind !== 'directory') found[name] = kind;
    else {
      found[`${name}/`] = '';
      for (const [below, text] of Object.entries(contents(fs, path))) {
        found[`${name}/${below}`] = text;
      }
    }
  }
  return found;
}

/** The text of a state of this version. */
export function stateJson(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version: 1, last_check: null, last_reminded: null, ...fields });
}
