import {
  type AbsolutePath,
  type FileSystem,
  FileSystemError,
  parent,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';

/**
 * What may have been asked about a path:
 * `at`, what lies there, a link being a link, and what it says; of a directory, that it is one;
 * `in`, what is in the directory that it leads to;
 * `to`, what it leads to;
 * `real`, where that lies;
 * `beside`, what else is in the directory that it is in.
 */
const QUESTIONS = ['at', 'in', 'to', 'real', 'beside'] as const;

type Question = (typeof QUESTIONS)[number];

/** By question and path, which {@link lookName} joins, what tells that the answer is the same still. */
export type Looks = ReadonlyMap<string, string>;

/** A file system that takes note of what it is asked about. */
export interface WatchedFileSystem {
  readonly fs: FileSystem;
  /**
   * All that has been asked, if it is certain that nothing of it changed since `start`, in milliseconds
   * since 1970: whoever asks the same gets the same answers, as long as {@link holds}.
   */
  looks(start: number): Looks | undefined;
}

/** What was refused for what lies there, and will be as long as it does. */
const SETTLED_REFUSALS: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'NOT_A_DIRECTORY',
  'IS_A_DIRECTORY',
  'NOT_A_FILE',
  'IS_A_LINK',
  'NOT_A_LINK',
]);

/** What changed so shortly before may change again, with a clock of the disk that sees no difference. */
const UNSETTLED_MS = 2000;

/** What is there says nothing of when it was asked about. */
const ABSENT = '';

/**
 * Watches what `inner` is asked. Changes pass, and are no questions. Directory `own` is the asker's: that it
 * appears among others changes nothing.
 */
export function watchedFileSystem(inner: FileSystem, own: AbsolutePath): WatchedFileSystem {
  const above = parent(own) ?? own;
  const asked = new Map<string, string | boolean>();
  let isSure = true;

  const keep = (name: string, seen: string | boolean): void => {
    if ((asked.get(name) ?? seen) !== seen) isSure = false;
    asked.set(name, seen);
  };
  /** Answers by `act`, and notes for `question` what `seen` makes of the answer. */
  const note = <T>(
    question: Question,
    path: AbsolutePath,
    act: () => T,
    seen: (answer: T) => string | boolean = () => true,
  ): T => {
    const name = lookName(question, path);
    try {
      const answer = act();
      keep(name, seen(answer));
      return answer;
    } catch (error) {
      const code = error instanceof FileSystemError ? error.code : '';
      if (!SETTLED_REFUSALS.has(code)) isSure = false;
      // What stands in the way lies at the path itself, unless nothing does.
      keep(lookName('at', path), code !== 'NOT_FOUND');
      throw error;
    }
  };

  const inside = <T>(path: AbsolutePath, act: () => T): T =>
    path === above
      ? note('beside', own, act, () => namesBeside(inner, own))
      : note('in', path, act);

  const fs: FileSystem = {
    ...inner,
    stat: (path) => note('to', path, () => inner.stat(path), isThere),
    lstat: (path) => note('at', path, () => inner.lstat(path), isThere),
    realPath: (path) =>
      note(
        'real',
        path,
        () => inner.realPath(path),
        (real) => real ?? ABSENT,
      ),
    readLink: (path) => note('at', path, () => inner.readLink(path)),
    list: (path) => inside(path, () => inner.list(path)),
    names: (path) => inside(path, () => inner.names(path)),
    readInto: (path, buffer) => note('at', path, () => inner.readInto(path, buffer)),
  };
  return { fs, looks: (start) => (isSure ? settledLooks(inner, asked, start) : undefined) };
}

/** Whether everything that `looks` tells of is as it was. */
export function holds(fs: ReadOnlyFileSystem, looks: Looks): boolean {
  for (const [name, token] of looks) {
    const { question, path } = lookNamed(name);
    if (lookNow(fs, question, path)?.token !== token) return false;
  }
  return true;
}

/** The name under which {@link Looks} has `question` about `path`. */
export function lookName(question: Question, path: AbsolutePath): string {
  return `${question} ${path}`;
}

function lookNamed(name: string): { readonly question: Question; readonly path: AbsolutePath } {
  const space = name.indexOf(' ');
  const question = QUESTIONS.find((each) => space === each.length && name.startsWith(each)) ?? 'at';
  return { question, path: name.slice(space + 1) as AbsolutePath };
}

function isThere(answer: unknown): boolean {
  return answer !== undefined;
}

interface Look {
  readonly token: string;
  /** When what is there changed last, in milliseconds since 1970. */
  readonly changed: number;
}

/** What tells now what `question` about `path` is answered with; `undefined` if that is refused. */
function lookNow(fs: ReadOnlyFileSystem, question: Question, path: AbsolutePath): Look | undefined {
  try {
    if (question === 'real') return { token: fs.realPath(path) ?? ABSENT, changed: 0 };
    if (question === 'beside') return { token: namesBeside(fs, path), changed: 0 };
    const stat = question === 'at' ? fs.lstat(path) : fs.stat(path);
    if (stat === undefined) return { token: ABSENT, changed: 0 };
    const { kind, inode, owner, size, modified } = stat;
    // What is put into a directory changes its times.
    if (kind === 'directory' && question !== 'in')
      return { token: `directory ${inode} ${owner}`, changed: 0 };
    const token = `${kind} ${inode} ${owner} ${size} ${modified} ${stat.changed}`;
    return { token, changed: Math.max(modified, stat.changed) };
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

function namesBeside(fs: ReadOnlyFileSystem, own: AbsolutePath): string {
  const entries = fs.list(parent(own) ?? own).filter(({ name }) => !own.endsWith(`/${name}`));
  return entries.map(({ name, kind }) => `${kind} ${name}`).join('/');
}

/**
 * What tells now that everything `asked` is as it was at `start`: what changed last before that, times
 * included, cannot have changed since.
 */
function settledLooks(
  fs: ReadOnlyFileSystem,
  asked: ReadonlyMap<string, string | boolean>,
  start: number,
): Looks | undefined {
  const looks = new Map<string, string>();
  for (const [name, seen] of asked) {
    const { question, path } = lookNamed(name);
    const look = lookNow(fs, question, path);
    if (look === undefined || look.changed >= start - UNSETTLED_MS) return undefined;
    const isSame =
      typeof seen === 'string' ? look.token === seen : (look.token !== ABSENT) === seen;
    if (!isSame) return undefined;
    looks.set(name, look.token);
  }
  return looks;
}
