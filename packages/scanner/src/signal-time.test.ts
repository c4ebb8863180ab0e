import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { scan } from './scan.ts';

const PLAN = '# Plan\n\n- [x] one\n- [x] two\n- [x] three\n';

// biome-ignore format: a table is read by column
test.each([
  // now                        30 days since, to the hour
  ['2025-01-31T12:00:00.000Z',  false],
  ['2025-01-31T12:30:00.000Z',  false],
  ['2025-01-31T12:59:59.999Z',  false],
  ['2025-01-31T13:00:00.000Z',  true],
])('at %s, that a plan was finished at half past twelve 30 days ago is told: %s', (now, told) => {
  const git = historyGit([{ at: '2025-01-01T12:30:00Z', files: { 'plan.md': PLAN } }]);
  const found = scan({
    fs: memoryFileSystem({ '/p/plan.md': PLAN }),
    root: absolutePath('/p'),
    git,
    clock: frozenClock(now, 'UTC'),
    tool: 'test 1',
  });
  expect(found.signals['plan.md']?.some(({ id }) => id === 'finished-plan') ?? false).toBe(told);
});
