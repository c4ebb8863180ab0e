import { deepStrictEqual, equal } from 'node:assert/strict';
import { child } from '@dochygiene/ports';
import { type Law, refuses } from './law.ts';

/** More than a system reads at a time. */
const LONG = 300_000;

/** What `buffer` and `readInto` promise. */
export const readLaws: readonly Law[] = [
  {
    name: 'buffer has as many bytes as were asked for',
    check(fs) {
      for (const capacity of [0, 1, 4096]) equal(fs.buffer(capacity).bytes.length, capacity);
    },
  },
  {
    name: 'buffer gives its bytes as latin1, one character a byte',
    check(fs) {
      const buffer = fs.buffer(256);
      for (let byte = 0; byte < 256; byte += 1) buffer.bytes[byte] = byte;
      const text = buffer.latin1(0, 256);
      const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
      deepStrictEqual(codes, [...buffer.bytes]);
      equal(buffer.latin1(0x41, 0x44), 'ABC');
      equal(buffer.latin1(7, 7), '');
    },
  },
  {
    name: 'buffer decodes UTF-8, with U+FFFD for what is none, and keeps a byte order mark',
    check(fs) {
      const buffer = fs.buffer(12);
      buffer.bytes.set([0xef, 0xbb, 0xbf, 0x41, 0xf0, 0x9f, 0x98, 0x80, 0xff, 0x42, 0xc3, 0x00]);
      equal(buffer.utf8(0, 11), '\ufeffA😀\ufffdB\ufffd');
      equal(buffer.utf8(3, 8), 'A😀');
    },
  },
  {
    name: 'readInto reads all of a file that fits, and tells its size',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, 'é😀');
      for (const capacity of [6, 7, 100]) {
        const buffer = fs.buffer(capacity);
        const { length, stat } = fs.readInto(file, buffer);
        equal(length, 6);
        equal(buffer.utf8(0, length), 'é😀');
        deepStrictEqual(stat, fs.stat(file));
      }
    },
  },
  {
    name: 'readInto reads no more than the buffer holds',
    check(fs, directory) {
      const file = child(directory, 'file');
      fs.create(file, 'abcdef');
      for (const capacity of [0, 1, 5]) {
        const buffer = fs.buffer(capacity);
        const { length, stat } = fs.readInto(file, buffer);
        equal(length, capacity);
        equal(buffer.latin1(0, length), 'abcdef'.slice(0, capacity));
        equal(stat.size, 6);
      }
    },
  },
  {
    name: 'readInto reads from the start, every time, and long files whole',
    check(fs, directory) {
      const buffer = fs.buffer(LONG + 1);
      const text = '0123456789'.repeat(LONG / 10);
      fs.create(child(directory, 'long'), text);
      fs.create(child(directory, 'short'), 'abc');
      for (const [name, content] of [
        ['long', text],
        ['short', 'abc'],
        ['long', text],
      ] as const) {
        const { length } = fs.readInto(child(directory, name), buffer);
        equal(buffer.latin1(0, length), content);
      }
    },
  },
  {
    name: 'readInto follows no link in the last place',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.create(child(directory, 'file'), 'text');
      for (const [index, to] of ['file', 'none', '.', 'link-3'].entries()) {
        const link = child(directory, `link-${index}`);
        make.symlink(to, link);
        refuses('IS_A_LINK', link, () => fs.readInto(link, fs.buffer(10)));
      }
    },
  },
  {
    name: 'readInto follows links on the way to the last place',
    needs: ['symlink'],
    check(fs, directory, make) {
      fs.makeDirectory(child(directory, 'inner'));
      fs.create(child(directory, 'inner/file'), 'text');
      make.symlink('inner', child(directory, 'link'));
      const buffer = fs.buffer(10);
      const { length } = fs.readInto(child(directory, 'link/file'), buffer);
      equal(buffer.utf8(0, length), 'text');
    },
  },
  {
    name: 'readInto refuses a FIFO and does not wait for it',
    needs: ['fifo'],
    check(fs, directory, make) {
      const fifo = child(directory, 'fifo');
      make.fifo(fifo);
      refuses('NOT_A_FILE', fifo, () => fs.readInto(fifo, fs.buffer(10)));
    },
  },
  {
    name: 'readInto refuses a directory',
    check(fs, directory) {
      refuses('IS_A_DIRECTORY', directory, () => fs.readInto(directory, fs.buffer(10)));
    },
  },
  {
    name: 'readInto refuses where nothing is',
    check(fs, directory) {
      const none = child(directory, 'none');
      refuses('NOT_FOUND', none, () => fs.readInto(none, fs.buffer(10)));
    },
  },
];
