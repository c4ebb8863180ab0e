import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadBuffer,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { Document } from '../document.ts';

/** How many documents are read again in all to compare them byte by byte. */
const COMPARED_LIMIT = 1024;

/** How many copies of one document are looked for. */
const COPIES_LIMIT = 8;

/**
 * Answers which other of `documents` hold the very bytes of one. Only those of the same size, lines
 * and words are looked at, and read again only where `hashOf` does not tell, so that most documents
 * cost nothing.
 */
export function sameText(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  documents: readonly Document[],
  capacity: number,
  hashOf: (path: string) => string | undefined,
): (document: Document) => readonly string[] {
  const alike = new Map<string, Document[]>();
  for (const document of documents) {
    if (document.bytes === 0 || document.bytes > capacity) continue;
    const key = keyOf(document);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [document]);
    else group.push(document);
  }
  let compared = 0;
  let buffer: ReadBuffer | undefined;
  const bytesOf = ({ path, bytes }: Document): string | undefined => {
    compared += 1;
    buffer ??= fs.buffer(capacity);
    try {
      const { length } = fs.readInto(child(root, path), buffer);
      return length === bytes ? buffer.latin1(0, length) : undefined;
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return undefined;
    }
  };
  return (document) => {
    const others = (alike.get(keyOf(document)) ?? []).filter(({ path }) => path !== document.path);
    const hash = hashOf(document.path);
    const mayRead = compared < COMPARED_LIMIT;
    let own: string | undefined;
    const isSame = (other: Document): boolean => {
      const its = hashOf(other.path);
      if (hash !== undefined && its !== undefined) return hash === its;
      if (!mayRead) return false;
      own ??= bytesOf(document);
      return own !== undefined && bytesOf(other) === own;
    };
    return others
      .slice(0, COPIES_LIMIT)
      .filter(isSame)
      .map(({ path }) => path);
  };
}

function keyOf({ bytes, lines, words }: Document): string {
  return `${bytes} ${lines} ${words}`;
}
