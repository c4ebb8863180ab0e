import {
  type AbsolutePath,
  type FileStat,
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
   * All that has been asked, if it is certain what was answered and that it shows when that changes: whoever
   * asks the same gets the same answers, as long as {@link holds}.
   */
  looks(): Looks | undefined;
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

const ABSENT = '';

interface Look {
  readonly token: string;
  /** When what is there changed last, in milliseconds since 1970. */
  readonly changed: number;
}

/**
 * Watches what `inner` is asked from `start` on, in milliseconds since 1970. Changes pass, and are no
 * questions. Directory `own` is the asker's: that it appears among others changes nothing.
 */
export function watchedFileSystem(
  inner: FileSystem,
  own: AbsolutePath,
  start: number,
): WatchedFileSystem {
  const above = parent(own) ?? own;
  const known = new Map<string, string>();
  let isSure = true;

  const keep = (question: Question, path: AbsolutePath, look: Look | undefined): void => {
    const name = lookName(question, path);
    const token = look?.token;
    if (token === undefined || (look?.changed ?? 0) >= start - UNSETTLED_MS) isSure = false;
    else if ((known.get(name) ?? token) !== token) isSure = false;
    else known.set(name, token);
  };
  /** What `act` gives; a refusal is noted by what stands in the way at `path`, or where it leads; it may be nothing. */
  const tried = <T>(question: Question, path: AbsolutePath, act: () => T): T => {
    try {
      return act();
    } catch (error) {
      const code = error instanceof FileSystemError ? error.code : '';
      const way = question === 'in' ? 'to' : 'at';
      const look = lookNow(inner, way, path);
      if (!SETTLED_REFUSALS.has(code) || (code === 'NOT_FOUND') !== (look?.token === ABSENT)) {
        isSure = false;
      }
      keep(way, path, look);
      throw error;
    }
  };
  const noted = <T>(
    question: Question,
    path: AbsolutePath,
    act: () => T,
    look: (answer: T) => Look | undefined,
  ): T => {
    const answer = tried(question, path, act);
    keep(question, path, look(answer));
    return answer;
  };
  /** As it was before it was asked about: if something comes meanwhile, the next look is another. */
  const before = <T>(question: Question, path: AbsolutePath, act: () => T): T => {
    const look = lookNow(inner, question, path);
    return noted(question, path, act, () => look);
  };
  const inside = <T>(path: AbsolutePath, act: () => T): T =>
    path === above ? before('beside', own, act) : before('in', path, act);

  const fs: FileSystem = {
    ...inner,
    stat: (path) => noted('to', path, () => inner.stat(path), lookOf),
    lstat: (path) => noted('at', path, () => inner.lstat(path), lookOf),
    realPath: (path) => noted('real', path, () => inner.realPath(path), lookOfPath),
    readLink: (path) => before('at', path, () => inner.readLink(path)),
    list: (path) => inside(path, () => inner.list(path)),
    names: (path) => inside(path, () => inner.names(path)),
    readInto: (path, buffer) =>
      noted(
        'at',
        path,
        () => inner.readInto(path, buffer),
        ({ stat }) => lookOf(stat),
      ),
  };
  return { fs, looks: () => (isSure ? known : undefined) };
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

/** What tells now what `question` about `path` is answered with; `undefined` if that is refused. */
function lookNow(fs: ReadOnlyFileSystem, question: Question, path: AbsolutePath): Look | undefined {
  try {
    if (question === 'real') return lookOfPath(fs.realPath(path));
    if (question === 'beside') return { token: namesBeside(fs, path), changed: 0 };
    if (question === 'at') return lookOf(fs.lstat(path));
    const stat = fs.stat(path);
    return question === 'to' ? lookOf(stat) : lookInto(stat);
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

function lookOfPath(real: AbsolutePath | undefined): Look {
  return { token: real ?? ABSENT, changed: 0 };
}

/** What is put into a directory changes its times, and not what it is. */
function lookOf(stat: FileStat | undefined): Look {
  if (stat?.kind !== 'directory') return lookInto(stat);
  return { token: whichIs(stat), changed: 0 };
}

function lookInto(stat: FileStat | undefined): Look {
  if (stat === undefined) return { token: ABSENT, changed: 0 };
  const { size, modified, changed } = stat;
  const token = `${whichIs(stat)} ${size} ${modified} ${changed}`;
  return { token, changed: Math.max(modified, changed) };
}

/** Tells one thing on a disk from all others. */
function whichIs({ kind, device, inode, owner }: FileStat): string {
  return `${kind} ${device} ${inode} ${owner}`;
}

function namesBeside(fs: ReadOnlyFileSystem, own: AbsolutePath): string {
  const entries = fs.list(parent(own) ?? own).filter(({ name }) => !own.endsWith(`/${name}`));
  return entries.map(({ name, kind }) => `${kind} ${name}`).join('/');
}
