import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/build.ts';
import { answer, COMMAND, hook, program } from '../lib/programs.ts';
import { HOSTILE_KEYS } from './hostile-keys.ts';
import { hostileRepository } from './hostile-repository.ts';

const folder = temporaryFolder();

const COMMANDS: readonly (readonly string[])[] = [
  ['scan', '--format', 'json'],
  ['scan', '--all', '--format', 'markdown'],
  ['check'],
  ['status'],
  ['doctor'],
  ['why', 'README.md'],
  ['hook', 'session-start'],
];

/** What people ask, and what they run into; what else there is depends on the git they have. */
const TRUSTING = [['status'], ['fetch'], ['diff']];
const CATCHING = ['core.fsmonitor', 'filter.trap.process', 'remote.origin.url'];

test('nothing that a repository’s configuration names is run', async () => {
  const { project, caught, trusting } = hostileRepository(join(folder, 'hostile'));
  // What made the repository may have run into the trap itself.
  caught();
  expect(answer(await hook(project))).toBe('banner');
  expect(caught(), 'the hook').toEqual([]);
  for (const words of COMMANDS) {
    const env = { HOME: join(project, '..') };
    const { code, stderr } = await program([COMMAND, ...words], { directory: project, env });
    expect({ code, stderr }, words.join(' ')).toEqual({ code: 0, stderr: '' });
    expect(caught(), words.join(' ')).toEqual([]);
  }

  // The trap does catch whoever trusts the repository.
  for (const args of TRUSTING) trusting(args);
  const keys = caught().map((line) => line.split(' ')[0]);
  expect(keys).toEqual(expect.arrayContaining(CATCHING));
});

test('a history is told of the hostile repository all the same', async () => {
  const { project } = hostileRepository(join(folder, 'told'));
  const { stdout } = await program([COMMAND, 'scan', '--format', 'json'], { directory: project });
  const { history, head } = JSON.parse(stdout);
  expect({ history, head }).toEqual({
    history: 'full',
    head: expect.stringMatching(/^[\da-f]{40}$/),
  });
});

test('the keys are each named once', () => {
  expect(new Set(HOSTILE_KEYS.map(([key]) => key)).size).toBe(HOSTILE_KEYS.length);
  expect(HOSTILE_KEYS.length).toBeGreaterThanOrEqual(80);
});

const superuser = process.getuid?.() === 0;

test.skipIf(!superuser)(
  `a repository of another owner has an unknown history${superuser ? '' : ' (skipped: only the superuser can give files away)'}`,
  async () => {
    const { project, caught } = hostileRepository(join(folder, 'foreign'));
    caught();
    give(project);
    const run = (...words: readonly string[]) =>
      program([COMMAND, ...words], { directory: project, env: { HOME: join(project, '..') } });
    const scan = await run('scan', '--format', 'json');
    expect(scan).toMatchObject({ code: 0, stderr: '' });
    const { history, problems, coverage } = JSON.parse(scan.stdout);
    expect(history).toBe('none');
    expect(problems.map(({ message }: { message: string }) => message).join('\n')).toMatch(/own/);
    expect(coverage.unknown_history).toBe(coverage.judged);
    for (const words of [['status'], ['doctor']])
      expect(await run(...words)).toMatchObject({ code: 0 });
    expect(answer(await hook(project))).toBe('banner');
    expect(caught()).toEqual([]);
  },
);

function give(path: string): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
  chownSync(path, 4321, 4321);
}
