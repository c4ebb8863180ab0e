import { eventOf, hostOf } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { readsTree } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, type CommandReading, readCommand } from './read-command.ts';
import { classOf, distinct, reason } from './reason.ts';
import { oneLine } from './values.ts';

/** A command that git runs by way of some file. */
export interface GitCommand {
  /** The file that says so. */
  readonly path: string;
  readonly line?: number;
  readonly event: string;
  /** What tells it from others of the same event and file; absent where it is alone. */
  readonly name?: string;
  readonly text: string;
  /** Where it runs, relative to the root. */
  readonly folder?: string;
  readonly errexit?: boolean;
  /** The file of the hook itself, where it is one. */
  readonly script?: string;
  readonly paths?: readonly string[] | undefined;
  /** Why it does less than it seems to, as far as its file tells. */
  readonly reasons: readonly CarrierReason[];
}

/** The carriers that `command` is: one for itself, and one for each script of the project it runs. */
export function gitCarriers(files: ProjectFiles, command: GitCommand): readonly Carrier[] {
  const { path, event, name, text, script, folder = '', errexit = false } = command;
  const variables = gitVariables(files, path);
  const read = withoutSourced(readCommand(text, { files, folder, variables, errexit }));
  const scripts = read.parts.filter((part) => part.script !== undefined);
  const only = scripts.length === 1 && read.parts.length === 1 ? scripts[0] : undefined;
  const base = [...command.reasons, ...eventReasons(event)];
  const id = `git:${path}:${event}${name === undefined ? '' : `:${name}`}`;

  const carrier = (rest: Pick<Carrier, 'id' | 'reasons' | 'mode'>, own?: string): Carrier => ({
    ...rest,
    host: 'git',
    path,
    ...(command.line === undefined ? {} : { line: command.line }),
    event,
    firing: {
      period: eventOf(hostOf('git'), event)?.period ?? 'none',
      ...(command.paths === undefined ? {} : { paths: command.paths }),
    },
    class: classOf(rest.reasons),
    runs: oneLine(text),
    ...(own === undefined ? {} : { script: own }),
  });

  const whole = carrier(
    { id, reasons: distinct([...base, ...wholeReasons(read)]), mode: modeOf(read.parts) },
    script ?? only?.script,
  );
  const parts = (script === undefined && only !== undefined ? [] : scripts).map((part) => {
    const reasons = distinct([...base, ...part.reasons]);
    return carrier({ id: `${id}:${part.script}`, reasons, mode: modeOf([part]) }, part.script);
  });
  return [whole, ...parts];
}

/** Variables and commands whose value a hook of git in `path` knows. */
function gitVariables(files: ProjectFiles, path: string): ReadonlyMap<string, string> {
  const root: string = files.root;
  const folder = path.includes('/') ? `${root}/${path.replace(/\/[^/]*$/, '')}` : root;
  const top = ['git rev-parse --show-toplevel', 'git rev-parse --show-toplevel 2>/dev/null', 'pwd'];
  const here = ['dirname "$0"', 'dirname -- "$0"', 'dirname $0'];
  return new Map([
    ['PWD', root],
    ...top.flatMap((one) => [[`$(${one})`, root] as const, [`\`${one}\``, root] as const]),
    ...here.flatMap((one) => [[`$(${one})`, folder] as const, [`\`${one}\``, folder] as const]),
  ]);
}

function eventReasons(event: string): readonly CarrierReason[] {
  const known = eventOf(hostOf('git'), event);
  if (known === undefined) return [reason('OB104', `git has no hook "${event}"`)];
  return known.blocks === 'yes' ? [] : [reason('OB117', `${event} runs when all is done`)];
}

/** `read` without what only sets the stage by another file, such as the helpers of husky. */
function withoutSourced(read: CommandReading): CommandReading {
  const isStage = ({ script, words }: CommandPart): boolean =>
    script === undefined && (words[0] === '.' || words[0] === 'source');
  return { ...read, parts: read.parts.filter((part) => !isStage(part)) };
}

/** What holds of all that the command runs. */
function wholeReasons({ parts, harmless }: CommandReading): readonly CarrierReason[] {
  if (harmless) return [reason('OB110', 'nothing in it can fail')];
  if (parts.length === 0) return [];
  const first = parts.find(({ reasons }) => reasons.length > 0);
  return parts.every(({ reasons }) => reasons.length > 0) ? (first?.reasons ?? []) : [];
}

function modeOf(parts: readonly CommandPart[]): 'point' | 'sweep' {
  return parts.length > 0 && parts.every(({ words }) => readsTree(words)) ? 'sweep' : 'point';
}
