import type { ReadOnlyFileSystem } from '@dochygiene/ports';
import { type AbsolutePath, FileSystemError, type ReadBuffer } from '@dochygiene/ports';
import type { Problem } from '../problem.ts';
import { parsePattern, type Rule } from './rule.ts';
import { type RuleSet, ruleSet, ruleWeight } from './rule-set.ts';

/** How many rules may hold in one directory, those of all files above it together. */
export const MAX_RULES = 2_000;

/**
 * How much work all rules that hold in one directory may make: a rule weighs as much as it names
 * directories and files on its way, and has characters between stars.
 */
export const MAX_WEIGHT = 8_192;

/** How much an ignore file may hold. */
export interface Room {
  readonly rules: number;
  readonly weight: number;
}

/** How much a file may hold that no other file comes before. */
export const ALL_ROOM: Room = { rules: MAX_RULES, weight: MAX_WEIGHT };

/** How long a line may be, in bytes. */
export const MAX_LINE_BYTES = 1_024;

/** How much of an ignore file is read. */
export const MAX_IGNORE_FILE_BYTES = 262_144;

const NEWLINE = 0x0a;

/** What an ignore file says, as far as it can be understood. */
export interface IgnoreFile {
  readonly set: RuleSet;
  readonly problems: readonly Problem[];
}

/** Reads ignore files one after the other, into the same buffer. */
export type IgnoreFileReader = (absolute: AbsolutePath, file: string, room: Room) => IgnoreFile;

/**
 * A reader of ignore files on `fs`, which takes the path of a file, its name for messages, and how
 * much it may hold. A file that cannot be read has no rules, and a problem.
 */
export function ignoreFileReader(fs: ReadOnlyFileSystem): IgnoreFileReader {
  let buffer: ReadBuffer | undefined;

  return (absolute, file, room) => {
    buffer ??= fs.buffer(MAX_IGNORE_FILE_BYTES);
    try {
      const { length, stat } = fs.readInto(absolute, buffer);
      if (stat.size <= length) return parseIgnoreFile(buffer, length, file, room);
      // Half a line would say something else.
      const whole = buffer.bytes.lastIndexOf(NEWLINE, length - 1) + 1;
      const parsed = parseIgnoreFile(buffer, whole, file, room);
      return { ...parsed, problems: [...parsed.problems, tooLong(file)] };
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      const absent = error.code === 'NOT_FOUND' || error.code === 'NOT_A_DIRECTORY';
      return { set: ruleSet([]), problems: absent ? [] : [unread(file, error)] };
    }
  };
}

function unread(file: string, { code }: FileSystemError): Problem {
  const why = code === 'IS_A_LINK' ? 'it is a link, which git does not follow here' : code;
  return {
    path: file,
    code: 'UNREADABLE',
    message: `Cannot read "${file}": ${why}; make it a readable file, as nothing in it holds`,
  };
}

function tooLong(file: string): Problem {
  const message = `Cannot read all of "${file}": it is longer than ${MAX_IGNORE_FILE_BYTES} bytes; shorten it, as the rest does not hold`;
  return { path: file, code: 'TOO_MANY_PATTERNS', message };
}

/** The rules in the first `length` bytes of `buffer`; a line that is no good is a problem. */
export function parseIgnoreFile(
  buffer: ReadBuffer,
  length: number,
  file: string,
  room: Room,
): IgnoreFile {
  const bytes = buffer.latin1(0, length);
  const rules: Rule[] = [];
  const problems: Problem[] = [];

  let line = 0;
  let patterns = 0;
  let weight = 0;
  for (let start = bytes.startsWith(BYTE_ORDER_MARK) ? 3 : 0; start < bytes.length; ) {
    line += 1;
    const newline = bytes.indexOf('\n', start);
    const next = newline < 0 ? bytes.length : newline;
    const end = next > start && bytes[next - 1] === '\r' ? next - 1 : next;
    const pattern = end - start > MAX_LINE_BYTES ? TOO_LONG : parsePattern(bytes.slice(start, end));
    if (pattern !== undefined) {
      patterns += 1;
      if (typeof pattern !== 'string') weight += ruleWeight(pattern);
      if (patterns > room.rules || weight > room.weight) {
        problems.push(tooMany(file, line));
        break;
      }
      const text = buffer.utf8(start, Math.min(end, start + MAX_LINE_BYTES));
      if (typeof pattern === 'string') problems.push(malformed(file, line, text, pattern));
      else rules.push({ line, text, file, ...pattern });
    }
    start = next + 1;
  }
  return { set: ruleSet(rules), problems };
}

const BYTE_ORDER_MARK = '\xef\xbb\xbf';
const TOO_LONG = `it is longer than ${MAX_LINE_BYTES} bytes`;

function malformed(file: string, line: number, text: string, why: string): Problem {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  const message = `Cannot use the pattern "${shown}": ${why}; correct or remove it, as it leaves out nothing`;
  return { path: file, code: 'MALFORMED_PATTERN', line, message };
}

/** How much of a bad line a message repeats. */
const SHOWN = 80;

function tooMany(file: string, line: number): Problem {
  const message = `Cannot use the patterns from line ${line} on: too many would hold at once; remove some, or stars and directories from them`;
  return { path: file, code: 'TOO_MANY_PATTERNS', line, message };
}
