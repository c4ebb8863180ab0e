import { type AbsolutePath, child, isWithin, type ReadOnlyFileSystem } from '@dochygiene/ports';

/**
 * Where the link `path` leads: relative to the root with `/`, or what is written in the link when
 * that leads nowhere or out of the project.
 */
export function mirrorTarget(fs: ReadOnlyFileSystem, root: AbsolutePath, path: string): string {
  const place = child(root, path);
  const real = fs.realPath(place);
  const realRoot = fs.realPath(root) ?? root;
  if (real === undefined || real === realRoot || !isWithin(realRoot, real)) {
    return fs.readLink(place);
  }
  const below = real.slice(realRoot.length).replaceAll('\\', '/');
  return below.startsWith('/') ? below.slice(1) : below;
}
