import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AbsolutePath, absolutePath } from '../src/path.ts';

/** A directory of its own for real repositories; the caller removes it. */
export interface Scratch {
  readonly path: string;
  /** Runs git as a person would, in a directory of the scratch directory. */
  run(directory: string, ...args: readonly string[]): string;
  place(directory: string): AbsolutePath;
  /** Writes `files` into repository `name` and commits them. @returns the commit's hash. */
  commit(name: string, files: Readonly<Record<string, string>>, subject?: string): string;
  /** An empty repository. */
  init(name: string): string;
}

/** Makes a scratch directory. */
export function scratchDirectory(): Scratch {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'ports-git-')));
  const env = {
    PATH: process.env['PATH'],
    HOME: path,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' },
  };
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const run: Scratch['run'] = (directory, ...args) =>
    execFileSync('git', args, { cwd: join(path, directory), env, stdio, encoding: 'utf8' }).trim();
  return {
    path,
    run,
    place: (directory) => absolutePath(join(path, directory)),
    commit(name, files, subject = 'x') {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(path, name, file)), { recursive: true });
        writeFileSync(join(path, name, file), text);
      }
      run(name, 'add', '--all');
      run(name, 'commit', '--quiet', '--allow-empty', '--message', subject);
      return run(name, 'rev-parse', 'HEAD');
    },
    init(name) {
      mkdirSync(join(path, name));
      run(name, 'init', '--quiet', '--initial-branch=main');
      return name;
    },
  };
}
