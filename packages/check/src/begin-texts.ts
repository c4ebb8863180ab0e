import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { Guard } from '@dochygiene/report';
import type { Sha256 } from './evidence.ts';

/** A document as it was read. */
export interface ReadDocument {
  readonly text: string;
  readonly guard: Guard;
}

/** Reads documents; what cannot be read or is too long is `undefined`. */
export interface DocumentReader {
  read(path: string): ReadDocument | undefined;
  /** Its text alone. */
  text(path: string): string | undefined;
  /** The hash of its bytes alone. */
  sha256(path: string): string | undefined;
}

/** The longest document that is handed to a reader, in bytes; of a longer one the scan knows but the size. */
export const DOCUMENT_LIMIT: number = 1024 * 1024;

/** Reads documents of the project at `root`, into one buffer. */
export function documentReader(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  sha256: Sha256,
): DocumentReader {
  const buffer = fs.buffer(DOCUMENT_LIMIT + 1);
  const bytesOf = (path: string) => {
    try {
      const reading = fs.readInto(child(root, path), buffer);
      return reading.length > DOCUMENT_LIMIT ? undefined : reading;
    } catch (error) {
      if (error instanceof FileSystemError) return undefined;
      throw error;
    }
  };
  return {
    read(path) {
      const reading = bytesOf(path);
      if (reading === undefined) return undefined;
      const { length, stat } = reading;
      const mtime = new Date(Math.floor(stat.modified)).toISOString();
      const hash = sha256(buffer.bytes.subarray(0, length));
      return { text: buffer.utf8(0, length), guard: { sha256: hash, mtime, size: length } };
    },
    text(path) {
      const reading = bytesOf(path);
      return reading && buffer.utf8(0, reading.length);
    },
    sha256(path) {
      const reading = bytesOf(path);
      return reading && sha256(buffer.bytes.subarray(0, reading.length));
    },
  };
}
