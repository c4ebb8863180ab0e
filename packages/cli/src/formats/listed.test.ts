import type { ArtifactSignal } from '@dochygiene/scanner';
import { expect, test } from 'vitest';
import { listedOnce, saidOnce } from './listed.ts';

const signal = (id: string, summary: string): ArtifactSignal => ({
  id,
  deciding: true,
  family: 'links',
  summary,
  evidence: [],
});

/** Documents in order, each with what is said of it and the paths that hold the same text. */
type Rows = readonly (readonly [path: string, said: string, same: readonly string[]])[];

function listed(rows: Rows): readonly string[] {
  const mirror = (same: readonly string[]) =>
    ({ id: 'mirror-of', summary: '', evidence: same.map((path) => ({ path })) }) as const;
  return listedOnce({
    shortlist: rows.map(([path]) => path),
    signals: Object.fromEntries(rows.map(([path, said]) => [path, [signal('dead-link', said)]])),
    facts: Object.fromEntries(rows.map(([path, , same]) => [path, { context: [mirror(same)] }])),
  }).map(({ path, place, copies }) => `${place} ${[path, ...copies].join(' = ')}`);
}

// biome-ignore format: a table is read by column
test.each<readonly [string, Rows, readonly string[]]>([
  ['texts of their own',            [['a', 'x', []], ['b', 'x', []]],                                    ['1 a', '2 b']],
  ['a text that stands twice',      [['a', 'x', ['c']], ['b', 'y', []], ['c', 'x', ['a']], ['d', 'y', []]], ['1 a = c', '2 b', '4 d']],
  ['... and has another fault',     [['a', 'x', ['b']], ['b', 'y', ['a']]],                              ['1 a', '2 b']],
  ['... and is on no list',         [['a', 'x', ['z']]],                                                 ['1 a']],
  ['... in the order of the list',  [['z', 'x', []], ['f', 'x', ['a', 'c', 'z']], ['c', 'x', []], ['a', 'x', []]], ['1 z', '2 f = c = a']],
])('%s', (_case, rows, expected) => {
  expect(listed(rows)).toEqual(expected);
});

test('that nothing links to a report is said once', () => {
  const unlinked = signal('unreachable', 'no document links to it');
  const report = signal('write-once-report', 'a report, and nothing links to it');
  expect(saidOnce([report, unlinked])).toEqual([report]);
  expect(saidOnce([unlinked])).toEqual([unlinked]);
  expect(saidOnce(undefined)).toEqual([]);
});
