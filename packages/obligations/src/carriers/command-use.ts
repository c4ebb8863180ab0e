import { absolutePath, isWithin } from '@dochygiene/ports';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ShellCommand } from './shell-line.ts';
import type { ShellWord } from './shell-word.ts';
import { unwrapped } from './unwrapped.ts';

/** What one command of a line runs. */
export type Use =
  /** A file of the project, whether it is there or not. */
  | {
      readonly kind: 'script';
      readonly path: string;
      readonly direct: boolean;
      readonly at: number;
    }
  /** A file of this machine that is none of the project: in somebody's home, or anywhere else. */
  | { readonly kind: 'foreign'; readonly path: string }
  /** A line of shell of its own: `sh -c '…'`. */
  | { readonly kind: 'shell'; readonly text: string; readonly errexit: boolean }
  /** A program on the path, or one that only the running shell knows. */
  | { readonly kind: 'program'; readonly name: string };

/** Interpreters of a file, with those of their options that take a word of their own. */
const INTERPRETERS: ReadonlyMap<string, RegExp> = new Map([
  ...['sh', 'bash', 'zsh', 'dash', 'ksh'].map(
    (name) => [name, /^(?:[-+][a-z]*o|--rcfile)$/] as const,
  ),
  ...['node', 'tsx', 'ts-node'].map(
    (name) => [name, /^(?:-r|--require|--import|--loader|--env-file|-C|--conditions)$/] as const,
  ),
  ...['python', 'python3', 'py'].map((name) => [name, /^-[WX]$/] as const),
  ['ruby', /^-[rI]$/],
  ['perl', /^-[MI]$/],
  ['php', /^-d$/],
  ['deno', /^(?:-c|--config|--import-map)$/],
  ['bun', /^(?:-r|--preload)$/],
  ['pwsh', /^-(?:ExecutionPolicy|ep)$/i],
  ['powershell', /^-(?:ExecutionPolicy|ep)$/i],
  ['.', /^$/],
  ['source', /^$/],
]);

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh']);

/** Interpreters with commands of their own, of which only what ends as a file does is one. */
const RUNNERS: ReadonlySet<string> = new Set(['bun', 'deno']);

/** Options after which the code stands on the line itself, and no file is run. */
const INLINE = /^(?:-[a-z]*[cepm]|--eval|--print|--test|-Command)$/;
const INLINE_SHELL = /^-[a-z]*c$/;

/** Options with which an interpreter looks at a file, or at nothing, and does not run it. */
const LOOKS: ReadonlyMap<string, RegExp> = new Map([
  ...[...SHELLS].map((name) => [name, /^(?:-[a-z]*[nsD][a-z]*|--help|--version)$/] as const),
  ...['node', 'tsx', 'ts-node', 'bun', 'deno'].map(
    (name) => [name, /^(?:--check|--help|--version|-[vh])$/] as const,
  ),
  ...['python', 'python3', 'py'].map((name) => [name, /^(?:--help|--version|-[hV?])$/] as const),
  ['ruby', /^(?:-[a-z]*c|--help|--version)$/],
  ['perl', /^(?:-[a-z]*[cv]|--help|--version)$/],
  ['php', /^(?:-[lvhi]|--syntax-check)$/],
]);

/** Commands that only say where another would be found. */
const ASKS: ReadonlySet<string> = new Set(['type', 'which', 'whereis', 'hash']);

/** Whether a command that begins with these two words only says where another would be found. */
function isAsked(first: string, second: string): boolean {
  if (first === 'command') return /^-[pvV]*[vV]$/.test(second);
  return ASKS.has(first) || (first === 'builtin' && /^(?:type|command)$/.test(second));
}

const HOME = /^(?:~|\$HOME|\$\{HOME\})\//;

/** Folders of the machine whose files are programs, the same for everyone. */
const SYSTEM = /^\/(?:bin|sbin|usr|opt|nix|dev|snap)\//;

/** Folders of a project whose programs are installed or generated, and never committed. */
const INSTALLED = /(?:^|\/)(?:node_modules|\.?venv|vendor|\.husky\/_)\//;

/** What `command` runs when the shell stands in `folder`, relative to the root. */
export function useOf(files: ProjectFiles, folder: string, command: ShellCommand): Use {
  const known = USES.get(command);
  if (known !== undefined && known.files === files && known.folder === folder) return known.use;
  const use = foundUse(files, folder, command);
  USES.set(command, { files, folder, use });
  return use;
}

/** What was last found of a command, which is asked about from several sides. */
const USES = new WeakMap<
  ShellCommand,
  { readonly files: ProjectFiles; readonly folder: string; readonly use: Use }
>();

function foundUse(files: ProjectFiles, folder: string, command: ShellCommand): Use {
  const asked = command.words[0]?.text ?? '';
  if (isAsked(asked, command.words[1]?.text ?? '')) return { kind: 'program', name: asked };
  const words = unwrapped(command.words);
  const [first] = words;
  if (first === undefined) return { kind: 'program', name: '' };
  const start = command.words.length - words.length;
  const name = first.text.replace(/^.*[\\/]/, '').replace(/\.exe$/i, '');
  const isPath = /[/\\]/.test(first.text) && !SYSTEM.test(first.text);
  if (isPath) {
    // uv starts a file of Python itself, which need not be executable.
    const byUv = command.words[0]?.text === 'uv' && start > 0 && first.text.endsWith('.py');
    return fileUse(files, folder, words, { start, at: 0, direct: !byUv });
  }

  const withWord = INTERPRETERS.get(name);
  if (withWord === undefined) return { kind: 'program', name };
  for (let at = 1; at < words.length; at += 1) {
    const { text } = words[at] as ShellWord;
    const isNoexec = withWord.test(text) && words[at + 1]?.text === 'noexec';
    if (isNoexec || LOOKS.get(name)?.test(text)) return { kind: 'program', name };
    if (withWord.test(text)) at += 1;
    else if (RUNNERS.has(name) && text === 'run') continue;
    else if (RUNNERS.has(name) && !/\.[cm]?[jt]sx?$/.test(text)) break;
    else if ((SHELLS.has(name) ? INLINE_SHELL : INLINE).test(text))
      return inlineUse(name, words, at);
    else if (!/^[-+]/.test(text) || text === '-') {
      return fileUse(files, folder, words, { start, at, direct: false });
    }
  }
  return { kind: 'program', name };
}

function inlineUse(name: string, words: readonly ShellWord[], at: number): Use {
  const code = words[at + 1];
  const option = words[at]?.text ?? '';
  if (!SHELLS.has(name) || code === undefined) return { kind: 'program', name };
  return { kind: 'shell', text: code.text, errexit: /e/.test(option) };
}

interface Standing {
  /** How many words stood in front and were taken away. */
  readonly start: number;
  readonly at: number;
  readonly direct: boolean;
}

function fileUse(
  files: ProjectFiles,
  folder: string,
  words: readonly ShellWord[],
  { start, at, direct }: Standing,
): Use {
  const whole = uncut(files, folder, words, at);
  if (whole !== undefined) return { kind: 'script', path: whole, direct, at: start + at };
  const { text, dynamic } = words[at] as ShellWord;
  if (HOME.test(text)) return { kind: 'foreign', path: text };
  if (dynamic) return { kind: 'program', name: text };
  const path = projectPath(files, folder, text);
  if (path === undefined) return { kind: 'foreign', path: text };
  if (INSTALLED.test(path)) return { kind: 'program', name: path.replace(/^.*\//, '') };
  return { kind: 'script', path, direct, at: start + at };
}

/** The file of the project that word `at` is the begin of, where a shell cut a value at its blanks. */
function uncut(
  files: ProjectFiles,
  folder: string,
  words: readonly ShellWord[],
  at: number,
): string | undefined {
  let joined = '';
  for (const { text, cut } of words.slice(at)) {
    if (!cut) return undefined;
    joined = joined === '' ? text : `${joined} ${text}`;
    const path = projectPath(files, folder, joined);
    if (path !== undefined && path !== '' && files.look(path).kind === 'file') return path;
  }
  return undefined;
}

/** `text` as a path relative to the root, from `folder`; `undefined` if it leads elsewhere. */
export function projectPath(files: ProjectFiles, folder: string, text: string): string | undefined {
  const isAbsolute = /^(?:\/|[A-Za-z]:[\\/])/.test(text);
  if (!isAbsolute) return normalPath(folder === '' ? text : `${folder}/${text}`);
  if (text.includes('\0')) return undefined;
  const absolute = absolutePath(text);
  if (!isWithin(files.root, absolute)) return undefined;
  return normalPath(absolute.slice(files.root.length).replaceAll('\\', '/'));
}
