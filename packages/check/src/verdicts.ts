import type { Category, Op, SafetyTier } from '@dochygiene/report';

/** What a reader says of the documents handed out: `dochygiene.verdicts/1`. `schema/verdicts.schema.json` describes the same. */
export interface Verdicts {
  readonly schema: 'dochygiene.verdicts/1';
  readonly entries: readonly VerdictEntry[];
  readonly cleared: readonly VerdictCleared[];
}

/** A document that its reader wants changed. */
export interface VerdictEntry {
  readonly path: string;
  readonly category: Category;
  readonly op: Op;
  readonly target?: string;
  readonly rationale: string;
  /** Only ever makes it stricter. */
  readonly safety_tier?: SafetyTier;
  readonly quotes?: readonly VerdictQuote[];
  readonly guard: { readonly sha256: string };
}

/** Lines that a reader leans on, as they stand in the document. */
export interface VerdictQuote {
  /** First and last line, 1-based. */
  readonly lines: readonly [number, number];
  readonly text: string;
}

/** A document that its reader finds right as it is. */
export interface VerdictCleared {
  readonly path: string;
  readonly reason: string;
  readonly guard: { readonly sha256: string };
}

/** One thing wrong with verdicts. */
export interface Fault {
  /** The document, as the reader named it; `-` where it is about the whole. */
  readonly path: string;
  /** `target`, `quotes[1].text`, `entries[3].op`. */
  readonly field: string;
  readonly problem: string;
  /** What would be right. */
  readonly right: string;
}
