import { eventOf, type HookEntry } from '@dochygiene/hosts';
import type { AgentFile } from './agent-entry.ts';
import { type HookLine, type LinePart, lineParts } from './hook-line.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';

const PLACEHOLDER = /\$\{(CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|CLAUDE_PLUGIN_DATA)\}/g;

/** Why a hook of a type that is no command is not seen to stop anything. */
const ANSWERED: ReadonlyMap<string, string> = new Map([
  ['prompt', 'a model is asked, and may let it pass'],
  ['agent', 'a model is asked, and may let it pass'],
  ['http', 'what answers the http hook is not read'],
  ['mcp_tool', 'what answers the mcp_tool hook is not read'],
]);

/** What the hook `entry` runs, and what keeps that from running or from stopping anything. */
export function agentCommand(
  files: ProjectFiles,
  file: AgentFile,
  entry: HookEntry,
): readonly LinePart[] {
  if (entry.type !== 'command' || entry.command === undefined) {
    const why = entry.fault === undefined ? ANSWERED.get(entry.type) : undefined;
    const reasons = why === undefined ? [] : [reason('OB120', `not seen to block: ${why}`)];
    return [{ script: undefined, reasons }];
  }
  if (entry.args !== undefined && /\s/.test(entry.command)) {
    const message = `beside "args" no program is called "${entry.command}"`;
    return [{ script: undefined, reasons: [reason('OB101', message)] }];
  }
  const shell = entry.more['shell'];
  if (entry.args === undefined && shell !== undefined && shell !== 'bash') {
    const message = `not seen to block: ${String(shell)} is not everywhere, and is not read`;
    return [{ script: undefined, reasons: [reason('OB120', message)] }];
  }
  return lineParts(commandText(file, entry), {
    files,
    variables: file.variables,
    event: entry.event,
    need: needOf(file, entry),
  });
}
/** The hook as a line of shell: with `args` every word of it quoted, as no shell is asked. */
function commandText({ variables }: AgentFile, { command = '', args }: HookEntry): string {
  if (args === undefined) return command;
  const filled = [command, ...args].map((word) =>
    word.replace(PLACEHOLDER, (written, name: string) => variables.get(name) ?? written),
  );
  return filled.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}

/** What the hook must do to stop something. */
function needOf({ host }: AgentFile, { event, more }: HookEntry): HookLine['need'] {
  const known = eventOf(host, event);
  if (known?.blocks !== 'yes') return undefined;
  const isClosed = more['onFailure'] === 'block' || more['failClosed'] === true;
  if (isClosed && known.exit === 'two') return 'any';
  return known.exit === 'two' || known.exit === 'any' ? known.exit : 'answer';
}
