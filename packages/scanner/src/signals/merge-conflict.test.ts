import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';
import { mergeConflict } from './merge-conflict.ts';

const root = absolutePath('/p');
const CONFLICT = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n';

function lines(text: string, path = 'a.md'): readonly (number | undefined)[] {
  const fs = memoryFileSystem({ [`/p/${path}`]: text });
  const found = survey({ fs, root, signals: [mergeConflict] }).findings.get(path)?.[0]?.finding;
  return found?.evidence.map(({ line }) => line) ?? [];
}

// biome-ignore format: a table is read by column
test.each([
  // case                               text                                                   lines
  ['a conflict',                        `# Page\n\n${CONFLICT}`,                               [3]],
  ['with CRLF',                         CONFLICT.replaceAll('\n', '\r\n'),                     [1]],
  ['two of them',                       `${CONFLICT}\ntext\n\n${CONFLICT}`,                    [1, 9]],
  ['with the common ancestor',          '<<<<<<< a\n1\n||||||| b\n2\n=======\n3\n>>>>>>> c\n', [1]],
  ['in a fence',                        `\`\`\`\n${CONFLICT}\`\`\`\n`,                         []],
  ['in indented code',                  `text\n\n${CONFLICT.replace(/^/gm, '    ')}`,          []],
  ['in preformatted HTML',              `<pre>\n${CONFLICT}</pre>\n`,                          []],
  ['after a fence that is closed',      `\`\`\`\n\`\`\`\n${CONFLICT}`,                         [3]],
  ['a heading underlined',              'Title\n=======\n\ntext\n',                            []],
  ['the beginning alone',               '<<<<<<< HEAD\ntext\n',                                []],
  ['without the middle',                '<<<<<<< HEAD\n>>>>>>> branch\n',                      []],
  ['in the wrong order',                '>>>>>>> branch\n=======\n<<<<<<< HEAD\n',             []],
  ['an edit of an agent',               '<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n', []],
  ['fewer signs',                       '<<<<<< HEAD\n=======\n>>>>>> branch\n',               []],
  ['in a document about git',           `# Resolving merge conflicts\n\n${CONFLICT}`,          []],
] as const)('%s', (_case, text, expected) => {
  expect(lines(text)).toEqual(expected);
});

test.each(['docs/git-basics.md', 'test/fixtures/a.md'])('not of %s', (path) => {
  expect(lines(CONFLICT, path)).toEqual([]);
});

test('not of a document that is only called digital', () => {
  expect(lines(CONFLICT, 'docs/digital.md')).toEqual([1]);
});
