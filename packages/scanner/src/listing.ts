import type { Exclusion } from './exclusion.ts';
import type { Problem } from './problem.ts';

/** A file in scope that no exclusion by path keeps out. */
export interface Candidate {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** A link is a document that mirrors another, and is never read through. */
  readonly kind: 'file' | 'symlink' | 'other';
}

/** What a walk of the project saw. Paths are relative to the project root, with `/`, sorted. */
export interface Listing {
  /** Files in scope that survive the exclusions by path, in code-unit order. */
  readonly candidates: readonly Candidate[];
  /** Every file seen, in scope or not, ignored ones too: what a reference can resolve to. */
  readonly files: ReadonlySet<string>;
  /** Every directory seen, the root as ``, without a trailing `/`; pruned ones are in {@link unseen}. */
  readonly directories: ReadonlySet<string>;
  /** Directories that exist and were not opened: what is in them is unknown, not absent. */
  readonly unseen: ReadonlySet<string>;
  readonly excluded: readonly Exclusion[];
  /** How many files in scope were met, excluded ones included, those in unopened directories not. */
  readonly inScope: number;
  readonly problems: readonly Problem[];
}
