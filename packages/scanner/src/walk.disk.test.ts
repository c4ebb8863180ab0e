import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walk, walkRules } from './walk.ts';

const { rules } = walkRules({});

let directory: string;
beforeAll(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-walk-')));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('sees on a real disk what it sees in memory', () => {
  const files: Record<string, string> = {
    '.gitignore': '*.tmp.md\n/ignored/\n!kept.tmp.md\n[',
    '.git/info/exclude': 'private.md\n',
    '.dochygiene-ignore': '!/ignored/deep/back.md\n/own.md\n',
    'own.md': '',
    'private.md': '',
    'ignored/deep/back.md': '',
    'ignored/other/a.md': '',
    '.claude/commands/x.md': '',
    'node_modules/x/README.md': '',
    'docs/.gitignore': 'draft-*\n',
  };
  const names = [
    'README.md',
    'a.md',
    'b.tmp.md',
    'kept.tmp.md',
    'draft-1.md',
    'é.md',
    'x y.md',
    'code.ts',
    'a.txt',
  ];
  for (const folder of [
    '',
    'docs/',
    'docs/a/',
    'docs/a-b/',
    'docs.d/',
    'src/',
    'src/deep/er/',
    'build/',
  ]) {
    for (const name of names) files[folder + name] = '';
    for (let index = 0; index < 40; index += 1) files[`${folder}n${index}.md`] = '';
  }
  const links: Record<string, string> = {
    'link.md': 'a.md',
    'docs/up': '..',
    'gone.md': 'nowhere',
  };

  const memory: MemoryTree = Object.fromEntries([
    ...Object.entries(files).map(([path, content]) => [`/p/${path}`, content]),
    ...Object.entries(links).map(([path, to]) => [`/p/${path}`, { kind: 'symlink', to }]),
  ]);
  const root = join(directory, 'both');
  for (const [path, content] of Object.entries(files)) write(join(root, path), content);
  for (const [path, to] of Object.entries(links)) symlinkSync(to, join(root, path));

  const onDisk = plain(walk(nodeFileSystem, absolutePath(root), rules));
  expect(onDisk).toEqual(plain(walk(memoryFileSystem(memory), absolutePath('/p'), rules)));
  expect(onDisk).toEqual(plain(walk(nodeFileSystem, absolutePath(root), rules)));
  expect(onDisk.candidates.length).toBeGreaterThan(300);
  expect(onDisk.excluded.length).toBeGreaterThan(10);
  expect(onDisk.problems).toHaveLength(1);
});

test.skipIf(process.platform !== 'linux')('is not put off by odd names and kinds', () => {
  const root = join(directory, 'odd');
  const odd = [
    'new\nline.md',
    '\u001b[31m.md',
    '\u202e.md',
    '\u0085.md',
    '\u200b.md',
    'back\\slash.md',
    `${'n'.repeat(252)}.md`,
  ];
  for (const name of odd) write(join(root, name), '');
  for (const bytes of [
    [0xff, 0x2e, 0x6d, 0x64],
    [0xc3, 0x28, 0x2e, 0x6d, 0x64],
  ]) {
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from(bytes)]), '');
  }
  execFileSync('mkfifo', [join(root, 'fifo.md'), join(root, '.gitignore')]);

  const listing = walk(nodeFileSystem, absolutePath(root), rules);
  expect(listing.candidates.map(({ path }) => path)).toEqual([...odd, 'fifo.md'].sort());
  expect(listing.candidates.find(({ path }) => path === 'fifo.md')?.kind).toBe('other');
  expect(listing.problems).toMatchObject([
    {
      path: '.',
      code: 'NAME_NOT_UTF8',
      message: expect.stringContaining('Cannot look at 2 files'),
    },
    { path: '.gitignore', code: 'UNREADABLE', message: expect.stringContaining('NOT_A_FILE') },
  ]);
});

function plain({ files, directories, unseen, ...rest }: ReturnType<typeof walk>) {
  return { ...rest, files: [...files], directories: [...directories], unseen: [...unseen] };
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
