import { eventOf, type HookEntry } from '@dochygiene/hosts';
import type { CarrierReason } from '../carrier.ts';
import type { AgentFile } from './agent-entry.ts';
import { exitCodes, mayAnswer } from './exit-codes.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, type CommandReading, readCommand } from './read-command.ts';
import { reason } from './reason.ts';

/** One script that a hook runs, or the hook as a whole where it runs none of the project. */
export interface AgentPart {
  readonly script: string | undefined;
  readonly reasons: readonly CarrierReason[];
}

const PLACEHOLDER = /\$\{(CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|CLAUDE_PLUGIN_DATA)\}/g;

/** What the hook `entry` runs, and what keeps that from running or from stopping anything. */
export function agentCommand(
  files: ProjectFiles,
  file: AgentFile,
  entry: HookEntry,
): readonly AgentPart[] {
  if (entry.type !== 'command' || entry.command === undefined) {
    return [{ script: undefined, reasons: [] }];
  }
  const text = commandText(file, entry);
  const read = readCommand(text, {
    files,
    folder: '',
    variables: file.variables,
    errexit: false,
  });
  const scripts = read.parts.filter(({ script }) => script !== undefined);
  if (scripts.length === 0) {
    return [{ script: undefined, reasons: wholeReasons(read, file, entry, text) }];
  }
  return scripts.map((part) => ({
    script: part.script,
    reasons: scriptReasons(files, file, entry, part),
  }));
}

/** The hook as a line of shell: with `args` every word of it quoted, as no shell is asked. */
function commandText({ variables }: AgentFile, { command = '', args }: HookEntry): string {
  if (args === undefined) return command;
  const filled = [command, ...args].map((word) =>
    word.replace(PLACEHOLDER, (written, name: string) => variables.get(name) ?? written),
  );
  return filled.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}

function wholeReasons(
  { parts, harmless }: CommandReading,
  file: AgentFile,
  entry: HookEntry,
  text: string,
): readonly CarrierReason[] {
  if (harmless) {
    const stops = blocksByExit(file, entry) === undefined || mayAnswer(text);
    return stops ? [] : [reason('OB110', 'nothing in it can fail or answer')];
  }
  if (entry.args !== undefined && /\s/.test(entry.command ?? '') && parts.length > 0) {
    return [reason('OB101', `beside "args" no program is called "${entry.command}"`)];
  }
  const first = parts.find(({ reasons }) => reasons.length > 0);
  if (first === undefined || !parts.every(({ reasons }) => reasons.length > 0)) return [];
  return first.reasons.filter(({ code }) => code !== 'OB112' || !mayAnswer(text));
}

function scriptReasons(
  files: ProjectFiles,
  file: AgentFile,
  entry: HookEntry,
  part: CommandPart,
): readonly CarrierReason[] {
  const path = part.script ?? '';
  const text = files.look(path).kind === 'file' ? files.text(path) : undefined;
  if (text === undefined) return part.reasons;
  // An answer on standard output counts whatever the command ends with.
  const answers = mayAnswer(text);
  const reasons = part.reasons.filter(({ code }) => code !== 'OB112' || !answers);
  const codes = isShell(path, text, part) && !answers ? exitCodes(text) : undefined;
  const needed = blocksByExit(file, entry);
  if (codes === undefined || needed === undefined || reasons.length > 0) return reasons;
  const can =
    needed === 'two' ? codes.has(2) : needed === 'any' && [...codes].some((one) => one > 0);
  if (can) return reasons;
  const shown = [...codes].sort((one, other) => one - other).join(' or ');
  const wants = { two: 'exit 2', any: 'another exit', none: 'an answer' }[needed];
  return [reason('OB110', `${path} exits with ${shown} and answers nothing; ${wants} would block`)];
}

function blocksByExit(
  { host }: AgentFile,
  { event }: HookEntry,
): 'two' | 'any' | 'none' | undefined {
  const known = eventOf(host, event);
  return known?.blocks === 'yes' ? known.exit : undefined;
}

function isShell(path: string, text: string, { words }: CommandPart): boolean {
  const first = text.split('\n', 1)[0] ?? '';
  if (first.startsWith('#!')) return /\b(?:ba|z|da|k)?sh\b/.test(first);
  return /\.(?:sh|bash)$/.test(path) || /^(?:.*\/)?(?:ba|z|da|k)?sh$/.test(words[0] ?? '');
}
