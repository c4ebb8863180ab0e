import type { FileSystem } from '@dochygiene/ports';
import { FileSystemError } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { hookStart } from './hook-start.ts';

const DISK = memoryFileSystem({
  '/host/a.md': '',
  '/input/a.md': '',
  '/here/a.md': '',
  '/file': '',
  '/link': { kind: 'symlink', to: '/host' },
  '/dead': { kind: 'symlink', to: '/gone' },
  '/fifo': { kind: 'fifo' },
});

// biome-ignore format: a table is read by column
test.each([
  // case                                the host's    the input's   the process's  start
  ['all three',                          '/host',      '/input',     '/here',       '/host'],
  ["the host's alone",                   '/host',      undefined,    undefined,     '/host'],
  ['no word of the host',                undefined,    '/input',     '/here',       '/input'],
  ['no word but of the process',         undefined,    undefined,    '/here',       '/here'],
  ['no word at all',                     undefined,    undefined,    undefined,     undefined],
  ["the host's is gone",                 '/gone',      '/input',     '/here',       '/input'],
  ["the input's is gone too",            '/gone',      '/gone',      '/here',       '/here'],
  ['all are gone',                       '/gone',      '/gone',      '/gone',       undefined],
  ["the host's is a file",               '/file',      '/input',     '/here',       '/input'],
  ["the host's is a FIFO",               '/fifo',      '/input',     '/here',       '/input'],
  ["the host's is a link to a folder",   '/link',      '/input',     '/here',       '/link'],
  ["the host's is a link to nothing",    '/dead',      '/input',     '/here',       '/input'],
  ["the host's is empty",                '',           '/input',     '/here',       '/input'],
  ["the host's is relative",             'host',       '/input',     '/here',       '/input'],
  ["the host's goes up from here",       '../host',    '/input',     '/here',       '/input'],
  ["the host's holds a NUL",             '/host\0',    '/input',     '/here',       '/input'],
  ["the input's is relative",            undefined,    'input',      '/here',       '/here'],
  ["the input's is not normal",          undefined,    '//input/./x/../', '/here',  '/input'],
  ['the root of the file system',        '/',          '/input',     '/here',       '/'],
] as const)('%s', (_case, projectDir, cwd, processDirectory, start) => {
  expect(hookStart(DISK, { projectDir, cwd, processDirectory })).toBe(start);
});

test('where nobody may look there is no folder', () => {
  const closed: FileSystem = {
    ...DISK,
    stat: (path) => {
      if (path === '/host') throw new FileSystemError('PERMISSION_DENIED', 'stat', path);
      return DISK.stat(path);
    },
  };
  const question = { projectDir: '/host', cwd: '/input', processDirectory: undefined };
  expect(hookStart(closed, question)).toBe('/input');
});
