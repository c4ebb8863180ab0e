import { absolutePath, type FileSystem, type Git } from '@dochygiene/ports';
import { defaultSignals } from '@dochygiene/scanner';
import {
  historyGit,
  type MadeCommit,
  type MemoryTree,
  memoryFileSystem,
  recordingFileSystem,
} from '@dochygiene/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dochygiene } from '../../test/outside.ts';
import { sealed } from '../sealed.ts';
import { deserialize, serialize } from '../serialize.ts';

afterEach(() => vi.restoreAllMocks());

const prose = (seed: number) =>
  Array.from({ length: 60 }, (_, at) => `word${seed * 100 + at}`).join(' ');

// Every way that a document can take through a scan, by what is committed of it.
const KINDS: readonly ((seed: number) => string)[] = [
  (seed) => `# Sound\n\n${prose(seed)}\n\n[it](d1.md)\n`,
  (seed) => `# Old\n\nStatus: superseded by [it](d2.md)\n\n${prose(seed)}\n`,
  (seed) => `# Links\n\n${prose(seed)}\n\n[gone](gone-${seed}.md) and [another](d0.md#none)\n`,
  () => `# Same\n\n${prose(1)}\n`,
  () => '# Stub\n',
  (seed) => `---\nhygiene: frozen\n---\n# Frozen ${seed}\n`,
  (seed) => `---\nhygiene: [frozen\n---\n# Malformed ${seed}\n`,
  () => '# Log\n\n## 1.1.0\n\nb\n\n## 1.0.0\n\na\n\n<!-- hygiene: append-only -->\n',
  (seed) => `# Quiet\n\n[x](no.md) <!-- dochygiene-ignore dead-link: because ${seed} -->\n`,
  (seed) => `# Idle\n\n${prose(seed)} <!-- dochygiene-ignore stub -->\n`,
  () => '<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n',
  (seed) => `# Wind\u00f6ws\r\n\r\n${prose(seed)}\r\n`,
  () => '',
];
// What is on a disk beside what is committed.
const ODDITIES: MemoryTree = {
  '/p/link.md': { kind: 'symlink', to: 'd0.md' },
  '/p/lost.md': { kind: 'symlink', to: 'nowhere.md' },
  '/p/pipe.md': { kind: 'fifo' },
  '/p/shut.md': { kind: 'file', content: '# Shut\n', mode: 0o000 },
  '/p/untracked.md': '# Not committed\n\n[gone](gone.md)\n',
  '/p/ignored.md': '# Ignored\n',
  '/p/.gitignore': 'ignored.md\n',
  '/p/vendor/a.md': '# Pruned\n',
  '/p/package.json': '{ "scripts": {} }',
};

interface Made {
  readonly git: Git;
  /** What the repository tracks, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A repository with documents of these kinds, in two directories, made by two commits. */
function made(kinds: readonly number[]): Made {
  const files = kinds.map((kind, at): [string, string] => [
    `${at % 3 === 2 ? 'sub/' : ''}d${at}.md`,
    KINDS[kind]?.(at) ?? '',
  ]);
  const half = Math.ceil(files.length / 2);
  const commits: readonly MadeCommit[] = [
    { at: '2024-01-01', files: { ...Object.fromEntries(files.slice(0, half)), 'x.md': '# X\n' } },
    { at: '2025-01-01', files: { ...Object.fromEntries(files.slice(half)), 'x.md': null } },
  ];
  const git = historyGit(commits);
  return { git, files: git.files };
}

/** A checkout on a machine of its own: other times, other inodes. */
function machine({ files }: Made, seed: number, more: MemoryTree = {}): FileSystem {
  const clock = { now: () => new Date(Date.UTC(2026, 1, 1 + seed)) };
  const entries = Object.entries(files).map(([path, text]) => [`/p/${path}`, text] as const);
  const turned = entries
    .slice(seed % entries.length)
    .concat(entries.slice(0, seed % entries.length));
  const git = { '/p/.git/HEAD': 'ref: refs/heads/main', '/p/.git/objects/x': '' };
  return memoryFileSystem(
    { ...git, '/s': { kind: 'directory' }, ...Object.fromEntries(turned), ...more },
    { clock },
  );
}

const bytesOf = (fs: FileSystem, path: string) => {
  const buffer = fs.buffer(1 << 22);
  const { length } = fs.readInto(absolutePath(path), buffer);
  return buffer.bytes.slice(0, length);
};

/** The files that `of` machines write. */
async function shardsOf(
  project: Made,
  of: number,
  more: MemoryTree = {},
  words: readonly string[] = [],
): Promise<MemoryTree> {
  const files: [string, Uint8Array][] = [];
  for (let index = 1; index <= of; index += 1) {
    const fs = machine(project, index, more);
    const line = ['scan', '--shard', `${index}/${of}`, '--output', `/s/${index}.bin`, ...words];
    expect(await dochygiene(line, { fs, git: project.git })).toMatchObject({
      code: 0,
      out: '',
      err: '',
    });
    files.push([`/s/${index}.bin`, bytesOf(fs, `/s/${index}.bin`)]);
  }
  return Object.fromEntries(files);
}

const kinds = fc.array(fc.nat({ max: KINDS.length - 1 }), { minLength: 1, maxLength: 20 });

/** Lets the signal at a place fail at a document, when it observes or when it judges. */
function failing(at: number, document: string, judging: boolean): void {
  const signal = defaultSignals.filter(({ observe }) => judging || observe !== undefined)[at];
  if (signal === undefined) return;
  const fail = (path: string) => {
    if (path === document) throw new Error(`fails at ${path}`);
  };
  const { observe, judge } = signal;
  if (judging) {
    vi.spyOn(signal, 'judge').mockImplementation((...given) => {
      const own = judge.apply(signal, given);
      return (each) => {
        fail(each.path);
        return own(each);
      };
    });
  } else if (observe !== undefined) {
    vi.spyOn(signal as Required<typeof signal>, 'observe').mockImplementation((reading, limits) => {
      fail(reading.document.path);
      return observe.call(signal, reading, limits);
    });
  }
}

test('merging shards prints what one scan does, whatever the project and their number', async () => {
  await fc.assert(
    fc.asyncProperty(
      kinds,
      fc.integer({ min: 1, max: 7 }),
      fc.option(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 9 }), fc.boolean()), { freq: 3 }),
      fc.constantFrom<readonly string[]>(
        [],
        ['--all'],
        ['-f', 'text', '--fail-on', 'any'],
        ['-f', 'sarif'],
      ),
      async (chosen, of, failure, words) => {
        const project = made(chosen);
        const { git } = project;
        if (failure !== null) failing(failure[0], `d${failure[1]}.md`, failure[2]);
        const format = words.includes('-f') ? words : ['-f', 'json', ...words];
        const whole = await dochygiene(['scan', ...format], {
          ...{ fs: machine(project, 0, ODDITIES), git },
        });
        const shards = await shardsOf(project, of, ODDITIES);
        const fs = machine(project, 9, { ...ODDITIES, ...shards });
        const merged = await dochygiene(['merge', ...format, ...Object.keys(shards)], { fs, git });
        vi.restoreAllMocks();
        expect(merged).toMatchObject({ code: whole.code, out: whole.out, err: whole.err });
      },
    ),
    { numRuns: 60 },
  );
});

test('merging reads no document that a shard has read', async () => {
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 1, max: 7 }), async (chosen, of) => {
      const project = made(chosen);
      const shards = await shardsOf(project, of);
      const fs = recordingFileSystem(machine(project, 9, shards));
      await dochygiene(['merge', '--no-cache', ...Object.keys(shards)], { fs, git: project.git });
      expect(fs.paths('readInto').filter((path) => path.endsWith('.md'))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('each document is in one share, and shares are much alike', async () => {
  const project = made(Array.from({ length: 400 }, () => 4));
  const read = await Promise.all(
    [1, 2, 3, 4].map(async (index) => {
      const fs = recordingFileSystem(machine(project, index));
      const line = ['scan', '--shard', `${index}/4`, '--output', '/s/x'];
      await dochygiene(line, { fs, git: project.git });
      return fs.paths('readInto').filter((path) => path.endsWith('.md'));
    }),
  );
  expect(read.flat().sort()).toEqual(
    Object.keys(project.files)
      .map((path) => `/p/${path}`)
      .sort(),
  );
  for (const { length } of read) expect(Math.abs(length - 100)).toBeLessThan(30);
});

describe('what is other here than where a shard was read', () => {
  const project = made([0, 1, 2, 3]);
  const merge = (fs: FileSystem) =>
    dochygiene(['merge', '--no-cache', '-f', 'json', '/s/1.bin', '/s/2.bin'], {
      fs,
      git: project.git,
    });

  test.each([
    ['that is longer', '# Another\n\nStatus: deprecated\n'],
    ['that is not there', undefined],
  ])('is read anew: a document %s', async (_case, text) => {
    const shards = await shardsOf(project, 2);
    const fs = machine(project, 9, shards);
    fs.remove(absolutePath('/p/d0.md'));
    if (text !== undefined) fs.create(absolutePath('/p/d0.md'), text);
    const { out } = await merge(fs);
    expect(out).toBe(
      (await dochygiene(['scan', '--no-cache', '-f', 'json'], { fs, git: project.git })).out,
    );
  });

  test('is read anew: a document that had changes where its shard was read', async () => {
    const changed = project.files['d1.md']?.replace('superseded', 'considered') ?? '';
    const shards = await shardsOf(project, 2, { '/p/d1.md': changed });
    const fs = machine(project, 9, shards);
    const plain = await dochygiene(['scan', '--no-cache', '-f', 'json'], { fs, git: project.git });
    expect((await merge(fs)).out).toBe(plain.out);
  });

  test('is not kept in the cache for the next scan', async () => {
    const shards = await shardsOf(project, 2);
    const fs = machine(project, 9, shards);
    await dochygiene(['merge', ...Object.keys(shards)], { fs, git: project.git });
    expect(fs.lstat(absolutePath('/p/.dochygiene/cache/history'))).toBeDefined();
    expect(fs.lstat(absolutePath('/p/.dochygiene/cache/documents'))).toBeUndefined();
  });
});

describe('is refused, with a remedy', () => {
  const project = made([0, 1, 2, 3, 4, 5]);
  const FILES = ['/s/1.bin', '/s/2.bin', '/s/3.bin'];

  type Change = (bytes: Uint8Array) => Uint8Array;
  const same: Change = (bytes) => bytes;
  /** A shard of which something else is said. */
  const other =
    (over: object): Change =>
    (bytes) =>
      sealed(serialize({ ...(deserialize(bytes.subarray(8)) as object), ...over }));

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Change, string, readonly string[], string]>([
    // case                  what becomes of shard 1           where it is put  what is merged          the message
    ['a missing shard',       same,                             '/s/1.bin', FILES.slice(0, 2),          'Cannot merge 2 of 3 shards: shard 3 is missing\n  Name the files of all 3; the job of one may have failed.'],
    ['missing shards',        same,                             '/s/1.bin', FILES.slice(1, 2),          'Cannot merge 1 of 3 shards: shards 1, 3 are missing\n  Name the files of all 3; the job of one may have failed.'],
    ['a missing file',        same,                             '/s/1.bin', [...FILES, '/s/4.bin'],     'Cannot read "/s/4.bin": no such file\n  Name the files that dochygiene scan --shard wrote; the job of one may have failed.'],
    ['a doubled shard',       same,                             '/s/x',     [...FILES, '/s/x'],         'Cannot merge "/s/x": it is shard 1 of 3, as "/s/1.bin" is\n  Name each shard once.'],
    ['a file named twice',    same,                             '/s/1.bin', [...FILES, '/s/1.bin'],     'Cannot merge "/s/1.bin" twice\n  Name each shard once.'],
    ['another number',        other({ of: 4 }),                 '/s/x',     ['/s/2.bin', '/s/x'],       'Cannot merge "/s/x": it is one of 4 shards, and "/s/2.bin" one of 3\n  Write all shards anew with the same number.'],
    ['another commit',        other({ commit: 'f'.repeat(40) }), '/s/1.bin', FILES,                     'Cannot merge "/s/1.bin": it is of commit ffffffffff, and this checkout of '],
    ['another version',       other({ version: '9.9.9' }),      '/s/1.bin', FILES,                      'Cannot merge "/s/1.bin": dochygiene 9.9.9 wrote it, and this is '],
    ['another configuration', other({ key: 'x' }),              '/s/1.bin', FILES,                      'Cannot merge "/s/1.bin": it was read under another configuration\n  Give all shards and the merge the same dochygiene.yaml, or the same --config.'],
    ['a torn file',           (bytes) => bytes.slice(0, -9),    '/s/1.bin', FILES,                      'Cannot read "/s/1.bin": torn, or no shard\n  Fetch it again, or write it again: dochygiene scan --shard I/N --output FILE'],
    ['an empty file',         () => new Uint8Array(),           '/s/1.bin', FILES,                      'Cannot read "/s/1.bin": torn, or no shard'],
    ['something else',        other({ format: 'x' }),           '/s/1.bin', FILES,                      'Cannot read "/s/1.bin": it was written under another version of Node, or is no shard\n  Run one version'],
    ['a share that is none',  other({ index: 4 }),              '/s/1.bin', FILES,                      'Cannot read "/s/1.bin": it was written under another version of Node, or is no shard'],
    ['a directory',           same,                             '/s/1.bin', ['/s'],                     'Cannot read "/s": is a directory'],
  ])('%s', async (_case, change, place, files, message) => {
    const shards = await shardsOf(project, 3);
    const changed = change(shards['/s/1.bin'] as Uint8Array);
    const fs = machine(project, 9, { ...shards, [place]: changed });
    const { code, out, err } = await dochygiene(['merge', ...files], { fs, git: project.git });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('a configuration that has changed', async () => {
    const shards = await shardsOf(project, 2);
    const fs = machine(project, 9, { ...shards, '/p/dochygiene.yaml': 'signals:\n  stub: off\n' });
    const { code, err } = await dochygiene(['merge', ...Object.keys(shards)], {
      fs,
      git: project.git,
    });
    expect([code, err]).toEqual([2, expect.stringContaining('under another configuration')]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['--shard 0/4 --output /s/x',                'Cannot use "0/4" for --shard: it wants I/N'],
    ['--shard 5/4 --output /s/x',                'Cannot use "5/4" for --shard: it wants I/N'],
    ['--shard 1 --output /s/x',                  'Cannot use "1" for --shard: it wants I/N'],
    ['--shard 1/0 --output /s/x',                'Cannot use "1/0" for --shard: it wants I/N'],
    ['--shard 1/-2 --output /s/x',               'Cannot use "1/-2" for --shard: it wants I/N'],
    ['--shard 1/4/4 --output /s/x',              'Cannot use "1/4/4" for --shard: it wants I/N'],
    ['--shard 1/4',                              'Cannot use --shard alone\n  Say where it goes: --shard 2/4 --output FILE'],
    ['--output /s/x',                            'Cannot use --output alone\n  To print into a file: --format json=FILE'],
    ['--shard 1/4 --output /s/x --fail-on any',  'Cannot use --fail-on with --shard\n  A shard prints nothing: dochygiene merge --fail-on …'],
    ['--shard 1/4 --output /s/x -f json',        'Cannot use --format with --shard'],
    ['--shard 1/4 --output /s/x --no-git',       'Cannot use --no-git with --shard\n  A shard is of a commit.'],
    ['--shard 1/4 --output /nowhere/x',          'Cannot write "/nowhere/x": its directory does not exist'],
  ])('scan %s', async (line, message) => {
    const fs = machine(project, 0);
    const { code, out, err } = await dochygiene(['scan', ...line.split(' ')], { fs, git: project.git });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(fs.list(absolutePath('/s'))).toEqual([]);
  });

  test('a place without a repository', async () => {
    const tree = { '/p/a.md': '# A\n', '/s': { kind: 'directory' } } as const;
    const shard = await dochygiene(['scan', '--shard', '1/1', '--output', '/s/x'], { tree });
    expect([shard.code, shard.err]).toEqual([
      2,
      expect.stringContaining('Cannot write a shard of "/p"'),
    ]);
    const merged = await dochygiene(['merge', '/s/x'], { tree });
    expect([merged.code, merged.err]).toEqual([2, expect.stringContaining('Cannot merge in "/p"')]);
  });

  test('no file at all', async () => {
    const { code, err } = await dochygiene(['merge'], { tree: { '/p/a.md': '' } });
    expect([code, err]).toEqual([2, expect.stringContaining('<file>... is missing')]);
  });
});
