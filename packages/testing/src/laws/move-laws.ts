import { equal } from 'node:assert/strict';
import { child } from '@dochygiene/ports';
import { holds, type Law, refuses, textOf } from './law.ts';

/** What `rename` and `remove` promise. */
export const moveLaws: readonly Law[] = [
  {
    name: 'rename moves a file to a free name',
    check(fs, directory) {
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'from'), 'text');
      fs.rename(child(directory, 'from'), child(directory, 'inner/to'));
      holds(fs, directory, ['inner directory']);
      equal(textOf(fs, directory, 'inner/to'), 'text');
    },
  },
  {
    name: 'rename replaces a file',
    check(fs, directory) {
      fs.create(child(directory, 'from'), 'new');
      fs.create(child(directory, 'to'), 'old and longer');
      fs.rename(child(directory, 'from'), child(directory, 'to'));
      holds(fs, directory, ['to file']);
      equal(textOf(fs, directory, 'to'), 'new');
    },
  },
  {
    name: 'rename of a file to its own name keeps it',
    check(fs, directory) {
      fs.create(child(directory, 'file'), 'text');
      fs.rename(child(directory, 'file'), child(directory, 'file'));
      equal(textOf(fs, directory, 'file'), 'text');
    },
  },
  {
    name: 'rename refuses to replace a directory, and keeps both',
    check(fs, directory) {
      const from = child(directory, 'from');
      fs.create(from, 'text');
      fs.makeDirectory(child(directory, 'empty'));
      fs.makeDirectory(child(directory, 'full'));
      fs.create(child(directory, 'full/file'), '');
      for (const name of ['empty', 'full']) {
        const to = child(directory, name);
        refuses('IS_A_DIRECTORY', to, () => fs.rename(from, to));
      }
      holds(fs, directory, ['empty directory', 'from file', 'full directory']);
      holds(fs, child(directory, 'full'), ['file file']);
      equal(textOf(fs, directory, 'from'), 'text');
    },
  },
  {
    name: 'rename refuses to move a directory, and keeps it',
    check(fs, directory) {
      const from = child(directory, 'from');
      fs.makeDirectory(from);
      fs.makeDirectory(child(directory, 'empty'));
      fs.create(child(directory, 'file'), 'text');
      for (const name of ['free', 'empty', 'file', 'from', 'from/below']) {
        refuses('IS_A_DIRECTORY', from, () => fs.rename(from, child(directory, name)));
      }
      holds(fs, directory, ['empty directory', 'file file', 'from directory']);
      holds(fs, from, []);
      equal(textOf(fs, directory, 'file'), 'text');
    },
  },
  {
    name: 'rename refuses where nothing is, and keeps what it would have replaced',
    check(fs, directory) {
      const none = child(directory, 'none');
      fs.create(child(directory, 'to'), 'text');
      refuses('NOT_FOUND', none, () => fs.rename(none, child(directory, 'to')));
      equal(textOf(fs, directory, 'to'), 'text');
    },
  },
  {
    name: 'rename refuses to move into a directory that is missing, and keeps the file',
    check(fs, directory) {
      const to = child(directory, 'none/to');
      fs.create(child(directory, 'from'), 'text');
      refuses('NOT_FOUND', to, () => fs.rename(child(directory, 'from'), to));
      equal(textOf(fs, directory, 'from'), 'text');
    },
  },
  {
    name: 'rename moves a link and not what it leads to',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), 'text');
      make.symlink('file', child(directory, 'link'));
      make.symlink('none', child(directory, 'dangling'));
      fs.rename(child(directory, 'link'), child(directory, 'moved'));
      fs.rename(child(directory, 'dangling'), child(directory, 'also-moved'));
      holds(fs, directory, ['also-moved symlink', 'file file', 'moved symlink']);
      equal(fs.readLink(child(directory, 'moved')), 'file');
    },
  },
  {
    name: 'rename replaces a link and not what it leads to',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'target'), 'old');
      fs.makeDirectory(child(directory, 'inner'));
      for (const to of ['target', 'inner', 'none']) {
        const link = child(directory, `link-${to}`);
        make.symlink(to, link);
        fs.create(child(directory, 'from'), 'new');
        fs.rename(child(directory, 'from'), link);
        equal(fs.lstat(link)?.kind, 'file');
      }
      equal(textOf(fs, directory, 'target'), 'old');
      holds(fs, child(directory, 'inner'), []);
    },
  },
  {
    name: 'remove removes a file',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      fs.create(child(directory, 'other'), '');
      fs.remove(child(directory, 'file'));
      holds(fs, directory, ['other file']);
    },
  },
  {
    name: 'remove removes a link and not what it leads to',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), '');
      fs.makeDirectory(child(directory, 'inner'));
      for (const to of ['file', 'inner', 'none']) {
        make.symlink(to, child(directory, 'link'));
        fs.remove(child(directory, 'link'));
      }
      holds(fs, directory, ['file file', 'inner directory']);
    },
  },
  {
    name: 'remove refuses a directory, and keeps it',
    check(fs, directory) {
      const empty = child(directory, 'empty');
      fs.makeDirectory(empty);
      refuses('IS_A_DIRECTORY', empty, () => fs.remove(empty));
      refuses('IS_A_DIRECTORY', directory, () => fs.remove(directory));
      holds(fs, directory, ['empty directory']);
    },
  },
  {
    name: 'remove refuses where nothing is',
    check(fs, directory) {
      const none = child(directory, 'none');
      refuses('NOT_FOUND', none, () => fs.remove(none));
    },
  },
];
