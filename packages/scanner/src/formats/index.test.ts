import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentFormat } from '../document.ts';
import { latin1 } from '../utf8.ts';
import { formatOf, readStructure } from './index.ts';

// biome-ignore format: a table is read by column
test.each([
  ['README.md',                 'markdown'],
  ['docs/a.MD',                 'markdown'],
  ['docs/a.mdx',                'markdown'],
  ['docs/a.markdown',           'markdown'],
  ['.cursor/rules/a.mdc',       'markdown'],
  ['.cursorrules',              'markdown'],
  ['packages/a/.windsurfrules', 'markdown'],
  ['llms.txt',                  'markdown'],
  ['docs/llms-full.txt',        'markdown'],
  ['docs/a.rst',                'restructuredtext'],
  ['docs/a.adoc',               'asciidoc'],
  ['docs/a.asciidoc',           'asciidoc'],
  ['docs/a.org',                'org'],
  ['docs/a.txt',                'text'],
  ['LICENSE',                   'text'],
  ['docs/md',                   'text'],
  ['.md',                       'text'],
] as const)('%s is %s', (path, format) => {
  expect(formatOf(path)).toBe(format);
});

const FORMATS: readonly DocumentFormat[] = [
  'markdown',
  'restructuredtext',
  'asciidoc',
  'org',
  'text',
];

test.each(FORMATS)('%s: metadata is taken off, and lines are counted with it', (format) => {
  const structure = readStructure(format, '---\ntitle: Wrong words\n---\n\nTwo words.\n');
  expect(structure).toMatchObject({ lines: 5, proseWords: 2, blocks: 1 });
  expect(structure.frontmatter).toMatchObject({ kind: 'yaml', line: 1, endLine: 3 });
});

test.each(FORMATS)('%s: an empty text has a structure, and so has one of blanks', (format) => {
  expect(readStructure(format, '')).toMatchObject({
    lines: 0,
    proseWords: 0,
    blocks: 0,
    links: [],
  });
  expect(readStructure(format, ' \n\t\n\n')).toMatchObject({ lines: 3, proseWords: 0, blocks: 0 });
});

// Too many of one thing; a reader that looked for each end anew would not come back.
const HOSTILE = [
  '`',
  '``a',
  '`a <',
  '[[',
  '[',
  '<<',
  '<',
  '_`',
  ':a:`',
  'a_',
  '=a',
  '~',
  '*',
  '{a}',
  'link:a[',
  '.. a::\n ',
  '|',
  '+-',
  '====\n',
  '----\n',
  '/',
  '\\',
  '::\n\n ',
  '- ',
];

test.each(FORMATS)('%s: comes to an end with whatever there is too much of', (format) => {
  for (const unit of HOSTILE) {
    const structure = readStructure(format, unit.repeat(65_536 / unit.length));
    expect(structure.lines).toBeGreaterThan(0);
  }
});

test.each(FORMATS)('%s: counts lines whatever the bytes', (format) => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '\n', '\r\n', '\r', '\0', 'ü', '---\n', '\t')),
      (parts) => {
        const text = latin1(parts.join(''));
        const lines = text.split(/\r\n|\r|\n/);
        const expected = lines.at(-1) === '' ? lines.length - 1 : lines.length;
        expect(readStructure(format, text).lines).toBe(expected);
      },
    ),
  );
});
