import type { CarrierReason } from '../carrier.ts';
import { moved } from './moved.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ShellCommand, ShellLine } from './shell-line.ts';

/** Where a command stands, relative to the root: a reason if that is none of the project; `undefined` if not known. */
export type Folder = string | CarrierReason | undefined;

/** What is opened and closed in a line, and where the shell stood before. */
interface Frame {
  readonly kind: '(' | 'if' | 'loop' | 'case' | 'group' | 'function';
  readonly folder: Folder;
}

/** Of what opens: the frame, and what closes it. */
const OPENS: Readonly<Record<string, Frame['kind']>> = {
  if: 'if',
  while: 'loop',
  until: 'loop',
  for: 'loop',
  select: 'loop',
  case: 'case',
};
const CLOSES: Readonly<Record<string, readonly Frame['kind'][]>> = {
  fi: ['if'],
  done: ['loop'],
  esac: ['case'],
  '}': ['group', 'function'],
};

/** Frames in which a command may run or not. */
const MAYBE: ReadonlySet<Frame['kind']> = new Set(['if', 'loop', 'case', 'function']);

/**
 * Where the shell stands at each command of `line`, which it starts in folder `start`.
 *
 * What a subshell, a pipe or something in the background does with it ends there; after a `cd` that
 * may have run or not nobody knows.
 */
export function foldersOf(
  line: ShellLine,
  files: ProjectFiles,
  start: string,
): ReadonlyMap<ShellCommand, Folder> {
  const walk: Walk = {
    files,
    found: new Map(),
    frames: [],
    folder: start,
    before: '',
    begun: start,
    perhaps: false,
    defines: false,
  };
  const { tokens, commands } = line;
  const [only] = commands;
  if (only !== undefined && tokens.length === 1) return new Map([[only, start]]);
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    // The signs after the name of a function.
    if (token === ')' && tokens[at - 1] === '(') continue;
    if (typeof token === 'string') sign(walk, token, next === ')');
    else command(walk, token, next === '|' || next === '|&' || isPipe(tokens[at - 1]));
  }
  return walk.found;
}

interface Walk {
  readonly files: ProjectFiles;
  readonly found: Map<ShellCommand, Folder>;
  readonly frames: Frame[];
  folder: Folder;
  /** What stands before the command in its list of `&&` and `||`; empty where it is the first. */
  before: '' | '&&' | '||';
  /** Where the shell stood when that list began. */
  begun: Folder;
  /** Whether a `cd` of that list runs only if something else does well. */
  perhaps: boolean;
  /** Whether a function was named, whose body is next. */
  defines: boolean;
}

function isPipe(token: ShellCommand | string | undefined): boolean {
  return token === '|' || token === '|&';
}

function command(walk: Walk, one: ShellCommand, piped: boolean): void {
  walk.found.set(one, walk.folder);
  const words = unwrapped(one);
  const [name = ''] = words.map(({ text }) => text);
  if (piped || (name !== 'cd' && name !== 'pushd' && name !== 'popd')) return;
  const to =
    typeof walk.folder === 'string' && name !== 'popd'
      ? moved(walk.files, walk.folder, words)
      : undefined;
  const inner = walk.frames.slice(walk.frames.findLastIndex(({ kind }) => kind === '(') + 1);
  const isSure = walk.before !== '||' && !inner.some(({ kind }) => MAYBE.has(kind));
  walk.folder = isSure ? to : undefined;
  walk.perhaps ||= walk.before === '&&';
}

/** `builtin cd` and `command cd` are `cd`. */
function unwrapped({ words }: ShellCommand): ShellCommand['words'] {
  const [first] = words;
  return first?.text === 'builtin' || first?.text === 'command' ? words.slice(1) : words;
}

function sign(walk: Walk, token: string, isEmpty: boolean): void {
  const { frames } = walk;
  const top = frames.at(-1);
  switch (token) {
    case '&&':
    case '||':
      walk.before = token;
      return;
    case ';':
    case ';;':
    case '\n':
      endList(walk, walk.perhaps ? undefined : walk.folder);
      return;
    case '&':
      endList(walk, walk.begun);
      return;
    case '(':
      if (isEmpty) walk.defines = true;
      else open(walk, '(');
      return;
    case ')':
      if (top?.kind === '(') endList(walk, frames.pop()?.folder);
      return;
    case 'function':
      walk.defines = true;
      return;
    case '{':
      open(walk, walk.defines ? 'function' : 'group');
      walk.defines = false;
      return;
    default:
  }
  const opens = Object.hasOwn(OPENS, token) ? OPENS[token] : undefined;
  if (opens !== undefined) open(walk, opens);
  const closes = Object.hasOwn(CLOSES, token) ? CLOSES[token] : undefined;
  if (top !== undefined && closes?.includes(top.kind)) frames.pop();
}

function open(walk: Walk, kind: Frame['kind']): void {
  walk.frames.push({ kind, folder: walk.folder });
  endList(walk, walk.folder);
}

function endList(walk: Walk, folder: Folder): void {
  walk.folder = folder;
  walk.begun = folder;
  walk.before = '';
  walk.perhaps = false;
}
