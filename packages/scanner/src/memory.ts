import type { FileStat } from '@dochygiene/ports';
import type { Document } from './document.ts';
import type { Exclusion } from './exclusion.ts';
import type { OpenSignals } from './judgement.ts';
import type { Problem } from './problem.ts';

/** Everything that reading one file told, which holds as long as the file is the same. */
export interface RememberedDocument {
  /** Tells whether it is: see {@link stampOf}. */
  readonly stamp: string;
  /** When the file changed last, in milliseconds since 1970. */
  readonly changed: number;
  readonly document: Document;
  /** Why the document is protected. */
  readonly exclusion?: Exclusion;
  readonly problems: readonly Problem[];
  /** Hashes that git may know the content by; none where git does not track it, or not all was read. */
  readonly hashes: readonly string[];
  /** What signals kept of it, by their ids. */
  readonly observed: readonly (readonly [string, unknown])[];
}

/** What is remembered of the documents of a project, by path. */
export interface DocumentMemory {
  get(path: string): RememberedDocument | undefined;
  /**
   * Whether it was made in another checkout, whose stamps say nothing here. Then a file is the same
   * if it is as long, and the content that was read is what git has staged for it here.
   */
  readonly elsewhere?: true;
}

/** Equal for a file that has not changed since: size, both times, and what identifies it. */
export function stampOf({ size, modified, changed, inode, device }: FileStat): string {
  return `${size} ${modified} ${changed} ${inode} ${device}`;
}

/** A file that changed so shortly before it was read may change again in the same instant. */
const UNSETTLED_MS = 2000;

/** What of `remembered`, read at `now` or later, may be believed at another time. */
export function settled(
  remembered: ReadonlyMap<string, RememberedDocument>,
  now: number,
): ReadonlyMap<string, RememberedDocument> {
  return new Map([...remembered].filter(([, { changed }]) => changed < now - UNSETTLED_MS));
}

/** What the things that signals keep of a document depend on, beside the document. */
export function memoryKey({ active }: Pick<OpenSignals, 'active'>): string {
  return JSON.stringify(active.map(({ signal, thresholds }) => [signal.id, thresholds]));
}
