import { equal, notEqual, ok } from 'node:assert/strict';
import { child } from '@dochygiene/ports';
import { type Law, refuses } from './law.ts';

/** Every instant between 1973 and 5138 in milliseconds, and none of this age in seconds. */
const MILLISECONDS = { from: 1e11, to: 1e14 } as const;

/** What `stat` and `lstat` promise. */
export const statLaws: readonly Law[] = [
  {
    name: 'stat tells a file and its size in bytes',
    check(fs, directory) {
      fs.create(child(directory, 'file'), 'é😀');
      const stat = fs.stat(child(directory, 'file'));
      equal(stat?.kind, 'file');
      equal(stat?.size, 6);
    },
  },
  {
    name: 'stat tells that nobody may run a made file, if it tells what anybody may',
    check(fs, directory) {
      fs.create(child(directory, 'file'), 'text');
      const mode = fs.stat(child(directory, 'file'))?.mode ?? 0o400;
      equal(mode & 0o511, 0o400);
    },
  },
  {
    name: 'stat tells a directory',
    check(fs, directory) {
      equal(fs.stat(directory)?.kind, 'directory');
    },
  },
  {
    name: 'stat tells a FIFO as other',
    needs: ['fifo'],
    check(fs, directory, make) {
      make.fifo(child(directory, 'fifo'));
      equal(fs.stat(child(directory, 'fifo'))?.kind, 'other');
    },
  },
  {
    name: 'stat follows links, in every place',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'inner/file'), 'text');
      make.symlink('inner', child(directory, 'to-inner'));
      make.symlink('to-inner/file', child(directory, 'to-file'));
      equal(fs.stat(child(directory, 'to-inner'))?.kind, 'directory');
      equal(fs.stat(child(directory, 'to-file'))?.size, 4);
      equal(fs.stat(child(directory, 'to-inner/file'))?.kind, 'file');
    },
  },
  {
    name: 'stat is undefined where nothing is, beneath a file too',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      for (const name of ['none', 'none/below', 'file/below']) {
        equal(fs.stat(child(directory, name)), undefined);
      }
    },
  },
  {
    name: 'stat is undefined for a link that leads nowhere',
    needs: ['symlink'],
    check(fs, directory, make) {
      make.symlink('none', child(directory, 'link'));
      equal(fs.stat(child(directory, 'link')), undefined);
    },
  },
  {
    name: 'stat refuses links that lead in circles',
    needs: ['symlink'],
    check(fs, directory, make) {
      const link = child(directory, 'there');
      make.symlink('back', link);
      make.symlink('there', child(directory, 'back'));
      refuses('LINK_LOOP', link, () => fs.stat(link));
    },
  },
  {
    name: 'lstat tells a link itself',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), '');
      make.symlink('file', child(directory, 'link'));
      make.symlink('none', child(directory, 'dangling'));
      make.symlink('loop', child(directory, 'loop'));
      for (const name of ['link', 'dangling', 'loop']) {
        equal(fs.lstat(child(directory, name))?.kind, 'symlink');
      }
    },
  },
  {
    name: 'lstat is undefined where nothing is, beneath a file too',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      for (const name of ['none', 'none/below', 'file/below']) {
        equal(fs.lstat(child(directory, name)), undefined);
      }
    },
  },
  {
    name: 'times are milliseconds since 1970, and a later file is not older',
    check(fs, directory) {
      fs.create(child(directory, 'first'), '');
      fs.create(child(directory, 'second'), '');
      const first = fs.stat(child(directory, 'first'));
      const second = fs.lstat(child(directory, 'second'));
      ok(first !== undefined && second !== undefined);
      for (const time of [first.modified, first.changed, second.modified, second.changed]) {
        ok(time > MILLISECONDS.from && time < MILLISECONDS.to, `${time} is not such a time`);
      }
      ok(second.modified >= first.modified);
      ok(second.changed >= first.changed);
    },
  },
  {
    name: 'an inode is one file, whatever its name',
    check(fs, directory) {
      fs.create(child(directory, 'one'), '');
      fs.create(child(directory, 'two'), '');
      const inode = fs.stat(child(directory, 'one'))?.inode;
      ok(inode !== undefined);
      equal(fs.lstat(child(directory, 'one'))?.inode, inode);
      notEqual(fs.stat(child(directory, 'two'))?.inode, inode);
      fs.rename(child(directory, 'one'), child(directory, 'three'));
      equal(fs.stat(child(directory, 'three'))?.inode, inode);
    },
  },
  {
    name: 'what one makes has one owner',
    check(fs, directory) {
      fs.create(child(directory, 'file'), '');
      fs.makeDirectory(child(directory, 'inner'));
      const owner = fs.stat(child(directory, 'file'))?.owner;
      ok(Number.isInteger(owner));
      equal(fs.lstat(child(directory, 'inner'))?.owner, owner);
    },
  },
];
