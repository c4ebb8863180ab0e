import { expect, test } from 'vitest';
import { readText } from './text.ts';

const shown = (text: string): string => {
  const { headings, links, codeSpans } = readText(text);
  const found = [
    ...headings.map(({ line, level, text: title }) => `${line} h${level} ${title}`),
    ...links.map(({ line, kind, target }) => `${line} ${kind} ${target}`),
    ...codeSpans.map(({ line, text: code }) => `${line} code ${code}`),
  ];
  return found.join(' | ');
};

// biome-ignore format: a table is read by column
test.each([
  ['headings are underlined',          'One\n===\n\nTwo\n---\ntext\n',        '1 h1 One | 4 h2 Two'],
  ['... in full',                      'One more\n---\n',                     ''],
  ['... and have letters',             '***\n===\n',                          ''],
  ['a line below a paragraph is none', 'a\nb\n===\n',                         ''],
  ['addresses of sites',               'See https://a.b/c and\nhttp://d.e.',  '1 autolink https://a.b/c | 2 autolink http://d.e.'],
  ['code between backticks',           'Edit `src/a.ts` or\n`b/c.ts`.',       '1 code src/a.ts | 2 code b/c.ts'],
  ['no other syntax',                  '# One\n[a](b.md) <<c>> `d_\n',        ''],
])('%s', (_case, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('counts words, lines and paragraphs', () => {
  const text = 'Title\n=====\n\nOne two\nthree\n\nfour\n';
  expect(readText(text)).toMatchObject({ lines: 7, proseWords: 4, blocks: 3, linkBlocks: 0 });
  expect(readText('a https://b.c\n\nd\n').linkBlocks).toBe(1);
});
