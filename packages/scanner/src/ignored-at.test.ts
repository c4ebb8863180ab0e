import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem, recordingFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { ignoredAt } from './ignored-at.ts';

const root = absolutePath('/p');
const fs = memoryFileSystem({
  '/p/.gitignore': 'archive/\n/dist\n*.log.md\n!keep.log.md\n\u00e9/\n',
  '/p/docs/.gitignore': '!archive/\n/deep/er/\n',
  '/p/.git/info/exclude': 'secret.md\n',
  '/p/.dochygiene-ignore': 'ours/**\n!secret.md\n!/dist\n',
  '/p/docs/a.md': '',
});

// biome-ignore format: a table is read by column
test.each([
  // path                        the rule
  ['docs/a.md',                  undefined],
  ['docs/none.md',               undefined],
  ['no/such/folder/a.md',        undefined],
  ['archive/a.md',               '.gitignore:1: archive/'],
  ['x/archive/y/a.md',           '.gitignore:1: archive/'],
  ['archive',                    undefined],
  ['docs/archive/a.md',          undefined],
  ['docs/deep/er/a.md',          'docs/.gitignore:2: /deep/er/'],
  ['deep/er/a.md',               undefined],
  ['dist/a.md',                  '.gitignore:2: /dist'],
  ['x/dist/a.md',                undefined],
  ['x/a.log.md',                 '.gitignore:3: *.log.md'],
  ['x/keep.log.md',              undefined],
  ['archive/keep.log.md',        '.gitignore:1: archive/'],
  ['\u00e9/a.md',                '.gitignore:5: \u00e9/'],
  ['x/secret.md',                '.git/info/exclude:1: secret.md'],
  ['x/ours/a.md',                undefined],
  ['ours/a.md',                  '.dochygiene-ignore:1: ours/**'],
] as const)('%j', (path, rule) => {
  expect(ignoredAt({ fs, root })(path)).toBe(rule);
});

test('reads each ignore file once, and only those on the way', () => {
  const recorded = recordingFileSystem(fs);
  const asked = ignoredAt({ fs: recorded, root });
  for (const path of ['docs/b.md', 'docs/b.md', 'x/y.md']) asked(path);
  const read = recorded.paths('readInto').filter((path) => path.endsWith('.gitignore'));
  expect(read).toEqual(['/p/.gitignore', '/p/docs/.gitignore', '/p/x/.gitignore']);
});
