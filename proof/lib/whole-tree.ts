import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Everything below a folder, with all of it that a change would change; no link is followed. */
export type WholeTree = ReadonlyMap<string, string>;

/** What lies below `folder`, save in a folder called `.dochygiene`. */
export function wholeTree(folder: string): WholeTree {
  const found = new Map<string, string>();
  const visit = (path: string, name: string) => {
    found.set(path, fingerprint(join(folder, path)));
    if (name === '.dochygiene' || !lstatSync(join(folder, path)).isDirectory()) return;
    for (const below of readdirSync(join(folder, path)).sort()) visit(join(path, below), below);
  };
  visit('.', '.');
  return found;
}

/** The paths that one of two trees has and the other has not, or not so. */
export function differences(before: WholeTree, after: WholeTree): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/** Inode, mode, times and content of one thing; of a state directory that it is the same. */
function fingerprint(path: string): string {
  const stat = lstatSync(path, { bigint: true });
  const { ino, mode, uid, size, mtimeNs, ctimeNs } = stat;
  if (stat.isDirectory() && path.endsWith('/.dochygiene')) return [ino, mode, uid].join(' ');
  return [ino, mode, uid, size, mtimeNs, ctimeNs, content(path, stat)].join(' ');
}

/** A file as large as this is known by its times: it is made of nothing and takes long to read. */
const LARGE = 16n << 20n;

function content(
  path: string,
  stat: { isFile(): boolean; isSymbolicLink(): boolean; size: bigint },
) {
  if (stat.isSymbolicLink()) return readlinkSync(path, 'latin1');
  if (!stat.isFile() || stat.size > LARGE) return '';
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
}
