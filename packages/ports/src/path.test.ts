import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AbsolutePath, absolutePath, baseName, child, isWithin, parent } from './path.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                     text                          path
  ['the root',                '/',                          '/'],
  ['above the root',          '/../..',                     '/'],
  ['a name',                  '/a',                         '/a'],
  ['trailing separators',     '/a/b//',                     '/a/b'],
  ['leading separators',      '//a//b',                     '/a/b'],
  ['dots',                    '/./a/./b/.',                 '/a/b'],
  ['two dots',                '/a/b/../c/..',               '/a'],
  ['three dots',              '/.../..a/a..',               '/.../..a/a..'],
  ['a backslash on POSIX',    '/a\\b/c',                    '/a\\b/c'],
  ['blanks',                  '/ a / b',                    '/ a / b'],
  ['a drive',                 'C:\\',                       'C:\\'],
  ['a drive, slashes',        'c:/a/b/',                    'c:\\a\\b'],
  ['a drive, mixed',          'C:\\a/..\\b//c',             'C:\\b\\c'],
  ['above a drive',           'C:\\..\\..',                 'C:\\'],
  ['a share',                 '\\\\server\\share',          '\\\\server\\share\\'],
  ['a share, separated',      '\\\\server\\share\\',        '\\\\server\\share\\'],
  ['a share, mixed',          '\\\\server/share/a\\..\\b',  '\\\\server\\share\\b'],
  ['above a share',           '\\\\server\\share\\..\\a',   '\\\\server\\share\\a'],
  ['a long drive path',       '\\\\?\\C:\\a\\..\\b',        '\\\\?\\C:\\b'],
] as const)('absolutePath: %s', (_case, text, path) => {
  expect(absolutePath(text)).toBe(path);
});

test.each([
  '',
  'a',
  './a',
  '../a',
  '~',
  'C:',
  'C:a',
  '\\a',
  '\\\\',
  '\\\\server',
  '/a\0',
  'file:///a',
])('absolutePath refuses %j', (text) => {
  expect(() => absolutePath(text)).toThrow(RangeError);
});

// biome-ignore format: a table is read by column
test.each([
  // path                       parent                    name
  ['/',                         undefined,                ''],
  ['/a',                        '/',                      'a'],
  ['/a/b.md',                   '/a',                     'b.md'],
  ['/a\\b/c',                   '/a\\b',                  'c'],
  ['C:\\',                      undefined,                ''],
  ['C:\\a',                     'C:\\',                   'a'],
  ['C:\\a\\b',                  'C:\\a',                  'b'],
  ['\\\\server\\share',         undefined,                ''],
  ['\\\\server\\share\\a',      '\\\\server\\share\\',    'a'],
  ['\\\\server\\share\\a\\b',   '\\\\server\\share\\a',   'b'],
] as const)('parent and name of %s', (text, above, name) => {
  expect(parent(absolutePath(text))).toBe(above);
  expect(baseName(absolutePath(text))).toBe(name);
});

// biome-ignore format: a table is read by column
test.each([
  // parent            relative        path
  ['/',                'a',            '/a'],
  ['/a',               'b/c.md',       '/a/b/c.md'],
  ['/a',               '...',          '/a/...'],
  ['/a',               '.hidden/..b',  '/a/.hidden/..b'],
  ['/a',               'b\\c',         '/a/b\\c'],
  ['C:\\',             'a/b',          'C:\\a\\b'],
  ['C:\\a',            'b',            'C:\\a\\b'],
  ['\\\\server\\share', 'a',           '\\\\server\\share\\a'],
] as const)('child of %s: %s', (above, relative, path) => {
  expect(child(absolutePath(above), relative)).toBe(path);
});

// biome-ignore format: a table is read by column
test.each([
  // parent   relative
  ['/a',      ''],
  ['/a',      '.'],
  ['/a',      '..'],
  ['/a',      './b'],
  ['/a',      'b/.'],
  ['/a',      'b/../c'],
  ['/a',      'b/..'],
  ['/a',      '/b'],
  ['/a',      'b/'],
  ['/a',      'b//c'],
  ['/a',      'b\0'],
  ['C:\\a',   '..\\b'],
  ['C:\\a',   'b\\..\\..\\c'],
  ['C:\\a',   '\\b'],
] as const)('child of %s refuses %j', (above, relative) => {
  expect(() => child(absolutePath(above), relative)).toThrow(RangeError);
});

// biome-ignore format: a table is read by column
test.each([
  // directory           path                     within
  ['/',                  '/',                     true],
  ['/',                  '/a/b',                  true],
  ['/a',                 '/a',                    true],
  ['/a',                 '/a/b',                  true],
  ['/a',                 '/ab',                   false],
  ['/a/b',               '/a',                    false],
  ['C:\\',               'C:\\a',                 true],
  ['C:\\a',              'C:\\a\\b',              true],
  ['C:\\a',              'C:\\ab',                false],
  ['\\\\server\\share',  '\\\\server\\share\\a',  true],
  ['\\\\server\\share',  '\\\\server\\shared\\a', false],
] as const)('isWithin %s: %s', (directory, path, within) => {
  expect(isWithin(absolutePath(directory), absolutePath(path))).toBe(within);
});

describe('of all paths', () => {
  const root = fc.constantFrom('/', 'C:\\', 'd:/', '\\\\server\\share', '\\\\server/share/');
  const part = fc.oneof(fc.constantFrom('', '.', '..', ' '), fc.string({ unit: 'binary' }));
  const texts = fc
    .tuple(root, fc.array(part))
    .map(([head, parts]) => head + parts.join('/').replaceAll('\0', ''));
  const name = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => !/^\.{1,2}$|[\\/\0]/.test(text));

  test('absolutePath is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const path = absolutePath(text);
        expect(absolutePath(path)).toBe(path);
      }),
    );
  });

  test('parent and baseName undo child', () => {
    fc.assert(
      fc.property(texts, name, (text, last) => {
        const above = absolutePath(text);
        const path = child(above, last);
        expect([parent(path), baseName(path)]).toEqual([above, last]);
        expect(absolutePath(path)).toBe(path);
        expect(isWithin(above, path)).toBe(true);
        expect(isWithin(path, above)).toBe(false);
      }),
    );
  });

  test('the way up ends at a root that holds everything', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const path = absolutePath(text);
        let top: AbsolutePath = path;
        for (let above = parent(top); above !== undefined; above = parent(top)) {
          expect(above.length).toBeLessThan(top.length);
          top = above;
        }
        expect(isWithin(top, path)).toBe(true);
        expect(baseName(top)).toBe('');
      }),
    );
  });
});
