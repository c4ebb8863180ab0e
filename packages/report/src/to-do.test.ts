import { describe, expect, test } from 'vitest';
import { FINISHED, sampleEntry, sampleReport, UNREACHABLE } from '../test/sample.ts';
import type { ReportEntry } from './report.ts';
import { linesSaved, proofOf, tierTotals, toDo } from './to-do.ts';

const quotes = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.map((lines) => ({ lines, sha256: '' }));

// biome-ignore format: a table is read by column
test.each<readonly [string, Partial<ReportEntry>, number]>([
  // case                                      entry, of 90 lines                                       lines
  ['archive',                                  { op: 'archive' },                                       90],
  ['delete',                                   { op: 'delete' },                                        90],
  ['merge-into',                               { op: 'merge-into' },                                    90],
  ['update',                                   { op: 'update', quotes: quotes([1, 9]) },                0],
  ['fix-links',                                { op: 'fix-links' },                                     0],
  ['add-status',                               { op: 'add-status' },                                    0],
  ['trim of one line',                         { op: 'trim', quotes: quotes([7, 7]) },                  1],
  ['trim of two ranges',                       { op: 'trim', quotes: quotes([1, 3], [10, 10]) },        4],
  ['... that overlap',                         { op: 'trim', quotes: quotes([1, 3], [2, 5]) },          5],
  ['... that reach beyond the end',            { op: 'trim', quotes: quotes([89, 1e15]) },              2],
])('lines saved by %s', (_case, said, lines) => {
  expect(linesSaved(sampleEntry('a.md', said))).toBe(lines);
});

test('what to do is in order of care, then of who says it, then of tokens, then as it was', () => {
  const entries = [
    sampleEntry('manual', { safety_tier: 'manual', token_estimate: 9 }),
    sampleEntry('signals', { safety_tier: 'manual', by: 'signals', token_estimate: 800 }),
    sampleEntry('review', { safety_tier: 'review', token_estimate: 5 }),
    sampleEntry('small', { token_estimate: 1 }),
    sampleEntry('large', { token_estimate: 700 }),
    sampleEntry('large, too', { token_estimate: 700 }),
  ];
  const report = sampleReport(entries);
  expect(toDo(report).map(({ path }) => path)).toEqual([
    ...['large', 'large, too', 'small', 'review', 'manual', 'signals'],
  ]);
  expect(tierTotals(report)).toEqual([
    { tier: 'safe', entries: 3, tokens: 1401, lines: 270 },
    { tier: 'review', entries: 1, tokens: 5, lines: 90 },
    { tier: 'manual', entries: 2, tokens: 809, lines: 180 },
  ]);
  expect(report.entries).toBe(entries);
});

describe('the proof', () => {
  const RECORD = { ...FINISHED, record: true as const, summary: 'a record' };
  const quoted = quotes([4, 6]);

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Partial<ReportEntry>, unknown]>([
    ['of what a reader quotes first',  { signals: [UNREACHABLE, FINISHED], quotes: quoted }, { line: 4, says: 'quoted, to line 6' }],
    ['of a deciding signal',           { signals: [UNREACHABLE, FINISHED] },                 { line: 12, says: 'all 14 steps are done' }],
    ['of a supporting signal',         { signals: [UNREACHABLE] },                           { line: undefined, says: 'no document links to it' }],
    ['... before a record',            { signals: [RECORD, UNREACHABLE] },                   { line: undefined, says: 'no document links to it' }],
    ['of a record where that is all',  { signals: [RECORD] },                                { line: 12, says: 'a record' }],
    ['of a quote without signals',     { signals: [], quotes: quoted },                      { line: 4, says: 'quoted, to line 6' }],
    ['of a quote of one line',         { signals: [], quotes: quotes([4, 4]) },              { line: 4, says: 'quoted' }],
    ['of nothing',                     { signals: [] },                                      undefined],
  ])('%s', (_case, said, proof) => {
    expect(proofOf(sampleEntry('a.md', said))).toEqual(proof);
  });
});
