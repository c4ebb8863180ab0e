import { absolutePath, readText } from '@dochygiene/ports';
import { expect, test } from 'vitest';
import { memoryFileSystem } from './index.ts';

const at = absolutePath;

test('holds what its tree says', () => {
  const fs = memoryFileSystem({
    '/p/a.md': 'text',
    '/p/bytes': new Uint8Array([0xff, 0x41]),
    '/p/empty': { kind: 'directory' },
    '/p/fifo': { kind: 'fifo' },
    '/p/link': { kind: 'symlink', to: 'a.md' },
    '/p/run': { kind: 'file', content: '', mode: 0o755 },
    '/p/old': { kind: 'file', content: 'o', modified: new Date('2020-01-01T00:00Z'), owner: 7 },
  });
  expect(fs.list(at('/p'))).toEqual([
    { name: 'a.md', kind: 'file' },
    { name: 'bytes', kind: 'file' },
    { name: 'empty', kind: 'directory' },
    { name: 'fifo', kind: 'other' },
    { name: 'link', kind: 'symlink' },
    { name: 'old', kind: 'file' },
    { name: 'run', kind: 'file' },
  ]);
  expect(readText(fs, at('/p/a.md'), 100)).toMatchObject({ text: 'text', truncated: false });
  expect(readText(fs, at('/p/bytes'), 100).text).toBe('\ufffdA');
  expect(fs.readLink(at('/p/link'))).toBe('a.md');
  expect(fs.realPath(at('/p/link'))).toBe('/p/a.md');
  expect(fs.stat(at('/p/link'))?.kind).toBe('file');
  expect(fs.stat(at('/p/old'))).toMatchObject({ owner: 7, modified: Date.UTC(2020, 0, 1) });
  expect(fs.stat(at('/p/run'))?.mode).toBe(0o755);
});

test('refuses what its modes say', () => {
  const fs = memoryFileSystem({
    '/p/secret': { kind: 'file', content: 'x', mode: 0 },
    '/p/hidden': { kind: 'directory', mode: 0 },
    '/p/fixed': { kind: 'directory', mode: 0o555 },
    '/p/fixed/file': 'x',
    '/p/file': 'x',
  });
  const denied = expect.objectContaining({ code: 'PERMISSION_DENIED' });
  expect(() => readText(fs, at('/p/secret'), 1)).toThrow(denied);
  expect(() => fs.list(at('/p/hidden'))).toThrow(denied);
  expect(() => fs.create(at('/p/fixed/new'), '')).toThrow(denied);
  expect(() => fs.makeDirectory(at('/p/fixed/new'))).toThrow(denied);
  expect(() => fs.remove(at('/p/fixed/file'))).toThrow(denied);
  expect(() => fs.rename(at('/p/fixed/file'), at('/p/new'))).toThrow(denied);
  expect(() => fs.rename(at('/p/file'), at('/p/fixed/new'))).toThrow(denied);
  expect(fs.list(at('/p/fixed'))).toEqual([{ name: 'file', kind: 'file' }]);
});

test('counts changes as time, or asks the clock', () => {
  const counting = memoryFileSystem({ '/a': '1' });
  const before = counting.stat(at('/'))?.modified ?? Number.NaN;
  counting.create(at('/b'), '2');
  expect(counting.stat(at('/'))?.modified).toBeGreaterThan(before);

  const instant = new Date('2031-02-03T04:05:06Z');
  const clocked = memoryFileSystem({ '/a': '1' }, { clock: { now: () => instant } });
  expect(clocked.stat(at('/a'))).toMatchObject({ modified: +instant, changed: +instant });
});
