import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { type Survey, survey } from '../survey.ts';
import { vanishedReference } from './vanished-reference.ts';

const root = absolutePath('/p');

function surveyed(
  commits: readonly MadeCommit[],
  {
    more = {},
    shallow = false,
  }: { more?: Readonly<Record<string, string>>; shallow?: boolean } = {},
): Survey {
  const git = historyGit(commits, { shallow });
  const texts = { ...git.files, ...more };
  const fs = memoryFileSystem(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`/p/${path}`, text])),
  );
  const clock = frozenClock('2026-01-01T00:00:00Z', 'UTC');
  return survey({ fs, root, git, clock, signals: [vanishedReference] });
}

/** What is said of `path`, which had `text` while `src/old.ts` and others were there, and has it still. */
function said(text: string, path = 'docs/a.md', gone = GONE): Finding | undefined {
  const commits: readonly MadeCommit[] = [
    { at: '2025-01-01', files: { ...KEPT, ...gone, [path]: text } },
    { at: '2025-03-01', files: Object.fromEntries(Object.keys(gone).map((each) => [each, null])) },
  ];
  return surveyed(commits).findings.get(path)?.[0]?.finding;
}

const KEPT = {
  'src/kept.ts': 'kept',
  '.gitignore': '/made/\nruns/\n',
  'docs/kept.md': '# Kept\n',
  '.github/kept.yml': 'x',
};
const GONE = {
  'src/old.ts': 'old',
  'src/parts/one.ts': '1',
  'docs/guide.md': '# Guide\n',
  'docs/old_notes.md': '# Notes\n',
  'packages/x/lib/deep.ts': 'deep',
  'made/by-tool.ts': 'made',
  'src/runs/one.txt': 'ran',
  'dist/out.js': 'built',
  '.tool/state/x.md': 'x',
  '.tool/plugins/all.json': '{}',
  '.github/workflows/ci.yml': 'on: push',
};

// biome-ignore format: a table is read by column
describe('vanished', () => {
  test.each([
    // case                            text                                  path
    ['a path in code',                 'See `src/old.ts`.',                  'src/old.ts'],
    ['with a line',                    'See `src/old.ts:12`.',               'src/old.ts'],
    ['a link',                         '[the guide](guide.md)',              'docs/guide.md'],
    ['a link without its extension',   '[the guide](./guide)',               'docs/guide.md'],
    ['a definition',                   '[g]\n\n[g]: guide.md',               'docs/guide.md'],
    ['an argument of a command',       '```sh\nnode src/old.ts\n```',        'src/old.ts'],
    ['a directory',                    'All of `src/parts/` is here.',       'src/parts/'],
    ['a path by its end',              'See `lib/deep.ts`.',                 'packages/x/lib/deep.ts'],
    ['a name of two words',            'See `old_notes.md`.',                'docs/old_notes.md'],
    ['a workflow in a hidden folder',  'See `.github/workflows/ci.yml`.',    '.github/workflows/ci.yml'],
    ['below a numbered heading',       '## 1.2.3 The parts\n\n`src/old.ts`', 'src/old.ts'],
  ])('%s', (_case, text, path) => {
    const finding = said(text);
    expect(finding?.summary).toBe(`names ${path}, removed on 2025-03-01`);
    const line = text.split('\n').findLastIndex((each) => /old|guide|parts\/|deep|ci/.test(each)) + 1;
    expect(finding?.evidence).toMatchObject([{ line, path, date: '2025-03-01' }]);
  });
});

// biome-ignore format: a table is read by column
describe('not', () => {
  test.each([
    // case                                text                                             path of the document
    ['a path that never existed',          'See `src/future.ts`.',                          'docs/a.md'],
    ['what is there',                      'See `src/kept.ts` and [this](kept.md).',        'docs/a.md'],
    ['a line that says so',                'We removed `src/old.ts`.',                      'docs/a.md'],
    ['... in another language',            'ファイル `src/old.ts` は削除されました',              'docs/a.md'],
    ['a pair of old and new',              '| `src/old.ts` -> `src/kept.ts` |',             'docs/a.md'],
    ['a box that is ticked',               '- [x] Write `src/old.ts`',                      'docs/a.md'],
    ['an item that has a check mark',      '1. ✅ `src/old.ts` rewritten by hand',           'docs/a.md'],
    ['what a build makes, as it says',     'Leave `src/old.ts`: it is generated output.',    'docs/a.md'],
    ['an entry of a log',                  '## 2025-02-01: locks\n\n`src/old.ts` is slow',  'docs/a.md'],
    ['... of a version',                   '## v0.4.8\n\n`src/old.ts` is slow',             'docs/a.md'],
    ['... with its day behind',            '## Session 3 (2025-02-01)\n\n`src/old.ts`',     'docs/a.md'],
    ['what a server prints',               '```sh\n[root@x /data]# ps\nroot 1 ./srv --c=src/old.ts\n```', 'docs/a.md'],
    ['state that a tool keeps',            'It keeps `.tool/plugins/all.json`.',            'docs/a.md'],
    ['a task to be done',                  '- Delete `src/old.ts` at last',                 'docs/a.md'],
    ['what was to be made',                'Create `src/old.ts` first.',                    'docs/a.md'],
    ['an example',                         'For example `src/old.ts`.',                     'docs/a.md'],
    ['what is supposed',                   'If an agent edits `src/old.ts`, stop.',         'docs/a.md'],
    ['below a heading that says so',       '# Files to delete\n\n## A\n\n`src/old.ts`',     'docs/a.md'],
    ['what a build makes',                 'See `dist/out.js`.',                            'docs/a.md'],
    ['what git ignores now',               'See `made/by-tool.ts`.',                        'docs/a.md'],
    ['... and the whole directory',        'It writes to `src/runs/`.',                     'docs/a.md'],
    ['what is in a tool\'s directory',     'See `.tool/state/x.md`.',                       'docs/a.md'],
    ['a directory by its name alone',      'All of `parts/` is here.',                      'src/a.md'],
    ['a pattern',                          'See `src/parts/*.ts`.',                         'docs/a.md'],
    ['an address of another repository',   '[x](https://github.com/a/b/blob/main/src/old.ts)', 'docs/a.md'],
    ['an address of one release',          '[x](https://github.com/a/b/blob/v1.0/src/old.ts)', 'docs/a.md'],
    ['code in a tutorial',                 'See `src/old.ts`.',                             'docs/tutorial/a.md'],
    ['a history',                          'See `src/old.ts`.',                             'CHANGELOG.md'],
    ['... by another name',                'See `src/old.ts`.',                             'docs/api-changelog.md'],
    ['an upgrade guide',                   'See `src/old.ts`.',                             'docs/upgrade-to-2.md'],
    ['an old version',                     'See `src/old.ts`.',                             'versioned_docs/version-1.0/a.md'],
    ['a template',                         'See `src/old.ts`.',                             'templates/a.md'],
    ['a fixture',                          'See `src/old.ts`.',                             'tests/fixtures/a.md'],
    ['a generated page',                   '<!-- Generated by `x` -->\n\n`src/old.ts`',     'docs/a.md'],
  ])('%s', (_case, text, path) => {
    expect(said(text, path)).toBeUndefined();
  });
});

describe('when', () => {
  const text = 'See `src/old.ts`.';
  const made = { at: '2025-01-01', files: { 'a.md': text, 'src/old.ts': 'old', 'src/b.ts': 'b' } };
  const gone = { at: '2025-03-01', files: { 'src/old.ts': null } };
  const finding = (commits: readonly MadeCommit[], more = {}) =>
    surveyed(commits, { more }).findings.get('a.md')?.[0]?.finding;

  test('a line written after the removal', () => {
    const before = {
      at: '2025-01-01',
      files: { 'a.md': '# A\n', 'src/old.ts': 'old', 'src/b.ts': 'b' },
    };
    const after = { at: '2025-04-01', files: { 'a.md': text } };
    expect(finding([before, gone, after])).toBeUndefined();
  });

  test('a line that was changed since', () => {
    const after = { at: '2025-04-01', files: { 'a.md': 'Still see `src/old.ts`.' } };
    expect(finding([made, gone, after])).toBeUndefined();
  });

  test('other lines that were changed since, and another indentation', () => {
    const after = { at: '2025-04-01', files: { 'a.md': `# New\n\n- ${text}\n` } };
    expect(
      finding([{ ...made, files: { ...made.files, 'a.md': `-   ${text}\n` } }, gone, after])
        ?.evidence,
    ).toMatchObject([{ line: 3 }]);
  });

  test('a document that was moved keeps its lines', () => {
    const git = historyGit([made, gone, { at: '2025-04-01', moves: { 'a.md': 'docs/b.md' } }]);
    const found = surveyed([made, gone, { at: '2025-04-01', moves: { 'a.md': 'docs/b.md' } }]);
    expect(found.findings.get('docs/b.md')?.[0]?.finding.evidence[0]?.commit).toBe(git.ids[1]);
  });

  test('a file that came back', () => {
    expect(
      finding([made, gone, { at: '2025-04-01', files: { 'src/old.ts': 'new' } }]),
    ).toBeUndefined();
  });

  test('a file that is in the work tree only', () => {
    expect(finding([made, gone], { 'src/old.ts': 'new' })).toBeUndefined();
  });

  test('a file that was there for less than a day', () => {
    const short = { at: '2025-01-01T09:00:00Z', files: { 'src/old.ts': null } };
    expect(finding([made, short])).toBeUndefined();
  });

  test('a submodule in its place', () => {
    const module = { at: '2025-03-01', files: { 'lib/old.ts': null, lib: 'gitlink' } };
    const first = { at: '2025-01-01', files: { 'a.md': 'See `lib/old.ts`.', 'lib/old.ts': 'old' } };
    const git = historyGit([first, module]);
    const fs = memoryFileSystem({ '/p/a.md': git.files['a.md'] ?? '' });
    const found = survey({ fs, root, git, signals: [vanishedReference] });
    expect(found.findings.size).toBe(0);
  });

  test('a page in another language, whose original is there', () => {
    const first = {
      'es/a.md': '![x](x.png)',
      'es/x.png': 'x',
      'en/x.png': 'x',
      'en/a.md': '![x](x.png)',
    };
    const found = surveyed([
      { at: '2025-01-01', files: first },
      { at: '2025-03-01', files: { 'es/x.png': null } },
    ]);
    expect(found.findings.size).toBe(0);
  });
});

describe('where it is now', () => {
  const made = {
    at: '2025-01-01',
    files: { 'a.md': 'See `src/old.ts`.', 'src/old.ts': 'old', 'src/b.ts': 'b' },
  };

  test.each([
    [
      'moved as it was',
      [{ at: '2025-02-01', moves: { 'src/old.ts': 'lib/new.ts' } }],
      'lib/new.ts',
    ],
    [
      'moved twice',
      [
        { at: '2025-02-01', moves: { 'src/old.ts': 'lib/new.ts' } },
        { at: '2025-03-01', moves: { 'lib/new.ts': 'lib/newer.ts' } },
      ],
      'lib/newer.ts',
    ],
    [
      'moved, and removed there',
      [
        { at: '2025-02-01', moves: { 'src/old.ts': 'lib/new.ts' } },
        { at: '2025-03-01', files: { 'lib/new.ts': null } },
      ],
      undefined,
    ],
  ])('%s', (_case, commits, now) => {
    const found = surveyed([made, ...commits]).findings.get('a.md')?.[0]?.finding;
    expect(found?.evidence).toMatchObject([{ path: 'src/old.ts', date: '2025-02-01' }]);
    expect(found?.evidence[0]?.now).toBe(now);
  });
});

describe('records', () => {
  test.each([
    ['docs/adr/0001-use-x.md', true],
    ['docs/plans/cache.md', true],
    ['docs/archive-of-2020/a.md', true],
    ['IMPLEMENTATION_SUMMARY.md', true],
    ['docs/DESIGN-009-parts.md', true],
    ['docs/ArchitectureReview.md', true],
    ['docs/改造计划.md', true],
    ['.kiro/specs/login/design.md', true],
    ['specs/001-login/spec.md', true],
    ['docs/a.md', undefined],
    ['docs/PlanetList.md', undefined],
    ['specs/api.md', undefined],
  ])('%s', (path, record) => {
    const finding = said('See `src/old.ts`.', path);
    expect(finding?.summary).toContain('src/old.ts');
    expect(finding?.record).toBe(record);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // what stands above                                                         of the past
  ['# Implementation summary',                                                 true],
  ['# التقرير النهائي',                                                          true],
  ['# The engine\n\n> **SUPERSEDED (2025-02-01).** See the other page.',        true],
  ['# The engine\n\n> ⚠️ **HISTORICAL: what this assesses is gone.**',         true],
  ['# The engine\n\n**Date:** 2025-01-30\n**Status:** RESOLVED',               true],
  ['# The engine\n\nLast updated: 2025-01-30\nStatus: complete',               undefined],
  ['# The engine\n\n**Date:** 2025-01-30\n**Status:** in use',                 undefined],
  ['# The engine\n\n- LEGACY mode is slow',                                    undefined],
  ['## LEGACY modes',                                                          undefined],
])('told as of the past, or not: %s', (top, record) => {
  expect(said(`${top}\n\nSee \`src/old.ts\`.`)).toMatchObject(record === undefined ? {} : { record });
  expect(said(`${top}\n\nSee \`src/old.ts\`.`)?.record).toBe(record);
});

test.each([
  [2, 'docs/a.md', true],
  [3, 'docs/a.md', false],
  [3, 'docs/plans/a.md', true],
] as const)(
  'a directory that %i documents like %s name since is that of another project: told %s',
  (count, path, told) => {
    const since = Array.from({ length: count }, (_, at) => [
      path.replace('a.', `since-${at}.`),
      `Put it in \`src/made/\`, ${at}.`,
    ]);
    const found = surveyed([
      {
        at: '2025-01-01',
        files: {
          'docs/own.md': 'It lies in `src/made/`.',
          'src/made/one.ts': '1',
          'src/b.ts': 'b',
        },
      },
      { at: '2025-03-01', files: { 'src/made/one.ts': null } },
      { at: '2025-04-01', files: Object.fromEntries(since) },
    ]);
    expect(found.findings.has('docs/own.md')).toBe(told);
  },
);

describe('unknown', () => {
  const commits = [
    { at: '2025-01-01', files: { 'a.md': 'See `src/old.ts`.', 'src/b.ts': 'b' } },
    { at: '2025-03-01', files: { 'src/old.ts': 'old' } },
    { at: '2025-05-01', files: { 'src/old.ts': null } },
  ];

  test('without git it is skipped, with the reason', () => {
    const fs = memoryFileSystem({ '/p/a.md': 'See `src/old.ts`.' });
    expect(
      survey({ fs, root, signals: [vanishedReference] }).signals.get('vanished-reference'),
    ).toEqual({
      status: 'skipped',
      because: 'history is unknown: git was not asked',
    });
  });

  test('of a shallow history, what is known is told', () => {
    const found = surveyed(commits, { shallow: true });
    expect(found.signals.get('vanished-reference')).toEqual({ status: 'ran' });
    expect(found.findings.get('a.md')?.[0]?.finding.evidence).toMatchObject([
      { date: '2025-05-01' },
    ]);
  });

  test('a document that git does not track has no past', () => {
    const found = surveyed(commits, { more: { 'b.md': 'See `src/old.ts`.' } });
    expect(found.findings.has('b.md')).toBe(false);
  });
});
