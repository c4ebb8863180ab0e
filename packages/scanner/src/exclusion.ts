import type { Problem } from './problem.ts';

/** Why a document is kept off the shortlist, in the order in which it is asked; the first wins. */
export type ExclusionReason = 'dir-prune' | 'ignore' | 'frozen' | 'append-only';

/** A document, or a whole directory (its path ends in `/`), that the scan leaves alone. */
export interface Exclusion {
  readonly path: string;
  readonly by: ExclusionReason;
  /** What decided it: a directory name, a pattern with its file and line, a marker, the evidence. */
  readonly detail: string;
}

/** What an exclusion by content says of one document. */
export interface ContentVerdict {
  /** Why the document is excluded; `undefined` if it is not. */
  readonly detail: string | undefined;
  readonly problems: readonly Problem[];
}

/** The start of a document, as an exclusion by content sees it. */
export interface DocumentText {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** One character a byte (latin1), so that offsets are byte offsets. */
  readonly text: string;
}

/**
 * A reason that needs the document's bytes. A pure function of path and bytes: no history, no
 * neighbour, so that protection never depends on what else is there.
 */
export interface ContentExclusion {
  readonly by: ExclusionReason;
  judge(document: DocumentText): ContentVerdict;
}
