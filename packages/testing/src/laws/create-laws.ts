import { equal } from 'node:assert/strict';
import { child } from '@dochygiene/ports';
import { holds, type Law, refuses, textOf } from './law.ts';

/** What `create`, `makeDirectory` and `syncDirectory` promise. */
export const createLaws: readonly Law[] = [
  {
    name: 'create makes a file with its content in UTF-8, of every plane',
    check(fs, directory) {
      const contents = [
        '',
        'text',
        '\ufeffé\u0000\uffff中',
        '😀🇫🇷\u{10ffff}\u{2f800}',
        'long '.repeat(50_000),
      ];
      for (const [index, content] of contents.entries()) {
        fs.create(child(directory, `file-${index}`), content);
        equal(textOf(fs, directory, `file-${index}`), content);
      }
    },
  },
  {
    name: 'create makes a file of bytes that are no text',
    check(fs, directory) {
      const bytes = Uint8Array.from({ length: 256 * 5 }, (_, at) => at);
      const inner = new Uint8Array(bytes.buffer, 3, 900);
      fs.create(child(directory, 'all'), bytes);
      fs.create(child(directory, 'part'), inner);
      fs.create(child(directory, 'none'), new Uint8Array());
      for (const [name, content] of [
        ['all', bytes],
        ['part', inner],
        ['none', []],
      ] as const) {
        const buffer = fs.buffer(bytes.length + 1);
        const { length } = fs.readInto(child(directory, name), buffer);
        equal([...buffer.bytes.subarray(0, length)].join(), [...content].join());
      }
    },
  },
  {
    name: 'create takes names of every plane',
    check(fs, directory) {
      for (const name of ['é', '中', '😀', '\u{2f800}', 'a\tb', ' ', '...']) {
        fs.create(child(directory, name), name);
        equal(textOf(fs, directory, name), name);
      }
    },
  },
  {
    name: 'create refuses where a file is, and keeps it',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, 'old');
      refuses('ALREADY_EXISTS', file, () => fs.create(file, 'new'));
      equal(textOf(fs, directory, 'file'), 'old');
    },
  },
  {
    name: 'create refuses where a directory is',
    check(fs, directory) {
      refuses('ALREADY_EXISTS', directory, () => fs.create(directory, ''));
      holds(fs, directory, []);
    },
  },
  {
    name: 'create refuses where a link is, and makes nothing where it leads',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), 'old');
      for (const to of ['file', 'none']) {
        const link = child(directory, `to-${to}`);
        make.symlink(to, link);
        refuses('ALREADY_EXISTS', link, () => fs.create(link, 'new'));
      }
      holds(fs, directory, ['file file', 'to-file symlink', 'to-none symlink']);
      equal(textOf(fs, directory, 'file'), 'old');
    },
  },
  {
    name: 'create refuses where the directory is missing, and does not make it',
    check(fs, directory) {
      const file = child(directory, 'none/file');
      refuses('NOT_FOUND', file, () => fs.create(file, ''));
      holds(fs, directory, []);
    },
  },
  {
    name: 'makeDirectory makes an empty directory',
    check(fs, directory) {
      const inner = child(directory, 'inner');
      fs.makeDirectory(inner);
      holds(fs, directory, ['inner directory']);
      holds(fs, inner, []);
    },
  },
  {
    name: 'makeDirectory refuses where anything is, and keeps it',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, 'text');
      refuses('ALREADY_EXISTS', file, () => fs.makeDirectory(file));
      refuses('ALREADY_EXISTS', directory, () => fs.makeDirectory(directory));
      holds(fs, directory, ['file file']);
      equal(textOf(fs, directory, 'file'), 'text');
    },
  },
  {
    name: 'makeDirectory refuses where a link is, even one that leads nowhere',
    needs: ['symlink'],
    check(fs, directory, make) {
      for (const to of ['.', 'none']) {
        const link = child(directory, `link-${to.length}`);
        make.symlink(to, link);
        refuses('ALREADY_EXISTS', link, () => fs.makeDirectory(link));
      }
      holds(fs, directory, ['link-1 symlink', 'link-4 symlink']);
    },
  },
  {
    name: 'makeDirectory refuses where the parent is missing, and does not make it',
    check(fs, directory) {
      const inner = child(directory, 'none/inner');
      refuses('NOT_FOUND', inner, () => fs.makeDirectory(inner));
      holds(fs, directory, []);
    },
  },
  {
    name: 'syncDirectory leaves a directory as it is',
    check(fs, directory) {
      fs.create(child(directory, 'file'), 'text');
      fs.syncDirectory(directory);
      holds(fs, directory, ['file file']);
    },
  },
  {
    name: 'syncDirectory refuses what is no directory',
    check(fs, directory) {
      const file = child(directory, 'file');
      const none = child(directory, 'none');
      fs.create(file, '');
      refuses('NOT_A_DIRECTORY', file, () => fs.syncDirectory(file));
      refuses('NOT_FOUND', none, () => fs.syncDirectory(none));
    },
  },
];
