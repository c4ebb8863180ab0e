/** What kind of oddity a scan met, as a closed set. */
export type ProblemCode =
  | 'UNREADABLE'
  | 'NOT_A_FILE'
  | 'FILE_TOO_LARGE'
  | 'TOO_DEEP'
  | 'TOO_MANY_ENTRIES'
  | 'NAME_NOT_UTF8'
  | 'MALFORMED_PATTERN'
  | 'TOO_MANY_PATTERNS'
  | 'MALFORMED_FRONTMATTER'
  | 'DOUBTFUL_FROZEN'
  | 'LIMIT_REACHED'
  | 'SIGNAL_FAILED'
  | 'UNKNOWN_SIGNAL'
  | 'SILENCED_WITHOUT_REASON'
  | 'UNUSED_SILENCER'
  | 'HISTORY_UNKNOWN';

/** Something odd in the project, told beside the result while the work goes on. */
export interface Problem {
  /** The file or directory it is about, relative to the project root; `.` for the whole project. */
  readonly path: string;
  readonly code: ProblemCode;
  /** 1-based, where there is one. */
  readonly line?: number;
  /** What is wrong and what to do, in one sentence. */
  readonly message: string;
}
