import { expect, test } from 'vitest';
import { documentOf } from './document-of.ts';
import { readStructure } from './formats/index.ts';
import { latin1 } from './utf8.ts';

function read(markdown: string) {
  const text = latin1(markdown);
  return documentOf({
    path: 'a.md',
    format: 'markdown',
    bytes: text.length,
    text,
    structure: readStructure('markdown', text),
  });
}

// biome-ignore format: a table is read by column
test.each([
  // case                   text                                          shown              anchors
  ['plain',                 '# Über uns',                                 'Über uns',        ['über-uns']],
  ['markup',                '# The `a` **b**',                            'The a b',         ['the-a-b']],
  ['an image at the end',   '# Title ![x](y.png)',                        'Title',           ['title-']],
  ['a reference link',      '# See [it][i]\n\n[i]: a.md\n[i]: b.md',      'See it',          ['see-it']],
  ['an id of its own',      '# A\n\n<a id="here"></a>',                   'A',               ['a', 'here']],
] as const)('heading: %s', (_case, text, shown, anchors) => {
  const document = read(text);
  expect(document.headings[0]?.text).toBe(shown);
  expect([...document.anchors]).toEqual(anchors);
});

test('what is remembered tells size and shape', () => {
  const document = read('---\nstatus: draft\n---\n# A\n\nThree words here, [b](b.md#c).\n');
  expect(document).toMatchObject({
    path: 'a.md',
    format: 'markdown',
    bytes: 58,
    lines: 6,
    words: 4,
  });
  expect(document.frontmatter?.fields.get('status')).toEqual({ line: 2, value: 'draft' });
  expect(document.mentions).toMatchObject([
    { line: 6, kind: 'link', target: 'b.md', fragment: 'c' },
  ]);
});
