import { expect, test } from 'vitest';
import { globsOf, typeGlobs } from './regex-globs.ts';

// biome-ignore format: a table is read by column
test.each([
  ['^docs/',                       ['docs/**']],
  ['^docs/.*\\.md$',               ['docs/**/*.md']],
  ['\\.md$',                       ['**/*.md']],
  ['\\.(md|mdx)$',                 ['**/*.md', '**/*.mdx']],
  ['^(docs|src)/',                 ['docs/**', 'src/**']],
  ['^README\\.md$',                ['README.md']],
  ['README\\.md$',                 ['**/README.md']],
  ['^a/|^b/',                      ['a/**', 'b/**']],
  ['(?x)\n ^docs/\n',              ['docs/**']],
  ['^docs',                        ['regex:^docs']],
  ['^(a|b)?/x$',                   ['regex:^(a|b)?/x$']],
  ['^((a|b)|c)/',                  ['regex:^((a|b)|c)/']],
  ['[0-9]+\\.md$',                 ['regex:[0-9]+\\.md$']],
  ['^docs/(?!en/)',                ['regex:^docs/(?!en/)']],
  ['(',                            ['regex:(']],
])('%s', (pattern, globs) => {
  expect(globsOf(pattern)).toEqual(globs);
});

test('types of files', () => {
  expect(typeGlobs(['markdown', 'file', 'yaml', 'odd'])).toEqual([
    '**/*.md',
    '**/*.yaml',
    '**/*.yml',
    'type:odd',
  ]);
});
