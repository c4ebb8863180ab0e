import { expect, test } from 'vitest';
import type { Document, Reading } from './document.ts';
import { judgeAll, noteAll, observeAll, openSignals } from './judgement.ts';
import type { Finding, Project, Signal } from './signal.ts';

const FOUND: Finding = { summary: 'x', evidence: [{ line: 1 }], strength: 1 };
const PATHS = ['a.md', 'b.md'];
const PROJECT = {
  documents: new Map(PATHS.map((path) => [path, { path } as Document])),
} as unknown as Project;

const signal = (id: string, over: Partial<Signal>): Signal => ({
  id,
  deciding: true,
  family: 'content',
  explanation: { says: '', definition: '', traps: [] },
  thresholds: { most: 3 },
  judge: () => () => FOUND,
  ...over,
});

/** Observes and judges both documents; gives what was said, by path, and how each signal did. */
function outcome(signals: readonly Signal[], wishes: Parameters<typeof openSignals>[1] = {}) {
  const open = openSignals(signals, wishes);
  const seen = new Map<string, Map<string, unknown>>();
  for (const path of PATHS) {
    const observed = observeAll(open.active, { document: { path } } as Reading);
    noteAll(open.active, path, observed, seen);
  }
  const { findings, statuses, problems } = judgeAll(open, PROJECT, seen);
  const said = [...findings].map(([path, all]) => [path, ...all.map((each) => each.signal.id)]);
  return { said, statuses: Object.fromEntries(statuses), problems };
}

test('every signal is asked about every document, in order', () => {
  const second = signal('second', {
    judge:
      () =>
      ({ path }) =>
        path === 'b.md' ? FOUND : undefined,
  });
  expect(outcome([signal('first', {}), second])).toEqual({
    said: [
      ['a.md', 'first'],
      ['b.md', 'first', 'second'],
    ],
    statuses: { first: { status: 'ran' }, second: { status: 'ran' } },
    problems: [],
  });
});

test('what was observed reaches the judge', () => {
  const observing = signal('long', {
    observe: ({ document }) => document.path.length,
    judge:
      (_project, seen) =>
      ({ path }) =>
        seen.get(path) === 4 && seen.size === 2 ? FOUND : undefined,
  });
  expect(outcome([observing]).said).toEqual([
    ['a.md', 'long'],
    ['b.md', 'long'],
  ]);
});

test('a signal that is off says nothing and is told as skipped', () => {
  expect(outcome([signal('quiet', {})], { quiet: 'off' })).toEqual({
    said: [],
    statuses: { quiet: { status: 'skipped', because: 'off in the configuration' } },
    problems: [],
  });
});

test('thresholds come from the project first', () => {
  const strict = signal('strict', {
    thresholds: { most: 3, least: 1 },
    judge:
      (_project, _seen, { most, least }) =>
      () => ({ ...FOUND, summary: `${most} ${least}` }),
  });
  const open = openSignals([strict], { strict: { most: 9 } });
  const { findings } = judgeAll(open, PROJECT, new Map());
  expect(findings.get('a.md')?.[0]?.finding.summary).toBe('9 1');
  expect(open.thresholds.get('strict')).toEqual({ most: 9, least: 1 });
});

test.each([
  [
    'observing',
    {
      observe: () => {
        throw new Error('no');
      },
    },
    'a.md',
  ],
  [
    'opening',
    {
      judge: () => {
        throw new Error('no');
      },
    },
    '.',
  ],
  [
    'judging the second',
    {
      judge:
        () =>
        ({ path }: Document) => {
          if (path === 'b.md') throw new Error('no');
          return FOUND;
        },
    },
    'b.md',
  ],
] as const)('a signal that throws while %s is a problem and says nothing', (_case, over, path) => {
  expect(outcome([signal('strange', over), signal('sound', {})])).toEqual({
    said: [
      ['a.md', 'sound'],
      ['b.md', 'sound'],
    ],
    statuses: { strange: { status: 'failed', error: 'no' }, sound: { status: 'ran' } },
    problems: [
      { path, code: 'SIGNAL_FAILED', message: 'signal strange failed and says nothing: no' },
    ],
  });
});

test('what is thrown need not be an error', () => {
  const strange = signal('strange', {
    judge: () => {
      throw 'a text';
    },
  });
  expect(outcome([strange]).statuses).toEqual({ strange: { status: 'failed', error: 'a text' } });
});
