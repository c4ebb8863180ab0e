import type { Listing } from '../listing.ts';
import { directoryOf, extensionOf, withoutExtension } from './project-path.ts';

/** What is known to be in the project, as sets: no question here reaches the disk. */
export interface Tree extends Pick<Listing, 'files' | 'directories' | 'unseen'> {
  /** What git tracks, if known: it knows files of directories that were not opened. */
  readonly tracked: ReadonlySet<string> | undefined;
}

/** What stands at a path. */
export type Found =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'unknown' };

/** What stands at exactly `path`; `undefined` for nothing, `unknown` if its directory was not opened. */
export function found(tree: Tree, path: string): Found | undefined {
  if (tree.files.has(path)) return { kind: 'file', path };
  if (tree.directories.has(path) || tree.unseen.has(path)) return { kind: 'directory', path };
  if (tree.tracked?.has(path)) return { kind: 'file', path };
  return unseen(tree, path) ? { kind: 'unknown' } : undefined;
}

/**
 * What stands at `path` for a reader of documents, who may leave an extension out or name the page
 * that is made of a source: `guide` is `guide.md`, `guide.html` too.
 */
export function foundDocument(tree: Tree, path: string): Found | undefined {
  const exact = found(tree, path);
  if (exact?.kind === 'directory') return pageBeside(tree, path) ?? exact;
  if (exact !== undefined) return exact;

  const extension = extensionOf(path);
  const stem = extension === 'html' || extension === 'htm' ? withoutExtension(path) : path;
  if (stem === path && DOCUMENT_EXTENSIONS.includes(extension)) return undefined;
  const source = sourceOf(tree, stem);
  if (source !== undefined || stem === path) return source;
  return stem.endsWith('/index') ? indexOf(tree, directoryOf(stem)) : indexOf(tree, stem);
}

/** The document that a reader of `directory` sees first. */
export function indexOf(tree: Tree, directory: string): Found | undefined {
  const prefix = directory === '' ? '' : `${directory}/`;
  for (const name of INDEX_NAMES) {
    if (tree.files.has(prefix + name)) return { kind: 'file', path: prefix + name };
  }
  return undefined;
}

/** Extensions of documents, likeliest first. */
export const DOCUMENT_EXTENSIONS: readonly string[] = [
  'md',
  'mdx',
  'rst',
  'adoc',
  'markdown',
  'asciidoc',
  'txt',
  'org',
];

const INDEX_NAMES: readonly string[] = [
  'README.md',
  'index.md',
  '_index.md',
  'readme.md',
  'Readme.md',
  'index.mdx',
  'README.mdx',
  'README.rst',
  'index.rst',
  'README.adoc',
  'index.adoc',
  'README.txt',
  'README',
];

/** A directory without an index of its own may be the page beside it: `guide/` and `guide.md`. */
function pageBeside(tree: Tree, directory: string): Found | undefined {
  return indexOf(tree, directory) === undefined ? sourceOf(tree, directory) : undefined;
}

function sourceOf(tree: Tree, stem: string): Found | undefined {
  for (const extension of DOCUMENT_EXTENSIONS) {
    const path = `${stem}.${extension}`;
    if (tree.files.has(path)) return { kind: 'file', path };
  }
  return undefined;
}

function unseen(tree: Tree, path: string): boolean {
  if (tree.unseen.size === 0) return false;
  for (let at = directoryOf(path); at !== ''; at = directoryOf(at)) {
    if (tree.unseen.has(at)) return true;
  }
  return false;
}
