import * as fs from 'node:fs';
import type { PlainDisk } from '../../packages/plugin/src/plain-disk.ts';
import type { DiskCalls } from '../lib/workspace.ts';

/** What was done to a disk, as far as a power cut may undo it. */
export type Operation =
  | {
      readonly kind: 'create' | 'unlink' | 'make-directory' | 'sync-directory';
      readonly path: string;
    }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | { readonly kind: 'sync'; readonly path: string };

/**
 * The calls of `node:fs`, each that changes the disk or makes a change last written down in `log`
 * once it is done. Writing and syncing name the file by the path that it was opened with.
 */
export function recordingCalls(log: Operation[]): DiskCalls {
  const opened = new Map<number, string>();
  const pathOf = (fd: number) => opened.get(fd) ?? '';
  return {
    ...fs,
    realpathSync: fs.realpathSync.native,
    openSync(path, flags, mode) {
      const fd = fs.openSync(path, flags, mode);
      opened.set(fd, path);
      if ((flags & fs.constants.O_CREAT) !== 0) log.push({ kind: 'create', path });
      return fd;
    },
    writeSync(fd, bytes, offset, length) {
      const count = fs.writeSync(fd, bytes, offset, length);
      const text = Buffer.from(bytes).toString('latin1', offset, offset + count);
      log.push({ kind: 'write', path: pathOf(fd), text });
      return count;
    },
    fsyncSync(fd) {
      fs.fsyncSync(fd);
      const kind = fs.fstatSync(fd).isDirectory() ? 'sync-directory' : 'sync';
      log.push({ kind, path: pathOf(fd) });
    },
    renameSync(path, to) {
      fs.renameSync(path, to);
      log.push({ kind: 'rename', path, to });
    },
    unlinkSync(path) {
      fs.unlinkSync(path);
      log.push({ kind: 'unlink', path });
    },
    mkdirSync(path) {
      fs.mkdirSync(path);
      log.push({ kind: 'make-directory', path });
    },
  };
}

/** The calls of a banner, by `calls`. */
export function plainDisk(calls: DiskCalls): PlainDisk {
  return {
    ...calls,
    realpathSync: { native: calls.realpathSync },
    writevSync: (fd, parts) =>
      parts.reduce((sum, bytes) => sum + calls.writeSync(fd, bytes, 0, bytes.length), 0),
  };
}
