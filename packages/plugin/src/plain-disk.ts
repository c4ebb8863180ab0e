import type { DiskCalls } from '@dochygiene/ports/node';

/** The calls of `node:fs` that a plain reminder makes, so that a look-alike can take its place. */
export interface PlainDisk
  extends Pick<
    DiskCalls,
    | 'closeSync'
    | 'constants'
    | 'fsyncSync'
    | 'lstatSync'
    | 'mkdirSync'
    | 'openSync'
    | 'renameSync'
    | 'unlinkSync'
  > {
  readonly realpathSync: { native(path: string): string };
  readdirSync(path: string): readonly string[];
  writevSync(fd: number, parts: readonly Uint8Array[]): number;
}

/** Asks `lstatSync` to answer `undefined` where nothing is, which is cheaper than an error. */
export const NO_THROW = { throwIfNoEntry: false } as const;

/** The bits of a mode that tell a kind, and the kinds. */
export const KIND = {
  bits: 0o170000,
  directory: 0o040000,
  file: 0o100000,
  link: 0o120000,
} as const;

/** What is left to the umask to narrow. */
const NEW_FILE_MODE = 0o666;

/** Makes file `path` and opens it for writing; throws if anything, be it a link, is there. */
export function create(disk: PlainDisk, path: string): number {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = disk.constants;
  return disk.openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, NEW_FILE_MODE);
}

/** Makes file `path` with `text`, durable; where that fails, as far as the disk lets us, none. */
export function createWith(disk: PlainDisk, path: string, text: string): void {
  const bytes = Buffer.from(text);
  const fd = create(disk, path);
  try {
    try {
      const count = disk.writevSync(fd, [bytes]);
      // Whoever takes care writes the rest, or finds out why not.
      if (count !== bytes.length) throw new Error(`Cannot write "${path}": cut short`);
      disk.fsyncSync(fd);
    } finally {
      disk.closeSync(fd);
    }
  } catch (error) {
    drop(disk, path);
    throw error;
  }
}

/** Removes file `path`, as far as the disk lets us. */
export function drop(disk: PlainDisk, path: string): void {
  try {
    disk.unlinkSync(path);
  } catch {
    // A scratch file that stays is swept by the next check.
  }
}

/** Makes what was changed in directory `path` durable. */
export function syncDirectory(disk: PlainDisk, path: string): void {
  const { O_RDONLY, O_DIRECTORY = 0 } = disk.constants;
  const fd = disk.openSync(path, O_RDONLY | O_DIRECTORY);
  try {
    disk.fsyncSync(fd);
  } finally {
    disk.closeSync(fd);
  }
}
