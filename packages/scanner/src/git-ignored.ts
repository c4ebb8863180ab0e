import { type AbsolutePath, child, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { GIT_IGNORE_FILE } from './exclusions/ignore-match.ts';
import { byteString } from './ignore/byte-string.ts';
import { ALL_ROOM, ignoreFileReader } from './ignore/ignore-file.ts';
import { type Layer, layerBelow, layerRule, topLayer } from './ignore/layer.ts';
import type { Listing } from './listing.ts';
import { baseName, directoryOf } from './resolve/project-path.ts';

/** How many `.gitignore` files are read: those that the walk met first, which lie nearest to the root. */
export const GIT_IGNORE_FILES_LIMIT = 64;

/**
 * Tells whether the `.gitignore` files of the project leave out `path`, whether anything is there or
 * not: what a build makes is in no fresh checkout. A path that ends in a slash is a directory; it is
 * left out as well where whatever lies in it is. The files are read now, and asked later.
 */
export function gitIgnored(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  { files }: Pick<Listing, 'files'>,
): (path: string) => boolean {
  const read = ignoreFileReader(fs);
  const layers = new Map<string, Layer>();
  for (const path of files) {
    if (layers.size >= GIT_IGNORE_FILES_LIMIT) break;
    if (baseName(path) !== GIT_IGNORE_FILE) continue;
    layers.set(directoryOf(path), topLayer(read(child(root, path), path, ALL_ROOM).set));
  }
  return (path) => isLeftOut(layers, path.split('/'));
}

/** Below a directory the last of `segments` is empty: a pattern that any name matches leaves it out. */
function isLeftOut(layers: ReadonlyMap<string, Layer>, segments: readonly string[]): boolean {
  let here: readonly Layer[] = [];
  for (const [at, segment] of segments.entries()) {
    const own = layers.get(segments.slice(0, at).join('/'));
    if (own !== undefined) here = [own, ...here];
    const name = byteString(segment);
    const isDirectory = at + 1 < segments.length;
    if (lastWord(here, name, isDirectory)) return true;
    here = here.map((layer) => layerBelow(layer, name));
  }
  return false;
}

/** Whether the first of `layers` that speaks of `name` leaves it out. */
function lastWord(layers: readonly Layer[], name: string, isDirectory: boolean): boolean {
  for (const layer of layers) {
    const rule = layerRule(layer, name, isDirectory);
    if (rule !== undefined) return !rule.negated;
  }
  return false;
}
