import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject } from '../lib/project.ts';
import { BAD_FOLDERS } from './bad-folders.ts';
import { BAD_STATES } from './bad-states.ts';
import { mutatedStates } from './mutated-states.ts';
import { amiss, tryState } from './trial.ts';

test('the table names at least 60 states, each once', () => {
  expect(new Set(BAD_STATES.map(({ name }) => name)).size).toBe(BAD_STATES.length);
  expect(BAD_STATES.length).toBeGreaterThanOrEqual(60);
});

const folder = temporaryFolder();

test('the store says of each what it should', () => {
  for (const bad of BAD_STATES) {
    const project = makeProject(folder, undefined);
    const skipped = bad.plant(project, join(folder, 'home/other'));
    if (skipped === undefined) expect(amiss(bad, project), bad.name).toBe(undefined);
  }
});

// The soak tries them all, and against the clock.
const TRIED = BAD_STATES.filter((bad, n) => BAD_FOLDERS.includes(bad) || n % 4 === 0);

test.each(TRIED.map((bad) => [bad.name, bad] as const))('a session upon %s', async (_, bad) => {
  const { violations, skipped } = await tryState(bad, folder, 1);
  expect(violations).toEqual([]);
  // Only what the machine does not permit is left out, and says so.
  if (skipped !== undefined) expect(skipped).toMatch(/not permitted here|only the superuser/);
});

test('2,000 mutated states are read, reminded of and checked as they should be', () => {
  const { violations, conditions } = mutatedStates(2000, 1);
  expect(violations.slice(0, 5)).toEqual([]);
  expect(Object.keys(conditions).sort()).toEqual(['newer', 'ok', 'unreadable']);
});
