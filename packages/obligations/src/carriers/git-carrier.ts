import { eventOf, hostOf } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { intersected } from './intersected.ts';
import { lintStaged } from './lint-staged.ts';
import { pathsOfParts } from './part-paths.ts';
import { scriptTells } from './program-options.ts';
import { idleReason, isIdle, readsTree } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import {
  type CommandPart,
  type CommandPlace,
  type CommandReading,
  readCommand,
} from './read-command.ts';
import { classOf, distinct, reason } from './reason.ts';
import { asNamed } from './script-names.ts';
import { withScript } from './script-text.ts';
import { scriptVariables } from './script-variables.ts';
import { shellLine } from './shell-line.ts';
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
  /** Whether what it rewrites is added to the commit, or keeps it from being made. */
  readonly restages?: boolean;
  /** Why it does less than it seems to, as far as its file tells. */
  readonly reasons: readonly CarrierReason[];
}

/** The carriers that `command` is: one for itself, and one for each script of the project it runs. */
export function gitCarriers(files: ProjectFiles, command: GitCommand): readonly Carrier[] {
  const { path, event, name, text, script, folder = '', errexit = false } = command;
  const variables = scriptVariables(files, path, '');
  const place = { files, folder, variables, errexit };
  const read = narrowed(withoutSourced(readNamed(text, place)), command, files);
  const scripts = read.parts.filter((part) => part.script !== undefined);
  const only = scripts.length === 1 && read.parts.length === 1 ? scripts[0] : undefined;
  const base = [...command.reasons, ...eventReasons(event)];
  const id = `git:${path}:${event}${name === undefined ? '' : `:${name}`}`;

  const carrier = (
    { paths, ...rest }: Pick<Carrier, 'id' | 'reasons' | 'mode'> & Narrowed,
    own?: string,
  ): Carrier => ({
    ...rest,
    host: 'git',
    path,
    ...(command.line === undefined ? {} : { line: command.line }),
    event,
    firing: {
      period: eventOf(hostOf('git'), event)?.period ?? 'none',
      ...(paths === undefined ? {} : { paths }),
    },
    class: classOf(rest.reasons),
    runs: oneLine(text),
    ...(own === undefined ? {} : { script: own }),
  });

  const live = read.parts.filter(({ reasons, words }) => reasons.length === 0 && !isIdle(words));
  const whole = carrier(
    {
      id,
      reasons: distinct([...base, ...wholeReasons(read, text)]),
      mode: modeOf(read.parts),
      paths: intersected([command.paths, pathsOfParts(files, live.length > 0 ? live : read.parts)]),
    },
    script ?? only?.script,
  );
  const parts = (script === undefined && only !== undefined ? [] : scripts).map((part) => {
    const reasons = distinct([...base, ...part.reasons]);
    const paths = intersected([command.paths, pathsOfParts(files, [part])]);
    return carrier(
      { id: `${id}:${part.script}`, reasons, mode: modeOf([part]), paths },
      part.script,
    );
  });
  return [whole, ...parts];
}

interface Narrowed {
  /** Globs of the paths that are seen; `undefined` is all. */
  readonly paths?: readonly string[] | undefined;
}

/** `read` with what lint-staged runs in the place of lint-staged itself. */
function narrowed(
  read: CommandReading,
  { text, folder = '', restages = false }: GitCommand,
  files: ProjectFiles,
): CommandReading {
  // What is rewritten goes into the commit only where something adds it again.
  const keeps = restages || read.parts.some(({ words }) => /^git add\b/.test(words.join(' ')));
  const parts = read.parts.map(told(files, keeps)).flatMap((part): readonly CommandPart[] => {
    const tasks = lintStaged(files, part.words, folder);
    if (tasks === undefined) return [part];
    if (!('length' in tasks)) return [{ ...part, reasons: [...part.reasons, tasks] }];
    const away = /\bcd\s/.test(text)
      ? [reason('OB120', 'not decided: in which folder lint-staged runs')]
      : [];
    return tasks.flatMap(({ glob, parts: own }) =>
      own.map((each) => ({
        ...told(files, true)(each),
        reasons: [...part.reasons, ...told(files, true)(each).reasons, ...away],
        paths: [glob],
      })),
    );
  });
  return { ...read, parts };
}

/** A part with why it fails by nothing, if that is so; `keeps` is for what is rewritten and added again. */
function told(files: ProjectFiles, keeps: boolean): (part: CommandPart) => CommandPart {
  return (part) => {
    const { script, words, reasons } = part;
    const why = script === undefined ? idleReason(words, keeps) : scriptTells(words);
    if (why !== undefined) return { ...part, reasons: [...reasons, why] };
    return withScript({ files, keeps }, part);
  };
}

function eventReasons(event: string): readonly CarrierReason[] {
  const known = eventOf(hostOf('git'), event);
  if (known === undefined) return [reason('OB104', `git has no hook "${event}"`)];
  return known.blocks === 'yes' ? [] : [reason('OB117', `${event} runs when all is done`)];
}

function readNamed(text: string, place: CommandPlace): CommandReading {
  const read = readCommand(text, place);
  return { ...read, parts: asNamed(text, read.parts) };
}

/** `read` without what only sets the stage by another file, such as the helpers of husky. */
function withoutSourced(read: CommandReading): CommandReading {
  const isStage = ({ script, words }: CommandPart): boolean =>
    script === undefined && (words[0] === '.' || words[0] === 'source');
  return { ...read, parts: read.parts.filter((part) => !isStage(part)) };
}

/** What holds of all that the command `text` runs. */
function wholeReasons({ parts, harmless }: CommandReading, text: string): readonly CarrierReason[] {
  if (harmless) return [reason('OB110', 'nothing in it can fail')];
  if (parts.length === 0) {
    return refuses(text) ? [] : [reason('OB120', 'not decided: nothing is seen to run in it')];
  }
  const checking = parts.filter(({ script, words }) => script !== undefined || !isIdle(words));
  if (checking.length === 0) return [reason('OB110', 'nothing that it runs checks anything')];
  const first = checking.find(({ reasons }) => reasons.length > 0);
  return checking.every(({ reasons }) => reasons.length > 0) ? (first?.reasons ?? []) : [];
}

/** Whether `text` exits with an error, and has not ended well before. */
function refuses(text: string): boolean {
  for (const { words } of shellLine(text, new Map()).commands) {
    const [name, option, code] = words.map((word) => word.text);
    if (name === 'exit') return /^[1-9]\d*$/.test(option ?? '');
    if (/^(?:ba)?sh$/.test(name ?? '') && option === '-c') return /^\s*exit [1-9]/.test(code ?? '');
  }
  return false;
}

function modeOf(parts: readonly CommandPart[]): 'point' | 'sweep' {
  return parts.length > 0 && parts.every(({ words }) => readsTree(words)) ? 'sweep' : 'point';
}
