import { child, FileSystemError, type FileSystemErrorCode, readText } from '@dochygiene/ports';
import type { StateDirectory } from './state-directory.ts';
import { parseState, STATE_LIMIT, type StateFields } from './state-text.ts';

/** Why a `state.json` says nothing: a code of the file system's, or what is wrong with its text. */
export type StateProblem =
  | FileSystemErrorCode
  | 'NOT_UTF_8'
  | 'NOT_JSON'
  | 'WRONG_SHAPE'
  | 'TOO_LARGE';

/** What is found in the place of `state.json`; `text` is what was read, for comparison. */
export type StateFile =
  | { readonly condition: 'absent'; readonly text: undefined }
  | { readonly condition: 'ok' | 'newer'; readonly text: string; readonly fields: StateFields }
  | {
      readonly condition: 'unreadable';
      readonly text: string | undefined;
      readonly because: StateProblem;
      /** What the file system threw, if that is why. */
      readonly error: FileSystemError | undefined;
    };

/** The name of the file that holds the state. */
export const STATE_FILE = 'state.json';

/** In bytes. A buffer for the longest state costs a hook more than all of its reading does. */
const USUAL_SIZE = 4_096;

/** Reads `state.json`, of which at most {@link STATE_LIMIT} bytes, if it is a regular file. */
export function readStateFile({ fs, path }: StateDirectory): StateFile {
  try {
    const file = child(path, STATE_FILE);
    const usual = readText(fs, file, USUAL_SIZE);
    const { text, truncated } = usual.truncated ? readText(fs, file, STATE_LIMIT) : usual;
    if (truncated) return unreadable('TOO_LARGE');
    const parsed = parseState(text);
    return parsed.condition === 'unreadable'
      ? { ...unreadable(parsed.because), text }
      : { ...parsed, text };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    if (error.code === 'NOT_FOUND') return { condition: 'absent', text: undefined };
    return { ...unreadable(error.code), error };
  }
}

function unreadable(because: StateProblem): StateFile & { readonly condition: 'unreadable' } {
  return { condition: 'unreadable', text: undefined, because, error: undefined };
}

/** Whether two looks found the same. */
export function isSame(before: StateFile, after: StateFile): boolean {
  if (before.condition === 'unreadable' && after.condition === 'unreadable') {
    return before.because === after.because && before.text === after.text;
  }
  return before.condition === after.condition && before.text === after.text;
}
