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
      documents: new Map(
        paths.map((path) => [path, { path, headings: [] as Document['headings'] } as Document]),
      ),
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
  /** All documents of a project made of these commits, the most deserving first. */
  function order(commits: readonly MadeCommit[], shallow = false): readonly string[] {
    const git = historyGit(commits, { shallow });
    const tree = Object.entries(git.files).map(([path, text]) => [`/p/${path}`, text]);
    const fs = memoryFileSystem(Object.fromEntries(tree));
    const clock = frozenClock('2026-03-10T12:00:00Z', 'UTC');
    const found = survey({ fs, root: absolutePath('/p'), git, clock, signals: [] });
    expect(rank(found).some(({ shortlisted }) => shortlisted)).toBe(false);
    return rank(found).map(({ path }) => path);
  }

  const text = (title: string) => `# ${title}\n\nwords\n`;
  const all = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, text('A')]));
  const LATER: MadeCommit = { at: '2026-03-01', files: { 'x.ts': '' } };
  const set = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `set/${name}.md`);

  // biome-ignore format: a table is read by column
  test.each<readonly [string, readonly MadeCommit[], readonly string[]]>([
    ['what no reader comes by first', [
      { at: '2025-01-01', files: { 'README.md': '[a](a.md)\n', ...all(['a.md', 'b.md']) } },
    ], ['b.md', 'a.md', 'README.md']],
    ['what is called a plan by its title', [
      { at: '2025-01-01', files: { 'a.md': text('Cats'), 'b.md': text('Migration plan: cats') } },
    ], ['b.md', 'a.md']],
    ['not what merely has the letters', [
      { at: '2025-01-01', files: { 'a.md': text('Cats'), 'b.md': text('Planets') } },
    ], ['a.md', 'b.md']],
    ['what was looked after in 90 days last', [
      { at: '2025-01-01', files: all(['a.md', 'b.md']) },
      { at: '2025-12-02', files: { 'a.md': text('A2') } },
      LATER,
    ], ['b.md', 'a.md']],
    ['... and not what was before', [
      { at: '2025-01-01', files: all(['a.md', 'b.md']) },
      { at: '2025-11-30', files: { 'a.md': text('A2') } },
      LATER,
    ], ['a.md', 'b.md']],
    ['what has a name of its own last', [
      { at: '2025-01-01', files: all(['CONTRIBUTING.md', 'b.md']) },
    ], ['b.md', 'CONTRIBUTING.md']],
    ['a record last', [
      { at: '2025-01-01', files: all(['adr/a.md', 'cats/b.md']) },
    ], ['cats/b.md', 'adr/a.md']],
    ['one of many of a kind last', [
      { at: '2025-01-01', files: all([...set, 'w/z.md']) },
    ], ['w/z.md', ...set]],
    ['... and before them what is of another kind', [
      { at: '2025-01-01', files: all([...set, 'set/z1.md']) },
    ], ['set/z1.md', ...set]],
    ['fewer that link to it first', [
      { at: '2025-01-01', files: { ...all(['a.md', 'b.md']), 'README.md': '[a](a.md) [b](b.md)', 'c/README.md': '[a](../a.md)' } },
    ], ['b.md', 'a.md', 'README.md', 'c/README.md']],
  ])('%s', (_case, commits, paths) => {
    expect(order(commits)).toEqual(paths);
  });

  describe('what the project did with documents of such a name', () => {
    const came = { at: '2025-01-01', files: all(['a/cats.md', 'b/dogs.md', 'c/dogs.md']) };
    const went = (...paths: readonly string[]): MadeCommit => ({
      at: '2025-02-01',
      files: Object.fromEntries(paths.map((path) => [path, null])),
    });

    // biome-ignore format: a table is read by column
    test.each<readonly [string, readonly MadeCommit[], readonly string[]]>([
      ['a name that went before goes first', [came, went('c/dogs.md')], ['b/dogs.md', 'a/cats.md']],
      ['a move is no going', [
        came, { at: '2025-02-01', moves: { 'c/dogs.md': 'd/pigs.md' } },
      ], ['a/cats.md', 'b/dogs.md', 'd/pigs.md']],
      ['... nor is one with changes', [
        came, { at: '2025-02-01', files: { 'c/dogs.md': null, 'd/dogs.md': text('B') } },
      ], ['a/cats.md', 'b/dogs.md', 'd/dogs.md']],
      ['nor the going of a record', [
        { at: '2025-01-01', files: all(['a/cats.md', 'adr/dogs.md', 'b/dogs.md']) }, went('adr/dogs.md'),
      ], ['a/cats.md', 'b/dogs.md']],
      ['nor that of a file that is no document', [
        { at: '2025-01-01', files: { ...all(['a/cats.md', 'b/dogs.md']), 'c/dogs.ts': '' } }, went('c/dogs.ts'),
      ], ['a/cats.md', 'b/dogs.md']],
      ['numbers and short words are no name', [
        { at: '2025-01-01', files: all(['a/1-of-9.md', 'b/1-of-8.md', 'c/1-of-7.md']) }, went('c/1-of-7.md'),
      ], ['a/1-of-9.md', 'b/1-of-8.md']],
    ])('%s', (_case, commits, paths) => {
      expect(order([...commits, LATER])).toEqual(paths);
    });

    test('is unknown where history was cut', () => {
      expect(order([came, went('c/dogs.md'), LATER], true)).toEqual(['a/cats.md', 'b/dogs.md']);
    });

    test('one commit that drops a folder speaks for ten', () => {
      const named = (word: string, count: number) =>
        Array.from({ length: count }, (_, at) => `${word}/${word}-${at}.md`);
      const [cats, [dog = '', ...dogs]] = [named('cats', 40), named('dogs', 14)];
      const first = all(['a/cats.md', 'b/dogs.md', ...cats, dog, ...dogs]);
      const commits = [{ at: '2025-02-01', files: first }, went(...cats, dog), went(...dogs)];
      expect(order([...commits, LATER])).toEqual(['b/dogs.md', 'a/cats.md']);
    });
  });
});

test('a signal that nobody weighed has a weight and says so', () => {
  expect(signalWeight('mine')).toEqual({ weight: 0.5, because: 'not in the table' });
});
