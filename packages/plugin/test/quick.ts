import * as fs from 'node:fs';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { fileSystemOver, systemClock } from '@dochygiene/ports/node';
import { projectRoot } from '@dochygiene/project-root';
import { DEFAULT_STALENESS_DAYS, remind } from '@dochygiene/session-reminder';
import { recordReminder, type StateDirectory, stateDirectory } from '@dochygiene/state-store';
import { afterAll, expect } from 'vitest';
import { type Careful, type Outcome, sessionOutcome } from '../src/outcome.ts';
import type { PlainDisk } from '../src/plain-disk.ts';

/** Noon, local time, so that neither a day nor an hour is near its end. */
export const NOW = new Date(2026, 2, 10, 12);

/** A clock that stands still, in the zone of this machine. */
export const CLOCK = { ...systemClock, now: () => NOW };

/** The environment of a session that somebody sees. */
export const SEEN = { CLAUDE_CODE_ENTRYPOINT: 'cli' };

/** An outcome that shows nothing, whatever the reason. */
export const SILENT = { kind: 'silent', because: expect.anything() };

/** An outcome that shows a banner, whatever it counts. */
export const BANNER = { kind: 'banner', text: expect.stringContaining('/dochygiene:check') };

/** A file's text, a folder (`null`), or a link (`to`), by its path below the machine. */
export type Machine = Readonly<Record<string, string | null | { readonly to: string }>>;

/** What the HEAD of a repository holds. */
export const HEAD = 'ref: refs/heads/main\n';

/** A project that is a checkout and holds nothing else. */
export const CHECKOUT: Machine = { 'project/.git/HEAD': HEAD, 'project/.git/objects': null };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-outcome-')));
let machines = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a machine for one test; answers with the folder that it is in. */
export function machine(things: Machine): string {
  machines += 1;
  const base = join(folder, `machine-${machines}`);
  mkdirSync(join(base, 'project'), { recursive: true });
  for (const [name, thing] of Object.entries(things)) {
    const path = join(base, name);
    mkdirSync(dirname(path), { recursive: true });
    if (thing === null) mkdirSync(path, { recursive: true });
    else if (typeof thing === 'string') writeFileSync(path, thing);
    else symlinkSync(thing.to, path);
  }
  return base;
}

/** The text of a state, whose times are told in days ago. */
export function state(
  lastCheck: number | null,
  lastReminded: number | null = null,
  more = {},
): string {
  const ago = (days: number | null) =>
    days === null ? null : new Date(NOW.getTime() - days * 86_400_000).toISOString();
  return JSON.stringify({
    version: 1,
    last_check: ago(lastCheck),
    last_reminded: ago(lastReminded),
    ...more,
  });
}

/** The calendar day that many days ago. */
export function day(daysAgo: number): string {
  return systemClock.dayOf(new Date(NOW.getTime() - daysAgo * 86_400_000));
}

/** A checkout with that state, and whatever else there is. */
export function used(stateJson: string, more: Machine = {}): Machine {
  return {
    ...CHECKOUT,
    'project/.dochygiene/.gitignore': '*\n',
    'project/.dochygiene/state.json': stateJson,
    ...more,
  };
}

/** What came of one session, and how. */
export interface Run {
  /** Silent or a banner. */
  readonly outcome: Outcome;
  /** What had to be done with care. */
  readonly careful: readonly string[];
  /** The calls that the quick way made, in order. */
  readonly calls: readonly string[];
}

/** A session with that start, by the quick way; `spoil` may throw in the place of a call. */
export function quick(
  base: string,
  start = join(base, 'project'),
  spoil: (at: number, name: string) => void = () => {},
): Run {
  const careful: string[] = [];
  const calls: string[] = [];
  const withCare: Careful = {
    remindWithCare: (read) => {
      careful.push('remind');
      return carefully(start, (directory) => remind(directory, DEFAULT_STALENESS_DAYS, read));
    },
    recordWithCare: (root, at) => {
      careful.push('record');
      expect(root).toBe(start);
      carefully(root, (directory) => recordReminder(directory, at));
    },
  };
  const disk = recorded(base, calls, spoil);
  const session = { disk, start, clock: CLOCK, owner: process.getuid?.(), pid: 4711 };
  return { outcome: sessionOutcome(SEEN, session, () => withCare), careful, calls };
}

/** The same session, by the way that fits every project. */
export function slow(base: string, start = join(base, 'project')): Outcome {
  return carefully(start, (directory) => remind(directory, DEFAULT_STALENESS_DAYS));
}

let tokens = 0;

/** The real disk, which keeps nothing for good, since no test here cuts the power. */
const DISK = fileSystemOver(
  { ...fs, realpathSync: fs.realpathSync.native, fsyncSync: () => {} },
  { windows: false, sleep: () => {} },
);

/** What `act` answers for the project that the session is about, as the hook finds it. */
export function carefully<T>(start: string, act: (directory: StateDirectory) => T): T | NoRoot {
  const path = absolutePath(start);
  const root = projectRoot(DISK, { start: path, home: undefined, ceilings: [] });
  if (root === undefined) return { kind: 'silent', because: 'no-root' };
  const token = () => {
    tokens += 1;
    return tokens.toString(16).padStart(8, '0');
  };
  const owner = process.getuid?.();
  return act(stateDirectory({ fs: DISK, root, clock: CLOCK, token, owner }));
}

/** That the session is about no project. */
export interface NoRoot {
  readonly kind: 'silent';
  readonly because: 'no-root';
}

/** `node:fs`, which writes down its calls with what they are about, and may be spoiled. */
export function recorded(
  base: string,
  calls: string[],
  spoil: (at: number, name: string) => void,
): PlainDisk {
  const opened = new Map<number, string>();
  const shown = (one: unknown) =>
    String(typeof one === 'number' ? (opened.get(one) ?? one) : one)
      .replace(`${base}/`, '')
      .replace(/scratch-(\w+)-.*/, 'scratch-$1');
  const wrapped = <A extends readonly unknown[], R>(name: string, call: (...args: A) => R) => {
    return (...args: A): R => {
      const to = name === 'rename' ? ` ${shown(args[1])}` : '';
      calls.push(`${name} ${shown(args[0])}${to}`);
      spoil(calls.length - 1, name);
      const answer = call(...args);
      if (name === 'open' && typeof answer === 'number') opened.set(answer, shown(args[0]));
      return answer;
    };
  };
  return {
    constants: fs.constants,
    openSync: wrapped('open', (path: string, flags: number, mode?: number) =>
      fs.openSync(path, flags, mode),
    ),
    closeSync: wrapped('close', (fd: number) => fs.closeSync(fd)),
    fsyncSync: wrapped('fsync', (_fd: number) => {}),
    lstatSync: wrapped('lstat', (path: string) => fs.lstatSync(path, { throwIfNoEntry: false })),
    mkdirSync: wrapped('mkdir', (path: string) => {
      fs.mkdirSync(path);
    }),
    readdirSync: wrapped('readdir', (path: string) => fs.readdirSync(path)),
    renameSync: wrapped('rename', (from: string, to: string) => fs.renameSync(from, to)),
    unlinkSync: wrapped('unlink', (path: string) => fs.unlinkSync(path)),
    realpathSync: { native: wrapped('realpath', (path: string) => fs.realpathSync.native(path)) },
    writevSync: wrapped('writev', (fd: number, parts: readonly Uint8Array[]) =>
      fs.writevSync(fd, parts),
    ),
  };
}

/** Everything on the machine with its mode and content; links are not followed. */
export function contents(base: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = (path: string, name: string) => {
    const stat = fs.lstatSync(path);
    const mode = (stat.mode & 0o777).toString(8);
    if (stat.isDirectory()) {
      found[`${name}/`] = mode;
      for (const one of readdirSync(path).sort()) walk(join(path, one), `${name}/${one}`);
    } else if (stat.isSymbolicLink()) {
      found[name] = `-> ${readlinkSync(path)}`;
    } else {
      found[name] = stat.isFile() ? `${mode} ${readFileSync(path, 'latin1')}` : 'other';
    }
  };
  walk(base, '.');
  return found;
}
