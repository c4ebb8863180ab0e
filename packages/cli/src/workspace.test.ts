import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { folderInWorkspace } from './workspace.ts';

const fs = memoryFileSystem({
  '/runner/repo/sub/site/a.md': '',
  '/runner/repo-2/a.md': '',
  '/link': { kind: 'symlink', to: '/runner/repo' },
});

// biome-ignore format: a table is read by column
test.each([
  // case                     root                       workspace         folder
  ['the checkout itself',     '/runner/repo',            '/runner/repo',   ''],
  ['a folder of it',          '/runner/repo/sub/site',   '/runner/repo',   'sub/site/'],
  ['a checkout by a link',    '/runner/repo/sub',        '/link',          'sub/'],
  ['a name that goes on',     '/runner/repo-2',          '/runner/repo',   ''],
  ['elsewhere',               '/runner',                 '/runner/repo',   ''],
  ['a workspace that is gone', '/runner/repo',           '/gone',          ''],
  ['a relative workspace',    '/runner/repo',            'runner',         ''],
  ['no workspace',            '/runner/repo',            undefined,        ''],
] as const)('%s', (_case, root, workspace, folder) => {
  const env = { GITHUB_WORKSPACE: workspace };
  expect(folderInWorkspace(absolutePath(root), { env, fs })).toBe(folder);
});
