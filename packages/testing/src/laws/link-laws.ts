import { equal } from 'node:assert/strict';
import { child } from '@dochygiene/ports';
import { type Law, refuses } from './law.ts';

/** What `realPath` and `readLink` promise. */
export const linkLaws: readonly Law[] = [
  {
    name: 'realPath of what has no link in it is itself',
    check(fs, directory) {
      const real = fs.realPath(directory);
      fs.create(child(directory, 'file'), '');
      equal(
        fs.realPath(child(directory, 'file')),
        `${real}${child(directory, 'file').slice(directory.length)}`,
      );
      equal(real === undefined ? undefined : fs.realPath(real), real);
    },
  },
  {
    name: 'realPath resolves links, in every place',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'inner/file'), '');
      make.symlink('inner', child(directory, 'to-inner'));
      make.symlink(child(directory, 'to-inner/file'), child(directory, 'to-file'));
      make.symlink('../inner/file', child(directory, 'inner/back'));
      const real = fs.realPath(child(directory, 'inner/file'));
      for (const name of ['to-inner/file', 'to-file', 'to-inner/back']) {
        equal(fs.realPath(child(directory, name)), real);
      }
    },
  },
  {
    name: 'realPath is undefined where nothing is, beneath a file too',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      for (const name of ['none', 'none/below', 'file/below']) {
        equal(fs.realPath(child(directory, name)), undefined);
      }
    },
  },
  {
    name: 'realPath is undefined for a link that leads nowhere',
    needs: ['symlink'],
    check(fs, directory, make) {
      make.symlink('none', child(directory, 'link'));
      equal(fs.realPath(child(directory, 'link')), undefined);
    },
  },
  {
    name: 'realPath refuses links that lead in circles',
    needs: ['symlink'],
    check(fs, directory, make) {
      const link = child(directory, 'link');
      make.symlink('link', link);
      refuses('LINK_LOOP', link, () => fs.realPath(link));
    },
  },
  {
    name: 'readLink gives what a link holds, as written',
    needs: ['symlink'],
    check(fs, directory, make) {
      for (const [index, to] of ['none', './a/../b', '/nowhere/ünï', '..'].entries()) {
        const link = child(directory, `link-${index}`);
        make.symlink(to, link);
        equal(fs.readLink(link), to);
      }
    },
  },
  {
    name: 'readLink refuses what is no link',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, '');
      refuses('NOT_A_LINK', file, () => fs.readLink(file));
      refuses('NOT_A_LINK', directory, () => fs.readLink(directory));
    },
  },
  {
    name: 'readLink refuses where nothing is',
    check(fs, directory) {
      const none = child(directory, 'none');
      refuses('NOT_FOUND', none, () => fs.readLink(none));
    },
  },
];
