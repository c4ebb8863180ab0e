import {
  child,
  type FileStat,
  FileSystemError,
  type FileSystemErrorCode,
  readText,
} from '@dochygiene/ports';
import type { StateDirectory } from './state-directory.ts';
import { parseState, STATE_LIMIT, type StateFields } from './state-text.ts';

/** Why a `state.json` says nothing: a code of the file system's, or what is wrong with its text. */
export type StateProblem =
  | FileSystemErrorCode
  | 'NOT_UTF_8'
  | 'NOT_JSON'
  | 'WRONG_SHAPE'
  | 'TOO_LARGE';

/** The text of a `state.json`, and what the disk knew of the file as it was open. */
export interface StateSource {
  readonly text: string;
  readonly stat: FileStat;
}

/** What is found in the place of `state.json`; `text` is what was read, for comparison. */
export type StateFile =
  | { readonly condition: 'absent'; readonly text: undefined }
  | (StateSource & { readonly condition: 'ok' | 'newer'; readonly fields: StateFields })
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
    const whole = usual.truncated ? readText(fs, file, STATE_LIMIT) : usual;
    return whole.truncated ? unreadable('TOO_LARGE') : stateIn(whole);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    if (error.code === 'NOT_FOUND') return { condition: 'absent', text: undefined };
    return { ...unreadable(error.code), error };
  }
}

/** What the whole text of a `state.json` comes to. */
export function stateIn({ text, stat }: StateSource): StateFile {
  const parsed = parseState(text);
  if (parsed.condition === 'unreadable') return { ...unreadable(parsed.because), text };
  return { condition: parsed.condition, fields: parsed.fields, text, stat };
}

/**
 * What {@link readStateFile} finds, without opening the file where it is the very one that `known`
 * was read from.
 *
 * By inode, size and times, which repeat within a tick: good enough for whoever may overwrite what
 * came in that tick, and no one else.
 */
export function lookAgain(directory: StateDirectory, known: StateFile): StateFile {
  const { fs, path } = directory;
  try {
    const now = fs.lstat(child(path, STATE_FILE));
    if (now === undefined) return { condition: 'absent', text: undefined };
    if ('stat' in known && isUnchanged(known.stat, now)) return known;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  return readStateFile(directory);
}

function isUnchanged(before: FileStat, after: FileStat): boolean {
  return (
    before.inode === after.inode &&
    before.size === after.size &&
    before.modified === after.modified &&
    before.changed === after.changed
  );
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
