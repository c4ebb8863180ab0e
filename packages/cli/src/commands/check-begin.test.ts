import { parseDraft } from '@dochygiene/check';
import { absolutePath, child, type FileSystem, FileSystemError } from '@dochygiene/ports';
import { historyGit, type MemoryTree, memoryFileSystem, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene, type Scene } from '../../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const FILES: Readonly<Record<string, string>> = {
  'README.md': `# P\n\n${prose(1)}\n\n[old](docs/old.md), [older](docs/older.md)\n`,
  'docs/old.md': `# Old\n\nStatus: obsolete\n\n${prose(2)}\n`,
  'docs/older.md': `# Older\n\nStatus: superseded by [old](old.md)\n\n${prose(3)}\n`,
  'docs/kept.md': '---\nhygiene: frozen\n---\n# Kept\n',
};
const GIT = historyGit([{ at: '2025-01-01', files: FILES }]);
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`/p/${path}`, text])),
};
const SCENE: Scene = { tree: TREE, git: GIT };

const listOf = (out: string) => JSON.parse(out);
const pathsOf = (out: string) =>
  listOf(out).documents.map(({ path }: { readonly path: string }) => path);

describe('check begin', () => {
  test('prints the list, and keeps what was begun', async () => {
    const { code, out, err, fs } = await dochygiene(['check', 'begin'], SCENE);
    expect([code, err]).toEqual([0, '']);
    expect(pathsOf(out)).toEqual(['docs/older.md', 'docs/old.md']);
    expect(listOf(out)).toMatchObject({
      schema: 'dochygiene.worklist/1',
      left_out: { acknowledged: 0, over_budget: 0, judged: 0, unreadable: 0 },
    });
    const kept = readTree(fs, absolutePath('/p/.dochygiene'));
    expect(Object.keys(kept)).toEqual([
      '.gitignore',
      'cache/documents',
      'cache/history',
      'check.json',
    ]);
    const draft = parseDraft(String(kept['check.json']));
    expect(draft?.handed.map(({ path, tracked }) => [path, tracked])).toEqual([
      ['docs/older.md', true],
      ['docs/old.md', true],
    ]);
    expect(draft?.excluded['docs/kept.md']).toMatch(/^frozen: /);
    expect(draft?.tool).toMatch(/^dochygiene \d/);
  });

  test('of what git was not asked about nothing can be undone', async () => {
    const { fs } = await dochygiene(['check', 'begin', '--no-git'], SCENE);
    const text = readTree(fs, absolutePath('/p/.dochygiene'))['check.json'];
    expect(parseDraft(String(text))?.handed.map(({ tracked }) => tracked)).toEqual([false, false]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    [['--limit', '1'],      ['docs/older.md'],  1, ''],
    [['--budget', '600'],   ['docs/older.md'],  1, ''],
    [['--budget', '100'],   [],                 2, /^dochygiene: 2 documents left, none of which fits in the budget: --budget \d+\n$/],
  ] as const)('%j', async (words, paths, over, says) => {
    const { out, err } = await dochygiene(['check', 'begin', ...words], SCENE);
    expect([pathsOf(out), listOf(out).left_out.over_budget]).toEqual([paths, over]);
    expect(err).toEqual(expect.stringMatching(says === '' ? /^$/ : says));
  });

  test('with the budget that it names, one is handed out', async () => {
    const { err } = await dochygiene(['check', 'begin', '--budget', '100'], SCENE);
    const budget = /--budget (\d+)/.exec(err)?.[1] ?? '';
    const { out } = await dochygiene(['check', 'begin', '--budget', budget], SCENE);
    expect(pathsOf(out)).toHaveLength(1);
  });

  test('says that there is nothing to judge', async () => {
    const { code, out, err } = await dochygiene(['check', 'begin'], {
      tree: { '/p/README.md': `# P\n\n${prose(1)}\n` },
    });
    expect([code, pathsOf(out), err]).toEqual([0, [], 'dochygiene: nothing to judge\n']);
  });

  test('leaves out what is acknowledged, and says what no longer holds', async () => {
    const { fs } = await dochygiene(['ack', 'docs/old.md', '-r', 'history'], SCENE);
    const again = await dochygiene(['check', 'begin'], { ...SCENE, fs });
    expect([pathsOf(again.out), again.err]).toEqual([['docs/older.md'], '']);
    expect(listOf(again.out).left_out.acknowledged).toBe(1);
    const old = absolutePath('/p/docs/old.md');
    fs.remove(old);
    fs.create(old, `${FILES['docs/old.md']}More.\n`);
    const changed = await dochygiene(['check', 'begin'], { ...SCENE, fs });
    expect(pathsOf(changed.out)).toContain('docs/old.md');
    expect(changed.err).toBe(
      'dochygiene: 1 acknowledgement no longer holds: dochygiene ack --list\n',
    );
  });

  test.each([
    ['of a project with history', { '/p/.git/HEAD': '', '/p/.git/objects/x': '' }, ''],
    [
      'of one that has none',
      {},
      'dochygiene: 1 acknowledgement no longer holds: dochygiene ack --list\n',
    ],
  ])('a scan without git, %s, says of acks what it can see', async (_case, git, line) => {
    const text = FILES['docs/old.md'] ?? '';
    const { fs } = await dochygiene(['ack', 'old.md', '-r', 'history'], {
      tree: { '/p/old.md': text, ...git },
    });
    fs.remove(absolutePath('/p/old.md'));
    fs.create(absolutePath('/p/old.md'), `${text}More.\n`);
    expect((await dochygiene(['check', 'begin', '--no-git'], { fs })).err).toBe(line);
  });

  test('a name that a terminal would not show stands as it is in JSON, written out', async () => {
    const name = 'docs/a\u202eb.md';
    const tree = { [`/p/${name}`]: FILES['docs/old.md'] ?? '' };
    const { out } = await dochygiene(['check', 'begin'], { tree });
    expect(out).toContain('docs/a\\u202eb.md');
    expect(pathsOf(out)).toEqual([name]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    [['--budget', 'many'],  'Cannot use "many" for --budget: it wants a whole number from 1 up\n  Write digits alone, such as 20.'],
    [['--limit', '0'],      'Cannot use "0" for --limit: it wants a whole number from 1 up\n  Write digits alone, such as 20.'],
    [['--agian'],           'Cannot use option "--agian": unknown\n  Did you mean "--again"?'],
  ] as const)('%j is refused', async (words, message) => {
    const { code, out, err } = await dochygiene(['check', 'begin', ...words], SCENE);
    expect([code, out, err]).toEqual([2, '', `dochygiene: ${message}\n`]);
  });

  test('in a state directory that is not ours nothing is begun', async () => {
    const tree: MemoryTree = {
      ...TREE,
      '/p/.dochygiene': { kind: 'symlink', to: '/else' },
      '/else/x': '',
    };
    const { code, out, err, fs } = await dochygiene(['check', 'begin'], { tree });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Cannot write in "/p/.dochygiene"');
    expect(fs.list(child(absolutePath('/'), 'else')).map(({ name }) => name)).toEqual(['x']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['READ_ONLY',         'the disk is read-only'],
    ['PERMISSION_DENIED', 'permission denied'],
  ] as const)('of a checkout that cannot be written to the list is printed all the same: %s', async (code, why) => {
    const inner = memoryFileSystem(TREE);
    const refusing = (...[path]: readonly [Parameters<FileSystem['remove']>[0], ...unknown[]]) => {
      throw new FileSystemError(code, 'write', path);
    };
    const fs = { ...inner, makeDirectory: refusing, create: refusing, rename: refusing };
    const done = await dochygiene(['check', 'begin'], { git: GIT, fs });
    expect(done.code).toBe(0);
    expect(pathsOf(done.out)).toHaveLength(2);
    expect(done.err).toBe(
      `dochygiene: Cannot write in "/p/.dochygiene": ${why}; verdicts on this list cannot be submitted\n`,
    );
  });
});
