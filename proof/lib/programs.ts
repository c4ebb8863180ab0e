import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { WORKSPACE } from './root.ts';

/** The hook as it is shipped. */
export const HOOK: string = join(WORKSPACE, 'packages/plugin/dist/session-start.cjs');

/** The command as it is shipped with the plugin. */
export const COMMAND: string = join(WORKSPACE, 'packages/plugin/dist/cli.js');

/** How a program ended, and what it said. */
export interface Ended {
  /** `undefined` if it was killed. */
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
}

/** How a program is started. */
export interface Start {
  readonly directory?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What it can read; without it, standard input is empty. */
  readonly input?: string;
  /** Another Node, or more arguments for this one. */
  readonly node?: readonly string[];
  readonly uid?: number;
}

/** After this, in milliseconds, a program is taken for one that hangs, and killed. */
const PATIENCE = 60_000;

/** Runs `words` with Node and waits for its end. */
export function program(words: readonly string[], start: Start = {}): Promise<Ended> {
  const { directory, env = {}, input, node = [process.execPath], uid } = start;
  const [command = process.execPath, ...args] = [...node, ...words];
  const began = performance.now();
  const child = spawn(command, args, {
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    ...(directory === undefined ? {} : { cwd: directory }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text) => {
      said[name] += text;
    });
  }
  // Whoever reads nothing closes the pipe; that is no trouble of ours.
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      resolve({ code: code ?? undefined, ...said, milliseconds: performance.now() - began });
    });
  });
}

/** Runs the hook for `project` as the client's terminal does. */
export function hook(project: string, start: Start = {}): Promise<Ended> {
  return program([HOOK], {
    directory: project,
    ...start,
    env: { ...session(project), ...start.env },
  });
}

/** The environment of a hook in the client's terminal. */
export function session(project: string): Readonly<Record<string, string>> {
  return {
    HOME: join(project, '..'),
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_CODE_ENTRYPOINT: 'cli',
    CLAUDE_CODE_SESSION_ATTENDED: '1',
  };
}

/** What a hook did: showed a banner, said nothing, or what no hook may do, in words. */
export function answer({ code, stdout, stderr }: Ended): string {
  if (code !== 0) return `ended with ${code ?? 'a signal'} ${stderr}`;
  if (stderr !== '') return `said on standard error ${JSON.stringify(stderr)}`;
  if (stdout === '') return 'silent';
  const shape = /^\{"systemMessage":"dochygiene: (?:[^"\\]|\\.)*"\}\n$/;
  return shape.test(stdout) ? 'banner' : `said ${JSON.stringify(stdout)}`;
}
