import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { type History, placeName, revisionAt, revisionBefore } from '../history.ts';
import { survey } from '../survey.ts';

const root = absolutePath('/p');

interface Scene {
  readonly shallow?: boolean;
  /** Texts in the work tree that are not those of the last commit. */
  readonly edited?: Readonly<Record<string, string>>;
  readonly clock?: boolean;
}

function surveyed(commits: readonly MadeCommit[], scene: Scene = {}) {
  const git = historyGit(commits, { shallow: scene.shallow ?? false });
  const files = Object.entries({ ...git.files, ...scene.edited });
  const fs = memoryFileSystem(Object.fromEntries(files.map(([at, text]) => [`/p/${at}`, text])));
  const clock = frozenClock('2026-03-10T12:00:00Z', 'UTC');
  return survey({ fs, root, git, signals: [], ...(scene.clock === false ? {} : { clock }) });
}

function historyOf(commits: readonly MadeCommit[], scene: Scene = {}): History {
  const { past } = surveyed(commits, scene);
  if (past === undefined) throw new Error('history is unknown');
  return past;
}

const day = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);

/** `day path` of each revision, with a `*` after a content commit. */
const told = (history: History, path: string) =>
  history.past(path)?.revisions.map(({ commit, path: at, content }) => {
    return `${day(commit.time)} ${at}${content ? '*' : ''}`;
  });

const many = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`docs/${at}.md`, `${text} ${at}`]));

// biome-ignore format: a table is read by column
test.each<readonly [string, string, readonly MadeCommit[], readonly string[] | undefined]>([
  ['made and changed', 'a.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': '2', 'b.md': '1' } },
  ], ['2025-01-01 a.md*', '2025-02-01 a.md*']],
  ['moved as it was, and changed', 'docs/a.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', moves: { 'a.md': 'docs/a.md' } },
    { at: '2025-03-01', files: { 'docs/a.md': '2' } },
  ], ['2025-01-01 a.md*', '2025-02-01 docs/a.md', '2025-03-01 docs/a.md*']],
  ['moved twice', 'c.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', moves: { 'a.md': 'b.md' } },
    { at: '2025-03-01', moves: { 'b.md': 'c.md' } },
  ], ['2025-01-01 a.md*', '2025-02-01 b.md', '2025-03-01 c.md']],
  ['moved and changed at once begins anew', 'b.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': null, 'b.md': '2' } },
  ], ['2025-02-01 b.md*']],
  ['gone and made again', 'a.md', [
    { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': null } },
    { at: '2025-03-01', files: { 'a.md': '1' } },
  ], ['2025-03-01 a.md*']],
  ['two alike, told apart by their names', 'new/b.md', [
    { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '1' } },
    { at: '2025-02-01', moves: { 'a.md': 'new/a.md', 'b.md': 'new/b.md' } },
  ], ['2025-01-01 b.md*', '2025-02-01 new/b.md']],
  ['changed with most of ten documents', 'docs/0.md', [
    { at: '2025-01-01', files: many(10, 'old') },
    { at: '2025-02-01', files: many(6, 'new') },
  ], ['2025-01-01 docs/0.md*', '2025-02-01 docs/0.md']],
  ['changed with half of ten documents', 'docs/0.md', [
    { at: '2025-01-01', files: many(10, 'old') },
    { at: '2025-02-01', files: many(5, 'new') },
  ], ['2025-01-01 docs/0.md*', '2025-02-01 docs/0.md*']],
  ['changed with all of nine documents', 'docs/0.md', [
    { at: '2025-01-01', files: many(9, 'old') },
    { at: '2025-02-01', files: many(9, 'new') },
  ], ['2025-01-01 docs/0.md*', '2025-02-01 docs/0.md*']],
  ['changed with 200 other files', 'a.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': '2', ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}.ts`, ''])) } },
  ], ['2025-01-01 a.md*', '2025-02-01 a.md']],
  ['committed by clocks that were wrong', 'a.md', [
    { at: '2025-02-01', files: { 'a.md': '1' } },
    { at: '2025-01-01', files: { 'a.md': '2' } },
  ], ['2025-02-01 a.md*', '2025-01-01 a.md*']],
  ['not there any more', 'a.md', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': null } },
  ], undefined],
  ['never there', 'x.md', [{ at: '2025-01-01', files: { 'a.md': '1' } }], undefined],
])('the past of a document: %s', (_case, path, commits, revisions) => {
  expect(told(historyOf(commits), path)).toEqual(revisions);
});

test('commits that the project ignores are no content', () => {
  const commits: MadeCommit[] = [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': '2' } },
  ];
  const [, formatted = ''] = historyGit(commits).ids;
  const edited = { '.git-blame-ignore-revs': `# formatting\n${formatted} # all\n` };
  expect(told(historyOf(commits, { edited }), 'a.md')).toEqual([
    '2025-01-01 a.md*',
    '2025-02-01 a.md',
  ]);
});

test('a shallow history does not tell when a file began', () => {
  const commits: MadeCommit[] = [
    { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': '2', 'c.md': '1' } },
  ];
  const history = historyOf(commits, { shallow: true });
  expect(told(history, 'a.md')).toEqual(['2025-01-01 a.md', '2025-02-01 a.md*']);
  expect(history.past('a.md')?.whole).toBe(false);
  expect(history.lastContent('b.md')).toBeUndefined();
  expect(history.past('c.md')?.whole).toBe(true);
  expect(history.whole).toBe(false);
});

test.each(['1970-01-01', '+010000-01-01', '+250000-01-01'])(
  'a commit of %s does not say when it was made',
  (at) => {
    const history = historyOf([
      { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '1' } },
      { at, files: { 'a.md': '2' } },
      { at: '2025-03-01', files: { 'b.md': '2' } },
    ]);
    expect(history.lastContent('a.md')).toBeUndefined();
    expect(day(history.lastContent('b.md')?.time)).toBe('2025-03-01');
  },
);

describe('what is gone', () => {
  const history = historyOf([
    {
      at: '2025-01-01',
      files: { 'src/a.ts': '1', 'src/b.ts': '2', 'lib/x/c.ts': '3', 'd.ts': '' },
    },
    { at: '2025-02-01', files: { 'src/a.ts': null } },
    { at: '2025-03-01', moves: { 'lib/x/c.ts': 'lib/c.ts' } },
    { at: '2025-04-01', files: { 'd.ts': null } },
    { at: '2025-05-01', files: { 'd.ts': '' } },
  ]);
  // biome-ignore format: a table is read by column
  test.each([
    ['src/a.ts',   '2025-02-01',  undefined],
    ['lib/x/c.ts', '2025-03-01',  'lib/c.ts'],
    ['src/b.ts',   undefined,     undefined],
    ['d.ts',       undefined,     undefined],
    ['x.ts',       undefined,     undefined],
  ])('%s', (path, gone, movedTo) => {
    const removal = history.removal(path);
    expect([day(removal?.commit.time), removal?.movedTo]).toEqual([gone, movedTo]);
  });

  test('tells when it was made', () => {
    expect(day(history.removal('src/a.ts')?.made?.time)).toBe('2025-01-01');
    const again = historyOf([
      { at: '2025-01-01', files: { 'a.ts': '1', 'b.md': '' } },
      { at: '2025-02-01', files: { 'a.ts': null } },
      { at: '2025-03-01', files: { 'a.ts': '2' } },
      { at: '2025-04-01', files: { 'a.ts': null } },
    ]);
    expect(day(again.removal('a.ts')?.made?.time)).toBe('2025-03-01');
  });

  test('is found by how its path ends, and by its directory', () => {
    expect(history.removedEndingIn('x/c.ts').map(({ path }) => path)).toEqual(['lib/x/c.ts']);
    expect(history.removedEndingIn('a.ts').map(({ path }) => path)).toEqual(['src/a.ts']);
    expect(history.removedEndingIn('b.ts')).toEqual([]);
    expect(history.removedEndingIn('rc/a.ts')).toEqual([]);
    expect(history.removedDirectory('lib/x')?.path).toBe('lib/x/c.ts');
    expect(history.removedDirectory('src')).toBeUndefined();
    expect(history.removedDirectory('nowhere')).toBeUndefined();
    expect([history.hadDirectory('lib/x'), history.hadDirectory('lib/y')]).toEqual([true, false]);
  });
});

test('tells the text of long ago', () => {
  const history = historyOf([
    { at: '2025-01-01', files: { 'a.md': 'öne' } },
    { at: '2025-02-01', files: { 'a.md': 'two' } },
    { at: '2025-03-01', files: { 'b.md': 'x' } },
  ]);
  const past = history.past('a.md');
  if (past === undefined) throw new Error('no past');
  const [first, second] = past.revisions;
  expect(revisionAt(past, Date.parse('2025-01-31'))).toBe(first);
  expect(revisionAt(past, Date.parse('2024-12-31'))).toBeUndefined();
  expect(revisionAt(past, Date.parse('2026-01-01'))).toBe(second);
  const [, changed] = history.commits;
  expect(changed && revisionBefore(past, changed)).toBe(first);
  const blob = first?.blob ?? '';
  expect(history.texts([blob, 'f'.repeat(40)])).toEqual(new Map([[blob, '\xC3\xB6ne']]));
});

test('tells the text of any file as of a commit', () => {
  const history = historyOf([
    { at: '2025-01-01', files: { 'a.ts': 'one', 'b.md': '1' } },
    { at: '2025-02-01', files: { 'a.ts': 'two' } },
    { at: '2025-03-01', files: { 'a.ts': null } },
  ]);
  const places = history.commits.map((commit) => ({ commit, path: 'a.ts' }));
  const texts = history.textsAt(places);
  expect(places.map((place) => texts.get(placeName(place)))).toEqual(['one', 'two', undefined]);
});

describe('when a document changed last', () => {
  const commits: MadeCommit[] = [
    { at: '2025-01-01', files: { 'a.md': 'one\n', 'b.md': '1' } },
    { at: '2025-02-01', files: { 'b.md': '2' } },
  ];
  // biome-ignore format: a table is read by column
  test.each<readonly [string, Scene, string, string | undefined, boolean]>([
    // case                            scene                             path    changed       uncommitted
    ['as committed',                   {},                               'a.md', '2025-01-01', false],
    ['edited since',                   { edited: { 'a.md': 'two\n' } },   'a.md', '2026-03-10', true],
    ['with the line endings of Windows', { edited: { 'a.md': 'one\r\n' } }, 'a.md', '2025-01-01', false],
    ['not tracked',                    { edited: { 'c.md': 'new' } },    'c.md', undefined,    false],
  ])('%s', (_case, scene, path, changed, uncommitted) => {
    const { project } = surveyed(commits, scene);
    expect([day(project.touched(path)), project.uncommitted(path)]).toEqual([changed, uncommitted]);
  });

  test('is unknown without a clock or a repository', () => {
    const { project } = surveyed(commits, { clock: false, edited: { 'a.md': 'two' } });
    expect(() => project.touched('a.md')).toThrow('unknown what day it is');
    expect(day(project.touched('b.md'))).toBe('2025-02-01');
    const fs = memoryFileSystem({ '/p/a.md': 'x' });
    const bare = survey({ fs, root, signals: [] });
    expect(() => bare.project.history()).toThrow('history is unknown: git was not asked');
  });
});

describe('what a commit did', () => {
  const history = historyOf([
    { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '1' } },
    { at: '2025-01-02', files: { 'a.md': '2' } },
    { at: '2025-01-03', files: { 'c.md': '1' }, parents: [0] },
    { at: '2025-01-04', files: { 'd.md': '1' } },
    { at: '2025-01-05', parents: [1, 3] },
  ]);
  const days = (commits: readonly { readonly time: number }[] | undefined) =>
    commits?.map(({ time }) => day(time));

  test.each([
    [0, ['a.md', 'b.md']],
    [1, ['a.md']],
    [4, []],
  ] as const)('commit %i changed %j', (at, paths) => {
    const commit = history.commits[at];
    expect(commit && [...history.changed(commit)].sort()).toEqual(paths);
  });

  test.each([
    ['a merge', 4, ['2025-01-04', '2025-01-03']],
    ['what is no merge', 3, []],
    ['the first commit', 0, []],
  ] as const)('%s brought', (_case, at, brought) => {
    const commit = history.commits[at];
    expect(commit && days(history.brought(commit))).toEqual(brought);
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, readonly MadeCommit[], readonly string[]]>([
  ['none', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
  ], []],
  ['in order of when, then of path', [
    { at: '2025-01-01', files: { 'b.md': '1', 'a.md': '2', 'c.md': '3' } },
    { at: '2025-02-01', files: { 'c.md': null } },
    { at: '2025-03-01', files: { 'b.md': null, 'a.md': null } },
  ], ['c.md 2025-01-01 to 2025-02-01', 'a.md 2025-01-01 to 2025-03-01', 'b.md 2025-01-01 to 2025-03-01']],
  ['each time that it went', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', files: { 'a.md': null } },
    { at: '2025-03-01', files: { 'a.md': '2' } },
    { at: '2025-04-01', files: { 'a.md': '3' } },
    { at: '2025-05-01', files: { 'a.md': null } },
  ], ['a.md 2025-01-01 to 2025-02-01', 'a.md 2025-03-01 to 2025-05-01']],
  ['no move as it was', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', moves: { 'a.md': 'b.md' } },
  ], []],
  ['no move with changes, if the name stays', [
    { at: '2025-01-01', files: { 'a.md': '1', 'b.md': '2' } },
    { at: '2025-02-01', files: { 'a.md': null, 'x/a.md': '3', 'b.md': null, 'x/c.md': '4' } },
  ], ['b.md 2025-01-01 to 2025-02-01']],
  ['what was moved there before, since then', [
    { at: '2025-01-01', files: { 'a.md': '1' } },
    { at: '2025-02-01', moves: { 'a.md': 'b.md' } },
    { at: '2025-03-01', files: { 'b.md': null } },
  ], ['b.md 2025-02-01 to 2025-03-01']],
  ['no file that is no document', [
    { at: '2025-01-01', files: { 'a.ts': '1' } },
    { at: '2025-02-01', files: { 'a.ts': null } },
  ], []],
])('documents that were taken away: %s', (_case, commits, gone) => {
  const found = historyOf(commits).takenAway();
  expect(
    found.map(({ path, made, commit }) => `${path} ${day(made.time)} to ${day(commit.time)}`),
  ).toEqual(gone);
});
