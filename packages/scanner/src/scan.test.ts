import { absolutePath, type Git } from '@dochygiene/ports';
import {
  type MemoryTree,
  memoryFileSystem,
  recordingFileSystem,
  scriptedGit,
} from '@dochygiene/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shutSchema } from '../../../tooling/schema/shut-schema.ts';
import { artifact } from './artifact.ts';
import { type ScanWishes, scan } from './scan.ts';
import { defaultSignals } from './signals/index.ts';
import { survey } from './survey.ts';
import { touchedSince } from './touched.ts';

const root = absolutePath('/p');
const valid = shutSchema(new URL('../schema/scan.schema.json', import.meta.url));

/** Scans `tree`, having made sure that the artifact is what the schema says. */
function scanned(tree: MemoryTree, wishes: Partial<ScanWishes> = {}) {
  const found = scan({ fs: memoryFileSystem(tree), root, tool: 'test 1', ...wishes });
  const printed: unknown = JSON.parse(JSON.stringify(found));
  expect([valid(printed), valid.errors]).toEqual([true, null]);
  return found;
}

const git = (over: Partial<Git>): Git => ({
  ...scriptedGit({
    checkout: { head: 'a'.repeat(40), history: 'full', linkedWorktree: false },
    trackedFiles: new Map(),
    log: [],
  }),
  ...over,
});

const words = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const OLD = '# Old\n\nStatus: superseded by [b](b.md)\n';
const PROJECT: MemoryTree = {
  '/p/README.md': `# P\n\n${words(1)} [a](a.md), [b](b.md) and [gone](gone.md).\n`,
  '/p/a.md': `${OLD}\n${words(2)}\n`,
  '/p/b.md': `# B\n\n${words(3)}\n`,
  '/p/frozen.md': `---\nhygiene: frozen\n---\n${OLD}`,
  '/p/CHANGELOG.md': `${OLD}\n## 1.1.0 - 2026-01-02\n\n## 1.0.0 - 2026-01-01\n`,
  '/p/.gitignore': 'secret.md\ndrafts/\n',
  '/p/secret.md': OLD,
  '/p/drafts/x.md': OLD,
  '/p/vendor/x.md': OLD,
  '/p/mirror.md': { kind: 'symlink', to: 'b.md' },
  '/p/main.c': 'int main;',
};

describe('the artifact', () => {
  test('says what it found and how much it looked at', () => {
    const found = scanned(PROJECT, { git: git({}) });
    expect(found).toMatchObject({
      schema: 'dochygiene.scan/1',
      tool: 'test 1',
      head: 'a'.repeat(40),
      history: 'full',
      shortlist: ['a.md'],
      facts: { 'a.md': { inbound: 1, last_content_commit: null } },
      problems: [],
    });
    expect(found.signals['a.md']?.map(({ id }) => id)).toEqual(['declared-end-of-life']);
    expect(found.signals['README.md']?.map(({ id }) => id)).toEqual(['dead-link']);
    expect(found.excluded.map(({ path, by }) => [path, by])).toEqual([
      ['CHANGELOG.md', 'append-only'],
      ['drafts/', 'ignore'],
      ['frozen.md', 'frozen'],
      ['secret.md', 'ignore'],
      ['vendor/', 'dir-prune'],
    ]);
    expect(found.coverage).toMatchObject({
      in_scope: 7,
      excluded: { 'dir-prune': 1, ignore: 2, frozen: 1, 'append-only': 1 },
      judged: 3,
      mirrors: 1,
      unread: 0,
      unknown_history: 3,
    });
    const reasons = Object.values(found.coverage.signals).map((each) =>
      each.status === 'skipped' ? each.because : each.status,
    );
    expect(new Set(reasons)).toEqual(
      new Set(['ran', 'fatal: the script says NOT_A_REPOSITORY', 'it is unknown what day it is']),
    );
  });

  test('lists every document judged when asked to, best first', () => {
    expect(scanned(PROJECT, { shortlist: 'all' }).shortlist).toEqual(['a.md', 'README.md', 'b.md']);
  });

  test('is the same bytes for the same tree', () => {
    const reversed = Object.fromEntries(Object.entries(PROJECT).reverse());
    expect(JSON.stringify(scanned(reversed))).toBe(JSON.stringify(scanned(PROJECT)));
  });

  test('speaks of an empty project', () => {
    expect(scanned({ '/p/main.c': '' })).toMatchObject({
      shortlist: [],
      excluded: [],
      coverage: { in_scope: 0, judged: 0 },
    });
  });

  test('is safe for names that mean something to JavaScript', () => {
    const found = scanned({
      '/p/__proto__.md': OLD,
      '/p/constructor/__proto__': '',
      '/p/1.md': OLD,
    });
    expect(Object.keys(found.signals)).toEqual(['1.md', '__proto__.md']);
  });
});

describe('the pipeline', () => {
  test('reads no file that an earlier step leaves out', () => {
    const fs = recordingFileSystem(memoryFileSystem(PROJECT));
    scan({ fs, root, tool: 'test 1' });
    const documents = fs
      .paths('readInto')
      .filter((path) => path.endsWith('.md'))
      .sort();
    expect(documents).toEqual([
      '/p/CHANGELOG.md',
      '/p/README.md',
      '/p/a.md',
      '/p/b.md',
      '/p/frozen.md',
    ]);
    expect(fs.paths('list')).toEqual(['/p']);
  });

  test('never shortlists what is protected, whatever else it holds', () => {
    const line = fc.constantFrom(
      'hygiene: frozen',
      'status: obsolete',
      'title: x',
      'a: [',
      '- b',
      '',
      '# Deprecated',
      'Status: superseded by [b](b.md)',
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        fc.array(line, { maxLength: 4 }),
        (block, body) => {
          const text = `---\n${['hygiene: frozen', ...block].join('\n')}\n---\n${body.join('\n')}\n`;
          const found = scanned({ '/p/a.md': text, '/p/b.md': '# B' }, { shortlist: 'all' });
          expect(found.shortlist).not.toContain('a.md');
        },
      ),
      { numRuns: 200 },
    );
  });

  test('judges a document over the limit by its size alone', () => {
    const found = scanned({ '/p/a.md': `${OLD}\n${'x '.repeat(600_000)}` });
    expect(found.problems).toEqual([
      {
        path: 'a.md',
        code: 'FILE_TOO_LARGE',
        message: 'is 1200040 bytes long, over 1048576: only its size is judged',
      },
    ]);
    expect(found.signals['a.md']?.map(({ id }) => id) ?? []).not.toContain('declared-end-of-life');
    expect(found.coverage.judged).toBe(1);
  });

  test('tells what cannot be read, and goes on', () => {
    const found = scanned({
      '/p/a.md': { kind: 'fifo' },
      '/p/b.md': { kind: 'file', content: '# B', mode: 0o000 },
      '/p/c.md': OLD,
    });
    expect(found.problems.map(({ path, code }) => [path, code])).toEqual([
      ['a.md', 'NOT_A_FILE'],
      ['b.md', 'UNREADABLE'],
    ]);
    expect(found.coverage).toMatchObject({ in_scope: 3, unread: 2, judged: 1 });
    expect(found.shortlist).toEqual(['c.md']);
  });
});

describe('history', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case               git                                                                                                                             history   head             problem
    ['no git at all',     undefined,                                                                                                                      'none',   null,            undefined],
    ['no repository',     git({ checkout: () => ({ ok: false, failure: { refusal: 'NOT_A_REPOSITORY', message: 'no' } }) }),                              'none',   null,            undefined],
    ['a shallow clone',   git({ checkout: () => ({ ok: true, value: { head: 'b'.repeat(40), history: 'shallow', linkedWorktree: false } }) }),            'shallow', 'b'.repeat(40), undefined],
    ['no commit yet',     git({ checkout: () => ({ ok: true, value: { head: undefined, history: 'full', linkedWorktree: false } }) }),                    'full',   null,            undefined],
    ['a foreign owner',   git({ checkout: () => ({ ok: false, failure: { refusal: 'FOREIGN_OWNER', message: 'dubious' } }) }),                            'none',   null,            'history is unknown: dubious'],
    ['no list of files',  git({ trackedFiles: () => ({ ok: false, failure: { refusal: 'TIMED_OUT', message: 'too slow' } }) }),                           'none',   null,            'history is unknown: too slow'],
  ] as const)('%s', (_case, asked, history, head, problem) => {
    const found = scanned({ '/p/a.md': OLD }, asked === undefined ? {} : { git: asked });
    expect([found.history, found.head]).toEqual([history, head]);
    expect(found.problems.map(({ message }) => message)).toEqual(problem === undefined ? [] : [problem]);
  });
});

describe('configuration', () => {
  test('replaces the scope', () => {
    const found = scanned(PROJECT, { config: { scope: ['b.md'] } });
    expect(found.scope_globs).toEqual(['b.md']);
    expect(found.coverage.in_scope).toBe(1);
  });

  test('adds excluded directories and takes some out', () => {
    const found = scanned(
      { '/p/old/a.md': OLD, '/p/vendor/a.md': OLD },
      { config: { excludedDirs: ['old', '!vendor'] } },
    );
    expect(found.shortlist).toEqual(['vendor/a.md']);
    expect(found.excluded_dirs).toContain('old');
  });

  test('switches a signal off', () => {
    const found = scanned(PROJECT, { config: { signals: { 'dead-link': 'off' } } });
    expect(found.coverage.signals['dead-link']?.status).toBe('skipped');
    expect(found.signals['README.md']).toBeUndefined();
  });

  test('moves a threshold', () => {
    const stub = defaultSignals.find(({ id }) => id === 'stub');
    const [name = ''] = Object.keys(stub?.thresholds ?? {});
    const found = scanned(PROJECT, { config: { signals: { stub: { [name]: 1000 } } } });
    expect(found.thresholds['stub']?.[name]).toBe(1000);
  });
});

test('a walk of the stages is told', () => {
  const stages: string[] = [];
  scanned(PROJECT, {
    onStep: ({ stage, done, total }) => stages.push(`${stage} ${done}/${total}`),
  });
  expect(stages).toEqual([
    'git 0/0',
    'walk 0/0',
    'read 0/6',
    'read 1/6',
    'read 2/6',
    'read 3/6',
    'read 4/6',
    'read 5/6',
    'history 0/0',
    'judge 0/0',
    'context 0/0',
  ]);
});

test('a link out of the project is a mirror and is not followed', () => {
  const fs = recordingFileSystem(
    memoryFileSystem({ '/p/a.md': { kind: 'symlink', to: '/etc/motd' }, '/etc/motd': OLD }),
  );
  const found = scan({ fs, root, tool: 'test 1' });
  expect(found.coverage).toMatchObject({ in_scope: 1, mirrors: 1, judged: 0 });
  expect(fs.paths('readInto')).toEqual(['/p/.dochygiene-ignore']);
});

test('a link to where a host shows a file of ours leads to it, and one to another file is not dead', () => {
  const hosted = 'https://github.com/o/r/blob/main';
  const found = scanned({
    '/p/README.md': `# P\n\n${words(1)} [a](${hosted}/docs/a.md) and [b](${hosted}/docs/b.md).\n`,
    '/p/docs/a.md': `# A\n\n${words(2)}\n`,
    '/p/docs/c.md': `# C\n\n${words(3)}\n`,
  });
  expect(Object.keys(found.signals)).toEqual(['docs/c.md']);
  expect(found.signals['docs/c.md']?.map(({ id }) => id)).toEqual(['unreachable']);
});

test('limited to a change, the artifact says so, and is what the schema says', () => {
  const found = survey({ fs: memoryFileSystem(PROJECT), root });
  const change = {
    since: 'a'.repeat(40),
    changed: new Set(['a.md', 'x.ts']),
    removed: new Set([]),
  };
  const since = touchedSince(found, 'main', change);
  const limited = artifact(found, { tool: 'test 1', shortlist: 'deserving', since });
  expect([valid(JSON.parse(JSON.stringify(limited))), valid.errors]).toEqual([true, null]);
  expect(limited.since).toEqual({ ref: 'main', commit: change.since, paths: 2, documents: 1 });
  expect([limited.shortlist, Object.keys(limited.facts)]).toEqual([['a.md'], ['a.md']]);
});

// biome-ignore format: a table is read by column
test.each([
  // what is acknowledged      shortlist      listed                          counted
  [[],                         'deserving',   ['a.md'],                       0],
  [['a.md'],                   'deserving',   [],                             1],
  [['a.md'],                   'all',         ['a.md', 'README.md', 'b.md'],  1],
  [['b.md', 'gone.md'],        'deserving',   ['a.md'],                       0],
] as const)('of %j, which were looked at and stay, %s lists %j', (paths, shortlist, listed, counted) => {
  const found = survey({ fs: memoryFileSystem(PROJECT), root });
  const acknowledged = new Set<string>(paths);
  const made = artifact(found, { tool: 'test 1', shortlist, acknowledged });
  expect([valid(JSON.parse(JSON.stringify(made))), valid.errors]).toEqual([true, null]);
  expect([made.shortlist, made.coverage.acknowledged]).toEqual([listed, counted]);
  expect(Object.keys(made.signals)).toEqual(['README.md', 'a.md']);
});

test('what was looked at and stays comes after what deserves a look', () => {
  const tree = { ...PROJECT, '/p/c.md': OLD, '/p/d.md': OLD };
  const found = survey({ fs: memoryFileSystem(tree), root });
  const all = artifact(found, { tool: 'test 1', shortlist: 'all' }).shortlist;
  const [first = ''] = all;
  const made = artifact(found, {
    tool: 'test 1',
    shortlist: 'all',
    acknowledged: new Set([first]),
  });
  expect(made.shortlist).toEqual([...all.slice(1, 3), first, ...all.slice(3)]);
});
