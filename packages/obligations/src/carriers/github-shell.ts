import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import { isRecord, recordAt, textsOf, type Values, valueAt } from './values.ts';

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

/** The shells of Windows. */
const WINDOWS_SHELL = /^(?:pwsh|powershell|cmd)$/;

/**
 * How the shell `named` of a step takes the failure of the commands in `text`; left out, it is the
 * one that the service starts by itself.
 *
 * PowerShell and cmd go on after a program that fails, and end with what the last one ended with. Of
 * their own words nothing is read, nor of any other language.
 */
export function shellOf(named: string | undefined, text: string): StepShell {
  // Named, bash is started with "-o pipefail"; by itself it is not.
  if (named === undefined || named === 'sh')
    return { errexit: true, pipefail: false, why: undefined };
  if (named === 'bash') return { errexit: true, pipefail: true, why: undefined };
  const template = /^(?:ba)?sh\s.*\{0\}$/.test(named);
  if (template) {
    const errexit = /\s-[a-z]*e/.test(named);
    return { errexit, pipefail: /\spipefail\b/.test(named), why: undefined };
  }
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

/** Whether the runners of `job` are of Windows, as far as its labels tell: all of them, if it has several. */
export function isWindows(job: Values): boolean {
  const on = job['runs-on'];
  const labels = isRecord(on) ? textsOf(on['labels']) : textsOf(on);
  const names = labels.flatMap((label) => {
    const key = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(label)?.[1];
    if (key === undefined) return [label];
    const values = textsOf(valueAt(recordAt(recordAt(job, 'strategy'), 'matrix'), key));
    return [values.length > 0 && values.every((one) => WINDOWS.test(one)) ? 'windows' : 'other'];
  });
  return names.some((name) => WINDOWS.test(name));
}

const WINDOWS = /(?:^|[^a-z])windows(?![a-z])/i;
