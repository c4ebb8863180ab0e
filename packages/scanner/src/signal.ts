import type { Document, Mention, Reading } from './document.ts';
import type { History } from './history.ts';
import type { Manifests } from './manifests.ts';
import type { Resolution } from './resolve.ts';

/** All families, as a closed set. */
export const FAMILIES = ['declared', 'content', 'graph', 'links', 'age', 'size'] as const;

/** What a signal is about; two supporting signals must differ in it to shortlist a document. */
export type Family = (typeof FAMILIES)[number];

/** Something a person can check in ten seconds. Every part is optional but one must be there. */
export interface Evidence {
  /** 1-based line of the document the finding is about. */
  readonly line?: number;
  /** Another path of the project, or the target as written. */
  readonly path?: string;
  readonly commit?: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** Where the thing is now, or what was probably meant. */
  readonly now?: string;
  /** What is at that line, or a number with its unit: short. */
  readonly detail?: string;
}

/** A fact about one document. It never judges. */
export interface Finding {
  /** One line without a full stop: `3 of 7 links lead nowhere`. */
  readonly summary: string;
  /** In order of the document; at most {@link EVIDENCE_LIMIT}, the summary tells the whole number. */
  readonly evidence: readonly Evidence[];
  /** From 0 to 1, for the order among documents with the same signals. */
  readonly strength: number;
  /** Whether the document is a historical record: told, never shortlisted for it. */
  readonly record?: true;
}

/** How many pieces of evidence one finding carries at most. */
export const EVIDENCE_LIMIT = 50;

/** What `explain` says of a signal. */
export interface Explanation {
  /** What it says of a document, in one sentence. */
  readonly says: string;
  readonly definition: string;
  /** What it takes care not to report. */
  readonly traps: readonly string[];
}

/** A link between two paths of the project. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly mention: Mention;
}

/** A project as a signal sees it, once every document has been read. */
export interface Project {
  /** Documents that are judged, by path, in code-unit order. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Documents read and protected: frozen, append-only. They still link to others. */
  readonly protected: ReadonlyMap<string, Document>;
  /** What a mention in document `from` leads to. */
  resolve(from: string, mention: Mention): Resolution;
  /** Links of document `path` to other files, in order of line. */
  outbound(path: string): readonly Edge[];
  /** Links of other documents to file `path`, in order of path and line. */
  inbound(path: string): readonly Edge[];
  /** Whether `path` is an entry, or an entry leads to it. */
  reachable(path: string): boolean;
  /** The files that define commands, such as `package.json`, as far as they were read. */
  readonly manifests: Manifests;
  /**
   * Whether the `.gitignore` files of the project leave out `path`, whether anything is there or not; the
   * path of a directory ends in a slash.
   */
  gitIgnored(path: string): boolean;
  /** The history of the project; throws `UnknownFact` where that is unknown. */
  history(): History;
  /** When the scan is made, in milliseconds since 1970; throws `UnknownFact` without a clock. */
  now(): number;
  /**
   * When the text of document `path` changed last, in milliseconds since 1970: at its newest content
   * commit, or now if it has changes that are not committed; `undefined` if that is unknown, as of
   * what git does not track. Throws as `history` and `now` do.
   */
  touched(path: string): number | undefined;
  /** Whether the text of document `path` is another than what was committed. */
  uncommitted(path: string): boolean;
  /** Whether a generator makes a site of the documents: it has slugs and addresses of its own. */
  readonly site: boolean;
  /** Total size of all documents judged, in bytes. */
  readonly bytes: number;
}

/** Numbers that move a signal's threshold, by name. */
export type Thresholds = Readonly<Record<string, number>>;

/**
 * One kind of fact about documents.
 *
 * `observe` sees each document once, while its bytes are at hand, and returns what judging will need
 * of them: keep it small, one is kept for every document. `judge` is opened once for the whole
 * project, when all are read, and returns the judge of a single document. Both are pure. A signal
 * that needs what is unknown lets `UnknownFact` pass, best while it is opened, and is skipped.
 */
export interface Signal<Seen = unknown> {
  readonly id: string;
  /** Whether it shortlists a document alone; else two of different families do. */
  readonly deciding: boolean;
  readonly family: Family;
  readonly explanation: Explanation;
  /** The thresholds it uses, with their default values; the name says the unit. */
  readonly thresholds: Thresholds;
  observe?(reading: Reading, thresholds: Thresholds): Seen | undefined;
  judge(
    project: Project,
    seen: ReadonlyMap<string, Seen>,
    thresholds: Thresholds,
  ): (document: Document) => Finding | undefined;
}
