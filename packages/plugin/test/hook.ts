import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The hook as it is shipped. */
export const HOOK: string = fileURLToPath(new URL('../dist/session-start.cjs', import.meta.url));

/** A machine of its own: a home, and a project in it that is a git checkout. */
export interface Sandbox {
  readonly folder: string;
  readonly home: string;
  readonly project: string;
}

/** Environment variables to add; `undefined` takes one away. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** How the hook ended, and what it said. */
export interface HookRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a silent run looks like. */
export const SILENT: HookRun = { status: 0, stdout: '', stderr: '' };

/** A sandbox that lasts as long as the test. */
export function sandbox(): Sandbox {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-hook-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const home = join(folder, 'home');
  const project = join(home, 'project');
  mkdirSync(join(project, '.git', 'objects'), { recursive: true });
  writeFileSync(join(project, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(project, '.gitignore'), 'node_modules/\n');
  writeFileSync(join(project, 'README.md'), '# A project\n');
  return { folder, home, project };
}

/** Puts `text` into the project's `state.json`. */
export function putState({ project }: Sandbox, text: string): void {
  mkdirSync(join(project, '.dochygiene'), { recursive: true });
  writeFileSync(join(project, '.dochygiene', 'state.json'), text);
}

/** `days` ago, as a state holds it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** The environment of a hook in the client's terminal, which is all that it gets. */
export function environment(box: Sandbox, more: Variables = {}): Record<string, string> {
  const all: Variables = {
    PATH: process.env['PATH'],
    HOME: box.home,
    CLAUDE_PROJECT_DIR: box.project,
    CLAUDE_CODE_ENTRYPOINT: 'cli',
    CLAUDE_CODE_SESSION_ATTENDED: '1',
    ...more,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Runs the hook as the client does: the payload on a pipe, the variables set. */
export function runHook(box: Sandbox, variables: Variables = {}, input = payload(box)): HookRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HOOK], {
    cwd: box.project,
    env: environment(box, variables),
    input,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

/** Runs shell `script`, in which `$NODE` and `$HOOK` are what they say. */
export function runShell(box: Sandbox, script: string, variables: Variables = {}): HookRun {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd: box.project,
    env: { ...environment(box, variables), NODE: process.execPath, HOOK },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

/** Starts the hook with a standard input that stays open, and waits for its end. */
export function startHook(box: Sandbox): Promise<HookRun> {
  const child = spawn(process.execPath, [HOOK], { cwd: box.project, env: environment(box) });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ status, ...said }));
  });
}

/** What the client sends. */
export function payload(box: Sandbox, cwd: string = box.project): string {
  return JSON.stringify({
    session_id: '3f1c',
    transcript_path: join(box.home, '.claude', 'transcript.jsonl'),
    cwd,
    hook_event_name: 'SessionStart',
    source: 'startup',
  });
}

/** The banner that a run shows; throws unless it is exactly one JSON object with nothing else. */
export function bannerOf(run: HookRun): string {
  if (run.status !== 0 || run.stderr !== '') throw new Error(JSON.stringify(run));
  const answer: unknown = JSON.parse(run.stdout);
  const keys = typeof answer === 'object' && answer !== null ? Object.keys(answer) : [];
  if (keys.join() !== 'systemMessage') throw new Error(run.stdout);
  return (answer as { readonly systemMessage: string }).systemMessage;
}

/** The names in the state directory, in order; `undefined` if there is none. */
export function stateNames({ project }: Sandbox): readonly string[] | undefined {
  try {
    return readdirSync(join(project, '.dochygiene')).sort();
  } catch {
    return undefined;
  }
}

/** Every file of the sandbox outside the state directory, with its content. */
export function outside(box: Sandbox): Readonly<Record<string, string>> {
  const files = readdirSync(box.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !join(entry.parentPath, entry.name).includes('/.dochygiene'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((path) => [path, content(path)]));
}

function content(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'not a file';
  }
}
