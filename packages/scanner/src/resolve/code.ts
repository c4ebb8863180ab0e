import type { Places, Resolution } from '../resolve.ts';
import { KNOWN_EXTENSIONS } from './extensions.ts';
import { nearest } from './nearest.ts';
import { isOtherSite, namesNoPath } from './no-path.ts';
import { ancestors, baseName, extensionOf, joinPath } from './project-path.ts';
import { DOCUMENT_EXTENSIONS, type Found, found } from './tree.ts';

/**
 * What a token in code, or an argument of a command, leads to.
 *
 * People write such a path from the root of the project, from the package they are in, from the
 * document, or only its end: if any of these is there, the token is no broken path.
 */
export function resolveCode(places: Places, directory: string, target: string): Resolution {
  if (isOtherSite(target)) return EXTERNAL;
  const path = target.startsWith('./') ? target.slice(2) : target;
  const there = look(places, directory, path) ?? byItsEnd(places, path);
  if (there !== undefined) return there;
  if (!path.includes('/') || path.startsWith('/') || namesNoPath(path)) return EXTERNAL;

  const expected = joinPath(path.startsWith('../') ? directory : '', path);
  if (expected === undefined || expected === '') return UNKNOWN;
  const likely = surelyPath(places, directory, path);
  const meant = likely ? nearest(places.names, expected) : undefined;
  return { kind: 'missing', path: expected, nearest: meant, likely };
}

const EXTERNAL: Resolution = { kind: 'external' };
const UNKNOWN: Resolution = { kind: 'unknown' };

/** More files than this with one name are not looked through for an end that fits. */
const SAME_NAME_LIMIT = 256;

function look(places: Places, directory: string, target: string): Found | undefined {
  const bases = target.startsWith('../') ? [directory] : ['', ...ancestors(directory).slice(0, -1)];
  let hidden: Found | undefined;
  for (const base of bases) {
    const path = joinPath(base, target);
    const there = path === undefined ? undefined : found(places.tree, path);
    if (there?.kind === 'unknown') hidden = there;
    else if (there !== undefined) return there;
  }
  return hidden;
}

/** The file whose path ends in `target`; with several, it is there and nobody knows which. */
function byItsEnd(places: Places, target: string): Found | undefined {
  const path = joinPath('', target);
  if (path === undefined || path === '') return undefined;
  if (!path.includes('/') && !DOCUMENT_EXTENSIONS.includes(extensionOf(path))) return undefined;

  const end = `/${path}`;
  const namesakes = places.names.named(baseName(path)).slice(0, SAME_NAME_LIMIT);
  const ending = namesakes.filter((other) => other.endsWith(end));
  const [only] = ending;
  if (only === undefined) return undefined;
  return ending.length === 1 ? { kind: 'file', path: only } : { kind: 'unknown' };
}

/** Whether its extension, or the directory it begins with, shows that `target` is a path of ours. */
function surelyPath(places: Places, directory: string, target: string): boolean {
  if (KNOWN_EXTENSIONS.has(extensionOf(target))) return true;
  const first = target.split('/', 1)[0] ?? '';
  if (first === '..') return true;
  return [directory, ''].some((base) => {
    const path = joinPath(base, first);
    return path !== undefined && path !== '' && places.tree.directories.has(path);
  });
}
