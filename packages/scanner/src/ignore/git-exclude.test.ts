import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { gitExcludeFile } from './git-exclude.ts';

const EXCLUDE = '/r/.git/info/exclude';

// biome-ignore format: a table is read by column
test.each<readonly [string, MemoryTree, string | undefined]>([
  // case                        besides                                                                        found
  ['a repository',               { '/p/.git/info/exclude': '' },                                                '/p/.git/info/exclude'],
  ['no exclude file',            { '/p/.git/HEAD': '' },                                                        undefined],
  ['no repository',              { '/p/a.md': '' },                                                             undefined],
  ['a linked worktree',          { '/p/.git': 'gitdir: /r/.git/worktrees/p\n', '/r/.git/worktrees/p/commondir': '../..\n' }, EXCLUDE],
  ['... with an absolute way',   { '/p/.git': 'gitdir: /r/.git/worktrees/p\n', '/r/.git/worktrees/p/commondir': '/r/.git' }, EXCLUDE],
  ['... with a relative one',    { '/p/.git': 'gitdir: ../r/.git/worktrees/p', '/r/.git/worktrees/p/commondir': '../..\n' }, EXCLUDE],
  ['a separate directory',       { '/p/.git': 'gitdir: /r/.git\r\n' },                                          EXCLUDE],
  ['a link to a repository',     { '/p/.git': { kind: 'symlink', to: '/r/.git' } },                             EXCLUDE],
  ['a linked exclude file',      { '/p/.git/info/exclude': { kind: 'symlink', to: EXCLUDE } },                  EXCLUDE],
  ['a dangling way',             { '/p/.git': 'gitdir: /gone\n' },                                              undefined],
  ['a junk file',                { '/p/.git': 'junk' },                                                         undefined],
  ['an empty way',               { '/p/.git': 'gitdir: \n' },                                                   undefined],
  ['a way with a NUL',           { '/p/.git': 'gitdir: /r\0/.git\n' },                                          undefined],
  ['a FIFO',                     { '/p/.git': { kind: 'fifo' } },                                               undefined],
  ['a forbidden file',           { '/p/.git': { kind: 'file', content: 'gitdir: /r/.git', mode: 0 } },          undefined],
  ['a link to itself',           { '/p/.git': { kind: 'symlink', to: '/p/.git' } },                             undefined],
  ['an empty commondir',         { '/p/.git': 'gitdir: /r/.git', '/r/.git/commondir': '' },                     undefined],
  ['commondir a directory',      { '/p/.git': 'gitdir: /r/.git', '/r/.git/commondir': { kind: 'directory' } },  EXCLUDE],
])('%s', (_case, tree, found) => {
  const fs = memoryFileSystem({ [EXCLUDE]: 'a', ...tree });
  expect(gitExcludeFile(fs, absolutePath('/p'))).toBe(found);
});
