import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { MANIFESTS_LIMIT, type Manifests, manifestPaths, readManifests } from './manifests.ts';

const root = absolutePath('/p');

function read(texts: Readonly<Record<string, string>>): Manifests {
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return readManifests(fs, root, { files: new Set(Object.keys(texts)) });
}

// biome-ignore format: a table is read by column
test.each([
  // file                    text                                                            kind       directory  names                open   titles
  ['package.json',           '{"scripts":{"a":"","b:c":""},"name":"@x/Y"}',                   'package', '',        ['a', 'b:c'],        false, ['y']],
  ['w/package.json',         '\uFEFF{"repository":{"url":"git+https://h/me/z.git"}}',         'package', 'w',       [],                  false, ['z']],
  ['package.json',           '[]',                                                            'package', '',        [],                  true,  []],
  ['package.json',           '{"scripts":["a"]}',                                             'package', '',        [],                  false, []],
  ['Makefile',               'V := 1\na b: c\n\td:\ne::\n# f:\ng: H = 1\n',                   'make',    '',        ['a', 'b', 'e', 'g'], false, []],
  ['GNUmakefile',            'define x\na:\nendef\n',                                         'make',    '',        ['a'],               true,  []],
  ['sub/makefile',           'sinclude x.mk\n',                                               'make',    'sub',     [],                  true,  []],
  ['justfile',               'a := "b"\nset shell := ["x"]\nb x=":" *y: c\n  d:\n@e:\n[private]\nf:\nalias g := e\n', 'just', '', ['b', 'e', 'f', 'g'], false, []],
  ['Taskfile.yaml',          'tasks:\n  a: x\n  b: {aliases: [c]}\n',                         'task',    '',        ['a', 'b', 'c'],     false, []],
  ['Taskfile.yml',           `tasks: ${'['.repeat(20_000)}`,                                  'task',    '',        [],                  true,  []],
  ['pyproject.toml',         '[project]\nname = "N"\n[project.scripts]\n"a" = "b:c"\n[tool.poe.tasks]\nd = "e"\n[tool.x]\nf = 1\n', 'python', '', ['a', 'd'], false, ['n']],
  ['xtask/src/bin_dist.rs',  'enum A { BuildAll }\nconst B: &str = "c-d";\n',                 'xtask',   '',        ['enum', 'build-all', 'const', 'str', 'c-d', 'bin-dist'], false, []],
] as const)('%s: %j', (path, text, kind, directory, names, open, titles) => {
  const { all, complete } = read({ [path]: text });
  expect(complete).toBe(true);
  expect(all).toEqual([{ path, kind, directory, names: new Set(names), open, titles }]);
});

test('reads no fixtures and no other files', () => {
  expect(
    manifestPaths({
      files: new Set(['b/package.json', 'a/Makefile', 'test/fixtures/package.json', 'x.rs']),
    }),
  ).toEqual(['a/Makefile', 'b/package.json']);
});

test('one that cannot be read, or is very long, may define anything', () => {
  const long = read({ 'package.json': `{"scripts":{"a":"${'x'.repeat(300_000)}"}}` });
  expect(long.all[0]?.open).toBe(true);
  const gone = readManifests(memoryFileSystem({ '/p/a.md': '' }), root, {
    files: new Set(['Makefile']),
  });
  expect(gone.all[0]?.open).toBe(true);
});

test('of more than the limit none is read', () => {
  const texts = Object.fromEntries(
    Array.from({ length: MANIFESTS_LIMIT + 1 }, (_, at) => [`p${at}/package.json`, '{}']),
  );
  expect(read(texts)).toEqual({ all: [], complete: false });
});
