import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absolutePath, child, confined, type FileSystem } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryFileSystem } from '../memory-file-system.ts';
import { fileSystemVerdicts } from './file-system-laws.ts';
import type { Makers } from './law.ts';
import { testFileSystem } from './test-adapter.ts';

const scratch = absolutePath(realpathSync(mkdtempSync(join(tmpdir(), 'laws-'))));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const makeOnDisk: Makers = {
  symlink: (to, path) => symlinkSync(to, path),
  fifo: (path) => execFileSync('mkfifo', [path]),
};
const memory = memoryFileSystem({ '/laws': { kind: 'directory' } });

// biome-ignore format: a table is read by column
describe.each([
  // adapter           file system                         directory               make
  ['the real disk',    nodeFileSystem,                     scratch,                makeOnDisk],
  ['the memory disk',  memory,                             absolutePath('/laws'),  memory.make],
  ['a confined disk',  confined(...confinedDisk()),        absolutePath('/laws'),  {}],
] as const)('%s', (_adapter, fs, directory, make) => {
  test.each(fileSystemVerdicts(fs, directory, make))('$law: $kind', (verdict) => {
    if (verdict.kind === 'broken') throw verdict.error;
  });
});

function confinedDisk(): [FileSystem, ReturnType<typeof absolutePath>] {
  return [memoryFileSystem({ '/laws': { kind: 'directory' } }), absolutePath('/laws')];
}

test('with all makers, every law applies', () => {
  const kinds = fileSystemVerdicts(memory, child(absolutePath('/laws'), 'law-0'), memory.make);
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['kept']));
});

test('a law whose maker is missing is said not to apply', () => {
  const { symlink } = memory.make;
  const place = absolutePath('/here');
  const fs = memoryFileSystem({ '/here': { kind: 'directory' } });
  const verdicts = testFileSystem(fs, place, { symlink: fs.make.symlink });
  const inapplicable = verdicts.filter(({ kind }) => kind === 'not applicable');
  expect(inapplicable).toContainEqual({
    law: 'list tells a FIFO as other',
    kind: 'not applicable',
    because: 'no fifo',
  });
  expect(inapplicable.every(({ law }) => law.includes('FIFO'))).toBe(true);
  expect(symlink).not.toBe(fs.make.symlink);
});
