import type {
  ClearedDocument,
  Guard,
  Report,
  ReportEntry,
  ReportSignal,
  UnreadDocument,
} from '@dochygiene/report';

/** What goes into the report as the scan told it. */
type FromScan = Pick<
  Report,
  | 'tool'
  | 'head'
  | 'scope_globs'
  | 'excluded_dirs'
  | 'thresholds'
  | 'coverage'
  | 'token_method'
  | 'left_out'
  | 'documents'
>;

/**
 * A check that has begun: all that a report needs beside a reader's verdicts. Kept as JSON between
 * `check begin` and `check submit`, so that nothing is scanned twice.
 */
export interface CheckDraft extends FromScan {
  readonly schema: 'dochygiene.check/1';
  /** When it began, ISO 8601 in UTC. */
  readonly begun_at: string;
  /** The documents handed out, the most deserving first. */
  readonly handed: readonly HandedDocument[];
  /** Entries of the report before that stand still; they go into the next one as they are. */
  readonly carried: readonly ReportEntry[];
  /** Documents of the report before that were looked at and stay; so they are in the next one. */
  readonly cleared: readonly ClearedDocument[];
  /** Documents that were judged in the report before, which no longer stands, and had no room in the list. */
  readonly lapsed: readonly UnreadDocument[];
  /** What of the project is excluded, by path, and why: to tell a reader who names one. */
  readonly excluded: Readonly<Record<string, string>>;
}

/** A document handed out, with what its entry will be made of. */
export interface HandedDocument {
  readonly path: string;
  readonly guard: Guard;
  readonly signals: readonly ReportSignal[];
  /** Files that are no documents and name it; the first {@link NAMED_LIMIT}. */
  readonly load_bearing: readonly string[];
  /** Documents that link to it; the first {@link NAMED_LIMIT}. */
  readonly inbound: readonly string[];
  /** How many of each there are in all. */
  readonly load_bearing_count: number;
  readonly inbound_count: number;
  /** How many files its own links lead to, from where it lies. */
  readonly outbound_count: number;
  /** Whether git has the text just as it is, in a commit. */
  readonly tracked: boolean;
  readonly rule_doc: boolean;
  /** Whether readers or tools come to it by its name: see `isEntry`; or it lies in a folder of a tool. */
  readonly entry: boolean;
  readonly generated: boolean;
  readonly tokens: number;
  readonly lines: number;
  /** See `evidenceHash`. */
  readonly evidence: string;
  /** Why what a reader said of it before does not stand: told if nobody judges it this time. */
  readonly lapsed?: string;
}

/** How many paths a list of those that lean on a document has at most. */
export const NAMED_LIMIT = 20;
