/** What a call on the disk tells of a file; `mode` holds its kind, as POSIX has it. */
export interface DiskStat {
  readonly mode: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
  readonly dev?: number;
  readonly uid: number;
}

/** What a call on the disk tells of a name in a directory. */
export interface DiskEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/**
 * The calls of `node:fs` that a file system is made of, so that a look-alike of `node:fs` becomes
 * one by the very code that the real disk goes through.
 *
 * They take and give what `node:fs` does, and throw errors with the system's `code`.
 */
export interface DiskCalls {
  /** Flags of this system; one that it does not have is left out. */
  readonly constants: {
    readonly O_RDONLY: number;
    readonly O_WRONLY: number;
    readonly O_CREAT: number;
    readonly O_EXCL: number;
    readonly O_NOFOLLOW?: number;
    readonly O_NONBLOCK?: number;
    readonly O_DIRECTORY?: number;
  };
  openSync(path: string, flags: number, mode?: number): number;
  closeSync(fd: number): void;
  fstatSync(fd: number): DiskStat;
  statSync(path: string, options: { readonly throwIfNoEntry: false }): DiskStat | undefined;
  lstatSync(path: string, options: { readonly throwIfNoEntry: false }): DiskStat | undefined;
  realpathSync(path: string): string;
  readlinkSync(path: string): string;
  readdirSync(path: string): readonly string[];
  readdirSync(path: string, options: { readonly withFileTypes: true }): readonly DiskEntry[];
  readSync(fd: number, bytes: Uint8Array, offset: number, length: number, position: null): number;
  writeSync(fd: number, bytes: Uint8Array, offset: number, length: number): number;
  fsyncSync(fd: number): void;
  renameSync(from: string, to: string): void;
  unlinkSync(path: string): void;
  mkdirSync(path: string): void;
}

/** What a file system must know of the machine it runs on. */
export interface DiskHost {
  /** Whether the disk behaves as Windows' do: no owners, and names held by other programs. */
  readonly windows: boolean;
  /** Waits, holding up everything. */
  sleep(milliseconds: number): void;
}
