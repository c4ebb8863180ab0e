import type { CarrierReason } from '../carrier.ts';
import { projectPath, useOf } from './command-use.ts';
import type { CommandPlace } from './read-command.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';

/** What a line ends with where a command of it fails: its own code, a fixed one, or why that is lost. */
export type LineStatus = 'own' | number | CarrierReason;

const QUIET: ReadonlySet<string> = new Set(['true', ':']);
const WELL: ReadonlySet<string> = new Set([
  'true',
  ':',
  'echo',
  'printf',
  '/bin/true',
  '/usr/bin/true',
]);
const STAGE: ReadonlySet<string> = new Set(['set', 'export', 'umask', 'ulimit', 'cd']);
/** Programs behind a pipe that end well. */
const FILTERS: ReadonlySet<string> = new Set(['tail', 'head', 'tee', 'cat', 'sed', 'sort', 'tr']);

/** Why something is not taken for green, where nothing certain is known against it. */
export const unclear = (what: string): CarrierReason =>
  reason('OB120', `not seen to block: ${what}`);

/** Why the line does not get to command `at` each time; `undefined` if it does. */
export function missedBy(
  commands: readonly ShellCommand[],
  at: number,
  place: CommandPlace,
): CarrierReason | undefined {
  let list = true;
  for (let before = at - 1; before >= 0; before -= 1) {
    const command = commands[before] as ShellCommand;
    const [name = '', second = ''] = command.words.map(({ text }) => text);
    // Only a condition that stands in the same list decides.
    list &&= command.next !== ';' && command.next !== '&';
    const ends = name === 'exit' || (name === 'exec' && second !== '');
    const begins = commands[before - 1]?.next;
    if (ends && (begins === undefined || begins === ';')) {
      return reason('OB110', `it is never reached: "${name}" stands before it`);
    }
    // One in a pipe ends no more than itself, and one with 2 says no as well.
    if (ends && begins !== '|' && command.next !== '|' && second !== '2') {
      const guarded = commands[before - 1];
      const isGuard = begins === '||' && guarded !== undefined && goesOn(guarded, place);
      if (!isGuard) return unclear(`"${shown(command)}" may stand in its way`);
    }
    if (!list || command.next === '|') continue;
    if (command.next === '||') {
      const what = WELL.has(name) ? 'never' : 'only where what stands before it fails';
      return WELL.has(name) ? reason('OB110', `it runs ${what}`) : unclear(`it runs ${what}`);
    }
    if (command.next !== '&&') continue;
    if (name === 'false') return reason('OB110', 'it never runs: "false" stands before it');
    if (!goesOn(command, place)) return unclear(`it runs only after "${shown(command)}"`);
  }
  return undefined;
}

/** Whether `command` ends well, or else is a script whose own end is looked at. */
function goesOn(command: ShellCommand, place: CommandPlace): boolean {
  const words = command.words.map(({ text }) => text);
  const [name = ''] = words;
  if (WELL.has(name) || STAGE.has(name) || (name === 'cat' && words.length === 1)) return true;
  const bare = name === '[' ? words.slice(1, -1) : name === 'test' ? words.slice(1) : [];
  const [flag = '', path = ''] = bare;
  if (bare.length === 2 && /^-[efrsx]$/.test(flag) && !command.words[2]?.dynamic) {
    const there = projectPath(place.files, place.folder, path);
    const found = there === undefined ? undefined : place.files.look(there);
    return found?.kind === 'file' && (flag !== '-x' || ((found.mode ?? 0o111) & 0o111) !== 0);
  }
  return useOf(place.files, place.folder, command).kind === 'script';
}

/** What the line ends with where command `at` fails. */
export function statusOf(
  commands: readonly ShellCommand[],
  at: number,
  errexit: boolean,
): LineStatus {
  const lines = commands.slice(0, at).map(shown);
  const exits = errexit || lines.some((line) => /^set (?:-\w*e|.*-o errexit)/.test(line));
  const pipefail = lines.some((line) => /^set .*pipefail/.test(line));
  let here = at;
  for (let next = commands[here]?.next; next !== undefined; next = commands[here]?.next) {
    const after = commands[here + 1];
    const [name = '', code = ''] = after?.words.map(({ text }) => text) ?? [];
    if (next === '&') return reason('OB111', 'nobody waits for what runs with "&"');
    if (after === undefined) break;
    if (next === '|') {
      if (!pipefail) return reason('OB112', `its failure is lost in "| ${shown(after)}"`);
      if (!FILTERS.has(name)) return unclear(`"| ${shown(after)}" may end with another code`);
    }
    if (next === '||') {
      if (name === 'exit') return exitCode(code);
      if (WELL.has(name))
        return reason('OB112', `its failure is swallowed by "|| ${shown(after)}"`);
      return unclear(`"|| ${shown(after)}" runs where it fails`);
    }
    if (next === ';') {
      if (exits && here === at) return 'own';
      // "x && exit 0; exit 2" gets to the second only where x fails.
      const isElse = here > at && commands[here]?.words[0]?.text === 'exit';
      if (name === 'exit' && (isElse || !/^\d+$/.test(code))) return exitCode(code);
      const asks = commands
        .slice(here + 1)
        .some(({ words }) => words.some(({ text }) => /\$\{?(?:\?|PIPESTATUS)/.test(text)));
      const isSaved = asks && !WELL.has(name);
      return isSaved
        ? unclear('what becomes of its code is not followed')
        : reason('OB112', `its failure is swallowed by "; ${shown(after)}"`);
    }
    here += 1;
  }
  return 'own';
}

function exitCode(code: string): LineStatus {
  if (code === '' || /^\$\{?\?\}?$/.test(code)) return 'own';
  return /^\d{1,3}$/.test(code) ? Number(code) % 256 : unclear(`it exits with ${code}`);
}

/** Why what command `at` prints is not, alone, what the line prints. */
export function outputOf(
  commands: readonly ShellCommand[],
  at: number,
  line: string,
): CarrierReason | undefined {
  if (
    /(?:^|[^2&\d>])(?:1|&)?>{1,2}(?!\s*&2|\s*>)\s*(?!&)\S/.test(
      line.replace(/cat\s*>\s*\/dev\/null/g, ''),
    )
  ) {
    return unclear('what it prints is led elsewhere');
  }
  for (const [place, { next }] of commands.entries()) {
    const after = commands[place + 1];
    if (place < at || next === undefined || after === undefined) continue;
    const [name = '', code = ''] = after.words.map(({ text }) => text);
    const isEnd = QUIET.has(name) || (name === 'exit' && code === '0');
    if (next === '|' || next === '&') return unclear('what it prints goes elsewhere');
    if (next === '||' || (isEnd && (next === ';' || next === '&&'))) continue;
    return unclear(`"${shown(after)}" comes after it`);
  }
  return undefined;
}

function shown({ words }: ShellCommand): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 40);
}
