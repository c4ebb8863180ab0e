import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { type Survey, survey } from '../survey.ts';
import { codeDrift } from './code-drift.ts';

const root = absolutePath('/p');
const CODE = 'export function loadAll(path) {\n  return path;\n}\nexport const LIMIT_OF_ALL = 3;\n';
const CODE_NOW = 'export function loadSome(path) {\n  return path;\n}\n';
const TEXT = 'The code is in `src/load.ts`.\n\nCall `loadAll()` first.\n';

function surveyed(
  commits: readonly MadeCommit[],
  { now = '2025-12-01', more = {}, shallow = false }: Given = {},
): Survey {
  const git = historyGit(commits, { shallow });
  const texts = { ...git.files, ...more };
  const fs = memoryFileSystem(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`/p/${path}`, text])),
  );
  const clock = frozenClock(`${now}T00:00:00Z`, 'UTC');
  return survey({ fs, root, git, clock, signals: [codeDrift] });
}

interface Given {
  readonly now?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly shallow?: boolean;
}

/** What is said of a document with `text`, whose code was `before` and is `after`. */
function said(
  text: string,
  { path = 'a.md', file = 'src/load.ts', before = CODE, after = CODE_NOW } = {},
): Finding | undefined {
  const commits = [
    { at: '2025-01-01', files: { 'src/other.ts': 'x', [file]: before, [path]: text } },
    { at: '2025-03-01', files: { [file]: after } },
  ];
  return surveyed(commits).findings.get(path)?.[0]?.finding;
}

test('says what changed, since when, and what is gone', () => {
  expect(said(TEXT)).toEqual({
    summary:
      '1 of 1 named file changed in 1 commit since 2025-01-01, and one name it speaks of is gone from it',
    evidence: [
      {
        line: 3,
        path: 'src/load.ts',
        commit: expect.stringMatching(/^[0-9a-f]{40}$/),
        date: '2025-03-01',
        detail: '1 commit since, about 2 a year; gone: loadAll',
      },
    ],
    strength: expect.closeTo(0.6),
  });
});

const NAMED = 'See `src/load.ts`.';

// biome-ignore format: a table is read by column
describe('gone', () => {
  test.each([
    // case                              text                                           code before
    ['a function',                       `${NAMED}\n\n\`loadAll\``,                     'export async function loadAll() {}'],
    ['a class',                          `${NAMED}\n\n\`LoadAll\``,                     'class LoadAll {}'],
    ['a function of Python',             `${NAMED}\n\n\`load_all\``,                    'def load_all(path):\n  pass'],
    ['a method of Go',                   `${NAMED}\n\n\`LoadAll\``,                     'func (k Keeper) LoadAll() {}'],
    ['a method with a body',             `${NAMED}\n\n\`loadAll()\``,                   'class A {\n  loadAll(a: string) {\n'],
    ['a member with a modifier',         `${NAMED}\n\n\`allLoaded\``,                   'class A {\n  private static allLoaded = 1\n'],
    ['a constant',                       `${NAMED}\n\n\`LIMIT_OF_ALL\``,                'LIMIT_OF_ALL = 3'],
    ['a variable at the margin',         `${NAMED}\n\n\`allLoaded\``,                   'const allLoaded = 3'],
    ['what is on the line of the path',  'See `allLoaded` in `src/load.ts`.',           'use(allLoaded)'],
    ['a link to the code',               '[code](src/load.ts)\n\n`loadAll()`',          'function loadAll() {}'],
    ['in its section, of several files', '# A\n\n`src/other.ts`\n\n# B\n\n`src/load.ts`\n\n`loadAll()`', 'function loadAll() {}'],
    ['a command',                        '```sh\nnode src/load.ts\n```\n\n`loadAll()`', 'function loadAll() {}'],
  ])('%s', (_case, text, before) => {
    expect(said(text, { before })?.evidence).toHaveLength(1);
  });
});

// biome-ignore format: a table is read by column
describe('not gone', () => {
  test.each([
    // case                              text                                      given
    ['commits alone',                    `${NAMED}\n\n\`loadSome\``,               {}],
    ['what stays',                       TEXT,                                     { after: `${CODE}// more` }],
    ['what is used elsewhere in it',     TEXT,                                     { after: 'import { loadAll } from "x";' }],
    ['what it never had',                `${NAMED}\n\n\`loadNone()\``,             {}],
    ['a local variable',                 `${NAMED}\n\n\`allLoaded\``,              { before: '  const allLoaded = 3;' }],
    ['what it merely used',              `${NAMED}\n\n\`allLoaded\``,              { before: 'use(allLoaded)' }],
    ['a word of prose',                  `${NAMED}\n\n\`load\``,                   { before: 'function load() {}' }],
    ['a name outside code',              `${NAMED}\n\nCall loadAll() first.`,      {}],
    ['a line that says so',              `${NAMED}\n\nIt was \`loadAll()\` once.`, {}],
    ['a heading that says so',           `${NAMED}\n\n# Changed\n\n\`loadAll()\``, {}],
    ['what it may pass on',              TEXT,                                     { after: 'export * from "./parts";' }],
    ['a section that names other code',  '# A\n\n`src/load.ts`\n\n# B\n\n`src/other.ts`\n\n`loadAll()`', {}],
    ['no code named',                    '`loadAll()`',                            {}],
    ['a manifest',                       '`x/package.json` `loadAll()`',           { file: 'x/package.json' }],
    ['a settings file',                  '`x/a.config.ts` `loadAll()`',            { file: 'x/a.config.ts' }],
    ['a workflow',                       '`.github/workflows/a.sh` `loadAll()`',   { file: '.github/workflows/a.sh' }],
    ['vendored code',                    '`lib/external/a.ts` `loadAll()`',        { file: 'lib/external/a.ts' }],
    ['generated code',                   '`src/a.pb.go` `loadAll()`',              { file: 'src/a.pb.go' }],
    ['a fixture',                        '`tests/fixtures/a.ts` `loadAll()`',      { file: 'tests/fixtures/a.ts' }],
    ['another document',                 '`docs/b.md` `loadAll()`',                { file: 'docs/b.md' }],
    ['a history',                        TEXT,                                     { path: 'CHANGELOG.md' }],
    ['a migration guide',                TEXT,                                     { path: 'docs/migration.md' }],
    ['an old version',                   TEXT,                                     { path: 'docs/v1/a.md' }],
    ['a page of one version',            TEXT,                                     { path: 'docs/handler_v1.md' }],
    ['a template',                       TEXT,                                     { path: 'templates/a.md' }],
    ['a page made of code',              TEXT,                                     { path: 'docs/api/type-aliases/A.md' }],
  ])('%s', (_case, text, given) => {
    expect(said(text, given)).toBeUndefined();
  });
});

describe('commits', () => {
  const made = { at: '2025-01-01', files: { 'a.md': TEXT, 'src/load.ts': CODE, 'src/b.ts': 'b' } };
  const changed = { at: '2025-03-01', files: { 'src/load.ts': CODE_NOW } };
  const finding = (commits: readonly MadeCommit[], given: Given = {}) =>
    surveyed(commits, given).findings.get('a.md')?.[0]?.finding;

  test('one that changed the document too is none', () => {
    const both = { at: '2025-03-01', files: { 'src/load.ts': CODE_NOW, 'a.md': `${TEXT}More.\n` } };
    expect(finding([made, both])).toBeUndefined();
  });

  test('a bulk change is none', () => {
    const many = Array.from({ length: 210 }, (_, at) => [`src/many/${at}.ts`, 'x'] as const);
    const bulk = {
      at: '2025-03-01',
      files: { ...Object.fromEntries(many), 'src/load.ts': CODE_NOW },
    };
    expect(finding([made, bulk])).toBeUndefined();
  });

  test('a file that was moved is followed', () => {
    const moved = { at: '2025-02-01', moves: { 'src/load.ts': 'lib/src/load.ts' } };
    const after = { at: '2025-03-01', files: { 'lib/src/load.ts': CODE_NOW } };
    expect(finding([made, moved, after])?.evidence).toMatchObject([{ path: 'lib/src/load.ts' }]);
  });

  test('a name that moved to another named file is there', () => {
    const text = `${TEXT}\nAnd \`src/b.ts\`.\n`;
    const into = { at: '2025-03-01', files: { 'src/load.ts': CODE_NOW, 'src/b.ts': CODE } };
    expect(finding([{ ...made, files: { ...made.files, 'a.md': text } }, into])).toBeUndefined();
  });

  test('a file younger than the document lost nothing of its', () => {
    const young = { at: '2025-02-01', files: { 'src/load.ts': CODE } };
    const first = { at: '2025-01-01', files: { 'a.md': TEXT, 'src/b.ts': 'b' } };
    expect(finding([first, young, changed])).toBeUndefined();
  });

  test.each([
    ['13 days after the document changed', '2025-03-13', 0],
    ['... and 15 days', '2025-03-16', 1],
  ])('%s', (_case, now, count) => {
    const commits = [{ ...made, at: '2025-02-28' }, changed];
    expect(surveyed(commits, { now }).findings.size).toBe(count);
  });

  test('a document with changes that are not committed is at work', () => {
    expect(finding([made, changed], { more: { 'a.md': `${TEXT}Now.\n` } })).toBeUndefined();
  });
});

test.each([
  ['docs/adr/0001-use-x.md', true],
  ['docs/load-design.md', true],
  ['LOAD_SUMMARY.md', true],
  ['docs/loading.md', undefined],
])('%s is a record: %s', (path, record) => {
  const finding = said(TEXT, { path });
  expect(finding?.evidence).toHaveLength(1);
  expect(finding?.record).toBe(record);
});

describe('unknown', () => {
  const commits = [
    { at: '2025-01-01', files: { 'a.md': TEXT, 'src/load.ts': CODE } },
    { at: '2025-03-01', files: { 'src/load.ts': CODE_NOW } },
  ];

  test('without git it is skipped, with the reason', () => {
    const fs = memoryFileSystem({ '/p/a.md': TEXT, '/p/src/load.ts': CODE });
    const clock = frozenClock('2025-12-01T00:00:00Z', 'UTC');
    expect(survey({ fs, root, clock, signals: [codeDrift] }).signals.get('code-drift')).toEqual({
      status: 'skipped',
      because: 'history is unknown: git was not asked',
    });
  });

  test('without a clock too', () => {
    const git = historyGit(commits);
    const fs = memoryFileSystem({ '/p/a.md': TEXT, '/p/src/load.ts': CODE_NOW });
    expect(survey({ fs, root, git, signals: [codeDrift] }).signals.get('code-drift')).toEqual({
      status: 'skipped',
      because: 'it is unknown what day it is',
    });
  });

  test('of a shallow history, nobody knows when the document changed last', () => {
    const found = surveyed(commits, { shallow: true });
    expect(found.signals.get('code-drift')).toEqual({ status: 'ran' });
    expect(found.findings.size).toBe(0);
  });
});
