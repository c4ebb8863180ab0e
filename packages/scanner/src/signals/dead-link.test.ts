import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { deadLink } from './dead-link.ts';

const root = absolutePath('/p');
const OTHERS = {
  'other.md':
    '# Other page\n\n## Twice\n\n## Twice\n\n## Fun 🎉 times\n\n<a name="named"></a>\n\n## Own {#custom}\n',
  'img.png': '',
  'guide.rst': 'Title\n=====\n',
  'code.ts': '',
  'open.md': '# A\n\n{{#include other.md}}\n',
  'component.md': '# A\n\n<TeamMember permalink="ann-b">\n\n</TeamMember>\n',
  'any.mdx': '# A\n\n<Parts />\n',
  'imports.md': "import Parts from '@site/parts'\n\n# A\n\n<Parts />\n",
  'shown.md': '<h2 align="center">Shown <b>big</b></h2>\n',
  'signs.md': '## $$\n',
};

function said(
  text: string,
  path = 'a.md',
  more: Readonly<Record<string, string>> = {},
): Finding | undefined {
  const texts = { ...OTHERS, ...more, [path]: text };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [deadLink] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
describe('dead', () => {
  test.each([
    // case                              text                                            target             now                  detail
    ['a link to nothing',                '[x](gone.md)',                                 'gone.md',         undefined,           'nothing is there'],
    ['an image',                         '![x](gone.png)',                               'gone.png',        undefined,           'image: nothing is there'],
    ['a reference link, once',           '[x][y]\n\n[y]: gone.md',                       'gone.md',         undefined,           'nothing is there'],
    ['a reference link to a heading',    '[x][y]\n\n[y]: #away',                          '#away',           undefined,           'no such heading'],
    ['an address in HTML',               '<a href="gone.md">x</a>',                      'gone.md',         undefined,           'nothing is there'],
    ['a source in HTML',                 '<img src="gone.png">',                         'gone.png',        undefined,           'nothing is there'],
    ['another case',                     '[x](OTHER.md)',                                'OTHER.md',        'other.md',          'another case'],
    ['with a percent sign',              '[x](gone%20page.md)',                          'gone page.md',    undefined,           'nothing is there'],
    ['a site without its scheme',        '[x](www.example.com/a)',                       'www.example.com/a', undefined,         'nothing is there'],
    ['a fragment of its own',            '# Here\n\n[x](#away)',                         '#away',           undefined,           'no such heading'],
    ['a fragment elsewhere',             '[x](other.md#third)',                          'other.md#third',  undefined,           'no such heading'],
    ['what no component is told',        '[x](component.md#bob-c)',                      'component.md#bob-c', undefined,        'no such heading'],
    ['part of a heading',                '[x](other.md#page)',                           'other.md#page',   '#other-page',       'no such heading'],
    ['one number too many',              '[x](other.md#other-page-1)',                   'other.md#other-page-1', '#other-page',  'no such heading'],
    ['a heading only in code',           '```\n# Here\n```\n[x](#here)',                 '#here',           undefined,           'no such heading'],
  ] as const)('%s', (_case, text, path, now, detail) => {
    const found = said(text);
    expect(found?.evidence.map((each) => [each.path, each.now, each.detail])).toEqual([[path, now, detail]]);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                                   text
  ['a link that leads somewhere',           '[x](other.md) ![y](img.png) [z](code.ts)'],
  ['a heading',                             '[x](other.md#other-page)'],
  ['... in another case',                   '[x](other.md#Other-Page)'],
  ['... with the slug of another generator','[x](other.md#other_page)'],
  ['... of those that repeat',              '[x](other.md#twice-1) [y](other.md#twice)'],
  ['... with an emoji',                     '[x](other.md#fun--times)'],
  ['... with a prefix of the forge',        '[x](other.md#user-content-other-page)'],
  ['... with a name of its own',            '[x](other.md#custom)'],
  ['... in raw HTML',                       '[x](shown.md#shown-big)'],
  ['... of signs alone',                    '[x](signs.md#section)'],
  ['a named anchor',                        '[x](other.md#named)'],
  ['the top',                               '[x](#top) [y](#)'],
  ['lines',                                 '[x](code.ts#L12) [y](other.md#L1-L5)'],
  ['a text fragment',                       '[x](other.md#:~:text=some)'],
  ['a route of an application',             '[x](other.md#/route) [y](other.md#!a)'],
  ['a footnote',                            '[x](#fn1) [y](#fnref:2)'],
  ['a fragment of another format',          '[x](guide.rst#anything)'],
  ['a fragment into a text with parts',     '[x](open.md#anything)'],
  ['... or with components, in MDX',        '[x](any.mdx#anything)'],
  ['... or that imports them',              '[x](imports.md#anything)'],
  ['what a component is told',              '[x](component.md#ann-b)'],
  ['what a component is called',            '[x](component.md#teammember)'],
  ['a definition of a heading, unused',     'text\n\n[y]: #nowhere'],
  ['a definition of a file, unused',        'text\n\n[y]: gone.md'],
  ['a heading without its accents',         '# \u0110\u1ecbnh d\u1ea1ng\n\n[x](#dinh-dang)'],
  ['a heading with a sign of two parts',    '# \u{1F6E0}\uFE0F Tools\n\n[x](#tools)'],
  ['an address of a site, from its root',   '[x](/docs/gone/)'],
  ['a name that stands for one',            '[x](0005-example.md)'],
  ['another site',                          '[x](https://example.com/gone.md) <https://example.com>'],
  ['a mail address',                        '[x](mailto:a@example.com)'],
  ['a placeholder',                         '[x](path/to/x.md) [y](url) [z](<name>.md) [w](...)'],
  ['Liquid',                                '[x]({% link gone.md %}) [y]({{ site.url }}/gone.md)'],
  ['a shortcode of Hugo',                   '[x]({{< ref "gone.md" >}})'],
  ['a path in code',                        'see `src/gone.ts`, or `docs/gone.md`'],
  ['a link in a code block',                '```\n[x](gone.md)\n```'],
  ['a link in a comment',                   '<!-- [x](gone.md) -->'],
  ['a wikilink, to be written',             '[[Some idea]]'],
  ['the root of an unknown site',           '[x](/blog/gone)'],
  ['an issue, beside the files',            '[x](../../issues/1)'],
] as const)('alive: %s', (_case, text) => {
  expect(said(text)).toBeUndefined();
});

test.each([
  'tests/fixtures/a.md',
  'tests/syntax/source/Markdown/a.md',
  'templates/a.md',
  'docs/template.md',
  'third_party_docs/a.md',
  'docs/snippets/a.md',
  '_includes/a.md',
])('not judged: %s', (path) => {
  expect(said('[x](gone.md)', path)).toBeUndefined();
});

// biome-ignore format: a table is read by column
test.each([
  // case                                   path              text                  others                                              dead
  ['an address beside that of the page',    'docs/a.md',      '[x](../b/)',         { 'docs/b.md': '' },                                false],
  ['... where nothing is',                  'docs/a.md',      '[x](../c/)',         { 'docs/b.md': '' },                                true],
  ['a page of the source, not translated',  'docs/fr/a.md',   '[x](b.md)',          { 'docs/b.md': '' },                                false],
  ['... nor there',                         'docs/fr/a.md',   '[x](c.md)',          { 'docs/b.md': '' },                                true],
  ['a page of components',                  'docs/a.mdx',     '[x](b.md)',          { 'docs/b.mdx': '' },                               false],
  ['... from a page without any',           'docs/a.md',      '[x](b.md)',          { 'docs/b.mdx': '' },                               true],
  ['a page by what is made of it',          'docs/a.md',      '[x](b.html)',        { 'docs/b.md': '' },                                false],
  ['what git ignores',                      'docs/a.md',      '[x](out.pdf)',       { '.gitignore': '*.pdf\n' },                        false],
  ['... a directory, as the link says',     'docs/a.md',      '[x](runs/)',         { '.gitignore': 'runs/\n' },                        false],
  ['another case, in a site',               'docs/a.md',      '[x](B.md)',          { 'docs/b.md': '', 'mkdocs.yml': '' },              false],
  ['a page of a site that redirects',       'docs/a.md',      '[x](gone.md)',       { '.openpublishing.publish.config.json': '{}' },    false],
  ['a page that is made of another',        'docs/a.md',      '[x](b.md#made)',     { 'docs/b.md': '---\nref: docs/c.md\n---\n' },       false],
  ['a heading named after that above it',   'docs/a.md',      '[x](b.md#B-c)',      { 'docs/b.md': '## B\n\n### C\n' },                 false],
  ['... in the wrong order',                'docs/a.md',      '[x](b.md#c-b)',      { 'docs/b.md': '## B\n\n### C\n' },                 true],
  ['a heading, from the root of a site',    'docs/a.md',      '[x](/docs/b.md#c)',  { 'docs/b.md': '# B\n' },                           true],
  ['... of its translation',                'docs/fr/a.md',   '[x](/docs/b.md#c)',  { 'docs/b.md': '# B\n' },                           false],
  ['a label of another page, in MyST',      'docs/a.md',      '[x](#label)',        { 'docs/conf.py': '', 'docs/b.md': '(label)=\n# B\n' }, false],
  ['... outside of the book',               'a.md',           '[x](#label)',        { 'docs/conf.py': '', 'docs/b.md': '(label)=\n# B\n' }, true],
  ['a page with a script of its own',       'docs/a.md',      '[x](b.md#made)',     { 'docs/b.md': '<script setup>\n</script>\n' },     false],
] as const)('%s', (_case, path, text, more, dead) => {
  expect(said(text, path, { 'docs/d.md': '', ...more }) !== undefined).toBe(dead);
});

test.each(['docs/adr/0001-a.md', 'docs/deprecated/a.md', 'versioned_docs/version-1.2/a.md'])(
  'told, and never ranked: %s',
  (path) => {
    expect(said('[x](gone.md)', path)?.record).toBe(true);
  },
);

test('a page that a program writes is not judged', () => {
  expect(said('<!-- Do not edit -->\n[x](gone.md)')).toBeUndefined();
});

test('in a generated site, what only the site knows is alive', () => {
  const text = '[x](docs/intro) [y](gone.html) [z](gone.md)';
  expect(said(text, 'a.md', { 'mkdocs.yml': '' })?.summary).toBe('1 of 1 link leads nowhere');
});

test('counts every link, tells lines in order, and is stronger the more are dead', () => {
  const found = said('[a](other.md) [d][y]\n\n[y]: gone2.md\n\n![b](gone1.png) [c](img.png)\n');
  expect(found?.summary).toBe('2 of 4 links lead nowhere');
  expect(found?.evidence.map(({ line }) => line)).toEqual([3, 5]);
  expect(found?.strength).toBeGreaterThan(
    said('[a](other.md) [b](img.png) [c](gone.md)')?.strength ?? 1,
  );
});

test('a document with very many keeps its evidence short', () => {
  const found = said(Array.from({ length: 80 }, (_, at) => `[x](gone${at}.md)`).join('\n'));
  expect(found?.summary).toBe('80 of 80 links lead nowhere');
  expect(found?.evidence).toHaveLength(50);
});
