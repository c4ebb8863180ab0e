import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem, recordingFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { nameFinder } from './load-bearing/name-finder.ts';
import { mayLean } from './load-bearing/readable.ts';
import { FILES_LIMIT, loadBearing } from './load-bearing.ts';

const root = absolutePath('/p');
const DOCUMENTS = [
  'README.md',
  'GUIDE.md',
  'docs/guide.md',
  'docs/api/v1.md',
  'docs/日本.md',
  'docs/.rules',
  'packages/a/README.md',
  'packages/a/docs/guide.md',
  'packages/b/README.md',
];

/** The documents that file `path` names when it holds `text`, with the line. */
function named(path: string, text: string, also: Readonly<Record<string, string>> = {}) {
  const found = loadBearing({
    fs: memoryFileSystem({ [`/p/${path}`]: text, ...also }),
    root,
    wanted: new Set(DOCUMENTS),
    files: [...DOCUMENTS, path, ...Object.keys(also).map((each) => each.slice(3))],
    isOut: (each) => DOCUMENTS.includes(each),
  });
  return [...found.found].map(([document, { places }]) => `${document}:${places[0]?.line}`);
}

// biome-ignore format: a table is read by column
describe('a file names a document', () => {
  test.each([
    // case                               file                      text                                          names
    ['by its path',                       'src/a.ts',               "// see docs/api/v1.md for more",             ['docs/api/v1.md:1']],
    ['on a later line',                   'src/a.ts',               'a\n\nread("docs/api/v1.md")\n',              ['docs/api/v1.md:3']],
    ['twice, told once',                  'src/a.ts',               'docs/api/v1.md\ndocs/api/v1.md\n',           ['docs/api/v1.md:1']],
    ['two on one line',                   'CODEOWNERS',             '/docs/api/v1.md docs/日本.md @x\n',            ['docs/api/v1.md:1', 'docs/日本.md:1']],
    ['by an end that no other has',       'src/a.ts',               "'../x/api/v1.md'",                           ['docs/api/v1.md:1']],
    ['from where the file is',            'tests/x.py',             'open("../docs/api/v1.md")',                  ['docs/api/v1.md:1']],
    ['beside a manifest',                 'packages/a/package.json', '{"files": ["README.md"]}',                  ['packages/a/README.md:1']],
    ['... with a dot',                    'packages/a/package.json', '{"files": ["./README.md"]}',                ['packages/a/README.md:1']],
    ['... in a folder, not the root one', 'packages/a/x.json',      'docs/guide.md',                              ['packages/a/docs/guide.md:1']],
    ['the root one by its path',          'src/a.ts',               'docs/guide.md',                              ['docs/guide.md:1']],
    ['the root one from the root',        'package.json',           '"README.md"',                                ['README.md:1']],
    ['a root name that no other has',     'src/a.ts',               'see GUIDE.md',                               ['GUIDE.md:1']],
    ['behind an address',                 'src/a.ts',               'https://x.org/blob/main/docs/api/v1.md#top', ['docs/api/v1.md:1']],
    ['behind a variable',                 'ci.yml',                 '$(pwd)/docs/api/v1.md $X/api/v1.md',         ['docs/api/v1.md:1']],
    ['at the end of a sentence',          'src/a.ts',               'Read docs/api/v1.md.',                       ['docs/api/v1.md:1']],
    ['with a line number',                'src/a.ts',               'docs/api/v1.md:12',                          ['docs/api/v1.md:1']],
    ['by a name without an extension',    'src/a.ts',               'cat docs/.rules',                            ['docs/.rules:1']],
    ['in another script',                 'src/a.ts',               'docs/日本.md',                                 ['docs/日本.md:1']],
    ['not by a bare name',                'src/a.ts',               'v1.md',                                      []],
    ['not by a name that many have',      'src/a.ts',               'README.md',                                  []],
    ['not by an end that many have',      'src/a.ts',               'x/README.md',                                []],
    ['not by the name of another file',   'src/a.ts',               'docs/api/v1.md.bak docs/api/v1.mdx docs/api/v1.md-old', []],
    ['not by a longer name',              'src/a.ts',               'docs/api/xv1.md',                            []],
    ['not in another case',               'src/a.ts',               'docs/API/v1.md',                             []],
    ['not as a folder',                   'src/a.ts',               'docs/api/v1.md/x',                           []],
    ['not without its extension',         'src/a.ts',               'docs/api/v1',                                []],
    ['not out of the project',            'a.ts',                   '../../elsewhere/v1.md',                      []],
    ['not in a binary file',              'src/a.ts',               '\0docs/api/v1.md',                           []],
    ['not in a lock file',                'pnpm-lock.yaml',         'docs/api/v1.md',                             []],
    ['not in a list of what to ignore',   '.prettierignore',        'docs/api/v1.md',                             []],
    ['not in a picture',                  'a.svg',                  'docs/api/v1.md',                             []],
  ] as const)('%s', (_case, path, text, names) => {
    expect(named(path, text)).toEqual(names);
  });
});

test('tells how many files name it, and shows five, by path', () => {
  const files = [...'gfedcba'].map((name) => `${name}.ts`);
  const { found, read, of } = loadBearing({
    fs: memoryFileSystem(Object.fromEntries(files.map((name) => [`/p/${name}`, 'x\nGUIDE.md']))),
    root,
    wanted: new Set(['GUIDE.md']),
    files: ['GUIDE.md', ...files],
    isOut: (path) => path === 'GUIDE.md',
  });
  expect([read, of]).toEqual([7, 7]);
  const places = [...'abcde'].map((name) => ({ path: `${name}.ts`, line: 2 }));
  expect(found.get('GUIDE.md')).toEqual({ files: 7, places });
});

test('reads nothing if nothing is wanted, and no more than its limit', () => {
  const files = Array.from({ length: FILES_LIMIT + 10 }, (_, at) => `f${at}.ts`);
  const fs = recordingFileSystem(memoryFileSystem({ '/p/f0.ts': 'GUIDE.md' }));
  const ask = (wanted: readonly string[]) =>
    loadBearing({ fs, root, wanted: new Set(wanted), files, isOut: () => false });
  expect(ask([])).toEqual({ found: new Map(), read: 0, of: 0 });
  expect(fs.paths('readInto')).toEqual([]);
  expect(ask(['GUIDE.md'])).toMatchObject({ read: FILES_LIMIT, of: FILES_LIMIT + 10 });
  expect(fs.paths('readInto').length).toBe(FILES_LIMIT);
});

test('goes on where a file cannot be read', () => {
  expect(named('gone.ts', 'x', { '/p/a.ts': 'docs/api/v1.md' })).toEqual(['docs/api/v1.md:1']);
  const fs = memoryFileSystem({ '/p/b.ts': { kind: 'file', content: 'GUIDE.md', mode: 0o000 } });
  const wanted = new Set(['GUIDE.md']);
  const found = loadBearing({ fs, root, wanted, files: ['b.ts', 'c.ts'], isOut: () => false });
  expect(found.found.size).toBe(0);
});

test('looks back no further for hostile names', () => {
  // A letter by letter look would be the square of it: a thousand names, each on one line of dots.
  const deep = `${'a/'.repeat(200)}x.md`;
  const text = `${'a/'.repeat(50_000)}x.md ${'x.md/'.repeat(20_000)}x.md`;
  let looked = 0;
  nameFinder(['x.md'])(text, () => {
    looked += 1;
  });
  expect(looked).toBe(2);
  const found = loadBearing({
    fs: memoryFileSystem({ '/p/a.ts': text }),
    root,
    wanted: new Set([deep]),
    files: [deep, 'a.ts'],
    isOut: () => false,
  });
  expect(found.found.get(deep)).toMatchObject({ files: 1 });
});

// biome-ignore format: a table is read by column
test.each([
  ['src/a.ts',               true],
  ['Makefile',               true],
  ['.github/CODEOWNERS',     true],
  ['.husky/pre-commit',      true],
  ['clock.ts',               true],
  ['locks/lock.ts',          true],
  ['package-lock.json',      false],
  ['Cargo.lock',             false],
  ['bun.lockb',              false],
  ['go.sum',                 false],
  ['dist/app.min.js',        false],
  ['app.js.map',             false],
  ['.gitignore',             false],
  ['.dochygiene-ignore',     false],
  ['.gitattributes',         false],
  ['.git-blame-ignore-revs', false],
  ['logo.PNG',               false],
] as const)('%s may lean on a document: %s', (path, may) => {
  expect(mayLean(path)).toBe(may);
});
