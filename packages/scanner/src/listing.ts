import type { Exclusion } from './exclusion.ts';
import type { Problem } from './problem.ts';

/** A file in scope that no exclusion by path keeps out. */
export interface Candidate {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** A link is a document that mirrors another, and is never read through. */
  readonly kind: 'file' | 'symlink' | 'other';
}

/** What a walk of the project saw. Paths are relative to the project root, with `/`. */
export interface Listing {
  /** Files in scope that survive the exclusions by path, in code-unit order. */
  readonly candidates: readonly Candidate[];
  /**
   * Every file seen, in scope or not, ignored ones too: what a reference can resolve to. In the
   * order of the walk, and links are among them unless they lead to a directory.
   */
  readonly files: ReadonlySet<string>;
  /**
   * Every directory opened, the root as ``, without a trailing `/`, in the order of the walk;
   * others are in {@link unseen}.
   */
  readonly directories: ReadonlySet<string>;
  /**
   * Directories, and links that lead to one, that were not opened: what is in them is unknown, not
   * absent. `.dochygiene` is always one, so that nothing changes once it is made.
   */
  readonly unseen: ReadonlySet<string>;
  /** In code-unit order of path. What lies in a directory that is listed here is not listed again. */
  readonly excluded: readonly Exclusion[];
  /** How many files in scope there are: the candidates, and those that are excluded one by one. */
  readonly inScope: number;
  readonly problems: readonly Problem[];
}
