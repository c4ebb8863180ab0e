import type { CarrierReason } from '../carrier.ts';
import { lossBy } from './fate.ts';
import { checks, idleReason } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { SHELL_LIMIT, type ShellCommand, shellLine } from './shell-line.ts';
import { fatesOf } from './swallowed.ts';

/** By whom a script is run. */
export interface Running {
  readonly files: ProjectFiles;
  /** Whether what it rewrites goes into the commit, or stays for whoever it stops. */
  readonly keeps: boolean;
  /** Whether it is told of an event, and may well pass over what it is not about. */
  readonly picks?: true;
  /** Variables whose value whoever runs it has handed on. */
  readonly given?: ReadonlyMap<string, string>;
}

/** Whether `part` reads a file into the shell that runs: that sets the stage, whatever else it does. */
export function isSourced({ words }: CommandPart): boolean {
  return words[0] === '.' || words[0] === 'source';
}

/** Whether `part` reads a file into the shell by which that ends with the first command that fails. */
export function switchesOn(files: ProjectFiles, part: CommandPart): boolean {
  if (!isSourced(part) || part.script === undefined) return false;
  const text = shellText(files, part.script, true) ?? '';
  return /^[ \t]*set[ \t]+-(?:[a-z]*e|o[ \t]+errexit)/m.test(text);
}

/** Whether `text` ends with a failure of its own accord somewhere, and not for a check that failed. */
export function failsItself(
  text: string,
  variables: ReadonlyMap<string, string>,
  errexit: boolean,
): boolean {
  const line = shellLine(text, variables);
  const fates = fatesOf(line, errexit);
  return line.commands.some((command, at) => {
    const [name, code] = command.words;
    if (name?.text !== 'exit' || code === undefined || code.text === '0') return false;
    if (!fates.has(command) || lossBy(fates.get(command))?.code === 'OB112') return false;
    return !/^\d+$/.test(code.text) || !isOfCheck(line.commands.slice(0, at));
  });
}

/** Whether what follows `commands` is what becomes of the failure of the check that they end with. */
function isOfCheck(commands: readonly ShellCommand[]): boolean {
  const at = commands.findLastIndex(({ words }) => !/^(?:echo|printf)$/.test(words[0]?.text ?? ''));
  const { words, next } = commands[at] ?? { words: [], next: undefined };
  const texts = words.map(({ text }) => text);
  return next === '||' && (checks(texts) || idleReason(texts, false) !== undefined);
}

/** The text of the script `path`, if it is one of the shell. */
export function shellText(files: ProjectFiles, path: string, byShell: boolean): string | undefined {
  files.readAhead(path);
  const text = files.look(path).kind === 'file' ? files.text(path) : undefined;
  if (text === undefined || text.length > SHELL_LIMIT) return undefined;
  const [first = ''] = text.split('\n', 1);
  const isShell = first.startsWith('#!')
    ? /\b(?:ba|z|da|k)?sh\b/.test(first)
    : byShell || /\.(?:sh|bash)$/.test(path);
  return isShell ? text : undefined;
}

/** A reason that is found in the script `path`, told of what runs it. */
export function told(path: string, { code, message }: CarrierReason): CarrierReason {
  const rest = message.replace(/^not decided: /, '');
  const open = rest === message ? '' : 'not decided: ';
  return { code, message: `${open}in ${path}, ${rest}` };
}

/** A trap that calls a function by its name: the end stays as it was, unless that one says `exit 0`. */
const NAMED_TRAP = /^[ \t]*trap[ \t]+(?:'\w+'|"\w+"|\w+)(?:[ \t]+[A-Z0-9]+)+[ \t]*$/gm;
const ENDS_WELL = /\bexit(?:[ \t]+0)?[ \t]*(?:$|[;}])/m;

/** `text` without a trap that leaves the end of the script as it was. */
export function withoutTrap(text: string): string {
  return ENDS_WELL.test(text) ? text : text.replace(NAMED_TRAP, ':');
}

/** Where a command may begin, its first word, and a value that is given and no more. */
const BEGINS =
  /(?:^|(?<!>)[\n;&|({]|\b(?:then|do|else|if|elif|while|until)\b|!)[ \t]*([\w./$"'`~-]+)(=(?:\$\([^()\n]*\)|"[^"\n]*"|'[^'\n]*'|[^\s;&|"'$]*)(?=[ \t]*(?:$|[\n;&|)])))?/g;

/** Words of the shell, and programs that look at text alone. */
const ASKING: ReadonlySet<string> = new Set(
  'if then else elif fi case esac in while until for do done exit echo printf cat grep egrep jq sed awk cut tr head tail sort uniq wc read test true false return shift local export basename dirname'.split(
    ' ',
  ),
);

/** Whether `text` is seen, at a glance, to run nothing that looks at the project or is a script of it. */
export function onlyAsks(text: string): boolean {
  if (/\(\)|\b(?:function|alias|hash|eval|set|trap)\b/.test(text)) return false;
  for (const [, name = '', value] of text.replace(/^[ \t]*#.*$/gm, '').matchAll(BEGINS)) {
    if (value === undefined && !ASKING.has(name)) return false;
  }
  return true;
}
