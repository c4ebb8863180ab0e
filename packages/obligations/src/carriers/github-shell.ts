import type { CarrierReason } from '../carrier.ts';
import type { OnWindows } from './github-runner.ts';
import { reason } from './reason.ts';

/** How the shell of a step takes a failure. */
export interface StepShell {
  /** Whether it ends with the first command that fails. */
  readonly errexit: boolean;
  /** Whether it looks at every command of a pipe. */
  readonly pipefail: boolean;
  /** Why what it runs is not understood; `undefined` if it is. */
  readonly why: CarrierReason | undefined;
}

/** A line that means the same to every shell: a program and its words. */
const PLAIN = /^[\w./\\@:=,+~*"' -]+$/;

const UNKNOWN =
  'not decided: whether its runner is of Windows, where a step goes on after a failure';

/** The shells of Windows. */
const WINDOWS_SHELL = /^(?:pwsh|powershell|cmd)$/;

/**
 * How the shell `named` of a step takes the failure of the commands in `text`; left out, it is the
 * one that the service starts by itself, on `windows` another than elsewhere.
 *
 * PowerShell and cmd go on after a program that fails, and end with what the last one ended with. Of
 * their own words nothing is read, nor of any other language.
 */
export function shellOf(named: string | undefined, text: string, windows: OnWindows): StepShell {
  if (named === undefined && windows === 'yes') return shellOf('pwsh', text, windows);
  // Named, bash is started with "-o pipefail"; by itself it is not.
  if (named === undefined || named === 'sh') {
    const isOpen = named === undefined && windows === 'unknown' && /\n\s*\S/.test(text.trim());
    const why = isOpen ? reason('OB120', UNKNOWN) : undefined;
    return { errexit: true, pipefail: false, why };
  }
  if (named === 'bash') return { errexit: true, pipefail: true, why: undefined };
  const called = calledBy(named);
  if (called !== undefined) return { ...called, why: undefined };
  const shown = named.slice(0, 40);
  const unread = reason('OB120', `not decided: what a step says in ${shown} is not read`);
  const isRead = WINDOWS_SHELL.test(named) && isPlain(named, text);
  return { errexit: false, pipefail: false, why: isRead ? undefined : unread };
}

function isPlain(shell: string, text: string): boolean {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  // To cmd many programs are batch files, after which nothing of the step is run.
  return lines.every((line) => PLAIN.test(line)) && (shell !== 'cmd' || lines.length === 1);
}

/** Options of a shell by a word that leave its commands as they are. */
const LONG: ReadonlySet<string> = new Set(['--noprofile', '--norc', '--login', '--posix']);

/** What `-o` may name. */
const NAMED: ReadonlySet<string> = new Set(['errexit', 'pipefail', 'nounset', 'xtrace']);

/** How `bash` or `sh`, called by `template`, takes failures; `undefined` if not all of it is understood. */
function calledBy(template: string): Pick<StepShell, 'errexit' | 'pipefail'> | undefined {
  const [program = '', ...words] = template.trim().split(/\s+/);
  if (!/^(?:ba)?sh$/.test(program) || words.pop() !== '{0}') return undefined;
  const on = new Set<string | undefined>();
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (LONG.has(word)) continue;
    if (!/^-[eulxo]+$/.test(word)) return undefined;
    if (word.includes('e')) on.add('errexit');
    for (const _ of word.matchAll(/o/g)) on.add(words.shift());
  }
  if ([...on].some((one) => one === undefined || !NAMED.has(one))) return undefined;
  return { errexit: on.has('errexit'), pipefail: on.has('pipefail') };
}
