/** What is the matter with a document, as its reader sees it. */
export const CATEGORIES = [
  'stale',
  'superseded',
  'finished',
  'duplicate',
  'bloated',
  'orphaned',
  'broken',
  'contradicted',
  'exhaust',
] as const;

/** One of {@link CATEGORIES}. */
export type Category = (typeof CATEGORIES)[number];

/** What is to be done with a document. */
export const OPS = [
  'update',
  'trim',
  'merge-into',
  'archive',
  'delete',
  'fix-links',
  'add-status',
] as const;

/** One of {@link OPS}. */
export type Op = (typeof OPS)[number];

/** Whether a program can do it exactly, or somebody has to write. */
export const OP_TYPES = ['mechanical', 'generative'] as const;

/** One of {@link OP_TYPES}. */
export type OpType = (typeof OP_TYPES)[number];

/** How much care an operation wants, the least first. `safe`: it can be undone and the evidence is complete. */
export const SAFETY_TIERS = ['safe', 'review', 'manual'] as const;

/** One of {@link SAFETY_TIERS}. */
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** The longest rationale or reason, in characters. */
export const RATIONALE_LIMIT = 400;

/** What a check found: `dochygiene.report/1`. `schema/report.schema.json` describes the same. */
export interface Report {
  readonly schema: 'dochygiene.report/1';
  /** Who made it: `dochygiene 0.3.0`. */
  readonly tool: string;
  /** When it was made, ISO 8601 in UTC. */
  readonly generated_at: string;
  /** The commit that was checked out; `null` if there is none or git cannot tell. */
  readonly head: string | null;
  readonly scope_globs: readonly string[];
  readonly excluded_dirs: readonly string[];
  readonly thresholds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How much of the project the scan speaks of, as the scan tells it. */
  readonly coverage: ReportCoverage;
  /** How tokens were counted: `tokenx 2.2.0, an estimate`. */
  readonly token_method: string;
  /** Paths that were to be read, the most deserving first; each is in one of the next three, and only in one. */
  readonly shortlist: readonly string[];
  readonly entries: readonly ReportEntry[];
  readonly cleared: readonly ClearedDocument[];
  readonly unread: readonly UnreadDocument[];
  /** How many documents deserve a look and are not in the shortlist. */
  readonly left_out: ReportLeftOut;
  /** Every document that was judged, by path: what the map is drawn from. */
  readonly documents: readonly MappedDocument[];
  /** What binds the JSON to the Markdown; the store adds it. */
  readonly pair?: { readonly key: string; readonly sha256: string };
}

/** How much of the project a report speaks of. */
export interface ReportCoverage {
  readonly in_scope: number;
  readonly judged: number;
  /** By step, how many files or folders it kept out. */
  readonly excluded: Readonly<Record<string, number>>;
  readonly unknown_history: number;
  /** By signal id, `ran`, or `skipped` or `failed` with why. */
  readonly signals: Readonly<Record<string, ReportSignalStatus>>;
}

/** How many documents deserve a look and are not in the shortlist of a report, by why. */
export interface ReportLeftOut {
  /** Somebody looked at them, and they stay: acknowledged, and not among `cleared`. */
  readonly acknowledged: number;
  /** They wait for the next batch: there was no room for them in this one. */
  readonly over_budget: number;
  /** They cannot be read, or are longer than a reader is handed. */
  readonly unreadable: number;
}

/** Whether a signal was looked for. */
export interface ReportSignalStatus {
  readonly status: 'ran' | 'skipped' | 'failed';
  readonly because?: string;
  readonly error?: string;
}

/** A document that is to be changed. */
export interface ReportEntry {
  readonly path: string;
  /** Who says so: a reader, or, where nobody has read it, the signals alone. */
  readonly by: 'reader' | 'signals';
  readonly category: Category;
  readonly op: Op;
  readonly op_type: OpType;
  readonly safety_tier: SafetyTier;
  /** Why; at most {@link RATIONALE_LIMIT} characters. */
  readonly rationale: string;
  readonly quotes: readonly ReportQuote[];
  /** Where it goes or what takes its place: a path of the project, of the operations that have one. */
  readonly target?: string;
  /** As the scan found them; never from a reader. */
  readonly signals: readonly ReportSignal[];
  /** Files that are no documents and name it. */
  readonly load_bearing: readonly string[];
  /** Documents that link to it. */
  readonly inbound: readonly string[];
  /** Tokens of the document. */
  readonly raw_tokens: number;
  /** Tokens saved if the operation is done. */
  readonly token_estimate: number;
  readonly lines: number;
  readonly guard: Guard;
  /** Of a reader's entries: what it was said on, as one hash. While that is the same, a later check lets it stand. */
  readonly evidence?: string;
}

/** What a document was when it was read: an operation is for that text and for no other. */
export interface Guard {
  /** Of its bytes, 64 hexadecimal digits. */
  readonly sha256: string;
  /** ISO 8601 in UTC. */
  readonly mtime: string;
  /** In bytes. */
  readonly size: number;
}

/** Lines of a document that a reader leans on. */
export interface ReportQuote {
  /** First and last line, 1-based. */
  readonly lines: readonly [number, number];
  /** Of the text of those lines, joined by `\n` without the last line end; 64 hexadecimal digits. */
  readonly sha256: string;
}

/** What one signal says of one document, as the scan artifact has it. */
export interface ReportSignal {
  readonly id: string;
  readonly deciding: boolean;
  readonly family: string;
  readonly summary: string;
  readonly record?: true;
  readonly evidence: readonly ReportEvidence[];
}

/** Something that a person can check. */
export interface ReportEvidence {
  readonly line?: number;
  readonly path?: string;
  readonly commit?: string;
  readonly date?: string;
  readonly now?: string;
  readonly detail?: string;
}

/** A document that was looked at and stays. */
export interface ClearedDocument {
  readonly path: string;
  readonly reason: string;
  readonly sha256: string;
  /** What the scan said of it at that time. */
  readonly signals: readonly ReportSignal[];
}

/** A document that was to be read and was not judged. */
export interface UnreadDocument {
  readonly path: string;
  readonly why: string;
  readonly signals: readonly ReportSignal[];
}

/** A document on the map. */
export interface MappedDocument {
  readonly path: string;
  readonly tokens: number;
  readonly lines: number;
  /** Day of the last commit that changed its text, `YYYY-MM-DD`; `null` is unknown. */
  readonly last_content_commit: string | null;
  /** Ids of the signals found in it; the deciding ones first. */
  readonly signals: readonly string[];
  readonly deciding: boolean;
  /** Places in `documents` of those it links to, ascending. */
  readonly links: readonly number[];
}
