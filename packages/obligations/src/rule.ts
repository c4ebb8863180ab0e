import type { Frequency } from '@dochygiene/frequency';

/** A rule of a rule document: the smallest of a file with rule frontmatter, a heading section, a list item. */
export interface Rule {
  /** `path#slug`: stable when lines move; of a whole file, its path. */
  readonly id: string;
  readonly path: string;
  readonly kind: RuleKind;
  /** First and last line, 1-based. */
  readonly lines: readonly [number, number];
  /** Its heading or the begin of its text, one line. */
  readonly title: string;
  /** Its prose, code crossed out, for signals of frequency; of a heading section, the heading too. */
  readonly prose: string;
  /** For each line of `prose`, which line of the document it is. */
  readonly proseLines: readonly number[];
  /** Globs of the paths that it is about, relative to the root; absent is all. */
  readonly paths?: readonly string[];
  /** Which agents read it: ids of hosts. */
  readonly hosts: readonly string[];
  /** What it declares about itself, by whichever way; absent where nothing does. */
  readonly declared?: Declaration;
}

/** What a rule is in its document; a `file` is also what stands before the first heading. */
export type RuleKind = 'file' | 'section' | 'item';

/** What a rule says of how it is kept. */
export interface Declaration {
  /** Absent where none is given, and where what is given is no frequency. */
  readonly frequency?: Frequency;
  /** As written: `hook:docs-build.sh`, `git:pre-commit`, `instruction-only: judgement`. */
  readonly enforcedBy: readonly string[];
  readonly from: 'frontmatter' | 'comment' | 'side-file';
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** Whether a signed note silences the warning that its prose asks for more. */
  readonly override: boolean;
}
