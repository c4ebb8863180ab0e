import { sha256 } from '@dochygiene/ports/node-hash';
import type { ReportEntry } from '@dochygiene/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, reported } from '../../test/reported.ts';
import { isSarif } from '../../test/sarif-schema.ts';
import { reportSarif } from './report-sarif.ts';

/** The one run of the log of `entries`, having made sure that the log is what the schema says. */
function runOf(entries: readonly ReportEntry[]) {
  const text = reportSarif(reported(entries), sha256);
  const log = JSON.parse(text);
  expect([isSarif(log), isSarif.errors]).toEqual([true, null]);
  return { text, run: log.runs[0] };
}

const one = (said: Partial<ReportEntry> = {}) => runOf([entryOf('a b.md', said)]).run.results[0];
const quotes = [{ lines: [3, 5] as const, sha256: 'ab'.repeat(32) }];

test('a result says what to do and why, where a person looks', () => {
  expect(one()).toEqual({
    ruleId: 'finished',
    ruleIndex: 2,
    level: 'warning',
    message: { text: 'Archive → archive/a b.md (safe). All steps are done.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a%20b.md', uriBaseId: '%SRCROOT%' },
          region: { startLine: 12 },
        },
      },
    ],
    partialFingerprints: { 'dochygiene/v1': expect.stringMatching(/^[0-9a-f]{64}$/) },
    properties: {
      by: 'reader',
      op: 'archive',
      op_type: 'mechanical',
      safety_tier: 'safe',
      token_estimate: 812,
    },
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Partial<ReportEntry>, unknown]>([
  ['at the line of a signal',            {},                       { startLine: 12 }],
  ['at the lines that a reader quotes',  { quotes },               { startLine: 3, endLine: 5 }],
  ['at no line',                         { signals: [] },          undefined],
])('a result is %s', (_case, said, region) => {
  const result = one(said);
  expect(result.locations[0].physicalLocation.region).toEqual(region);
  // GitHub has a result without a line go by this one.
  expect('primaryLocationLineHash' in result.partialFingerprints).toBe(region === undefined);
});

test('what only signals suggest is a note, and says so', () => {
  const { level, message } = one({ by: 'signals', safety_tier: 'manual', op: 'fix-links' });
  expect(level).toBe('note');
  expect(message.text).toBe(
    'Fix-links (manual, suggested by signals: nobody has read it). All steps are done.',
  );
});

describe('fingerprints', () => {
  const of = (said: Partial<ReportEntry> = {}) => one(said).partialFingerprints['dochygiene/v1'];

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Partial<ReportEntry>, boolean]>([
    ['other words',       { rationale: 'Other words.' },                   true],
    ['other lines',       { quotes },                                      true],
    ['another tier',      { safety_tier: 'manual' },                       true],
    ['another operation', { op: 'delete' },                                false],
    ['another target',    { target: 'else.md' },                           false],
    ['another category',  { category: 'stale' },                           false],
  ])('%s', (_case, said, same) => {
    expect(of(said) === of()).toBe(same);
  });
});

test('the run is apart from that of a scan, and has every category as a rule', () => {
  const { run } = runOf([]);
  expect(run.results).toEqual([]);
  expect(run.automationDetails).toEqual({ id: 'dochygiene-report/' });
  expect(run.invocations).toEqual([
    { executionSuccessful: true, endTimeUtc: '2026-03-10T12:00:00.000Z' },
  ]);
  expect(run.tool.driver.rules).toHaveLength(9);
  expect(run.tool.driver.rules[2].id).toBe('finished');
});

test('text of a stranger is never raw and makes no link, and the log always holds', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constant('[x](https://evil.test)'),
  );
  fc.assert(
    fc.property(strange, (text) => {
      const { text: written, run } = runOf([entryOf(text, { rationale: text, target: text })]);
      expect(written).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(run.results[0].message.text).not.toContain('](');
    }),
    { numRuns: 500 },
  );
});
