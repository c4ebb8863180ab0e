import { expect, test } from 'vitest';
import { latin1, utf8 } from '../utf8.ts';
import { readMarkdown } from './read-markdown.ts';
import { eachProse } from './structure.ts';

// A heading is written `line#level text`, an underlined one with `=`.
// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                        headings
  ['six levels',                      '# a\n###### b',                ['1#1 a', '2#6 b']],
  ['seven',                           '####### a',                    []],
  ['no blank',                        '#a',                           []],
  ['a tab',                           '#\ta',                         ['1#1 a']],
  ['nothing after it',                '#\n## ',                       ['1#1 ', '2#2 ']],
  ['a closing run',                   '## a ##  ',                    ['1#2 a']],
  ['a closing run of another length', '# a ####',                     ['1#1 a']],
  ['a closing run that touches',      '# a#',                         ['1#1 a#']],
  ['nothing but a closing run',       '### ###',                      ['1#3 ']],
  ['an escaped closing run',          '# a \\#',                      ['1#1 a \\#']],
  ['an escaped opening',              '\\# a',                        []],
  ['three blanks before',             '   # a',                       ['1#1 a']],
  ['four',                            '    # a',                      []],
  ['right after a paragraph',         'a\n# b',                       ['2#1 b']],
  ['in a block quote',                '> # a',                        ['1#1 a']],
  ['in a list item',                  '- # a',                        ['1#1 a']],
  ['in a fence',                      '```\n# a\n```',                []],
  ['in a comment',                    '<!--\n# a\n-->',               []],
  ['in CRLF',                         '# a\r\n# b #\r\n',             ['1#1 a', '2#1 b']],
  ['in CR',                           '# a\r# b\r',                   ['1#1 a', '2#1 b']],
  ['letters beyond ASCII',            '# à',                          ['1#1 à']],
  ['underlined by =',                 'a\n===',                       ['1=1 a']],
  ['underlined by -',                 'a\n-',                         ['1=2 a']],
  ['underlined, of two lines',        'a\n  b\n---',                  ['1=2 a\nb']],
  ['underlined with blanks after',    'a\n--- ',                      ['1=2 a']],
  ['underlined with blanks within',   'a\n- -',                       []],
  ['underlined from four blanks on',  'a\n    ---',                   []],
  ['a line of - after a blank line',  'a\n\n---',                     []],
  ['a lazy underline',                '> a\n===',                     []],
  ['a lazy line of -',                '> a\n---',                     []],
  ['a definition underlined',         '[a]: b\n===\nc',               []],
  ['a definition, then a heading',    '[a]: b\nc\n===',               ['2=1 c']],
  ['frontmatter is none',             '---\n# a\n---\n# b',           ['4#1 b']],
] as const)('heading: %s', (_case, markdown, headings) => {
  const read = readMarkdown(latin1(markdown)).headings;
  const told = read.map((one) => `${one.line}${one.setext ? '=' : '#'}${one.level} ${utf8(one.text)}`);
  expect(told).toEqual(headings);
});

// A code block is written `first-last info|content`.
// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                                   code blocks
  ['backticks',                       '```js\na\n```\nb',                        ['1-3 js|a\n']],
  ['tildes',                          '~~~\na\n~~~',                             ['1-3 |a\n']],
  ['empty',                           '```\n```',                                ['1-2 |']],
  ['two backticks',                   '``\na\n``',                               []],
  ['a longer fence closes',           '```\na\n`````',                           ['1-3 |a\n']],
  ['a shorter one does not',          '````\na\n```\n````',                      ['1-4 |a\n```\n']],
  ['the other character does not',    '```\n~~~\n```',                           ['1-3 |~~~\n']],
  ['a fence with text does not',      '```\n``` a\n```',                         ['1-3 |``` a\n']],
  ['a fence four blanks in does not', '```\n    ```\n```',                       ['1-3 |    ```\n']],
  ['unclosed',                        '```\na\n\nb',                             ['1-4 |a\n\nb']],
  ['an info of words',                '```  js {1,3} title="x" \n```',           ['1-2 js {1,3} title="x"|']],
  ['a backtick in the info',          '``` a`b\nc',                              []],
  ['... of tildes',                   '~~~ a`b\n~~~',                            ['1-2 a`b|']],
  ['right after a paragraph',         'a\n```\nb\n```',                          ['2-4 |b\n']],
  ['in a list item',                  '- a\n  ```\n  b\n  ```\nc',               ['2-4 |  b\n']],
  ['... with a blank line in it',     '1. ```\n   a\n\n   b\n   ```',            ['1-5 |   a\n\n   b\n']],
  ['... that the item\'s end closes', '- ```\n  a\nb',                           ['1-2 |  a\n']],
  ['in a block quote',                '> ```\n> a\n> ```',                       ['1-3 |> a\n']],
  ['... that the quote\'s end closes', '> ```\n> a\nb',                          ['1-2 |> a\n']],
  ['indented',                        '    a\n\n    b\n\nc',                     ['1-3 |    a\n\n    b\n']],
  ['indented by a tab',               '\ta',                                     ['1-1 |\ta']],
  ['indented after a paragraph',      'a\n    b',                                []],
  ['indented after a heading',        '# a\n    b',                              ['2-2 |    b']],
  ['indented in an item',             '- a\n\n      b',                          ['3-3 |      b']],
  ['an item continued, not code',     '1.  a\n\n    b',                          []],
  ['a marker and five blanks',        '-     a',                                 ['1-1 |-     a']],
  ['a tab after a marker',            '-\t\ta',                                  ['1-1 |-\t\ta']],
  ['a closing fence three blanks in', '```\na\n   ```\nb',                      ['1-3 |a\n']],
  ['a tab of which a part is left',   '>\t  a',                                  ['1-1 |>\t  a']],
  ['in a block quote by a tab',       '>\t\ta',                                  ['1-1 |>\t\ta']],
] as const)('code: %s', (_case, markdown, blocks) => {
  const { fences } = readMarkdown(markdown);
  const told = fences.map(({ line, endLine, info, start, end }) => {
    return `${line}-${endLine} ${info}|${markdown.slice(start, end)}`;
  });
  expect(told).toEqual(blocks);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              definitions
  ['plain',                           '[a]: /b',                            ['1 a /b']],
  ['in angle brackets',               '[a]: <b c>',                         ['1 a b c']],
  ['empty, in angle brackets',        '[a]: <>',                            ['1 a ']],
  ['no destination',                  '[a]:',                               []],
  ['a title',                         '[a]: /b "t"',                        ['1 a /b']],
  ['on three lines',                  '[a]:\n/b\n"t"\n[c]: d',              ['1 a /b', '4 c d']],
  ['a title of two lines',            "[a]: /b 't\nu'",                     ['1 a /b']],
  ['a title that is none',            '[a]: /b\n"t" u',                     ['1 a /b']],
  ['text after the destination',      '[a]: /b c',                          []],
  ['several in a row',                '[a]: b\n[c]: d',                     ['1 a b', '2 c d']],
  ['of one label, all are listed',    '[a]: b\n[A]: c',                     ['1 a b', '2 a c']],
  ['a label folded',                  '[ \tA\n  ẞ ]: b',                    ['1 a ss b']],
  ['the last byte of a letter',       '[à]: b',                             ['1 à b']],
  ['an empty label',                  '[ ]: b',                             []],
  ['a bracket in the label',          '[a[b]: c',                           []],
  ['an escaped one',                  '[a\\]b]: c',                         ['1 a\\]b c']],
  ['a blank before the colon',        '[a] : b',                            []],
  ['after a paragraph line',          'x\n[a]: b',                          []],
  ['after a heading',                 '# x\n[a]: b',                        ['2 a b']],
  ['in a block quote',                '> [a]:\n> b',                        ['1 a b']],
  ['in a list item',                  '- [a]: b',                           ['1 a b']],
  ['four blanks in',                  '    [a]: b',                         []],
  ['in a fence',                      '```\n[a]: b\n```',                   []],
  ['escapes and entities',            '[a]: b\\_c&amp;d',                   ['1 a b_c&d']],
  ['a footnote',                      '[^a]: b',                            []],
  ['before a table',                  '[a]: b\n|c|\n|-|',                   ['1 a b']],
  ['999 characters',                  `[${'é'.repeat(999)}]: b`,            [`1 ${'é'.repeat(999)} b`]],
  ['1,000 characters',                `[${'é'.repeat(1000)}]: b`,           []],
] as const)('definition: %s', (_case, markdown, definitions) => {
  const read = readMarkdown(latin1(markdown)).definitions;
  expect(read.map((one) => `${one.line} ${utf8(one.label)} ${utf8(one.target)}`)).toEqual(definitions);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              code spans
  ['plain',                           'a `b` c',                            ['1 b']],
  ['two backticks',                   '``a`b``',                            ['1 a`b']],
  ['padding',                         '`` `a` ``',                          ['1 `a`']],
  ['blanks alone',                    '`  `',                               ['1   ']],
  ['over a line ending',              'x\n`a\n  b`',                        ['2 a b']],
  ['over a blank line',               '`a\n\nb`',                           []],
  ['no closing run of that length',   '``a`',                               []],
  ['a later one closes',              '``a` `b``',                          ['1 a` `b']],
  ['a backslash escapes nothing',     '`a\\`b`',                            ['1 a\\']],
  ['an escaped backtick',             '\\`a`b`',                            ['1 b']],
  ['in a heading',                    '# `a`',                              ['1 a']],
  ['in a cell, its pipe escaped',     '|`a\\|b`|\n|-|',                     ['1 a|b']],
  ['a pipe ends the cell',            '|`a|b`|\n|-|-|',                     []],
  ['over the lines of a quote',       '> `a\n> b`',                         ['1 a b']],
  ['in raw HTML',                     'x <b c="`d`">',                      []],
  ['in an HTML block',                '<div>`a`</div>',                     []],
] as const)('code span: %s', (_case, markdown, spans) => {
  const { codeSpans } = readMarkdown(markdown);
  expect(codeSpans.map(({ line, text }) => `${line} ${text}`)).toEqual(spans);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              comments
  ['in a line',                       'a <!-- b --> c',                     ['1 b']],
  ['over lines',                      '<!--\nb\n\nc\n-->',                  ['1 b\n\nc']],
  ['two in a row',                    '<!-- a -->\n<!-- b -->',             ['1 a', '2 b']],
  ['unclosed at the top',             '<!-- a\n\nb',                        ['1 a\n\nb']],
  ['unclosed in a line',              'x <!-- a\n\nb',                      []],
  ['that closes at once',             'x <!--> <!---> y',                   []],
  ['in code',                         '`<!-- a -->`',                       []],
  ['in a fence',                      '```\n<!-- a -->\n```',               []],
  ['in a list item',                  '- a\n\n  <!-- b -->',                ['3 b']],
  ['of MDX',                          '{/* a\n\nb */}',                     ['1 a\n\nb']],
  ['of MDX, in a line',               'x {/* a */} y',                      ['1 a']],
  ['of MDX, unclosed',                '{/* a\n\nb',                         []],
  ['a long one is cut',               `<!--${'x'.repeat(2000)}-->`,         [`1 ${'x'.repeat(1024)}`]],
] as const)('comment: %s', (_case, markdown, comments) => {
  const read = readMarkdown(markdown).comments;
  expect(read.map(({ line, text }) => `${line} ${text}`)).toEqual(comments);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              anchors
  ['an id',                           '<h2 id="a">b</h2>',                  ['1 a']],
  ['a name of a link',                'x\n<a name="a"></a>',                ['2 a']],
  ['a name of a field',               'x <input name="a">',                 []],
  ['a name a heading gives itself',   '## b {#a}',                          ['1 a']],
  ['... among other attributes',      '## b { #a .c }',                     ['1 a']],
  ['... in MDX',                      '## b {/*a-c*/}',                     ['1 a-c']],
  ['... of an underlined heading',    'b {#à}\n---',                        ['1 à']],
  ['braces that name nothing',        '## b {a}',                           []],
  ['an id in code',                   '`<b id="a">`',                       []],
] as const)('anchor: %s', (_case, markdown, anchors) => {
  const read = readMarkdown(latin1(markdown)).anchors;
  expect(read.map(({ line, id }) => `${line} ${utf8(id)}`)).toEqual(anchors);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              boxes
  ['empty and ticked',                '- [ ] a\n- [x] b\n- [X] c',          ['1 ', '2 x', '3 x']],
  ['numbered',                        '1. [ ] a',                           ['1 ']],
  ['nested',                          '- a\n  - [x] b',                     ['2 x']],
  ['with no text',                    '- [ ]',                              ['1 ']],
  ['no blank after it',               '- [x]a',                             []],
  ['another letter',                  '- [y] a',                            []],
  ['in a paragraph',                  '[x] a',                              []],
  ['on an item\'s second line',       '- a\n  [x] b',                       []],
  ['a link',                          '- [x](b)',                           []],
  ['in a fence',                      '```\n- [x] a\n```',                  []],
] as const)('task: %s', (_case, markdown, boxes) => {
  const { tasks } = readMarkdown(markdown);
  expect(tasks.map(({ line, checked }) => `${line} ${checked ? 'x' : ''}`)).toEqual(boxes);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              items  tables  blocks  with links
  ['nothing',                         '',                                   0,     0,      0,      0],
  ['paragraphs',                      'a\nb\n\n[c](d) [e](f)',              0,     0,      2,      1],
  ['a thematic break is no block',    'a\n\n***\n\n- - -',                  0,     0,      1,      0],
  ['a definition is no block',        '[a]: b',                             0,     0,      0,      0],
  ['a definition and text',           '[a]: b\nc [a]\n\nd\n\n[a]',          0,     0,      3,      2],
  ['a block of each kind',            '# a\n\nb\n\n    c\n\n<p>\n\n|d|\n|-|', 0,   1,      5,      0],
  ['items',                           '- a\n- b\n  1. c\n* d',              4,     0,      4,      0],
  ['an item in an item\'s line',      '- - a',                              2,     0,      1,      0],
  ['2. does not interrupt',           'a\n2. b',                            0,     0,      1,      0],
  ['1. does',                         'a\n1. b',                            1,     0,      2,      0],
  ['an empty item does not',          'a\n* \nb',                           0,     0,      1,      0],
  ['ten digits are no number',        '1234567890. a',                      0,     0,      1,      0],
  ['no blank after the marker',       '-a\n1.b',                            0,     0,      1,      0],
  ['an item may begin empty',         '-\n  a',                             1,     0,      1,      0],
  ['... for one line only',           '-\n\n  a',                           1,     0,      1,      0],
  ['a lazy line is of the paragraph', '> a\nb\n- c\nd',                     1,     0,      2,      0],
  ['a table',                         'a | b\n--- | :-:\nc | d',            0,     1,      1,      0],
  ['a table, its links',              '|[a](b)|\n|-|\n|[c](d)|',            0,     1,      1,      1],
  ['columns that do not match',       '|a|b|\n|-|\nc',                      0,     0,      1,      0],
  ['an escaped pipe in the header',   '|a\\|b|\n|-|',                       0,     1,      1,      0],
  ['a header after text',             'x\n|a|\n|-|',                        0,     1,      2,      0],
  ['a table ends at a block',         '|a|\n|-|\n> b',                      0,     1,      2,      0],
  ['a rule outside the quote',        '> |a|\n|-|',                         0,     0,      1,      0],
  ['a rule four blanks in',           '|a|\n    |-|',                       0,     0,      1,      0],
  ['a rule alone',                    '|-|\n\na\n-|-',                      0,     0,      2,      0],
  ['modules of MDX are no prose',     "import a from 'a'\nexport const b = [1](2)\n\nc", 0, 0, 1,  0],
  ['import as a word',                'import things with care [a](b)',     0,     0,      1,      1],
  ['HTML of the last kind',           'a\n<span>\nb',                       0,     0,      1,      0],
  ['HTML of the sixth',               'a\n<div>\nb',                        0,     0,      2,      0],
  ['HTML in an item',                 '- <div>\n\n  a',                     1,     0,      2,      0],
  ['a script over blank lines',       '<script>\n\n# a\n</script>\nb',      0,     0,      2,      0],
] as const)('counts: %s', (_case, markdown, items, tables, blocks, withLinks) => {
  const read = readMarkdown(markdown);
  expect([read.listItems, read.tables, read.blocks, read.linkBlocks]).toEqual([
    items,
    tables,
    blocks,
    withLinks,
  ]);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             Markdown                              words  prose
  ['a paragraph',                     'one two\n  three',                   3,     ['1:one two', '2:three']],
  ['punctuation is no word',          'a - b & c … — d',                    4,     ['1:a - b & c … — d']],
  ['a word with some in it',          "don't **stop**(now) x-y",            3,     ["1:don't **stop**(now) x-y"]],
  ['headings and code are no prose',  '# a\n\n    b\n\n```\nc\n```',        0,     []],
  ['frontmatter is none',             '---\na: b\n---\nc',                  1,     ['4:c']],
  ['markers are cut off',             '> - one\n>   two',                   2,     ['1:one', '2:two']],
  ['a table without its rule',        '|a|b|\n|-|-|\n|c|d e|',              3,     ['1:|a|b|', '3:|c|d e|']],
  ['a definition is none',            '[a]: b\nc',                          1,     ['2:c']],
  ['a tag is no word',                'see <a href="x" id="y">this</a>',    2,     ['1:see <a href="x" id="y">this</a>']],
  ['a comment is none',               'a <!-- b c --> d',                   2,     ['1:a <!-- b c --> d']],
  ['the text of an HTML block',       '<p>a b\n<b>c</b></p><!-- d -->',     3,     ['1:a b', '2:c']],
  ['but not of a script',             '<script>\na b\n</script>',           0,     []],
  ['Chinese, by the character',       '文字 und mehr',                        4,     ['1:文字 und mehr']],
] as const)('prose: %s', (_case, markdown, words, prose) => {
  const text = latin1(markdown);
  const read = readMarkdown(text);
  const pieces: string[] = [];
  eachProse(read, (line, start, end) => pieces.push(`${line}:${utf8(text.slice(start, end))}`));
  expect(pieces).toEqual(prose);
  expect(read.proseWords).toBe(words);
});

// biome-ignore format: a table is read by column
test.each([
  // case                             text                                  lines  frontmatter
  ['empty',                           '',                                   0,     undefined],
  ['a line',                          'a',                                  1,     undefined],
  ['a line ending',                   'a\n',                                1,     undefined],
  ['two',                             'a\n\n',                              2,     undefined],
  ['YAML',                            '---\na: b\n---\nc',                  4,     'yaml 1-3 a: b\n']  ,
  ['YAML, empty',                     '---\n---\n',                         2,     'yaml 1-2 '],
  ['YAML closed by dots',             '---\na\n...',                        3,     'yaml 1-3 a\n'],
  ['YAML with blanks after',          '--- \na\n---\t\n',                   3,     'yaml 1-3 a\n'],
  ['YAML in CRLF',                    '---\r\na\r\n---\r\nb',               4,     'yaml 1-3 a\r\n'],
  ['YAML after a byte order mark',    '\uFEFF---\na\n---\n',                3,     'yaml 1-3 a\n'],
  ['YAML unclosed',                   '---\na\n',                           2,     undefined],
  ['YAML too long',                   `---\n${'a\n'.repeat(33_000)}---\n`,  33_002, undefined],
  ['a fence of four',                 '----\na\n----\n',                    3,     undefined],
  ['a blank before it',               ' ---\na\n---\n',                     3,     undefined],
  ['a line before it',                '\n---\na\n---\n',                    4,     undefined],
  ['TOML',                            '+++\na = 1\n+++\n',                  3,     'toml 1-3 a = 1\n'],
  ['JSON',                            '{\n"a": 1\n}\n\nb',                  5,     'json 1-3 {\n"a": 1\n}'],
  ['braces that hold no lines',       '{ "a": 1 }\n}',                      2,     undefined],
] as const)('frontmatter: %s', (_case, markdown, lines, told) => {
  const text = latin1(markdown);
  const { lines: count, frontmatter: found } = readMarkdown(text);
  expect(count).toBe(lines);
  expect(
    found && `${found.kind} ${found.line}-${found.endLine} ${text.slice(found.start, found.end)}`,
  ).toBe(told);
});
