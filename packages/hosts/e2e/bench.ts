import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  claude,
  type Ended,
  environment,
  prepareHome,
  run,
} from '../../../tooling/client/client.ts';
import { startStubApi, type Turn } from '../../../tooling/client/stub-api.ts';

/** A hook that writes a line to the log of its project, and then does what else it is told. */
export interface Recorder {
  readonly event: string;
  /** Absent: the hook has none. */
  readonly matcher?: string;
  /** The line; absent, the event, and its matcher where it has one. */
  readonly line?: string;
  /** What the shell does after that. */
  readonly acts?: string;
  /** What else stands in the entry. */
  readonly more?: object;
}

/** What a project holds. */
export interface Contents {
  readonly hooks?: readonly Recorder[];
  /** What else stands in its settings. */
  readonly settings?: object;
  /** Further files, by their path. They are given the log. */
  readonly files?: (log: string) => Readonly<Record<string, string>>;
  /** Whether the person trusts its folder; absent is yes. */
  readonly trusted?: boolean;
}

/** A project whose hooks write a log. */
export interface Project {
  readonly folder: string;
  readonly home: string;
  /** The lines of the log, oldest first. */
  ran(): readonly string[];
  /** Whether `path` exists in it. */
  has(path: string): boolean;
}

/** What a person enters, and what the model then does. */
export interface Asked {
  /** Absent: a greeting. */
  readonly words?: string;
  readonly turns?: readonly Turn[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** What happened in a session. */
export interface Session {
  readonly ended: Ended;
  /** The lines that hooks have logged meanwhile. */
  readonly ran: readonly string[];
  /** What the model was sent, a request an entry. */
  readonly asked: readonly string[];
  /** The names of the tools that the model was offered. */
  readonly offered: ReadonlySet<string>;
  readonly project: Project;
}

/** Room for projects, with a home that they share. */
export interface Bench {
  readonly home: string;
  project(contents: Contents): Project;
  remove(): void;
}

/** Makes room for projects. */
export function openBench(): Bench {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'hosts-e2e-')));
  const home = join(scratch, 'home');
  prepareHome(home);
  let made = 0;
  return {
    home,
    project(contents) {
      made += 1;
      const folder = join(scratch, `project-${made}`);
      const log = join(scratch, `log-${made}`);
      const settings = settingsOf(contents, log);
      fill(folder, { '.claude/settings.json': settings, ...contents.files?.(log) });
      // Without trust the client heeds no permissions, and in print mode there is nobody to ask.
      if (contents.trusted ?? true) prepareHome(home, [folder]);
      return {
        folder,
        home,
        ran: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
        has: (path) => existsSync(join(folder, path)),
      };
    },
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
}

/** Writes `files`, by their paths in `folder`. */
export function fill(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The table `hooks` of settings, with these in it. */
export function hooksOf(recorders: readonly Recorder[], log: string): Record<string, object[]> {
  const groups: Record<string, object[]> = {};
  for (const { event, matcher, line, acts = '', more } of recorders) {
    const said = line ?? `${event} ${matcher ?? ''}`.trimEnd();
    const command = `printf '%s\\n' '${said}' >> '${log}'; ${acts}`;
    const hooks = [{ type: 'command', command, ...more }];
    const group = matcher === undefined ? { hooks } : { matcher, hooks };
    groups[event] = [...(groups[event] ?? []), group];
  }
  return groups;
}

/** Runs a session in print mode to its end. */
export async function print(project: Project, asked: Asked = {}): Promise<Session> {
  const { words = 'hello', turns = [], args = [], env = {} } = asked;
  const before = project.ran().length;
  const api = await startStubApi(turns);
  try {
    const variables = environment(project.home, api.url, env);
    const options = { cwd: project.folder, env: variables };
    const ended = await run(claude(), ['-p', words, ...args], options);
    const ran = project.ran().slice(before);
    return { ended, ran, asked: api.conversations, offered: api.offered, project };
  } finally {
    await api.close();
  }
}

const ALLOWED = `Agent Bash Edit EnterWorktree ExitWorktree Read Skill TaskCreate TaskList TaskUpdate
  Write mcp__stand-in`;

function settingsOf({ hooks = [], settings = {} }: Contents, log: string): string {
  const permissions = { allow: ALLOWED.split(/\s+/) };
  return JSON.stringify({ permissions, hooks: hooksOf(hooks, log), ...settings });
}
