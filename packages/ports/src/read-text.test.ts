import { expect, test } from 'vitest';
import type { FileStat, ReadOnlyFileSystem } from './file-system.ts';
import { absolutePath } from './path.ts';
import { readText } from './read-text.ts';

const STAT = { kind: 'file' } as FileStat;

/** A disk on which every file holds `text`. */
function holding(text: string): Pick<ReadOnlyFileSystem, 'buffer' | 'readInto'> {
  return {
    buffer(capacity) {
      const bytes = Buffer.alloc(capacity);
      const decoded = (encoding: BufferEncoding) => (start: number, end: number) =>
        bytes.toString(encoding, start, end);
      return { bytes, latin1: decoded('latin1'), utf8: decoded('utf8') };
    },
    readInto: (_path, { bytes }) => ({ stat: STAT, length: Buffer.from(text).copy(bytes) }),
  };
}

// biome-ignore format: a table is read by column
test.each([
  // case                       content   limit  text            truncated
  ['empty',                     '',       4,     '',             false],
  ['shorter',                   'abc',    4,     'abc',          false],
  ['as long as the limit',      'abcd',   4,     'abcd',         false],
  ['a byte longer',             'abcde',  4,     'abcd',         true],
  ['counted in bytes',          'éé',     4,     'éé',           false],
  ['a character cut in two',    'éé',     3,     'é\ufffd',      true],
  ['a byte order mark',         '\ufeffa', 4,    '\ufeffa',      false],
  ['nothing asked for',         'a',      0,     '',             true],
] as const)('reads a file: %s', (_case, content, limit, text, truncated) => {
  const fs = holding(content) as ReadOnlyFileSystem;
  expect(readText(fs, absolutePath('/a'), limit)).toEqual({ text, stat: STAT, truncated });
});
