import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oracle, reading } from '../../../../bench/markdown/oracle.mjs';
import { latin1, utf8 } from '../utf8.ts';
import { readMarkdown } from './read-markdown.ts';

// Pieces that make and unmake each other. What markdown-it reads otherwise than CommonMark's own
// parser is left out: bench/markdown/README.md has the list.
const INLINE = fc.constantFrom(
  ...['a', 'b c', ' ', '*', '_', '**', '[', ']', '![', '!', '(', ')', '](', '](b)', '](<b c>)'],
  ...['](b "t")', "](b 't')", '](b (t))', '[a]', '[b]', '[a][b]', '[a][]', '[A ][B]', '[]', '\\'],
  ...['![a](b)', '[x](y)', '<https://e.x/a>', '<m@e.x>', '<a href="h">', '</a>', '<b', '>', '<'],
  ...['<!-- c -->', '-->', '<?x?>', '\\[', '\\]', '\\!', '\\(', '&amp;', '&#35;', ':', '"', "'"],
  ...['é', '文', '  ', '#', ' #', '=', '-', '+', '1.', '<br/>', '((x))', '(x)', ' "t"', '~', '{'],
  ...['}', '{#i}', '<![CDATA[x]]>', '<!X>', ' `c` ', ' ``d ` e`` '],
);

// A destination that is none, a label that is none, a link in an image in a link, escaped backticks.
const DEPARTS =
  /\]\((?!(?:[by]|<b c>|b "t"|b 't'|b \(t\))\))|\]\[(?![abB]?\])|!\[[^\]]*\[|\\(?: ?`|\n)/;

const MARKER = fc.constantFrom(
  ...['', '', '', '', ' ', '  ', '> ', '>', '> > ', '- ', '* ', '+ ', '1. ', '2. ', '1) ', '10. '],
  ...['- - ', '> - ', '- > ', '   - ', '# ', '## ', '###### '],
);

const WHOLE_LINE = fc.constantFrom(
  ...['```', '```js', '~~~', '````', '---', '===', '***', '- - -', '\n    code\n', '\n[a]: /u\n'],
  ...['\n[b]: <u v> "t"\n', '\n[a]:\n/u\n', '<div>', '</div>', '<script>', '</script>', '<!--'],
  ...['-->', '<pre>', '\n<a href="x">', '# a', '> b', '- c', '-', '1.', '', '', '', ''],
);

const text = fc.array(INLINE, { maxLength: 7 }).map((pieces) => pieces.join(''));
const marked = fc.tuple(MARKER, text).map((pieces) => pieces.join(''));
const row = fc.tuple(
  fc.constant('r'),
  text,
  fc.constantFrom('|', ' | ', '\\|'),
  text,
  fc.constantFrom('', '|', '|x'),
);
const table = fc.tuple(fc.constantFrom('a|b\n:-|-:', '| a | b |\n|---|---|'), fc.array(row));
const line = fc.oneof(
  { weight: 6, arbitrary: marked },
  { weight: 4, arbitrary: WHOLE_LINE },
  {
    weight: 1,
    arbitrary: table.map(([head, rows]) => `\n${[head, ...rows.map(joined)].join('\n')}`),
  },
);
const lines = fc.array(line, { maxLength: 9 }).map((all) => all.join('\n'));
const paragraph = fc
  .array(text, { maxLength: 4 })
  .map((all) => `x${all.join('\n')}\n\n[a]: /u\n\n[b]: /v\n`);

function joined(pieces: readonly string[]): string {
  return pieces.join('');
}

test.each([
  ['blocks', lines, 3000],
  ['what stands in a paragraph', paragraph, 3000],
] as const)('agrees with markdown-it on %s', (_case, documents, numRuns) => {
  fc.assert(
    fc.property(documents, (document) => {
      fc.pre(!DEPARTS.test(document));
      expect(reading(readMarkdown(latin1(document)), utf8)).toEqual(oracle(document));
    }),
    // The same documents each time: of a hundred thousand, markdown-it reads some as nobody else does.
    { numRuns, seed: 1 },
  );
});
