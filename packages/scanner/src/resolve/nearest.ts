import { editDistance } from '../edit-distance.ts';
import type { Names } from './names.ts';
import { baseName, directoryOf, extensionOf, withoutExtension } from './project-path.ts';

/**
 * The file that `path`, where nothing is, most likely meant; `undefined` if none stands out.
 *
 * In this order: another case of the name, or the name in another directory; the same name with
 * another extension or as a directory's index; a slip of the pen in the same directory.
 */
export function nearest(names: Names, path: string): string | undefined {
  return elsewhere(names, path) ?? otherwiseWritten(names, path) ?? misspelt(names, path);
}

/** A name that stands in more places than this says little of which was meant. */
const COMMON_NAME_COUNT = 8;

/** How many files of one directory are compared letter by letter. */
const SIBLINGS_LIMIT = 512;

function elsewhere(names: Names, path: string): string | undefined {
  return best(names.named(baseName(path)), path);
}

function otherwiseWritten(names: Names, path: string): string | undefined {
  const stem = withoutExtension(baseName(path));
  if (stem === '' || INDEX_STEM.test(stem)) return undefined;
  const kin = names.stemmed(stem).filter((other) => related(extensionOf(other), extensionOf(path)));
  return best(kin, path) ?? best(indexes(names, stem), path);
}

/** Index pages of directories called `name`; where they are is looked up once for a project. */
function indexes(names: Names, name: string): readonly string[] {
  let known = indexesOf.get(names);
  if (known === undefined) {
    known = indexesByDirectory(names);
    indexesOf.set(names, known);
  }
  return known.get(name) ?? [];
}

const indexesOf = new WeakMap<Names, ReadonlyMap<string, readonly string[]>>();

function indexesByDirectory(names: Names): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const all = ['index.md', 'readme.md', 'index.mdx'].flatMap((name) => names.named(name));
  for (const path of all.slice(0, SIBLINGS_LIMIT)) {
    if (!INDEX_NAMES.has(baseName(path))) continue;
    const directory = baseName(directoryOf(path));
    const same = found.get(directory);
    if (same === undefined) found.set(directory, [path]);
    else same.push(path);
  }
  return found;
}

const INDEX_NAMES = new Set(['index.md', 'README.md', 'index.mdx']);

function misspelt(names: Names, path: string): string | undefined {
  const name = baseName(path).toLowerCase();
  const limit = Math.min(3, Math.floor(name.length / 5));
  if (limit === 0) return undefined;

  const directory = directoryOf(path);
  let closest: string | undefined;
  let closestDistance = limit + 1;
  for (const other of names.within(directory).slice(0, SIBLINGS_LIMIT)) {
    if (!related(extensionOf(other), extensionOf(name)) || digits(other) !== digits(name)) continue;
    const distance = editDistance(name, other.toLowerCase(), closestDistance - 1);
    if (distance >= closestDistance) continue;
    closest = other;
    closestDistance = distance;
  }
  if (closest === undefined) return undefined;
  return directory === '' ? closest : `${directory}/${closest}`;
}

const INDEX_STEM = /^_?(?:index|readme)$/i;

/** Pages for pages, pictures for pictures: a link to `x.md` does not mean `x.png`. */
function related(one: string, other: string): boolean {
  return (
    one === other || (PAGE.has(one) && PAGE.has(other)) || (PICTURE.has(one) && PICTURE.has(other))
  );
}

const PAGE = new Set([
  '',
  'md',
  'mdx',
  'markdown',
  'rst',
  'adoc',
  'asciidoc',
  'html',
  'htm',
  'txt',
]);
const PICTURE = new Set(['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif']);

/** `step-1` is no slip for `step-2`. */
function digits(name: string): string {
  return name.replace(/\D+/g, ' ').trim();
}

/** The candidate that shares the most of `path`, its end first, then its beginning. */
function best(candidates: readonly string[], path: string): string | undefined {
  let chosen: string | undefined;
  let chosenScore = -1;
  for (const candidate of candidates.slice(0, SIBLINGS_LIMIT)) {
    const score = sharedEnd(candidate, path) * 64 + sharedStart(candidate, path);
    if (score <= chosenScore || candidate === path) continue;
    chosen = candidate;
    chosenScore = score;
  }
  const common = candidates.length > COMMON_NAME_COUNT;
  return common && chosenScore < 64 ? undefined : chosen;
}

/** How many directory names, from the last one back, the two share. */
function sharedEnd(one: string, other: string): number {
  const left = directoryOf(one).split('/').reverse();
  const right = directoryOf(other).split('/').reverse();
  return sharedPrefix(left, right);
}

function sharedStart(one: string, other: string): number {
  return sharedPrefix(directoryOf(one).split('/'), directoryOf(other).split('/'));
}

function sharedPrefix(left: readonly string[], right: readonly string[]): number {
  let count = 0;
  while (count < left.length && left[count] === right[count] && left[count] !== '') count += 1;
  return Math.min(count, 63);
}
