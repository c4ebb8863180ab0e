import { expect, test } from 'vitest';
import { ignoresState } from './ignore-entry.ts';

// biome-ignore format: a table is read by column
test.each([
  // case               text                                 ignored
  ['empty',             '',                                  false],
  ['the entry',         '.dochygiene/\n',                    true],
  ['anchored',          'dist/\n/.dochygiene/\n',            true],
  ['no slash',          '.dochygiene',                       true],
  ['at any depth',      '**/.dochygiene/\n',                 true],
  ['its content',       '.dochygiene/*\n',                   true],
  ['CRLF',              'dist/\r\n.dochygiene/\r\n',         true],
  ['a comment',         '# .dochygiene/\n',                  false],
  ['another name',      '.dochygiene-ignore\n',              false],
  ['taken back',        '.dochygiene/\n!.dochygiene/\n',     false],
  ['put again',         '!.dochygiene/\n.dochygiene/\n',     true],
] as const)('%s', (_case, text, ignored) => {
  expect(ignoresState(text)).toBe(ignored);
});
