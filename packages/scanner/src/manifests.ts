import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadBuffer,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { isFixture } from './context/fixture.ts';
import type { Listing } from './listing.ts';
import { justfileContent } from './manifests/justfile.ts';
import { makefileContent } from './manifests/makefile.ts';
import { packageContent } from './manifests/package-json.ts';
import { pyprojectContent } from './manifests/pyproject.ts';
import { taskfileContent } from './manifests/taskfile.ts';
import { xtaskContent } from './manifests/xtask.ts';
import { baseName, directoryOf, nearestFirst } from './resolve/project-path.ts';

/** Who runs what a manifest defines: a package manager, `make`, `just`, `task`, `cargo xtask`, `uv run`. */
export type ManifestKind = 'package' | 'make' | 'just' | 'task' | 'xtask' | 'python';

/** What the text of a manifest tells. */
export interface ManifestContent {
  /** Names of the commands it defines. */
  readonly names: ReadonlySet<string>;
  /** Whether it may define others: it includes files, computes names, or could not be understood. */
  readonly open: boolean;
  /** What the project is called here, if it says so: its name and that of its repository. */
  readonly titles: readonly string[];
}

/** A file of the project that defines commands. */
export interface Manifest extends ManifestContent {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  readonly kind: ManifestKind;
  /** The directory it holds for, with all below; the root is ``. */
  readonly directory: string;
}

/** The manifests of a project. */
export interface Manifests {
  /** In code-unit order of path. */
  readonly all: readonly Manifest[];
  /** Whether these are all there are: a very large project has more than are read. */
  readonly complete: boolean;
}

/** How many manifests are read at most. */
export const MANIFESTS_LIMIT = 512;

/** How much of one manifest is read, in bytes; of a longer one it is not known what it defines. */
const MANIFEST_BYTES = 256 * 1024;

/** Which files define commands, in code-unit order: those nearest to the root, if there are very many. */
export function manifestPaths(listing: Pick<Listing, 'files'>): readonly string[] {
  const found: string[] = [];
  for (const path of listing.files) {
    if (kindOf(path) !== undefined && !isFixture(path)) found.push(path);
  }
  return [...nearestFirst(found).slice(0, MANIFESTS_LIMIT + 1)].sort();
}

/** Reads the manifests of the project; one that cannot be read may define anything. */
export function readManifests(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  listing: Pick<Listing, 'files'>,
): Manifests {
  const paths = manifestPaths(listing);
  if (paths.length > MANIFESTS_LIMIT) return { all: [], complete: false };
  const buffer = fs.buffer(MANIFEST_BYTES + 1);
  const all = paths.map((path): Manifest => {
    const kind = kindOf(path) ?? 'package';
    const directory = kind === 'xtask' ? path.replace(/\/?xtask\/.*/, '') : directoryOf(path);
    const text = textOf(fs, child(root, path), buffer);
    const content = text === undefined ? UNREAD : READERS[kind](text, path);
    return { path, kind, directory, ...content };
  });
  return { all, complete: true };
}

const UNREAD: ManifestContent = { names: new Set(), open: true, titles: [] };

function textOf(
  fs: ReadOnlyFileSystem,
  path: AbsolutePath,
  buffer: ReadBuffer,
): string | undefined {
  try {
    const { length } = fs.readInto(path, buffer);
    return length > MANIFEST_BYTES ? undefined : buffer.utf8(0, length);
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<ManifestKind, (text: string, path: string) => ManifestContent>> = {
  package: packageContent,
  make: makefileContent,
  just: justfileContent,
  task: taskfileContent,
  xtask: xtaskContent,
  python: pyprojectContent,
};

const KINDS: ReadonlyMap<string, ManifestKind> = new Map<string, ManifestKind>([
  ['package.json', 'package'],
  ['Makefile', 'make'],
  ['GNUmakefile', 'make'],
  ['makefile', 'make'],
  ['justfile', 'just'],
  ['Justfile', 'just'],
  ['.justfile', 'just'],
  ['Taskfile.yml', 'task'],
  ['Taskfile.yaml', 'task'],
  ['taskfile.yml', 'task'],
  ['taskfile.yaml', 'task'],
  ['pyproject.toml', 'python'],
]);

function kindOf(path: string): ManifestKind | undefined {
  if (path.endsWith('.rs')) return /(?:^|\/)xtask\//.test(path) ? 'xtask' : undefined;
  return KINDS.get(baseName(path));
}
