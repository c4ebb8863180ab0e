import { baseName, joinPath } from '../../resolve/project-path.ts';

/** Finds which file of the project a place in a text names. */
export interface NameTree {
  /**
   * The file that the name ending just before `end` of `text` leads to, read in a file of
   * `directory`; `undefined` if it leads to none, or may mean several. All are one character a byte.
   */
  named(text: string, end: number, directory: string): string | undefined;
}

/** A name on the way from the end of a path to its beginning. */
interface Node {
  below: Map<string, Node> | undefined;
  /** The path that begins here; of a path that goes on, there is none. */
  path: string | undefined;
  /** The one path that ends in the names up to here; `undefined` once there are two. */
  only: string | undefined;
}

/**
 * A tree of `paths`, all files that a name could mean. A name means, in this order: what stands there
 * from the directory it is read in, what stands there from the root, and from two segments on, the
 * only file whose path ends so.
 *
 * A name is read backwards, one look-up a segment, no further than some path goes on: it takes no
 * longer for many files with one name. Names with blanks or brackets in them are not found.
 */
export function nameTree(paths: Iterable<string>): NameTree {
  const known = new Set(paths);
  const root = treeOf(known);
  return {
    named(text, end, directory) {
      const { node, depth, start, relative } = walkBack(root, text, end);
      if (depth === 0) return undefined;
      const written = text.slice(start, end);
      const beside = relative ? joinPath(directory, written) : undefined;
      if (beside !== undefined && known.has(beside)) return beside;
      if (depth > 1) return node.path ?? node.only;
      // A bare name of the root is one everywhere only if no other file is called so.
      return relative && node.path !== undefined ? node.only : undefined;
    },
  };
}

function treeOf(paths: ReadonlySet<string>): Node {
  const root: Node = { below: undefined, path: undefined, only: undefined };
  for (const path of paths) {
    let node = root;
    for (let end = path.length; end > 0; ) {
      const slash = path.lastIndexOf('/', end - 1);
      const name = path.slice(slash + 1, end);
      node.below ??= new Map();
      const known = node.below.get(name);
      if (known === undefined) {
        const next: Node = { below: undefined, path: undefined, only: path };
        node.below.set(name, next);
        node = next;
      } else {
        known.only = undefined;
        node = known;
      }
      end = slash;
    }
    node.path = path;
  }
  return root;
}

interface Back {
  readonly node: Node;
  /** How many segments are known. */
  readonly depth: number;
  /** Where the name begins, as far as it was read: dot segments before it belong to it. */
  readonly start: number;
  /** Whether nothing else comes before: the name may start from the directory it is read in. */
  readonly relative: boolean;
}

function walkBack(root: Node, text: string, end: number): Back {
  let node = root;
  let depth = 0;
  let start = end;
  for (let to = end; ; to = start - 1) {
    const from = segmentStart(text, to);
    const next = node.below?.get(text.slice(from, to));
    if (next === undefined) break;
    node = next;
    depth += 1;
    start = from;
    if (text.charCodeAt(from - 1) !== SLASH) return { node, depth, start, relative: true };
  }
  const dots = dotSegments(text, start);
  return { node, depth, start: dots, relative: dots < start };
}

/** Where the dot segments that end at `end` begin, if nothing else comes before them. */
function dotSegments(text: string, end: number): number {
  let at = end;
  while (at > 1 && text.charCodeAt(at - 1) === SLASH && text.charCodeAt(at - 2) === DOT) {
    const two = text.charCodeAt(at - 3) === DOT;
    at -= two ? 3 : 2;
    const before = text.charCodeAt(at - 1);
    if (before !== SLASH) return Number.isNaN(before) || STOPS[before] === 1 ? at : end;
  }
  return end;
}

/** No system has longer names, in bytes. */
const NAME_BYTES = 255;

function segmentStart(text: string, end: number): number {
  const least = Math.max(0, end - NAME_BYTES - 1);
  let at = end;
  while (at > least && STOPS[text.charCodeAt(at - 1)] !== 1) at -= 1;
  return at;
}

const SLASH = 0x2f;
const DOT = 0x2e;

/** By byte, whether no name goes on over it. */
const STOPS: Uint8Array = stops();

function stops(): Uint8Array {
  const table = new Uint8Array(256).fill(1, 0, 0x21);
  for (const sign of '"\'`<>|*?:;,=()[]{}\\/#!@') table[sign.charCodeAt(0)] = 1;
  return table;
}

/** The names that `paths` end in. */
export function baseNames(paths: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of paths) names.add(baseName(path));
  return names;
}
