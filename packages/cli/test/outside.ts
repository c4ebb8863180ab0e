import { type AbsolutePath, absolutePath, type FileSystem, type Git } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { frozenClock, type MemoryTree, memoryFileSystem, scriptedGit } from '@dochygiene/testing';
import { loadCommands } from '../src/commands/loaded.ts';
import type { Outside } from '../src/outside.ts';
import { run } from '../src/run.ts';
import { deserialize, serialize } from '../src/serialize.ts';

/** Where a command line is run; what is left out is an ordinary machine at noon of 10 March 2026. */
export interface Scene {
  readonly tree?: MemoryTree;
  readonly fs?: FileSystem;
  readonly directory?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly git?: Git;
  readonly nodeVersion?: string;
  readonly build?: string;
  readonly user?: number | undefined;
  /** What the person answers; `undefined` where there is no terminal. */
  readonly answer?: boolean;
  /** What stands on standard input; a terminal without it. */
  readonly input?: string;
  /** Whether a program can be started that opens files. */
  readonly opens?: boolean;
  readonly now?: string;
  readonly columns?: number;
}

/** What came of it. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly fs: FileSystem;
  /** Files that were opened for the person. */
  readonly opened: readonly string[];
}

/** A git that finds no repository anywhere. */
export const NO_GIT: Git = scriptedGit({ version: '2.39.5' });

/** Runs `dochygiene <words>` in `scene`. */
export async function dochygiene(words: readonly string[], scene: Scene = {}): Promise<Outcome> {
  const fs = scene.fs ?? memoryFileSystem(scene.tree ?? {});
  const written = { out: '', err: '' };
  const opened: string[] = [];
  const sink = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTerminal: false,
    columns: scene.columns ?? 100,
  });
  const directory = 'directory' in scene ? scene.directory : '/p';
  const outside: Outside = {
    fs,
    git: scene.git ?? NO_GIT,
    clock: frozenClock(scene.now ?? '2026-03-10T12:00:00Z', 'UTC'),
    env: scene.env ?? {},
    directory: directory === undefined ? undefined : (absolutePath(directory) as AbsolutePath),
    home: absolutePath('/home/me'),
    user: 'user' in scene ? scene.user : 1000,
    nodeVersion: scene.nodeVersion ?? 'v20.19.0',
    build: () => scene.build ?? 'test',
    out: sink('out'),
    err: sink('err'),
    ask: async () => scene.answer,
    readInput: async () => scene.input,
    openFile: (file) => {
      opened.push(file);
      return scene.opens ?? true;
    },
    elapsed: () => 0,
    serialize,
    deserialize,
    sha256,
    token: () => '0123abcd',
  };
  const code = await run(words, outside, loadCommands);
  return { code, ...written, fs, opened };
}
