import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1, utf8 } from '../utf8.ts';
import { readOrg } from './org.ts';

// What was found, in order of line: `h1 Title`, `link a.md`, `code x`, `fence sh 3-5`, and so on.
const shown = (text: string): string => {
  const { headings, links, definitions, codeSpans, fences, comments, tasks, anchors, tables } =
    readOrg(latin1(text));
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
  ['headings',                         '* One\n** Two\n',                                              '1 h1 One | 2 h2 Two'],
  ['... with all that plans them',     '** TODO [#A] Two [1/2] :tag:other:\n',                         '1 h2 Two'],
  ['the title',                        '#+TITLE: Doc\n',                                               '1 h1 Doc'],
  ['a link to a file',                 'See [[file:a/b.org][text]].\n',                                '1 link a/b.org'],
  ['... to a heading in it',           '[[file:a.org::*Heading][x]] [[file:b.org::#id]] [[file:c.el::12]]\n', '1 link a.org | 1 link b.org#id | 1 link c.el'],
  ['... by its path alone',            '[[./a.org]] [[../b.org][x]] [[/c.org]]\n',                     '1 link ./a.org | 1 link ../b.org | 1 link /c.org'],
  ['... to an identifier',             '[[#own][x]]\n',                                                '1 link #own'],
  ['... to a heading by its text',     '[[*Heading]] [[Some heading][x]]\n',                           ''],
  ['another site',                     '[[https://a.b][x]] and https://c.d now\n',                     '1 link https://a.b | 1 autolink https://c.d'],
  ['an image',                         '[[file:img/a.png]] [[./b.svg]]\n',                             '1 image img/a.png | 1 image ./b.svg'],
  ['an included document',             '#+INCLUDE: "a/b.org" :minlevel 1\n#+include: "c.el::f" src\n', '1 link a/b.org | 2 link c.el'],
  ['code',                             '#+BEGIN_SRC sh :results none\ncat docs/a.md\n#+END_SRC\nx\n',  '1 fence sh 1-3'],
  ['... in lower case, left open',     '#+begin_src sh\nls\n',                                         '1 fence sh 1-2'],
  ['an example',                       '#+begin_example\n[[./a]]\n#+end_example\n',                    '1 fence - 1-3'],
  ['what is exported as it is',        '#+begin_export html\n[[./a]]\n#+end_export\n',               ''],
  ['what is shown as it is',           ': [[./a]]\n: b\nc\n',                                          '1 fence - 1-2'],
  ['a quote holds text',               '#+begin_quote\n[[./a.org]]\n#+end_quote\n',                    '2 link ./a.org'],
  ['code in a line',                   'Edit =src/a.el= and ~b/c.el~, a=b=c.\n',                       '1 code src/a.el | 1 code b/c.el'],
  ['a comment',                        '# [[./a]]\nx\n',                                               '1 comment [[./a]]'],
  ['a block of comment',               '#+begin_comment\n[[./a]]\n#+end_comment\n',                    '1 comment [[./a]]'],
  ['an identifier',                    '* One\n:PROPERTIES:\n:CUSTOM_ID: own\n:END:\nx\n',             '1 h1 One | 3 #own'],
  ['a target',                         'Here <<place>> is.\n',                                         '1 #place'],
  ['boxes',                            '- [ ] a\n- [X] b\n- [-] c\n1. d\n',                            '1 open | 2 done | 3 open'],
  ['a table',                          '| a | [[./b.org]] |\n|---+---|\n| c | d |\n',                  '1 link ./b.org | tables 1'],
])('%s', (_case, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('counts words of prose only, lines, items and blocks', () => {
  const text =
    '* Title\n:PROPERTIES:\n:ID: x\n:END:\nOne two =three=.\n\n- four\n- five\n#+begin_src sh\nsix\n#+end_src\n# seven\n';
  expect(readOrg(text)).toMatchObject({
    lines: 12,
    proseWords: 5,
    listItems: 2,
    blocks: 3,
    linkBlocks: 0,
  });
});

test('never throws, and finds nothing outside the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '* ',
      '#+begin_src\n',
      '#+end_src\n',
      '#+',
      '[[',
      ']]',
      '][',
      'file:',
      '::',
      '=',
      '~',
      '<<',
      '>>',
      '|',
      ': ',
      '- [ ] ',
      '\n',
      '\n\n',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = latin1(pieces.join(''));
      const { links, codeSpans, fences, lines } = readOrg(text);
      for (const { start, end } of [...links, ...codeSpans, ...fences])
        expect(start <= end && end <= text.length).toBe(true);
      for (const { line, endLine } of fences) expect(line >= 1 && endLine <= lines).toBe(true);
    }),
    { numRuns: 500 },
  );
});
