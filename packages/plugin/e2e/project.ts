import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A git checkout that nobody has checked, with two documents, one of which deserves a look: a merge
 * was left unfinished in it, and a link leads nowhere.
 */
export function newProject(folder: string): string {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# A project\n\nSee [the guide](docs/guide.md).\n');
  writeFileSync(join(folder, 'docs/guide.md'), UNMERGED);
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'Documents');
  return folder;
}

/** Runs git, and returns what it printed. */
export function git(folder: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=A person', '-c', 'user.email=person@example.invalid'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  });
  if (status !== 0) throw new Error(`Cannot run "git ${args.join(' ')}": ${stderr}`);
  return stdout;
}

/** The calendar days that were claimed for a reminder, from the names of the claims. */
export function claims(project: string): readonly string[] {
  if (!existsSync(join(project, STATE_FOLDER))) return [];
  const names = readdirSync(join(project, STATE_FOLDER));
  return names.filter((name) => name.startsWith(CLAIM)).map((name) => name.slice(CLAIM.length));
}

/** The two times in the state, as they are written. */
export function state(project: string): {
  readonly last_check: string | null;
  readonly last_reminded: string | null;
} {
  return JSON.parse(readFileSync(join(project, STATE_FOLDER, 'state.json'), 'utf8'));
}

/** Writes a state as a check that many days ago would have left it. */
export function checkedDaysAgo(project: string, days: number): void {
  const lastCheck = new Date(Date.now() - days * DAY).toISOString();
  writeState(project, { version: 1, last_check: lastCheck, last_reminded: null });
}

/** Makes all that happened in a project happen a day earlier: so that today is the next day. */
export function letADayPass(project: string): void {
  const earlier = (iso: string) => new Date(new Date(iso).getTime() - DAY).toISOString();
  for (const day of claims(project)) {
    const path = (name: string) => join(project, STATE_FOLDER, `${CLAIM}${name}`);
    renameSync(path(day), path(earlier(`${day}T00:00:00.000Z`).slice(0, 10)));
  }
  const { last_check, last_reminded, ...rest } = state(project);
  writeState(project, {
    ...rest,
    last_check: last_check === null ? null : earlier(last_check),
    last_reminded: last_reminded === null ? null : earlier(last_reminded),
  });
}

const UNMERGED = `# Guide

<<<<<<< HEAD
How it is done: with care.
=======
How it is done: [with haste](haste.md).
>>>>>>> haste
`;
const STATE_FOLDER = '.dochygiene';
const CLAIM = 'reminded-';
const DAY = 86_400_000;

function writeState(project: string, content: object): void {
  const folder = join(project, STATE_FOLDER);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    writeFileSync(join(folder, '.gitignore'), '*\n');
  }
  writeFileSync(join(folder, 'state.json'), `${JSON.stringify(content)}\n`);
}
