import { deepStrictEqual } from 'node:assert/strict';
import { type AbsolutePath, child, type FileSystem } from '@dochygiene/ports';
import { holds, type Law, refuses } from './law.ts';

/** In code-unit order. By bytes the last two would change places, by a dictionary nearly all. */
const NAMES = [
  ' ',
  '-',
  '.hidden',
  '10',
  '9',
  'B',
  'a',
  'a b',
  'a.md',
  'b',
  'z',
  'é',
  '中',
  '😀',
  '～',
];

/** What `list` and `names` promise. */
export const listLaws: readonly Law[] = [
  {
    name: 'list is empty for an empty directory',
    check(fs, directory) {
      holds(fs, directory, []);
    },
  },
  {
    name: 'list is in code-unit order of name, whatever was made first',
    check(fs, directory) {
      makeShuffled(fs, directory);
      deepStrictEqual(
        fs.list(directory).map(({ name }) => name),
        NAMES,
      );
    },
  },
  {
    name: 'list tells files and directories, and nothing of what is in those',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'inner/below'), '');
      holds(fs, directory, ['file file', 'inner directory']);
    },
  },
  {
    name: 'list tells links as links, whatever they lead to',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), '');
      make.symlink('none', child(directory, 'to-nothing'));
      make.symlink('file', child(directory, 'to-file'));
      make.symlink('.', child(directory, 'to-directory'));
      const links = ['to-directory symlink', 'to-file symlink', 'to-nothing symlink'];
      holds(fs, directory, ['file file', ...links]);
    },
  },
  {
    name: 'list tells a FIFO as other',
    needs: ['fifo'],
    check(fs, directory, make) {
      make.fifo(child(directory, 'fifo'));
      holds(fs, directory, ['fifo other']);
    },
  },
  {
    name: 'list lists what a link to a directory leads to',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'inner/file'), '');
      make.symlink('inner', child(directory, 'link'));
      holds(fs, child(directory, 'link'), ['file file']);
    },
  },
  {
    name: 'list refuses a file',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, '');
      refuses('NOT_A_DIRECTORY', file, () => fs.list(file));
    },
  },
  {
    name: 'list refuses where nothing is',
    check(fs, directory) {
      const none = child(directory, 'none');
      refuses('NOT_FOUND', none, () => fs.list(none));
    },
  },
  {
    name: 'names are in code-unit order, whatever was made first',
    check(fs, directory) {
      makeShuffled(fs, directory);
      deepStrictEqual(fs.names(directory), NAMES);
    },
  },
  {
    name: 'names are those of whatever is there',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), '');
      fs.makeDirectory(child(directory, 'inner'));
      make.symlink('none', child(directory, 'link'));
      deepStrictEqual(fs.names(directory), ['file', 'inner', 'link']);
    },
  },
  {
    name: 'names refuses what is no directory, or nothing',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, '');
      refuses('NOT_A_DIRECTORY', file, () => fs.names(file));
      const none = child(directory, 'none');
      refuses('NOT_FOUND', none, () => fs.names(none));
    },
  },
];

function makeShuffled(fs: FileSystem, directory: AbsolutePath): void {
  // Neither forward nor backward, for either could be the order it comes in by itself.
  const shuffled = [...NAMES.filter((_, index) => index % 2 === 1).reverse(), ...NAMES];
  for (const name of new Set(shuffled)) fs.create(child(directory, name), '');
}
