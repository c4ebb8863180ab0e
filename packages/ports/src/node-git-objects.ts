import type { GitObject, Rename } from './git.ts';

const LINE_FEED = 0x0a;

/** Of the answer of `cat-file --batch-check`, the contents that are no longer than `bytes`. */
export function contentsWithin(output: Buffer, bytes: number): readonly string[] {
  const lines = output
    .toString('latin1')
    .split('\n')
    .map((line) => line.split(' '));
  const fitting = lines.filter(([, kind, size]) => kind === 'blob' && Number(size) <= bytes);
  return fitting.flatMap(([id]) => (id === undefined ? [] : [id]));
}

/** Reads the answer of `cat-file --batch`: a head, the content and a line feed for each object. */
export function readContents(output: Buffer): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(LINE_FEED, at);
    if (end < 0) break;
    const [id = '', kind = '', size = ''] = output.toString('latin1', at, end).split(' ');
    at = end + 1;
    // `missing` and `ambiguous` have no content after them.
    if (size === '') continue;
    const length = Number(size);
    if (kind === 'blob') contents.set(id, output.toString('latin1', at, at + length));
    at += length + 1;
  }
  return contents;
}

/** Reads the answer of `cat-file --batch-check` to `names`, a line each, in their order. */
export function readObjects(
  output: Buffer,
  names: readonly string[],
): ReadonlyMap<string, GitObject> {
  const objects = new Map<string, GitObject>();
  for (const [index, line] of output.toString('latin1').split('\n').entries()) {
    const [, id, kind] = OBJECT.exec(line) ?? [];
    const name = names[index];
    if (id === undefined || name === undefined) continue;
    objects.set(name, { id, kind: kind as GitObject['kind'] });
  }
  return objects;
}

const OBJECT = /^([0-9a-f]{40,64}) (commit|tree|blob|tag) \d+$/;

/** Reads the answer of `log --raw -M -z --format=%H`: a commit, then three parts a rename. */
export function readRenames(output: Buffer): readonly Rename[] {
  const renames: Rename[] = [];
  const parts = output.toString().split('\0');
  let commit = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = (parts[at] ?? '').replace(/^\n/, '');
    const similarity = RENAMED.exec(part)?.[1];
    if (similarity === undefined) {
      if (part !== '') commit = part;
      continue;
    }
    const [from = '', to = ''] = [parts[at + 1], parts[at + 2]];
    renames.push({ commit, from, to, similarity: Number(similarity) });
    at += 2;
  }
  return renames;
}

const RENAMED = /^:.* R(\d+)$/;
