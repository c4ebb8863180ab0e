import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Document } from './document.ts';
import type { SignalFinding } from './judgement.ts';
import { signalWeight } from './rank/weights.ts';
import { rank } from './rank.ts';
import type { Family, Signal } from './signal.ts';
import { type Survey, survey } from './survey.ts';

const signal = (id: string, family: Family, deciding = false): Signal => ({
  id,
  family,
  deciding,
  explanation: { says: '', definition: '', traps: [] },
  thresholds: {},
  judge: () => () => undefined,
});
const END = signal('declared-end-of-life', 'declared', true);
const DEAD = signal('dead-link', 'links');
const STUB = signal('stub', 'content');
const TWIN = signal('near-duplicate', 'content');

const says = (of: Signal, strength = 0.5): SignalFinding => ({
  signal: of,
  finding: { summary: 'x', evidence: [], strength },
});
const asRecord = (of: Signal): SignalFinding => ({
  signal: of,
  finding: { summary: 'x', evidence: [], strength: 1, record: true },
});

/** The paths that are shortlisted, in order, of documents with these findings and inbound links. */
function shortlist(
  findings: Readonly<Record<string, readonly SignalFinding[]>>,
  inbound: Readonly<Record<string, readonly string[]>> = {},
  loadBearing: Readonly<Record<string, number>> = {},
): readonly string[] {
  const paths = Object.keys(findings);
  const survey = {
    project: {
      documents: new Map(paths.map((path) => [path, { path } as Document])),
      reachable: () => true,
      inbound: (path: string) => (inbound[path] ?? []).map((from) => ({ from, to: path })),
    },
    findings: new Map(Object.entries(findings)),
    context: {
      loadBearing: new Map(
        Object.entries(loadBearing).map(([path, files]) => [path, { files, places: [] }]),
      ),
    },
  } as unknown as Survey;
  return rank(survey)
    .filter(({ shortlisted }) => shortlisted)
    .map(({ path }) => path);
}

// biome-ignore format: a table is read by column
describe('shortlisted', () => {
  test.each([
    // case                                 findings                        shortlisted
    ['nothing said',                        [],                             false],
    ['one deciding signal',                 [says(END)],                    true],
    ['one supporting signal',               [says(DEAD, 1)],                false],
    ['two of one family',                   [says(STUB, 1), says(TWIN, 1)], false],
    ['two of different families',           [says(STUB), says(DEAD)],       true],
    ['a deciding one of a record',          [asRecord(END)],                false],
    ['a record and one supporting',         [asRecord(END), says(DEAD)],    false],
  ] as const)('%s', (_case, findings, shortlisted) => {
    expect(shortlist({ 'a.md': findings })).toEqual(shortlisted ? ['a.md'] : []);
  });
});

describe('order', () => {
  test.each([
    [
      'deciding before two families',
      { b: [says(STUB, 1), says(DEAD, 1)], a: [says(END, 0)] },
      ['a', 'b'],
    ],
    ['more families first', { a: [says(END)], b: [says(END), says(DEAD, 0)] }, ['b', 'a']],
    ['more evidence first', { a: [says(END, 0.1)], b: [says(END, 0.9)] }, ['b', 'a']],
    ['ties by path', { b: [says(END)], a: [says(END)] }, ['a', 'b']],
    [
      'strength beyond bounds counts as the bound',
      { b: [says(END, 99)], a: [says(END, 1)] },
      ['a', 'b'],
    ],
  ] as const)('%s', (_case, findings, order) => {
    expect(shortlist(findings)).toEqual(order);
  });

  test('what others lean on comes later', () => {
    const findings = { a: [says(END)], b: [says(END)] };
    expect(shortlist(findings, { a: ['x.md', 'y.md'] })).toEqual(['b', 'a']);
  });

  test('... and what a program may read, more so', () => {
    const findings = { a: [says(END)], b: [says(END)], c: [says(END)] };
    const inbound = { a: ['x.md'], b: ['x.md'] };
    expect(shortlist(findings, inbound, { a: 1 })).toEqual(['c', 'b', 'a']);
  });

  test('... but never so late as to be weighed for nothing', () => {
    const findings = { a: [says(END, 1)], b: [says(STUB, 0), says(DEAD, 0)] };
    expect(shortlist(findings, { a: ['1', '2', '3', '4', '5', '6'] }, { a: 1000 })).toEqual([
      'a',
      'b',
    ]);
  });

  test('one document that links often counts once', () => {
    const findings = { a: [says(END)], b: [says(END)] };
    expect(shortlist(findings, { a: ['x', 'x', 'x'], b: ['x', 'y'] })).toEqual(['a', 'b']);
  });
});

describe('what is true of a document and no fault', () => {
  const day = Date.parse('2026-03-10T12:00:00Z');
  const texts = (path: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      at: `2025-01-0${at + 1}`,
      files: { [path]: `# ${path}\n\nwords ${at}\n` },
    }));

  /** All documents of a project made of these commits, the most deserving first. */
  function order(commits: readonly MadeCommit[]): readonly string[] {
    const git = historyGit(commits);
    const tree = Object.entries(git.files).map(([path, text]) => [`/p/${path}`, text]);
    const fs = memoryFileSystem(Object.fromEntries(tree));
    const clock = frozenClock(new Date(day).toISOString(), 'UTC');
    const found = survey({ fs, root: absolutePath('/p'), git, clock, signals: [] });
    expect(rank(found).some(({ shortlisted }) => shortlisted)).toBe(false);
    return rank(found).map(({ path }) => path);
  }

  test('written once before touched, and often touched last', () => {
    const commits = [...texts('a.md', 3), ...texts('b.md', 2), ...texts('c.md', 1)];
    expect(order(commits)).toEqual(['c.md', 'b.md', 'a.md']);
  });

  test('what nobody comes by before what is linked, and what has a name of its own last', () => {
    const commits = [
      { at: '2025-01-01', files: { 'README.md': '[a](a.md)\n', 'a.md': '# A\n', 'b.md': '# B\n' } },
    ];
    expect(order(commits)).toEqual(['b.md', 'a.md', 'README.md']);
  });
});

test('a signal that nobody weighed has a weight and says so', () => {
  expect(signalWeight('mine')).toEqual({ weight: 0.5, because: 'not in the table' });
});
