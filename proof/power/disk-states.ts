import { dirname } from 'node:path';
import type { Operation } from './operations.ts';

/** What a power cut does to changes of directories that were not synced. */
export type Model = 'in order' | 'any subset';

/** Files by path, with their text; a directory is a path that ends in a slash. */
export type Image = ReadonlyMap<string, string>;

/** What may be found after a power cut. */
export interface DiskState {
  readonly image: Image;
  /** How many operations were done before the power went. */
  readonly after: number;
}

/** A file that has, or had, a name: what is in it, and how much of that is on the disk. */
interface Inode {
  text: string;
  synced: string;
}

/** A change of the names in one directory: what each of some paths stands for from then on. */
interface Change {
  readonly directory: string;
  readonly names: readonly (readonly [string, Inode | 'directory' | undefined])[];
  lasting: boolean;
}

/**
 * Everything that a disk that held `before` may hold if the power goes during `log`: after each
 * operation, with each choice of the unsynced changes of directories that `model` allows, and with
 * each unsynced file empty, torn, full of zeros or whole.
 *
 * The same state more than once if there is more than one way to it.
 */
export function* diskStates(
  before: Image,
  log: readonly Operation[],
  model: Model,
): Generator<DiskState> {
  for (let after = 0; after <= log.length; after += 1) {
    const { names, changes } = replay(before, log.slice(0, after));
    const lasting = changes.filter((change) => change.lasting);
    const pending = changes.filter((change) => !change.lasting);
    for (const chosen of model === 'in order' ? prefixes(pending) : subsets(pending)) {
      // A sync makes all before it last in its directory, so what is chosen comes later.
      const found = applied(names, [...lasting, ...chosen]);
      for (const image of contents([...found])) yield { image, after };
    }
  }
}

function replay(before: Image, log: readonly Operation[]) {
  const start = new Map<string, Inode | 'directory'>();
  for (const [path, text] of before) {
    start.set(path, path.endsWith('/') ? 'directory' : { text, synced: text });
  }
  const now = new Map<string, Inode | 'directory'>(start);
  const opened = new Map<string, Inode>();
  const changes: Change[] = [];
  const change = (directory: string, names: Change['names']) => {
    for (const [path, what] of names) {
      if (what === undefined) now.delete(path);
      else now.set(path, what);
    }
    changes.push({ directory, names, lasting: false });
  };
  for (const one of log) {
    const { kind, path } = one;
    const inode = opened.get(path);
    const directory = dirname(path);
    if (kind === 'create') {
      const made: Inode = { text: '', synced: '' };
      opened.set(path, made);
      change(directory, [[path, made]]);
    } else if (kind === 'write' && inode !== undefined) inode.text += one.text;
    else if (kind === 'sync' && inode !== undefined) inode.synced = inode.text;
    else if (kind === 'unlink') change(directory, [[path, undefined]]);
    else if (kind === 'make-directory') change(directory, [[`${path}/`, 'directory']]);
    else if (kind === 'rename')
      change(directory, [
        [path, undefined],
        [one.to, now.get(path)],
      ]);
    else if (kind === 'sync-directory') {
      for (const each of changes) each.lasting ||= each.directory === path;
    } else throw new RangeError(`Cannot replay ${kind} of "${path}"`);
  }
  return { names: start, changes };
}

function* prefixes<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let length = 0; length <= all.length; length += 1) yield all.slice(0, length);
}

/** More pending changes than this would be too many to try each subset of. */
const MOST_PENDING = 12;

function* subsets<T>(all: readonly T[]): Generator<readonly T[]> {
  if (all.length > MOST_PENDING)
    throw new RangeError(`Cannot try subsets of ${all.length} changes`);
  for (let chosen = 0; chosen < 1 << all.length; chosen += 1) {
    yield all.filter((_, index) => (chosen & (1 << index)) !== 0);
  }
}

type Names = ReadonlyMap<string, Inode | 'directory'>;

function applied(start: Names, changes: readonly Change[]): Names {
  const found = new Map(start);
  for (const [path, what] of changes.flatMap(({ names }) => names)) {
    if (what === undefined) found.delete(path);
    else found.set(path, what);
  }
  // What is in a directory that was never made to last is nowhere.
  return new Map([...found].filter(([path]) => reachable(path, found)));
}

function reachable(path: string, names: Names): boolean {
  const above = `${dirname(path)}/`;
  return above === '//' || above === './' || (names.has(above) && reachable(dirname(path), names));
}

/** Every choice of what unsynced files hold. */
function* contents(names: readonly (readonly [string, Inode | 'directory'])[]): Generator<Image> {
  const [first, ...rest] = names;
  if (first === undefined) {
    yield new Map();
    return;
  }
  const [path, what] = first;
  for (const image of contents(rest)) {
    for (const text of what === 'directory' ? [''] : texts(what)) {
      yield new Map([[path, text], ...image]);
    }
  }
}

function texts({ text, synced }: Inode): readonly string[] {
  if (text === synced) return [text];
  const torn = text.slice(0, synced.length + Math.floor((text.length - synced.length) / 2));
  const zeros = synced + '\0'.repeat(text.length - synced.length);
  return [...new Set([synced, torn, zeros, text])];
}
