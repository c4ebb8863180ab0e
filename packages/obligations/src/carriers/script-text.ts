import type { CarrierReason } from '../carrier.ts';
import { lossBy } from './fate.ts';
import { checks, idleReason, isIdle } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, readCommand } from './read-command.ts';
import { reason } from './reason.ts';
import { asNamed, isOfNames } from './script-names.ts';
import { scriptVariables } from './script-variables.ts';
import { SHELL_LIMIT, shellLine } from './shell-line.ts';
import { fatesOf } from './swallowed.ts';

/** How deep one script may run another. */
const DEPTH = 4;

/** What is said of a failure that counts nowhere, or of which it is not seen. */
const LOST: ReadonlySet<string> = new Set(['OB110', 'OB111', 'OB112', 'OB120']);

const SHELL = /^(?:.*\/)?(?:ba|z|da|k)?sh$/;

/** What a script has that keeps the end of a command for later, and asks about it itself. */
const KEEPS_STATUS = /\$\?|(?:^|[\s;])(?:if|elif|while|until)\s+!/;

/** A trap that calls a function by its name: the end stays as it was, unless that one says `exit 0`. */
const NAMED_TRAP = /^[ \t]*trap[ \t]+(?:'\w+'|"\w+"|\w+)(?:[ \t]+[A-Z0-9]+)+[ \t]*$/gm;
const ENDS_WELL = /\bexit(?:[ \t]+0)?[ \t]*(?:$|[;}])/m;

type Known = Map<string, CarrierReason | undefined>;
const KNOWN = new WeakMap<ProjectFiles, Known>();

/** By whom a script is run. */
export interface Running {
  readonly files: ProjectFiles;
  /** Whether what it rewrites goes into the commit, or stays for whoever it stops. */
  readonly keeps: boolean;
  /** Variables whose value whoever runs it has handed on. */
  readonly given?: ReadonlyMap<string, string>;
}

/**
 * Why nothing fails by what the script of `part` sees, as far as it is text for the shell and holds
 * a command that is known to check; `undefined` if it may, or nothing is known.
 */
export function scriptLoss(running: Running, part: CommandPart): CarrierReason | undefined {
  return lossOf(worldOf(running), part);
}

/** The same for `text`, a line of shell that is run in the root. */
export function lineLoss(running: Running, text: string): CarrierReason | undefined {
  return lossIn(worldOf(running), text, { path: '', folder: '', errexit: false });
}

function worldOf({ files, keeps, given = NONE }: Running): World {
  const known: Known = KNOWN.get(files) ?? new Map();
  KNOWN.set(files, known);
  return { files, keeps, given, known, reading: [] };
}

const NONE: ReadonlyMap<string, string> = new Map();

interface World {
  readonly files: ProjectFiles;
  readonly keeps: boolean;
  readonly given: ReadonlyMap<string, string>;
  readonly known: Known;
  /** The scripts that are being read, each of which runs the next. */
  readonly reading: readonly string[];
}

function lossOf(world: World, part: CommandPart): CarrierReason | undefined {
  const { script: path, words, folder } = part;
  if (path === undefined || isSourced(part) || world.reading.length >= DEPTH) return undefined;
  const shell = words.findIndex((word) => SHELL.test(word));
  const options = shell < 0 ? [] : words.slice(shell + 1, words.indexOf(path, shell));
  const key = JSON.stringify([path, folder, options, world.keeps, [...world.given.keys()]]);
  if (world.known.has(key)) return world.known.get(key);
  const text = shellText(world.files, path, shell >= 0);
  if (text === undefined) {
    world.known.set(key, undefined);
    return undefined;
  }

  const errexit =
    shell < 0
      ? /^#!.*\s-[a-z]*e/.test(text)
      : options.some((option) => /^-[a-z]*e/.test(option) || option === 'errexit');
  const plain = ENDS_WELL.test(text) ? text : text.replace(NAMED_TRAP, ':');
  const source = options.includes('pipefail') ? `set -o pipefail\n${plain}` : plain;
  const within = { ...world, reading: [...world.reading, path] };
  const found = lossIn(within, source, { path, folder: folder ?? '', errexit });
  const why = found === undefined ? undefined : told(path, found);
  world.known.set(key, why);
  return why;
}

interface Standing {
  readonly path: string;
  readonly folder: string;
  readonly errexit: boolean;
}

function lossIn(
  world: World,
  text: string,
  { path, folder, errexit }: Standing,
): CarrierReason | undefined {
  const { files, given } = world;
  const variables = new Map([...given, ...scriptVariables(files, path, folder)]);
  const read = (exits: boolean) =>
    readCommand(text, { files, folder, variables, errexit: exits }).parts;
  const first = read(errexit);
  const exits = errexit || first.some((part) => switchesOn(files, part));
  const parts = asNamed(text, exits === errexit ? first : read(exits));
  const keeps = world.keeps || parts.some(({ words }) => /^git add\b/.test(words.join(' ')));
  const losses: CarrierReason[] = [];
  let isOther = false;
  for (const part of parts) {
    // One that runs itself is not read again.
    if (part.script !== undefined && world.reading.includes(part.script)) continue;
    const idle = part.script === undefined ? idleReason(part.words, keeps) : undefined;
    if (isSourced(part)) continue;
    const isCheck = part.script !== undefined || idle !== undefined || checks(part.words);
    const loss =
      idle ?? part.reasons.find(({ code }) => LOST.has(code)) ?? lossOf({ ...world, keeps }, part);
    if (isCheck && loss === undefined) return undefined;
    if (isCheck && loss !== undefined) losses.push(loss);
    else isOther ||= loss === undefined && !isIdle(part.words);
  }
  const [why] = losses;
  const isLost = losses.some(({ code }) => code !== 'OB110');
  if (why === undefined || (isOther && !isLost)) return undefined;
  const misnamed = losses.find(isOfNames);
  if (misnamed !== undefined || !failsItself(text, variables, exits)) return misnamed ?? why;
  // It asks for itself, and what it asks is not followed.
  const isSure = losses.every(({ code }) => code === 'OB111' || code === 'OB112');
  if (!isSure || KEEPS_STATUS.test(text)) return undefined;
  return reason('OB120', `not decided: what else ends it with a failure; ${why.message}`);
}

/** Whether `part` reads a file into the shell that runs: that sets the stage, whatever else it does. */
function isSourced({ words }: CommandPart): boolean {
  return words[0] === '.' || words[0] === 'source';
}

/** Whether `part` reads a file into the shell by which that ends with the first command that fails. */
function switchesOn(files: ProjectFiles, part: CommandPart): boolean {
  if (!isSourced(part) || part.script === undefined) return false;
  const text = shellText(files, part.script, true) ?? '';
  return /^[ \t]*set[ \t]+-(?:[a-z]*e|o[ \t]+errexit)/m.test(text);
}

/** Whether `text` ends with a failure of its own accord somewhere. */
function failsItself(
  text: string,
  variables: ReadonlyMap<string, string>,
  errexit: boolean,
): boolean {
  const line = shellLine(text, variables);
  const fates = fatesOf(line, errexit);
  return line.commands.some((command) => {
    const [name, code] = command.words;
    if (name?.text !== 'exit' || code === undefined || code.text === '0') return false;
    return fates.has(command) && lossBy(fates.get(command))?.code !== 'OB112';
  });
}

/** The text of the script `path`, if it is one of the shell. */
function shellText(files: ProjectFiles, path: string, byShell: boolean): string | undefined {
  files.readAhead(path);
  const text = files.look(path).kind === 'file' ? files.text(path) : undefined;
  if (text === undefined || text.length > SHELL_LIMIT) return undefined;
  const [first = ''] = text.split('\n', 1);
  const isShell = first.startsWith('#!')
    ? /\b(?:ba|z|da|k)?sh\b/.test(first)
    : byShell || /\.(?:sh|bash)$/.test(path);
  return isShell ? text : undefined;
}

function told(path: string, { code, message }: CarrierReason): CarrierReason {
  const rest = message.replace(/^not decided: /, '');
  const open = rest === message ? '' : 'not decided: ';
  return { code, message: `${open}in ${path}, ${rest}` };
}
