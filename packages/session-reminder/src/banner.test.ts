import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banner } from './banner.ts';

const INVITATION =
  'Run /dochygiene:check to see which of them deserve a look. (No more reminders today.)';

// biome-ignore format: a table is read by column
test.each([
  // days        first line
  [undefined,  "dochygiene: this project's documents were never checked."],
  [0,          "dochygiene: this project's documents were last checked less than a day ago."],
  [1,          "dochygiene: it is 1 day since this project's documents were last checked."],
  [2,          "dochygiene: it is 2 days since this project's documents were last checked."],
  [14,         "dochygiene: it is 14 days since this project's documents were last checked."],
  [11,         "dochygiene: it is 11 days since this project's documents were last checked."],
  [21,         "dochygiene: it is 21 days since this project's documents were last checked."],
  [101,        "dochygiene: it is 101 days since this project's documents were last checked."],
  [9_565,      "dochygiene: it is 9565 days since this project's documents were last checked."],
] as const)('after %s days', (days, line) => {
  expect(banner(days)).toBe(`${line}\n${INVITATION}`);
});

test('whatever the days, it names tool and command in at most three printable lines', () => {
  const days = fc.option(fc.nat(), { nil: undefined });
  fc.assert(
    fc.property(days, (daysSinceCheck) => {
      const text = banner(daysSinceCheck);
      const lines = text.split('\n');
      expect(text.startsWith('dochygiene')).toBe(true);
      expect(text).toContain('/dochygiene:check');
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{1,90}$/);
      if (daysSinceCheck === undefined) expect(text).toContain('never checked');
      // The command is all that looks like a path, and its slash is the only one.
      expect(text.split('/').length).toBe(2);
    }),
  );
});
