import { absolutePath, type FileSystem } from '@dochygiene/ports';
import { type MemoryEntry, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import {
  ALL_ROOM,
  ignoreFileReader,
  MAX_IGNORE_FILE_BYTES,
  MAX_LINE_BYTES,
  type Room,
} from './ignore-file.ts';

const FILE = absolutePath('/p/.gitignore');

// biome-ignore format: a table is read by column
test.each([
  // case                           content                        lines and what they say
  ['nothing',                       '',                            []],
  ['one line',                      'a',                           [[1, 'a']]],
  ['a newline at the end',          'a\n',                         [[1, 'a']]],
  ['blank lines and comments',      '\n# b\n\na\n',                [[4, 'a']]],
  ['a carriage return',             'a\r\nb\r\n\r\nc\r',           [[1, 'a'], [2, 'b'], [4, 'c']]],
  ['a byte order mark',             '\ufeffa\nb',                  [[1, 'a'], [2, 'b']]],
  ['a byte order mark and a sign',  '\ufeff!a',                    [[1, '!a']]],
  ['... and a comment',             '\ufeff# a\nb',                [[2, 'b']]],
  ['more than ASCII',               'é\n日本/\n',                  [[1, 'é'], [2, '日本/']]],
  ['blanks',                        ' a\nb  \n',                   [[1, ' a'], [2, 'b  ']]],
] as const)('reads %s', (_case, content, lines) => {
  const { set, problems } = read(content);
  expect(set.rules.map(({ line, text }) => [line, text])).toEqual(lines);
  expect(problems).toEqual([]);
});

test('tells of each bad line, and the rest hold', () => {
  const { set, problems } = read('a\n[b\nc\\\n!\nd\n');
  expect(set.rules.map(({ text }) => text)).toEqual(['a', 'd']);
  expect(problems).toMatchObject([
    { path: 'x/.gitignore', code: 'MALFORMED_PATTERN', line: 2 },
    { path: 'x/.gitignore', code: 'MALFORMED_PATTERN', line: 3 },
    { path: 'x/.gitignore', code: 'MALFORMED_PATTERN', line: 4 },
  ]);
  expect(problems[0]?.message).toBe(
    'Cannot use the pattern "[b": a "[" is not closed; correct or remove it, as it leaves out nothing',
  );
});

test('takes a line of a kibibyte and none longer', () => {
  const longest = 'a'.repeat(MAX_LINE_BYTES);
  expect(read(`${longest}\r\nb`).problems).toEqual([]);
  const { set, problems } = read(`${longest}a\nb`);
  expect(set.rules.map(({ text }) => text)).toEqual(['b']);
  expect(problems).toMatchObject([{ code: 'MALFORMED_PATTERN', line: 1 }]);
  expect(problems[0]?.message.length).toBeLessThan(250);
});

test('is not put off by a line of 64 KiB', () => {
  const { set, problems } = read(`${'*a'.repeat(32_768)}\nb`);
  expect(set.rules.map(({ text }) => text)).toEqual(['b']);
  expect(problems).toMatchObject([{ code: 'MALFORMED_PATTERN', line: 1 }]);
});

test('takes as many rules as it may, bad ones counted, and no more', () => {
  const three = 'a\n\n#\nb\n[\n';
  expect(read(three, { rules: 3, weight: 100 }).problems).toMatchObject([
    { code: 'MALFORMED_PATTERN' },
  ]);
  const { set, problems } = read(`${three}c\nd\n`, { rules: 3, weight: 100 });
  expect(set.rules.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(problems).toMatchObject([
    { code: 'MALFORMED_PATTERN', line: 5 },
    { code: 'TOO_MANY_PATTERNS', line: 6 },
  ]);
});

// biome-ignore format: a table is read by column
test.each([
  // pattern               weight
  ['a',                    1],
  ['/a',                   1],
  ['a/b/c',                3],
  ['**/a/**/b',            2],
  ['a*',                   1],
  ['*a',                   1],
  ['*aaa*',                4],
  ['*[ab]*?*',             7],
  ['a/*b*/c',              4],
] as const)('%s weighs %i', (pattern, weight) => {
  expect(read(`${pattern}\nb`, { rules: 9, weight: weight + 1 }).problems).toEqual([]);
  const { set, problems } = read(`${pattern}\nb`, { rules: 9, weight });
  expect(set.rules.map(({ text }) => text)).toEqual([pattern]);
  expect(problems).toMatchObject([{ code: 'TOO_MANY_PATTERNS', line: 2 }]);
});

test('reads the start of a file that is too long', () => {
  const { set, problems } = read(`a\n${'# a comment\n'.repeat(MAX_IGNORE_FILE_BYTES / 10)}b\n`);
  expect(set.rules.map(({ text }) => text)).toEqual(['a']);
  expect(problems).toMatchObject([{ path: 'x/.gitignore', code: 'TOO_MANY_PATTERNS' }]);
});

test('leaves out a pattern that the end of what is read has cut', () => {
  const comments = '#\n'.repeat((MAX_IGNORE_FILE_BYTES - 4) / 2);
  const { set } = read(`${comments}a\n!abcd`);
  expect(set.rules.map(({ text }) => text)).toEqual(['a']);
});

// biome-ignore format: a table is read by column
test.each([
  ['a link',       { kind: 'symlink', to: '/elsewhere' },             'git does not follow'],
  ['a directory',  { kind: 'directory' },                             'IS_A_DIRECTORY'],
  ['a FIFO',       { kind: 'fifo' },                                  'NOT_A_FILE'],
  ['forbidden',    { kind: 'file', content: 'a', mode: 0 },           'PERMISSION_DENIED'],
] as const)('tells that it is %s', (_case, entry, why) => {
  const { set, problems } = read(entry);
  expect(set.rules).toEqual([]);
  expect(problems).toMatchObject([{ path: 'x/.gitignore', code: 'UNREADABLE' }]);
  expect(problems[0]?.message).toContain(why);
});

test('says nothing of a file that is not there', () => {
  expect(read(undefined)).toMatchObject({ set: { rules: [] }, problems: [] });
});

test('lets a mistake of the program through', () => {
  const broken: FileSystem = {
    ...memoryFileSystem(),
    readInto() {
      throw new TypeError('broken');
    },
  };
  expect(() => ignoreFileReader(broken)(FILE, 'x', ALL_ROOM)).toThrow(TypeError);
});

function read(entry: MemoryEntry | undefined, room: Room = ALL_ROOM) {
  const tree = { '/elsewhere': 'a', ...(entry === undefined ? {} : { [FILE]: entry }) };
  return ignoreFileReader(memoryFileSystem(tree))(FILE, 'x/.gitignore', room);
}
