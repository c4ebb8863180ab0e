/** Why the store would not do what it was asked, as a closed set. */
export type StateStoreErrorCode =
  /** `state.json` is of a later version of the format, and not ours to write. */
  | 'NEWER_STATE'
  /** Others kept writing `state.json`, and the check was not in it at the end. */
  | 'STATE_KEEPS_CHANGING'
  /** The JSON of the report is not what a check writes. */
  | 'REPORT_UNREADABLE'
  /** The report was replaced each time it was about to be read. */
  | 'REPORT_KEEPS_CHANGING'
  /** Half of the report is longer than a reader would read. */
  | 'REPORT_TOO_LARGE'
  /** A kept file is longer than a reader would read. */
  | 'KEPT_TOO_LARGE'
  /** The highest report number is taken, which only a made-up file name can do. */
  | 'NO_REPORT_NUMBER_LEFT';

/** Something that the state directory, as it is, does not permit. */
export class StateStoreError extends Error {
  override readonly name = 'StateStoreError';
  readonly code: StateStoreErrorCode;
  /** The file in question, by its name in the state directory. */
  readonly file: string;

  constructor(code: StateStoreErrorCode, operation: string, file: string, cause?: unknown) {
    super(`Cannot ${operation} "${file}": ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.file = file;
  }
}
