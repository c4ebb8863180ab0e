import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AbsolutePath, absolutePath, type Clock, type FileSystem } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import {
  frozenClock,
  type MemoryEntry,
  type MemoryTree,
  memoryFileSystem,
} from '@dochygiene/testing';
import { onTestFinished } from 'vitest';

/** Noon of an ordinary day, where days are those of UTC; on the disk in memory too. */
export const NOON: Clock = frozenClock('2026-03-10T12:00:00.000Z', 'UTC');

/** A disk with a project on it. */
export interface ProjectDisk {
  readonly fs: FileSystem;
  readonly root: AbsolutePath;
  /** Whose the project is. */
  readonly owner: number;
}

/** Makes a disk whose project holds `tree`, its paths relative to the project root. */
export type MakeDisk = (tree?: MemoryTree) => ProjectDisk;

/** The disks that what is promised must be true of. */
export const DISKS: readonly (readonly [string, MakeDisk])[] = [
  ['in memory', memoryDisk],
  ['the real one', realDisk],
];

/** A project in memory, of user 1000. */
export function memoryDisk(tree: MemoryTree = {}): ProjectDisk {
  const project = Object.entries(tree).map(([path, entry]) => [`/home/project/${path}`, entry]);
  return {
    fs: memoryFileSystem(
      { '/home/project': { kind: 'directory' }, ...Object.fromEntries(project) },
      { clock: NOON },
    ),
    root: absolutePath('/home/project'),
    owner: 1000,
  };
}

/** A project in a new directory of the system's, removed when the test is over. */
export function realDisk(tree: MemoryTree = {}): ProjectDisk {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'state-store-')));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const root = join(base, 'project');
  mkdirSync(root);
  for (const [path, entry] of Object.entries(tree)) plant(join(root, path), entry);
  return {
    fs: nodeFileSystem,
    root: absolutePath(root),
    owner: nodeFileSystem.lstat(absolutePath(root))?.owner ?? -1,
  };
}

function plant(path: string, entry: MemoryEntry): void {
  mkdirSync(dirname(path), { recursive: true });
  if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(path, entry);
  else if (entry.kind === 'symlink') symlinkSync(entry.to, path);
  else if (entry.kind === 'fifo') execFileSync('mkfifo', [path]);
  else {
    if (entry.kind === 'directory') mkdirSync(path, { recursive: true });
    else writeFileSync(path, entry.content);
    if (entry.modified !== undefined) utimesSync(path, entry.modified, entry.modified);
    if (entry.mode !== undefined) chmodSync(path, entry.mode);
  }
}
