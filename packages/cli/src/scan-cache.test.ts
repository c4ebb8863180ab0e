import {
  type AbsolutePath,
  absolutePath,
  type FileStat,
  type FileSystem,
  FileSystemError,
  type Git,
  type LoggedCommit,
} from '@dochygiene/ports';
import {
  historyGit,
  type MadeCommit,
  type MemoryTree,
  memoryFileSystem,
  readTree,
  recordingFileSystem,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene } from '../test/outside.ts';

const COMMITS: readonly MadeCommit[] = [
  { at: '2025-01-01', files: { 'a.md': '# A\n\nStatus: superseded by [b](b.md)\n' } },
  { at: '2025-02-01', files: { 'b.md': '# B\n' } },
  { at: '2025-03-01', files: { 'c.md': '# Longer\n' } },
];
const ROOT = absolutePath('/p');
const CACHE = '/p/.dochygiene/cache/history';

/** A git with the first `commits`, and what it was asked for a log. */
function gitAt(commits: number): { readonly git: Git; readonly logs: (string | undefined)[] } {
  const made = historyGit(COMMITS.slice(0, commits));
  const logs: (string | undefined)[] = [];
  const git: Git = {
    ...made,
    log(root, range) {
      logs.push(range.since);
      return made.log(root, range);
    },
  };
  return { git, logs };
}

function diskOf(more: MemoryTree = {}): FileSystem {
  const { files } = historyGit(COMMITS);
  const tree = Object.entries(files).map(([path, text]) => [`/p/${path}`, text] as const);
  const git = { '/p/.git/HEAD': 'ref: refs/heads/main', '/p/.git/objects/x': '' };
  return memoryFileSystem({ ...git, ...Object.fromEntries(tree), ...more });
}

/** Scans and says what was printed, and since which commit history was asked for. */
async function scanned(fs: FileSystem, commits: number, ...words: readonly string[]) {
  const { git, logs } = gitAt(commits);
  const { code, out } = await dochygiene(['scan', '-f', 'json', ...words], { fs, git });
  expect(code).toBe(0);
  return { out, logs };
}

const kept = (fs: FileSystem) => fs.lstat(absolutePath(CACHE)) !== undefined;

test('history is kept, and only what is new is asked for', async () => {
  const fs = diskOf();
  const [, second] = historyGit(COMMITS).ids;
  const first = await scanned(fs, 2);
  expect(first.logs).toEqual([undefined]);
  expect(JSON.parse(first.out)).toMatchObject({
    history: 'full',
    facts: { 'a.md': { last_content_commit: '2025-01-01' } },
  });
  expect(await scanned(fs, 2)).toEqual({ out: first.out, logs: [] });
  const grown = await scanned(fs, 3);
  expect(grown.logs).toEqual([second]);
  expect(grown.out).toBe((await scanned(diskOf(), 3)).out);
});

test('history that was left is asked for anew', async () => {
  const fs = diskOf();
  await scanned(fs, 3);
  const back = await scanned(fs, 2);
  expect(back.logs.at(-1)).toBeUndefined();
  expect(back.out).toBe((await scanned(diskOf(), 2)).out);
});

test('without a cache, nothing is kept and the same is said', async () => {
  const fs = diskOf();
  const before = readTree(fs, absolutePath('/p'));
  const { out } = await scanned(fs, 3, '--no-cache');
  expect(readTree(fs, absolutePath('/p'))).toEqual(before);
  expect(out).toBe((await scanned(fs, 3)).out);
  expect(kept(fs)).toBe(true);
});

test('without a repository, nothing is kept', async () => {
  const fs = memoryFileSystem({ '/p/a.md': '# A\n' });
  await dochygiene(['scan'], { fs });
  expect(readTree(fs, absolutePath('/p'))).toEqual({ 'a.md': '# A\n' });
});

test('history that is cut is neither kept nor believed', async () => {
  const fs = diskOf();
  const git = historyGit(COMMITS, { shallow: true });
  await dochygiene(['scan'], { fs, git });
  expect(kept(fs)).toBe(false);
  const whole = await scanned(fs, 3);
  expect(whole.out).toBe((await scanned(diskOf(), 3)).out);
  const [tracked, log] = [git.trackedFiles(ROOT), git.log(ROOT, { head: '' })];
  if (!tracked.ok || !log.ok) throw new Error('a made git answers');
  // As after `git fetch --depth 1`: HEAD is the same, and its commit seems to have made every file.
  const newest: Git['log'] = () => ({
    ok: true,
    value: {
      visit(commit, change) {
        const all: LoggedCommit[] = [];
        log.value.visit(
          (each) => void all.push(each),
          () => undefined,
        );
        if (all[0] !== undefined) commit({ ...all[0], parents: [] });
        for (const [path, hash] of tracked.value) change(path, undefined, hash);
      },
    },
  });
  Object.assign(git, { log: newest });
  const cut = await dochygiene(['scan', '-f', 'json'], { fs, git });
  const anew = await dochygiene(['scan', '-f', 'json', '--no-cache'], { fs, git });
  expect(cut.out).toBe(anew.out);
  expect(cut.out).not.toBe(whole.out);
});

test('what cannot be believed is made anew', async () => {
  const { out } = await scanned(diskOf(), 3);
  const torn = diskOf({ [CACHE]: 'torn' });
  expect(await scanned(torn, 3)).toEqual({ out, logs: [undefined] });
  expect((await scanned(torn, 3)).logs).toEqual([]);
});

test('what came with the repository is not believed', async () => {
  const fs = diskOf();
  await scanned(fs, 3);
  const made = historyGit([
    ...COMMITS,
    { at: '2025-04-01', files: { '.dochygiene/cache/history': 'x' } },
  ]);
  const logs: unknown[] = [];
  const git: Git = {
    ...made,
    log(root, range) {
      logs.push(range.since);
      return made.log(root, range);
    },
  };
  await dochygiene(['scan'], { fs, git });
  expect(logs).toEqual([undefined]);
});

test('a disk that cannot be written to is no hindrance', async () => {
  const inner = diskOf();
  const { out } = await scanned(diskOf(), 3);
  const fs: FileSystem = {
    ...inner,
    makeDirectory(path) {
      throw new FileSystemError('READ_ONLY', 'make directory', path);
    },
  };
  expect((await scanned(fs, 3)).out).toBe(out);
  expect(kept(fs)).toBe(false);
});

describe('documents', () => {
  const LATER = '2100-01-01T00:00:00Z';
  const DOCUMENTS = absolutePath('/p/.dochygiene/cache/documents');

  /** Scans long after every file has been written; says what was printed, and which documents were read. */
  async function read(fs: FileSystem, ...words: readonly string[]) {
    const recording = recordingFileSystem(fs);
    const scene = { fs: recording, git: gitAt(3).git, now: LATER };
    const { out } = await dochygiene(['scan', '-f', 'json', ...words], scene);
    const opened = recording.paths('readInto').filter((path) => /^\/p\/\w+\.md$/.test(path));
    return { out, opened };
  }
  const ALL = ['/p/a.md', '/p/b.md', '/p/c.md'];

  test('that have not changed are not read again', async () => {
    const fs = diskOf();
    const first = await read(fs);
    expect(first.opened).toEqual(ALL);
    expect(await read(fs)).toEqual({ out: first.out, opened: [] });
    fs.remove(absolutePath('/p/b.md'));
    fs.create(absolutePath('/p/b.md'), '# B\n\nStatus: deprecated\n');
    const changed = await read(fs);
    expect(changed.opened).toEqual(['/p/b.md']);
    expect(changed.out).toBe((await read(fs, '--no-cache')).out);
    expect(changed.out).not.toBe(first.out);
  });

  test('that changed just before they were read are read again', async () => {
    const modified = new Date('2026-03-10T11:59:59Z');
    const fs = diskOf({ '/p/b.md': { kind: 'file', content: '# B\n', modified } });
    await dochygiene(['scan'], { fs, git: gitAt(3).git, now: '2026-03-10T12:00:00Z' });
    expect((await read(fs)).opened).toEqual(['/p/b.md']);
  });

  test('that lie on another disk are read again', async () => {
    const inner = diskOf();
    await read(inner);
    const mounted = <T extends FileStat | undefined>(path: AbsolutePath, stat: T): T =>
      path === '/p/b.md' && stat !== undefined ? { ...stat, device: 7 } : stat;
    const fs: FileSystem = {
      ...inner,
      lstat: (path) => mounted(path, inner.lstat(path)),
      readInto(path, buffer) {
        const reading = inner.readInto(path, buffer);
        return { ...reading, stat: mounted(path, reading.stat) };
      },
    };
    expect((await read(fs)).opened).toEqual(['/p/b.md']);
    expect((await read(fs)).opened).toEqual([]);
  });

  test('that nobody may look at any longer are unread', async () => {
    const inner = diskOf();
    await read(inner);
    const refused = (path: AbsolutePath): void => {
      if (path === '/p/b.md') throw new FileSystemError('PERMISSION_DENIED', 'look at', path);
    };
    const fs: FileSystem = {
      ...inner,
      lstat(path) {
        refused(path);
        return inner.lstat(path);
      },
      readInto(path, buffer) {
        refused(path);
        return inner.readInto(path, buffer);
      },
    };
    const { out } = await read(fs);
    expect(JSON.parse(out)).toMatchObject({ problems: [{ path: 'b.md', code: 'UNREADABLE' }] });
    expect(out).toBe((await read(fs, '--no-cache')).out);
  });

  test('are read again for other thresholds', async () => {
    const fs = diskOf();
    await read(fs);
    fs.create(absolutePath('/p/dochygiene.yaml'), 'signals:\n  stub: off\n');
    expect((await read(fs)).opened).toEqual(ALL);
    expect((await read(fs)).opened).toEqual([]);
  });

  test.each([0, 1, 100, 500])(
    'are read again where byte %i of the cache is another',
    async (at) => {
      const fs = diskOf();
      const { out } = await read(fs);
      const buffer = fs.buffer(1 << 20);
      const { length } = fs.readInto(DOCUMENTS, buffer);
      const bytes = buffer.bytes.slice(0, length);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      fs.remove(DOCUMENTS);
      fs.create(DOCUMENTS, bytes);
      expect(await read(fs)).toEqual({ out, opened: ALL });
      expect((await read(fs)).opened).toEqual([]);
    },
  );
});
