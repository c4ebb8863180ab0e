import { absolutePath, child, type FileSystem, FileSystemError, type Git } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { parseReport, type Report } from '@dochygiene/report';
import { readReport, readState, stateDirectory } from '@dochygiene/state-store';
import {
  frozenClock,
  historyGit,
  type MemoryTree,
  memoryFileSystem,
  readTree,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene, NO_GIT, type Scene } from '../../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const FILES: Readonly<Record<string, string>> = {
  'README.md': `# P\n\n${prose(1)}\n\n[a](docs/a.md), [b](docs/b.md), [c](docs/c.md)\n`,
  'docs/a.md': `# A\n\nStatus: obsolete\n\n${prose(2)}\n`,
  'docs/b.md': `# B\n\nStatus: obsolete\n\n${prose(3)}\n`,
  'docs/c.md': `# C\n\nStatus: obsolete\n\n${prose(4)}\n`,
  'docs/kept.md': '---\nhygiene: frozen\n---\n# Kept\n',
};
const GIT = historyGit([{ at: '2025-01-01', files: FILES }]);
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`/p/${path}`, text])),
};
const root = absolutePath('/p');

const guard = (path: string) => ({ sha256: sha256(FILES[path] ?? '') });
const archive = (path: string, over: object = {}) => ({
  ...{ path, category: 'finished', op: 'archive', target: `archive/${path}`, rationale: 'Done.' },
  ...{ guard: guard(path), ...over },
});
const cleared = (path: string) => ({ path, reason: 'Old, and right.', guard: guard(path) });
const verdicts = (entries: readonly object[], clears: readonly object[] = []) =>
  JSON.stringify({ schema: 'dochygiene.verdicts/1', entries, cleared: clears });
const VERDICTS = verdicts([archive('docs/a.md')], [cleared('docs/b.md')]);

/** A project in which a check has begun. */
async function begun(words: readonly string[] = [], tree: MemoryTree = TREE) {
  const { fs } = await dochygiene(['check', 'begin', ...words], { tree, git: GIT });
  const run = (line: readonly string[], scene: Scene = {}) =>
    dochygiene(line, { git: GIT, fs, ...scene });
  return {
    fs,
    run,
    submit: (input: string, scene: Scene = {}) => run(['check', 'submit'], { input, ...scene }),
  };
}

/** What lies in the state directory but for the cache. */
function kept(fs: FileSystem): Readonly<Record<string, unknown>> {
  const files = Object.entries(readTree(fs, absolutePath('/p/.dochygiene')));
  return Object.fromEntries(files.filter(([name]) => !name.startsWith('cache')));
}
const stateOf = (fs: FileSystem) =>
  stateDirectory({
    fs,
    root,
    clock: frozenClock('2026-03-10T12:00:00Z', 'UTC'),
    token: () => '0123abcd',
    owner: 1000,
  });

function reportIn(fs: FileSystem): Report | undefined {
  const reading = readReport(stateOf(fs), { sha256 });
  if (reading === undefined) return undefined;
  const { pair: _pair, ...json } = reading.json;
  const parsed = parseReport(json);
  expect(parsed).toMatchObject({ ok: true });
  return parsed.ok ? parsed.report : undefined;
}

test('faults of shape and of substance are told at once, so that a reader mends all in one go', async () => {
  const { fs, submit } = await begun();
  const earlier = kept(fs);
  const { code, err } = await submit(
    verdicts(
      [
        archive('docs/a.md', { op: 'explode' }),
        archive('docs/kept.md', { category: 'old' }),
        archive('docs/b.md', { target: 'README.md' }),
      ],
      [{ ...cleared('docs/d.md'), why: 'x' }, { path: 'docs/e.md' }],
    ),
  );
  expect(code).toBe(2);
  const told = err.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '));
  expect(told.sort()).toEqual([
    '',
    'dochygiene: Cannot take the verdicts',
    'docs/a.md: op',
    'docs/b.md: target',
    'docs/d.md: path',
    'docs/d.md: why',
    'docs/e.md: guard',
    'docs/e.md: path',
    'docs/e.md: reason',
    'docs/kept.md: category',
    'docs/kept.md: path',
  ]);
  expect(kept(fs)).toEqual(earlier);
});

describe('good verdicts', () => {
  test('become the report, acks and a check, and the draft goes', async () => {
    const { fs, submit } = await begun();
    const { code, out, err } = await submit(VERDICTS);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^1 document to change \(1 (?:safe|review|manual)\), which saves \d+ tokens\.\n1 cleared, 1 not judged\.\nThe report: dochygiene report\n$/,
    );
    const report = reportIn(fs);
    expect(report?.shortlist).toEqual(['docs/a.md', 'docs/b.md', 'docs/c.md']);
    expect(report?.entries.map(({ path, by, op, target }) => [path, by, op, target])).toEqual([
      ['docs/a.md', 'reader', 'archive', 'archive/docs/a.md'],
    ]);
    expect(report?.entries[0]?.evidence).toMatch(/^[\da-f]{64}$/);
    expect(report?.cleared.map(({ path, reason }) => [path, reason])).toEqual([
      ['docs/b.md', 'Old, and right.'],
    ]);
    expect(report?.unread.map(({ path }) => path)).toEqual(['docs/c.md']);
    expect(readState(stateOf(fs)).lastCheck?.toISOString()).toBe('2026-03-10T12:00:00.000Z');
    expect(Object.keys(kept(fs)).map((name) => name.replace(/\d{13}/, 'N'))).toEqual([
      '.gitignore',
      'acks.json',
      'report-N-0123abcd.json',
      'report-N-0123abcd.md',
      'state.json',
    ]);
    expect(JSON.parse(String(kept(fs)['acks.json']))).toEqual({
      version: 1,
      acks: [
        {
          path: 'docs/b.md',
          reason: 'Old, and right.',
          on: '2026-03-10',
          evidence: expect.stringMatching(/^[\da-f]{64}$/),
        },
      ],
    });
  });

  test('the next list has neither what was judged nor what was cleared', async () => {
    const { fs, run, submit } = await begun();
    await submit(VERDICTS);
    const next = await run(['check', 'begin']);
    const list = JSON.parse(next.out);
    expect(list.documents.map(({ path }: { readonly path: string }) => path)).toEqual([
      'docs/c.md',
    ]);
    expect(list.left_out).toEqual({ acknowledged: 1, over_budget: 0, judged: 1, unreadable: 0 });
    // The second batch keeps what the first said.
    await run(['check', 'submit'], { input: verdicts([archive('docs/c.md')]) });
    expect(reportIn(fs)?.entries.map(({ path }) => path)).toEqual(['docs/a.md', 'docs/c.md']);
    const again = JSON.parse((await run(['check', 'begin', '--again'])).out);
    expect(again.documents).toHaveLength(2);
    // A scan leaves off the list what was cleared, and nothing else.
    const scan = await run(['scan']);
    expect(scan.out).toContain('2 of 4 documents deserve a look');
    expect(scan.out).toContain('; 1 acknowledged.');
  });

  test('what had no room waits, and the summary says how to go on', async () => {
    const { submit } = await begun(['--limit', '1']);
    const { out } = await submit(verdicts([]));
    expect(out).toBe(
      [
        '0 documents to change.',
        '0 cleared, 1 not judged.',
        'The report: dochygiene report',
        '2 more wait to be read: dochygiene check begin',
        '',
      ].join('\n'),
    );
  });

  test('from a file, from elsewhere', async () => {
    const { fs, run } = await begun();
    fs.makeDirectory(absolutePath('/else'));
    fs.create(absolutePath('/else/v.json'), VERDICTS);
    const words = ['check', 'submit', 'v.json', '--dir', '../p'];
    const { code, out } = await run(words, { directory: '/else' });
    expect([code, out]).toEqual([0, expect.stringContaining('The report: dochygiene report /p\n')]);
    expect(reportIn(fs)?.entries).toHaveLength(1);
  });

  test('a dash is standard input', async () => {
    const { run } = await begun();
    expect((await run(['check', 'submit', '-'], { input: VERDICTS })).code).toBe(0);
  });

  test('what has been excluded since is left out, and the rest is taken', async () => {
    const { fs, submit } = await begun();
    fs.create(absolutePath('/p/.dochygiene-ignore'), 'docs/c.md\n');
    expect((await submit(VERDICTS)).code).toBe(0);
    expect(reportIn(fs)?.shortlist).toEqual(['docs/a.md', 'docs/b.md']);
  });
});

describe('with a fault nothing is written:', () => {
  // biome-ignore format: a table is read by column
  test.each<readonly [string, string, readonly RegExp[]]>([
    ['no JSON',                   '{',                                                                  [/^-: /]],
    ['an unknown key',            JSON.stringify({ schema: 'dochygiene.verdicts/1', entries: [], cleared: [], more: 1 }), [/more/]],
    ['an invented path',          verdicts([archive('docs/z.md')]),                                     [/^docs\/z\.md: /]],
    ['a protected document',      verdicts([archive('docs/kept.md')]),                                  [/^docs\/kept\.md: .*frozen/]],
    ['a guard of another text',   verdicts([archive('docs/a.md', { guard: { sha256: '0'.repeat(64) } })]), [/^docs\/a\.md: guard/]],
    ['a quote that is not there', verdicts([archive('docs/a.md', { quotes: [{ lines: [1, 1], text: '# Z' }] })]), [/^docs\/a\.md: quotes\[0\]/]],
    ['several at once',           verdicts([archive('docs/z.md'), archive('docs/a.md', { target: 'docs/b.md' })], [cleared('docs/y.md')]), [/^docs\/z\.md: /m, /^docs\/a\.md: target/m, /^docs\/y\.md: /m]],
  ])('%s', async (_case, input, says) => {
    const { fs, submit } = await begun();
    const before = kept(fs);
    const { code, out, err } = await submit(input);
    expect([code, out]).toEqual([2, '']);
    for (const each of says) expect(err).toMatch(each);
    expect(err).toMatch(/\ndochygiene: Cannot take the verdicts: \d+ faults?; nothing is written\n$/);
    expect(kept(fs)).toEqual(before);
    // A fault that is put right is forgotten.
    expect((await submit(VERDICTS)).code).toBe(0);
  });

  test('a document that has changed since', async () => {
    const { fs, submit } = await begun();
    fs.remove(absolutePath('/p/docs/a.md'));
    fs.create(absolutePath('/p/docs/a.md'), `${FILES['docs/a.md']}more\n`);
    const { code, err } = await submit(VERDICTS);
    expect([code, err]).toEqual([2, expect.stringMatching(/^docs\/a\.md: guard: .*begin again/)]);
    expect(reportIn(fs)).toBeUndefined();
  });
});

describe('what the person must put right first:', () => {
  test('no check has begun', async () => {
    const { code, err } = await dochygiene(['check', 'submit'], { tree: TREE, input: VERDICTS });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot take verdicts: no check has begun\n  Begin one: dochygiene check begin\n',
    ]);
  });

  test('what was begun is not what we write', async () => {
    const tree = { ...TREE, '/p/.dochygiene/check.json': '{"schema":"dochygiene.check/9"}' };
    const { code, err } = await dochygiene(['check', 'submit'], { tree, input: VERDICTS });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot go on with "/p/.dochygiene/check.json": it is not what this dochygiene writes\n  Begin anew: dochygiene check begin\n',
    ]);
  });

  test('standard input is a terminal', async () => {
    const { run } = await begun();
    const { code, err } = await run(['check', 'submit']);
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot read verdicts: standard input is a terminal\n  Name a file, or send them: dochygiene check submit < verdicts.json\n',
    ]);
  });

  test('no such file', async () => {
    const { run } = await begun();
    const { code, err } = await run(['check', 'submit', 'v.json']);
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot read "/p/v.json": not found\n  Check how it is spelled.\n',
    ]);
  });

  test('a state of a newer version: nothing is written', async () => {
    const { fs, submit } = await begun([], {
      ...TREE,
      '/p/.dochygiene/state.json': '{"version":9}',
    });
    const before = kept(fs);
    const { code, err } = await submit(VERDICTS);
    expect([code, err]).toEqual([2, expect.stringContaining('a newer dochygiene wrote its state')]);
    expect(kept(fs)).toEqual(before);
  });

  test('acks that are not understood: nothing is written', async () => {
    const { fs, submit } = await begun();
    fs.create(absolutePath('/p/.dochygiene/acks.json'), '{"version":1,\n"acks":[{}]}');
    const before = kept(fs);
    const { code, err } = await submit(VERDICTS);
    expect([code, err]).toEqual([
      2,
      'dochygiene: /p/.dochygiene/acks.json:2: acks.0.path is missing\n  Right would be: a path from the root, such as docs/a.md\n',
    ]);
    expect(kept(fs)).toEqual(before);
  });
});

test('whatever the disk refuses, and when: the old report is there or the new, and submitting again does the rest', async () => {
  const { fs: made } = await begun();
  const seed = Object.entries(readTree(made, root)).map(([path, text]) => [`/p/${path}`, text]);
  const tree = Object.fromEntries(seed) as MemoryTree;
  let met = 0;
  for (let call = 1; call <= 40; call += 1) {
    for (const forever of [false, true]) {
      const inner = memoryFileSystem(tree);
      const count = () => {
        met += 1;
      };
      const fs = failing(inner, call, forever, count);
      const first = await dochygiene(['check', 'submit'], { fs, git: GIT, input: VERDICTS });
      const isDone = !('check.json' in kept(inner));
      if (first.code === 0 || isDone) expect(reportIn(inner)?.entries).toHaveLength(1);
      if (first.code !== 0) {
        expect(first.err).toContain('Cannot write in "/p/.dochygiene"');
        const scene = { fs: inner, git: GIT, input: VERDICTS };
        const again = await dochygiene(['check', 'submit'], scene);
        expect(again.code).toBe(isDone ? 2 : 0);
        if (isDone) expect(again.err).toContain('no check has begun');
      }
      expect(reportIn(inner)?.entries).toHaveLength(1);
      expect(readState(stateOf(inner)).lastCheck).toBeDefined();
      expect(Object.keys(kept(inner))).toContain('acks.json');
      expect(Object.keys(kept(inner))).not.toContain('check.json');
    }
  }
  expect(met).toBeGreaterThan(20);
});

/** `inner`, whose change number `call` fails, and, `forever`, each after it. */
function failing(inner: FileSystem, call: number, forever: boolean, met: () => void): FileSystem {
  let count = 0;
  const change =
    <A extends readonly [Parameters<FileSystem['remove']>[0], ...unknown[]]>(
      name: string,
      act: (...given: A) => void,
    ) =>
    (...given: A): void => {
      count += 1;
      if (count === call || (forever && count > call)) {
        if (count === call) met();
        throw new FileSystemError('NO_SPACE', name, given[0]);
      }
      act(...given);
    };
  return {
    ...inner,
    create: change('create', inner.create.bind(inner)),
    rename: change('rename', inner.rename.bind(inner)),
    remove: change('remove', inner.remove.bind(inner)),
    makeDirectory: change('make directory', inner.makeDirectory.bind(inner)),
    syncDirectory: change('sync directory', inner.syncDirectory.bind(inner)),
  };
}

describe('check without a reader', () => {
  test('makes a report of what deciding signals suggest', async () => {
    const { code, out, fs } = await dochygiene(['check'], { tree: TREE, git: GIT });
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nRecorded as checked today\.\n3 documents to change in the report: dochygiene report\n$/,
    );
    const entries = reportIn(fs)?.entries ?? [];
    expect(entries.map(({ path, by, op, safety_tier }) => [path, by, op, safety_tier])).toEqual([
      ['docs/a.md', 'signals', 'archive', 'manual'],
      ['docs/b.md', 'signals', 'archive', 'manual'],
      ['docs/c.md', 'signals', 'archive', 'manual'],
    ]);
  });

  test('keeps what a reader said before', async () => {
    const { fs, run, submit } = await begun();
    await submit(VERDICTS);
    const { code, out, err } = await run(['check', '--format', 'json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).coverage.acknowledged).toBe(1);
    expect(reportIn(fs)?.entries.map((entry) => entry.by)).toEqual(['reader', 'signals']);
    expect(reportIn(fs)?.cleared.map(({ path }) => path)).toEqual(['docs/b.md']);
  });

  test('keeps it too where git is missing, and where it is not asked', async () => {
    const { fs, run, submit } = await begun();
    await submit(VERDICTS);
    const said = reportIn(fs)?.entries[0];
    for (const words of [['check', '--no-git'], ['check']]) {
      expect((await run(words, { git: NO_GIT })).code).toBe(0);
      expect(reportIn(fs)?.entries[0]).toEqual(said);
    }
  });

  test('does not discard what a reader said, unless told to', async () => {
    const { fs, run, submit } = await begun();
    await submit(VERDICTS);
    const before = kept(fs);
    const { code, out, err } = await run(['check', '--no-reader']);
    expect([code, out, err]).toEqual([
      2,
      '',
      'dochygiene: Cannot leave out what a reader said: the last report has 1 verdict by one\n  dochygiene check keeps them; to discard them, add --again\n',
    ]);
    expect(kept(fs)).toEqual(before);
    expect((await run(['check', '--no-reader', '--again'])).code).toBe(0);
    expect(reportIn(fs)?.entries.map((entry) => entry.by)).toEqual(['signals', 'signals']);
    // What is acknowledged is in the report still; and there is nothing more to discard.
    expect(reportIn(fs)?.cleared.map(({ path }) => path)).toEqual(['docs/b.md']);
    expect((await run(['check', '--no-reader'])).code).toBe(0);
  });

  test('again goes with no reader', async () => {
    const { code, err } = await dochygiene(['check', '--again'], { tree: TREE });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot use --again: it goes with --no-reader\n  Give both, or neither.\n',
    ]);
  });

  test('tells which verdicts nothing speaks for any more', async () => {
    const text = `# D\n\n${prose(5)}\n\n[gone](gone.md)\n`;
    const { fs, run, submit } = await begun([], { ...TREE, '/p/docs/d.md': text });
    const said = { path: 'docs/d.md', category: 'broken', op: 'fix-links', rationale: 'Dead.' };
    expect((await submit(verdicts([{ ...said, guard: { sha256: sha256(text) } }]))).err).toBe('');
    fs.create(absolutePath('/p/docs/gone.md'), `# Here\n\n${prose(6)}\n`);
    const line =
      'dochygiene: 1 earlier verdict no longer stands: docs/d.md (no signal speaks of it)\n';
    expect((await run(['check', 'begin'])).err).toBe(line);
    expect((await run(['check'])).err).toBe(line);
    expect((await run(['check'])).err).toBe('');
  });

  test('leaves a check that has begun as it is', async () => {
    const { fs, run, submit } = await begun();
    await run(['check']);
    expect(Object.keys(kept(fs))).toContain('check.json');
    expect((await submit(VERDICTS)).code).toBe(0);
  });
});

test('what git tracks no longer when verdicts come back is never safe', async () => {
  const said = verdicts([archive('docs/a.md', { category: 'superseded' })]);
  const tierWith = async (git: Git) => {
    const { fs, submit } = await begun();
    expect((await submit(said, { git })).code).toBe(0);
    return reportIn(fs)?.entries[0]?.safety_tier;
  };
  const { 'docs/a.md': _gone, ...others } = FILES;
  // Another document links to it: that is review.
  expect(await tierWith(GIT)).toBe('review');
  expect(await tierWith(historyGit([{ at: '2025-01-01', files: others }]))).toBe('manual');
  expect(await tierWith(NO_GIT)).toBe('manual');
});

describe('an earlier report', () => {
  const spoiled = async (change: (json: Record<string, unknown>) => string | undefined) => {
    const { fs, run, submit } = await begun();
    await submit(VERDICTS);
    await run(['check', 'begin']);
    const names = Object.keys(kept(fs)).filter((each) => each.startsWith('report-'));
    const [name = '', markdown = ''] = names;
    const directory = child(root, '.dochygiene');
    const text = change(JSON.parse(String(kept(fs)[name])));
    if (text === undefined) fs.remove(child(directory, markdown));
    else {
      fs.remove(child(directory, name));
      fs.create(child(directory, name), text);
    }
    return { fs, run, file: child(directory, name) };
  };
  const COMMANDS: readonly (readonly string[])[] = [
    ['check'],
    ['check', '--no-reader'],
    ['check', 'submit'],
  ];

  // biome-ignore format: a table is read by column
  test.each<readonly [string, (json: Record<string, unknown>) => string | undefined, string]>([
    ['that is no JSON',                 () => '{',                                          'it is no report'],
    ['that lacks something',            ({ left_out: _gone, ...json }) => JSON.stringify(json), '/left_out is missing'],
  ])('%s is replaced, and named', async (_what, change, why) => {
    for (const words of COMMANDS) {
      const { fs, run, file } = await spoiled(change);
      const begins = await run(['check', 'begin']);
      expect([begins.code, begins.err]).toEqual([
        0,
        `dochygiene: Cannot read "${file}": ${why}; nothing of it stands in this check\n`,
      ]);
      const { code, err } = await run(words, { input: verdicts([]) });
      expect([code, err]).toEqual([
        0,
        `dochygiene: Cannot read "${file}": ${why}; a new report is in its place\n`,
      ]);
      expect(reportIn(fs)).toBeDefined();
    }
  });

  test.each([['check'], ['check', 'submit']] as const)(
    'of which the Markdown is gone stands all the same: %s %s',
    async (...words) => {
      const { fs, run, file } = await spoiled(() => undefined);
      expect(fs.lstat(file)).toBeDefined();
      const before = await run(['check', 'begin']);
      expect([before.code, before.err]).toEqual([0, '']);
      expect((await run(words, { input: verdicts([]) })).err).toBe('');
      expect(reportIn(fs)?.entries[0]).toMatchObject({ path: 'docs/a.md', by: 'reader' });
    },
  );

  test.each(COMMANDS.map((words) => [words] as const))(
    'of a newer version is not replaced: %j',
    async (words) => {
      const newer = (json: Record<string, unknown>) =>
        JSON.stringify({ ...json, schema: 'dochygiene.report/2' });
      const { fs, run, file } = await spoiled(newer);
      const begins = await run(['check', 'begin']);
      expect([begins.code, begins.err]).toEqual([
        0,
        `dochygiene: Cannot read "${file}": it is dochygiene.report/2, of a newer dochygiene, and stays: update before you submit verdicts\n`,
      ]);
      const before = kept(fs);
      const { code, out, err } = await run(words, { input: verdicts([]) });
      expect([code, out, err]).toEqual([
        2,
        '',
        `dochygiene: Cannot replace "${file}": it is dochygiene.report/2, of a newer dochygiene\n  Update dochygiene.\n`,
      ]);
      expect(kept(fs)).toEqual(before);
    },
  );
});

describe('two readers', () => {
  test('one submits after the other: verdicts can be submitted as they are', async () => {
    const { run, submit } = await begun();
    await submit(verdicts([archive('docs/a.md')]));
    const mine = verdicts([archive('docs/c.md')]);
    const { code, err } = await submit(mine);
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot take verdicts: no check has begun, or it was submitted already\n  Begin again, dochygiene check begin: verdicts on documents that have not changed can be submitted as they are.\n',
    ]);
    await run(['check', 'begin']);
    expect((await submit(mine)).code).toBe(0);
  });

  test('one begins after the other', async () => {
    const { run, submit } = await begun();
    await run(['check', 'begin', '--limit', '1'], { now: '2026-03-10T12:30:00Z' });
    const { err } = await submit(verdicts([archive('docs/c.md')]));
    expect(err).toContain(
      'was not handed out by the check that is open now, which began at 2026-03-10T12:30:00.000Z; another may have begun since yours: begin again',
    );
  });
});

describe('what was begun', () => {
  // biome-ignore format: a table is read by column
  test.each<readonly [string, MemoryTree[string], string]>([
    ['a link',        { kind: 'symlink', to: '/else' },    ': '],
    ['a pipe',        { kind: 'fifo' },                    ': '],
    ['20 MB',         'x'.repeat(20 * 1024 * 1024),        ': it is over 16 MiB'],
  ])('is %s: the file is named, and beginning anew helps', async (_what, there, why) => {
    const tree = { ...TREE, '/p/.dochygiene/check.json': there, '/else': '' };
    const fs = memoryFileSystem(tree);
    const { code, err } = await dochygiene(['check', 'submit'], { fs, git: GIT, input: VERDICTS });
    expect(code).toBe(2);
    expect(err).toContain(`Cannot read "/p/.dochygiene/check.json"${why}`);
    expect(err).toMatch(/egin anew: dochygiene check begin\n$/);
    expect((await dochygiene(['check', 'begin'], { fs, git: GIT })).code).toBe(0);
    expect((await dochygiene(['check', 'submit'], { fs, git: GIT, input: VERDICTS })).code).toBe(0);
  });
});

test('of very many faults the first thousand are told', async () => {
  const { submit } = await begun();
  const { code, err } = await submit(
    verdicts(
      Array.from({ length: 2500 }, (_, at) =>
        archive(`docs/x${at}.txt`, { op: 'update', target: undefined }),
      ),
    ),
  );
  const lines = err.trimEnd().split('\n');
  expect([code, lines.length]).toEqual([2, 1002]);
  expect(lines.slice(-2)).toEqual([
    '… and 1,500 more',
    'dochygiene: Cannot take the verdicts: 2,500 faults; nothing is written',
  ]);
});
