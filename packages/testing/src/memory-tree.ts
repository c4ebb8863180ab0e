/** What to put at a path of a memory disk; a text or bytes alone make a file of them. */
export type MemoryEntry =
  | string
  | Uint8Array
  | MemoryFile
  | MemoryDirectory
  | MemoryLink
  | MemoryFifo;

/** Entries by their absolute paths; the directories above an entry come by themselves. */
export type MemoryTree = Readonly<Record<string, MemoryEntry>>;

/** A file with more to it than content. */
export interface MemoryFile extends MemoryAttributes {
  readonly kind: 'file';
  readonly content: string | Uint8Array;
}

/** A directory, to have it empty or with attributes. */
export interface MemoryDirectory extends MemoryAttributes {
  readonly kind: 'directory';
}

/** A link, which may lead nowhere. */
export interface MemoryLink {
  readonly kind: 'symlink';
  /** What the link holds: absolute, or relative to the link's directory. */
  readonly to: string;
}

/** A FIFO, which nobody ever writes to. */
export interface MemoryFifo {
  readonly kind: 'fifo';
}

/** What a disk keeps of a file or directory besides its content. */
export interface MemoryAttributes {
  /** Permission bits: 0 for what cannot be read, 0o555 for a directory that cannot be changed. */
  readonly mode?: number;
  /** Numeric owner, 1000 if left out. */
  readonly owner?: number;
  /** When the content changed last. */
  readonly modified?: Date;
}
