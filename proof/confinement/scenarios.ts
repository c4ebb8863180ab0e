import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject, type StateTree } from '../lib/project.ts';
import { WORKSPACE } from '../lib/root.ts';
import { USED } from '../lib/scenes.ts';
import { type Change, changesIn, WATCHED } from './changes.ts';
import { isDochygiene, outside } from './judge.ts';

const HOOK = join(WORKSPACE, 'packages/plugin/dist/session-start.cjs');
const COMMAND = join(WORKSPACE, 'packages/plugin/dist/cli.js');

/** One run of the hook or the command, and what there was before. */
export interface Scenario {
  readonly name: string;
  /** What the command is told; the hook, where nothing is. */
  readonly words?: readonly string[];
  readonly state?: StateTree;
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** What else is done to the project. */
  readonly prepare?: (project: string) => void;
  /** How many changes are seen at the least, lest nothing be looked at. */
  readonly changes?: number;
}

const checked = (days: number): StateTree => ({
  '.gitignore': '*\n',
  'state.json': JSON.stringify({
    version: 1,
    last_check: new Date(Date.now() - days * 86_400_000).toISOString(),
    last_reminded: null,
  }),
});

/** Of the hook and of every command, the ones that write and the ones that must not. */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'hook, first session', changes: 6 },
  { name: 'hook, stale', state: checked(30), changes: 3 },
  { name: 'hook, fresh', state: checked(3) },
  { name: 'hook, bad state', state: { ...USED.tree, 'state.json': 'bad' }, changes: 2 },
  { name: 'hook, nobody there', variables: { CLAUDE_CODE_SESSION_ATTENDED: '0' } },
  { name: 'hook, folder by payload', variables: { CLAUDE_PROJECT_DIR: undefined }, changes: 6 },
  { name: 'hook, debugging', variables: { DOCHYGIENE_DEBUG: '1' }, changes: 6 },
  { name: 'hook, state directory is a link', prepare: linked },
  {
    name: 'hook, no checkout',
    prepare: (project) => rmSync(join(project, '.git'), { recursive: true }),
  },
  { name: 'scan', words: ['scan'], prepare: committed },
  { name: 'scan, no git', words: ['scan', '--no-git'] },
  { name: 'scan, as JSON', words: ['--format', 'json'], prepare: committed },
  { name: 'scan, into a file', words: ['scan', '--format', 'json=../scan.json'], changes: 2 },
  { name: 'scan, gate', words: ['scan', '--fail-on', 'any', '--all'], prepare: committed },
  { name: 'why', words: ['why', 'README.md'], prepare: committed },
  { name: 'explain', words: ['explain'] },
  { name: 'status', words: ['status'], state: checked(30) },
  { name: 'status, never checked', words: ['status'] },
  { name: 'doctor', words: ['doctor'], state: USED.tree ?? {}, prepare: committed },
  { name: 'check', words: ['check'], prepare: committed, changes: 7 },
  { name: 'check, state directory is a link', words: ['check'], prepare: linked },
  { name: 'init, nobody to ask', words: ['init'] },
  { name: 'init, yes', words: ['init', '--yes'], changes: 2 },
  { name: 'hook session-start', words: ['hook', 'session-start'], changes: 6 },
  { name: 'help', words: ['--help'] },
  { name: 'an unknown command', words: ['clean-up'] },
];

/** What a scenario changed, and which of that it must not. */
export interface Observation {
  readonly changes: readonly Change[];
  readonly violations: readonly string[];
}

/** Plays `scenario` under strace. */
export function observe(scenario: Scenario): Observation {
  const folder = temporaryFolder();
  const project = makeProject(folder, scenario.state);
  mkdirSync(join(folder, 'tmp'));
  scenario.prepare?.(project);
  const log = join(folder, 'log');
  const program = scenario.words === undefined ? [HOOK] : [COMMAND, ...scenario.words];
  const variables = {
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    CLAUDE_PROJECT_DIR: project,
    CLAUDE_CODE_ENTRYPOINT: 'cli',
    ...scenario.variables,
  };
  const { error } = spawnSync('strace', [...WATCHED, '-o', log, process.execPath, ...program], {
    cwd: project,
    env: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)),
    input: JSON.stringify({ cwd: project, hook_event_name: 'SessionStart' }),
    timeout: 60_000,
  });
  if (error !== undefined) throw error;
  const changes = changesIn(readFileSync(log, 'utf8'), isDochygiene);
  const violations = outside(changes, { directory: project }, join(project, '.dochygiene'));
  rmSync(folder, { recursive: true, force: true });
  return { changes, violations };
}

/** The state directory leads to another project's, which is not to be touched. */
function linked(project: string): void {
  symlinkSync('../other/.dochygiene', join(project, '.dochygiene'));
}

/** The project is a real checkout, whose history can be asked for. */
function committed(project: string): void {
  rmSync(join(project, '.git'), { recursive: true });
  const commit = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'one'];
  for (const words of [['init', '-q'], ['add', '.'], commit]) {
    const { status } = spawnSync('git', words, {
      cwd: project,
      env: { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null' },
    });
    if (status !== 0) throw new Error(`Cannot run git ${words.join(' ')}`);
  }
}
