import { expect, test } from 'vitest';
import { confined } from './confined.ts';
import type { FileSystem } from './file-system.ts';
import { absolutePath } from './path.ts';

const at = absolutePath;

/** A file system that only takes down what it is asked. */
function witness(asked: string[]): FileSystem {
  const note =
    (name: string) =>
    (...paths: readonly unknown[]) => {
      asked.push([name, ...paths].join(' '));
      return name;
    };
  const names = [
    ...['stat', 'lstat', 'realPath', 'readLink', 'list', 'names', 'buffer', 'readInto'],
    ...['create', 'rename', 'remove', 'makeDirectory', 'syncDirectory'],
  ];
  return Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as FileSystem;
}

// biome-ignore format: a table is read by column
const CHANGES = [
  // change              inside                                                        outside
  ['create',             (fs) => fs.create(at('/p/.d/a'), 'text'),                     (fs) => fs.create(at('/p/.dd'), 'text')],
  ['rename',             (fs) => fs.rename(at('/p/.d/a'), at('/p/.d/b/c')),            (fs) => fs.rename(at('/p/.d/a'), at('/p/b'))],
  ['rename',             (fs) => fs.rename(at('/p/.d/a'), at('/p/.d/a')),              (fs) => fs.rename(at('/p/b'), at('/p/.d/a'))],
  ['remove',             (fs) => fs.remove(at('/p/.d/a')),                             (fs) => fs.remove(at('/p/.d/../a'))],
  ['makeDirectory',      (fs) => fs.makeDirectory(at('/p/.d')),                        (fs) => fs.makeDirectory(at('/p'))],
  ['syncDirectory',      (fs) => fs.syncDirectory(at('/p/.d')),                        (fs) => fs.syncDirectory(at('/p'))],
] as const satisfies readonly (readonly [string, (fs: FileSystem) => void, (fs: FileSystem) => void])[];

test.each(CHANGES)('lets %s happen inside and not outside', (name, inside, outside) => {
  const asked: string[] = [];
  const fs = confined(witness(asked), at('/p/.d'));
  expect(() => outside(fs)).toThrow(expect.objectContaining({ code: 'CONFINED' }));
  expect(asked).toEqual([]);
  inside(fs);
  expect(asked).toEqual([expect.stringMatching(`^${name} /p/.d`)]);
});

test('hands on what a change says', () => {
  const asked: string[] = [];
  const fs = confined(witness(asked), at('/p/.d'));
  fs.create(at('/p/.d/a'), 'text');
  fs.rename(at('/p/.d/a'), at('/p/.d/b'));
  expect(asked).toEqual(['create /p/.d/a text', 'rename /p/.d/a /p/.d/b']);
});

test('reads everywhere', () => {
  const asked: string[] = [];
  const fs = confined(witness(asked), at('/p/.d'));
  const buffer = fs.buffer(1);
  const path = at('/elsewhere');
  const answers = [fs.stat(path), fs.lstat(path), fs.realPath(path), fs.readLink(path)];
  expect([...answers, fs.list(path), fs.names(path), fs.readInto(path, buffer), buffer]).toEqual([
    'stat',
    'lstat',
    'realPath',
    'readLink',
    'list',
    'names',
    'readInto',
    'buffer',
  ]);
  expect(asked).toContain('readInto /elsewhere buffer');
});
