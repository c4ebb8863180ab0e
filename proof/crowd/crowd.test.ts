import { expect, test } from 'vitest';
import { claimsOfHooks, claimsOfProcesses } from './claims.ts';
import { reportsOfProcesses } from './reports.ts';
import { checksAgainstReminders } from './updates.ts';

test('24 processes that ask at the same instant have one banner among them', async () => {
  expect(await claimsOfProcesses(24, 6)).toEqual({ rounds: 6, violations: [] });
});

test('hooks that begin at the same instant show one banner', async () => {
  expect(await claimsOfHooks(12, 2)).toEqual({ rounds: 2, violations: [] });
});

test('8 writers at the same instant leave one report, and no reader sees a mixture', async () => {
  const { violations, reads } = await reportsOfProcesses(8, 8);
  expect(violations).toEqual([]);
  expect(reads).toBeGreaterThan(8);
});

test('a check at the same instant as reminders is not lost, nor is the claim', async () => {
  expect(await checksAgainstReminders(20)).toMatchObject({ rounds: 20, violations: [] });
});
