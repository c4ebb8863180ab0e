import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1, utf8 } from '../utf8.ts';
import { readAsciidoc } from './asciidoc.ts';

// What was found, in order of line: `h1 Title`, `link a.md`, `code x`, `fence sh 3-5`, and so on.
const shown = (text: string): string => {
  const { headings, links, definitions, codeSpans, fences, comments, tasks, anchors, tables } =
    readAsciidoc(latin1(text));
  const found: (readonly [number, string])[] = [];
  for (const { line, level, text: title } of headings)
    found.push([line, `h${level} ${utf8(title)}`]);
  for (const { line, kind, target, reference } of links)
    found.push([
      line,
      `${kind} ${utf8(target)}${reference === undefined ? '' : ` by ${reference}`}`,
    ]);
  for (const { line, label, target } of definitions)
    found.push([line, `define ${label} ${target}`]);
  for (const { line, text: code } of codeSpans) found.push([line, `code ${code}`]);
  for (const { line, endLine, info } of fences)
    found.push([line, `fence ${info === '' ? '-' : info} ${line}-${endLine}`]);
  for (const { line, text: comment } of comments) found.push([line, `comment ${comment}`]);
  for (const { line, checked } of tasks) found.push([line, checked ? 'done' : 'open']);
  for (const { line, id } of anchors) found.push([line, `#${id}`]);
  if (tables > 0) found.push([Number.MAX_SAFE_INTEGER, `tables ${tables}`]);
  return found
    .sort(([one], [other]) => one - other)
    .map(([line, what]) => (what.startsWith('tables') ? what : `${line} ${what}`))
    .join(' | ');
};

// biome-ignore format: a table is read by column
test.each([
  // case                              text                                                            what is found
  ['titles',                           '= Doc\n\n== One\n\n=== Two\n',                                 '1 h1 Doc | 1 #_doc | 1 #Doc | 3 h2 One | 3 #_one | 3 #One | 5 h3 Two | 5 #_two | 5 #Two'],
  ['... with signs of Markdown',       '# Doc\n\n## One ##\n',                                         '1 h1 Doc | 1 #_doc | 1 #Doc | 3 h2 One | 3 #_one | 3 #One'],
  ['... on two lines',                 'Doc\n===\n\nOne more\n--------\n',                             '1 h1 Doc | 1 #_doc | 1 #Doc | 4 h2 One more | 4 #_one_more'],
  ['... with an identifier',           '[[own]]\n== One\n\n[#two.role]\n== Two\n',                     '1 #own | 2 h2 One | 2 #_one | 2 #One | 4 #two | 5 h2 Two | 5 #_two | 5 #Two'],
  ['... whose name has signs',         '== What\'s new, in v1.2?\n',                                   "1 h2 What's new, in v1.2? | 1 #_whats_new_in_v1_2"],
  ['a link',                           'See link:a/b.html[text].\n',                                   '1 link a/b.html'],
  ['a cross reference to a file',      'See xref:../b.adoc#part[text].\n',                             '1 link ../b.adoc#part'],
  ['... to this document',             'See xref:part[text] and xref:#other[].\n',                     '1 link #part | 1 link #other'],
  ['... to another module of Antora',  'See xref:mod:page.adoc[x] and xref:partial$a.adoc[].\n',       ''],
  ['... in angle brackets',            'See <<part>>, <<part,text>>, <<b.adoc#c,text>>.\n',            '1 link #part | 1 link #part | 1 link b.adoc#c'],
  ['... by the title of a section',    'See <<Some Section>>.\n',                                      ''],
  ['... with a backslash before it',   'See \\<<part>> and \\link:a[b].\n',                            ''],
  ['an address',                       'See https://a.b/c[text] now.\n',                               '1 autolink https://a.b/c'],
  ['an image',                         'image::img/a.png[Alt,200]\n',                                  '1 image img/a.png'],
  ['... in a line',                    'An image:img/a.png[Alt] here.\n',                              '1 image img/a.png'],
  ['... in the directory of images',   ':imagesdir: ../img\n\nimage::a.png[]\n\nimage:b.png[]\n',      '3 image ../img/a.png | 5 image ../img/b.png'],
  ['a video',                          'video::a/b.mp4[]\n\nvideo::aHjpOzsQ9YI[youtube]\n',           '1 image a/b.mp4'],
  ['... elsewhere',                    ':imagesdir: img\n\nimage::https://a.b/c.png[]\n',              ''],
  ['an included document',             'include::../a.adoc[]\n',                                       '1 link ../a.adoc'],
  ['... in a paragraph',               'x\ninclude::a.adoc[lines=1..2]\n',                             '2 link a.adoc'],
  ['... in code',                      '----\ninclude::../src/a.rb[tag=x]\n----\n',                    '1 fence - 1-3 | 2 link ../src/a.rb'],
  ['... by an attribute',              ':dir: ../b\n\ninclude::{dir}/a.adoc[]\n',                      '3 link ../b/a.adoc'],
  ['... by one that nobody sets',      'include::{dir}/a.adoc[]\n\nlink:{url}/x[y]\n',                 ''],
  ['attributes that hold each other',  ':a: {b}\n:b: {a}\n\nlink:{a}[x]\n',                            ''],
  ['code',                             '[source,bash]\n----\ncat docs/a.md\n----\n',                   '2 fence bash 2-4'],
  ['... by a shorter name',            '[,sh]\n----\nls\n----\n',                                      '2 fence sh 2-4'],
  ['... without delimiters',           '[source,sh]\nls a/b\nls c\n\nx\n',                             '2 fence sh 2-3'],
  ['... left open',                    '----\nls\n',                                                   '1 fence - 1-2'],
  ['... with signs of Markdown',       '```sh\nls\n```\n',                                             '1 fence sh 1-3'],
  ['a literal block',                  '....\n<<a>>\n....\n',                                          '1 fence - 1-3'],
  ['an indented paragraph',            'x\n\n  ls a\n  ls b\n\ny\n',                                   '3 fence - 3-4'],
  ['a passthrough',                    '++++\n<<a>> link:b[c]\n++++\n',                                ''],
  ['an example holds text',            '====\nSee <<a>>.\n====\n',                                     '2 link #a'],
  ['a note',                           '[NOTE]\n====\nlink:a.adoc[b]\n====\n\nTIP: See <<c>>.\n',      '3 link a.adoc | 6 link #c'],
  ['code in a line',                   'Edit `src/a.rb` and ``b/c.rb``, `+d+`.\n',                     '1 code src/a.rb | 1 code b/c.rb | 1 code d'],
  ['a comment',                        '// <<a>>\nx\n',                                                '1 comment <<a>>'],
  ['a block of comment',               '////\n<<a>>\nb\n////\nx\n',                                    '1 comment <<a>>\nb'],
  ['anchors in a line',                'An [[a]]anchor and anchor:b[] here.\n',                        '1 #a | 1 #b'],
  ['boxes',                            '* [ ] a\n* [x] b\n* [*] c\n* d\n',                             '1 open | 2 done | 3 done'],
  ['a table',                          '|===\n| a | <<b>>\n| c | d\n|===\n\nx\n',                      '2 link #b | tables 1'],
  ['a link in a list',                 '* link:a.adoc[b]\n** xref:c.adoc[d]\n. <<e>>\n',               '1 link a.adoc | 2 link c.adoc | 3 link #e'],
  ['the title of a block',             '.See <<a>>\n----\nb\n----\n',                                  '1 link #a | 2 fence - 2-4'],
  ['conditions',                       'ifdef::a[]\n<<b>>\nendif::[]\n',                               '2 link #b'],
  ['a diagram in a file',              'plantuml::a/b.puml[]\n',                                       '1 link a/b.puml'],
])('%s', (_case, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('counts words of prose only, lines, items and blocks', () => {
  const text =
    '= Title\n:a: b\n\nOne two `three`.\n\n* four\n* five\n\n----\nsix seven\n----\n\n====\neight\n====\n\n// nine\n';
  expect(readAsciidoc(text)).toMatchObject({
    lines: 17,
    proseWords: 6,
    listItems: 2,
    blocks: 4,
    linkBlocks: 0,
  });
});

test('says where each thing stands', () => {
  const text = 'a\n\nSee <<b>> and `c/d.rb`.\n\n----\nls\n----\n';
  const { links, codeSpans, fences } = readAsciidoc(text);
  expect(text.slice(links[0]?.start, links[0]?.end)).toBe('<<b>>');
  expect(text.slice(codeSpans[0]?.start, codeSpans[0]?.end)).toBe('c/d.rb');
  expect(text.slice(fences[0]?.start, fences[0]?.end)).toBe('ls\n');
});

test('never throws, and finds nothing outside the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '= ',
      '== ',
      '----\n',
      '....\n',
      '====\n',
      '////\n',
      '|===\n',
      '--\n',
      '++++\n',
      '\n',
      '\n\n',
      '[',
      ']',
      ']]',
      '[[',
    ),
    fc.constantFrom(
      'link:',
      'xref:',
      'image::',
      'include::',
      '<<',
      '>>',
      ':a: {a}{a}\n',
      '{a}',
      '`',
      '* ',
      '[source,sh]\n',
      '//',
      '+\n',
      ' ',
      '\\',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = latin1(pieces.join(''));
      const { links, codeSpans, fences, lines, prose } = readAsciidoc(text);
      for (const { start, end } of [...links, ...codeSpans, ...fences])
        expect(start <= end && end <= text.length).toBe(true);
      for (const { line, endLine } of fences) expect(line >= 1 && endLine <= lines).toBe(true);
      expect(prose.length % 3).toBe(0);
    }),
    { numRuns: 500 },
  );
});
