import {
  type AbsolutePath,
  type Clock,
  child,
  confined,
  type FileSystem,
  FileSystemError,
} from '@dochygiene/ports';

/** What a state directory needs of the outside. */
export interface StateDirectoryOptions {
  readonly fs: FileSystem;
  /** The project root. */
  readonly root: AbsolutePath;
  readonly clock: Clock;
  /**
   * Text that no other writer comes up with: letters, digits and `-`, the first eight of them
   * lower-case hexadecimal digits, and another at each call, as random UUIDs are.
   */
  readonly token: () => string;
  /** The user that writes, as a number; `undefined` where the system has no such thing. */
  readonly owner: number | undefined;
}

/** The state directory of a project, which may not be there yet, and the means to use it. */
export interface StateDirectory {
  readonly path: AbsolutePath;
  /** Can change what lies in the directory, and nothing else. */
  readonly fs: FileSystem;
  readonly clock: Clock;
  readonly token: () => string;
  readonly owner: number | undefined;
  /** Makes it durable that the project root holds the directory. */
  readonly syncRoot: () => void;
}

/** The state directory of the project at `root`; touches nothing yet. */
export function stateDirectory(options: StateDirectoryOptions): StateDirectory {
  const { fs, root, clock, token, owner } = options;
  const path = child(root, '.dochygiene');
  return {
    path,
    fs: confined(fs, path),
    clock,
    token,
    owner,
    syncRoot: () => fs.syncDirectory(root),
  };
}

/**
 * Whether the state directory is there, and fit to be used.
 *
 * @throws FileSystemError `CONFINED` if something else has its name, or it is another user's: what
 * is written through a link ends up elsewhere, and what another user left is not to be believed.
 */
export function isPresent({ fs, path, owner }: StateDirectory): boolean {
  const stat = fs.lstat(path);
  if (stat === undefined) return false;
  const foreign = owner !== undefined && stat.owner !== NO_OWNER && stat.owner !== owner;
  if (stat.kind !== 'directory' || foreign) throw new FileSystemError('CONFINED', 'use', path);
  return true;
}

/** What a file's owner is where the system has none. */
const NO_OWNER = -1;
