import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';
import { unkeptPromise } from './unkept-promise.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-01-01T12:00:00Z', 'UTC');

/** What is said of the documents that `commits` made, with `working` in place of what was committed. */
function asked(commits: readonly MadeCommit[], working: Readonly<Record<string, string>> = {}) {
  const git = historyGit(commits);
  const files = Object.entries({ ...git.files, ...working });
  const fs = memoryFileSystem(
    Object.fromEntries(files.map(([path, text]) => [`/p/${path}`, text])),
  );
  return { ...survey({ fs, root, git, clock, signals: [unkeptPromise] }), ids: git.ids };
}

function linesOf(text: string, path = 'docs/a.md'): readonly (number | undefined)[] {
  const { findings } = asked([{ at: '2025-01-01', files: { [path]: text } }]);
  return findings.get(path)?.[0]?.finding.evidence.map(({ line }) => line) ?? [];
}

// biome-ignore format: a table is read by column
test.each([
  // case                              text                                                             lines
  ['a mark with a colon',              '# A\n\nTODO: describe the cache\n',                             [3]],
  ['a mark with a name',               'TODO(me): describe the cache\n',                                [1]],
  ['a mark in bold',                   '**TODO**: describe the cache\n',                                [1]],
  ['a mark alone',                     '# A\n\nTBD\n',                                                  [3]],
  ['a mark and a verb',                '- TODO add an example of this\n',                               [1]],
  ['a mark in brackets',               'The limit is ten requests (TBD) for each caller.\n',            [1]],
  ['a mark as a value',                '- Release date: TBD\n',                                         [1]],
  ['a mark in a cell',                 '| What | When |\n|---|---|\n| Release | TBD |\n',               [3]],
  ['a mark in a heading',              '# A\n\n## Caching (WIP)\n\ntext\n',                             [3]],
  ['a mark in a comment',              '# A\n\n<!-- TODO: add a picture -->\n',                         [3]],
  ['within a line',                    'It is fast. FIXME: say how fast.\n',                            [1]],
  ['coming soon',                      'A guide for operators is coming soon.\n',                       [1]],
  ['to be written',                    '## Caching\n\nTo be written.\n',                                [3]],
  ['a work in progress',               'This document is still a work in progress.\n',                  [1]],
  ['two of them',                      'TODO: describe this\n\nTODO: describe that\n',                  [1, 3]],
  ['in a fence',                       '```\nTODO: describe the cache\n```\n',                          []],
  ['in code',                          'Search for `TODO: x` before a release.\n',                      []],
  ['in quotes',                        'It says "coming soon" on the page.\n',                          []],
  ['the topic: what code has',        'Line 467 has a TODO: more tests. **With TODO**: 3\n',            []],
  ['the topic: comments',              'TODO: comments are not allowed, TODO comments are found\n',     []],
  ['the topic: an app',                'The TODO app is the example of this guide.\n',                  []],
  ['a rule of a linter',               'no-warning-comments: flags any TODO: or FIXME: it finds\n',     []],
  ['a list of tags',                   '- TODO: later\n- Tags: TODO, FIXME, XXX\n',                     [1]],
  ['a legend',                         '- WIP: work in progress\n',                                     []],
  ['a legend with a box',              '- [ ] (WIP) In progress\n',                                     []],
  ['states to pick from',              'Its state is [DONE], [WIP] or [WONTFIX].\n',                    []],
  ['pull requests',                    'WIP pull requests are welcome.\n',                              []],
  ['a label in a list',                '- Bug\n- Work in progress\n',                                   []],
  ['another name of three words',      'Join the Windows Insider Program (WIP) first.\n',               []],
  ['what is to be done to a thing',    'Specifies the content to be added.\n',                          []],
  ['the head of a table',              '| TODO | Note |\n|---|---|\n| a | b |\n',                       []],
  ['a link to a list',                 'What is open: see [TODO](TODO.md).\n',                          []],
  ['what not to write',                'Never leave a TODO: finish what you begin.\n',                  []],
] as const)('%s', (_case, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

test.each([
  'TODO.md',
  'docs/templates/a.md',
  'test/fixtures/a.md',
  'docs/adr/0001-a.md',
  'docs/archive/a.md',
  'docs/de/a.md',
  'versioned_docs/version-1.2/a.md',
])('not of %s', (path) => {
  expect(linesOf('TODO: describe the cache\n', path)).toEqual([]);
});

test('not of a document that a program writes', () => {
  expect(linesOf('<!-- generated by `make docs`, do not edit -->\n\nTODO: describe it\n')).toEqual(
    [],
  );
});

const NEW = '# A\n\ntext\n';
const OLD = '# A\n\nTODO: describe the cache\n';

function history(
  dates: readonly string[],
  texts: (index: number) => string,
): readonly MadeCommit[] {
  return dates.map((at, index) => ({ at, files: { 'a.md': texts(index) } }));
}

const WEEKS = ['2025-11-01', '2025-11-02', '2025-11-03', '2025-11-04', '2025-11-05', '2025-11-06'];
const DAYS = ['2025-12-20', '2025-12-21', '2025-12-22', '2025-12-23', '2025-12-24', '2025-12-25'];

// biome-ignore format: a table is read by column
test.each([
  // case                                   commits                                                                      since
  ['since 180 days ago',                    history(['2025-02-03'], () => OLD),                                          '2025-02-03'],
  ['since before, and changed around it',   history(['2025-02-03', '2025-12-01'], (n) => `${OLD}${n}\n`),                '2025-02-03'],
  ['since five commits, and thirty days',   history(WEEKS, (n) => `${OLD}${n}\n`),                                       '2025-11-01'],
  ['since five commits, of a week',         history(DAYS, (n) => `${OLD}${n}\n`),                                        undefined],
  ['since four commits',                    history(WEEKS.slice(1), (n) => `${OLD}${n}\n`),                              undefined],
  ['written lately',                        history(['2025-02-03', '2025-12-01'], (n) => (n === 0 ? NEW : OLD)),         undefined],
  ['written anew',                          history(['2025-02-03', '2025-12-01'], (n) => (n ? OLD : 'TODO: describe\n')), undefined],
  ['kept',                                  history(['2025-02-03', '2025-12-01'], (n) => (n === 0 ? OLD : NEW)),         undefined],
] as const)('%s', (_case, commits, since) => {
  expect(asked(commits).findings.get('a.md')?.[0]?.finding.evidence[0]?.date).toBe(since);
});

test('says since when at least, and by which commit', () => {
  const { findings, ids } = asked([{ at: '2025-02-03', files: { 'a.md': OLD } }]);
  expect(findings.get('a.md')?.[0]?.finding).toEqual({
    summary: '1 promise stands unkept since 2025-02-03 or longer',
    evidence: [{ line: 3, commit: ids[0], date: '2025-02-03', detail: 'TODO: describe the cache' }],
    strength: 0.5,
  });
});

test('short lines are told apart by what stands before them', () => {
  const before = '# A\n\n## One\n\nTBD\n\n## Two\n\ntext\n';
  const after = '# A\n\n## One\n\ntext\n\n## Two\n\nTBD\n';
  const commits = history(['2025-02-03', '2025-12-01'], (n) => (n === 0 ? before : after));
  expect(asked(commits).findings.size).toBe(0);
});

test('a promise that is followed up in an issue counts for less', () => {
  const text = 'TODO: describe the cache, see https://example.org/o/r/issues/12\n';
  const { findings } = asked([{ at: '2025-02-03', files: { 'a.md': text } }]);
  expect(findings.get('a.md')?.[0]?.finding.strength).toBe(0.25);
});

test('finds it where the document lay before', () => {
  const moved: MadeCommit = { at: '2025-12-01', moves: { 'a.md': 'docs/b.md' } };
  const { findings } = asked([{ at: '2025-02-03', files: { 'a.md': OLD } }, moved]);
  expect(findings.get('docs/b.md')?.[0]?.finding.evidence[0]?.date).toBe('2025-02-03');
});

test('nothing is known of a document that git does not track', () => {
  const { findings, signals } = asked([{ at: '2025-02-03', files: { 'a.md': NEW } }], {
    'b.md': OLD,
  });
  expect(findings.size).toBe(0);
  expect(signals.get('unkept-promise')).toEqual({ status: 'ran' });
});

test('is skipped without git, and without a clock', () => {
  const fs = memoryFileSystem({ '/p/a.md': OLD });
  const git = historyGit([{ at: '2025-02-03', files: { 'a.md': OLD } }]);
  const status = (options: object) =>
    survey({ fs, root, signals: [unkeptPromise], ...options }).signals.get('unkept-promise');
  expect(status({ clock })).toMatchObject({
    status: 'skipped',
    because: expect.stringContaining('history is unknown'),
  });
  expect(status({ git })).toMatchObject({ status: 'skipped' });
});
