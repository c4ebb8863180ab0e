import type { CarrierReason } from '../carrier.ts';
import { exitCodes } from './exit-codes.ts';
import { pathsOfParts } from './part-paths.ts';
import { checks, idleReason, isIdle } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, readCommand } from './read-command.ts';
import { reason } from './reason.ts';
import { recipeOf } from './recipes.ts';
import { asNamed, isOfNames } from './script-names.ts';
import {
  failsItself,
  isSourced,
  onlyAsks,
  type Running,
  shellText,
  switchesOn,
  told,
  withoutTrap,
} from './script-source.ts';
import { scriptVariables } from './script-variables.ts';

/** How deep one script may run another. */
const DEPTH = 4;

/** What is said of a failure that counts nowhere, or of which it is not seen. */
const LOST: ReadonlySet<string> = new Set(['OB110', 'OB111', 'OB112', 'OB120']);

const SHELL = /^(?:.*\/)?(?:ba|z|da|k)?sh$/;

/** What a script has that keeps the end of a command for later, and asks about it itself. */
const KEEPS_STATUS = /\$\?|(?:^|[\s;])(?:if|elif|while|until)\s+!/;

/** What a script is seen to do. */
interface ScriptReading {
  /** Why nothing fails by what it sees; `undefined` if it may, or nothing is known. */
  readonly loss: CarrierReason | undefined;
  /** Globs of the paths that all that counts in it looks at; `undefined` if nothing limits it. */
  readonly paths: readonly string[] | undefined;
}

const OPEN: ScriptReading = { loss: undefined, paths: undefined };

type Known = Map<string, ScriptReading>;
const KNOWN = new WeakMap<ProjectFiles, Known>();

/**
 * `part` with what its script is seen to do, as far as it is text for the shell and holds a command that
 * is known to check: why nothing fails by what it sees, and the paths that it looks at.
 */
export function withScript(running: Running, part: CommandPart): CommandPart {
  const { loss, paths } = readingOf(worldOf(running), part);
  const reasons = loss === undefined ? part.reasons : [...part.reasons, loss];
  return paths === undefined ? { ...part, reasons } : { ...part, reasons, paths };
}

/** Why nothing fails by what `text`, a line of shell that is run in the root, sees; `undefined` if it may. */
export function lineLoss(running: Running, text: string): CarrierReason | undefined {
  return textReading(worldOf(running), text, { path: '', folder: '', errexit: false }).loss;
}

function worldOf({ files, keeps, picks, given = NONE }: Running): World {
  const known: Known = KNOWN.get(files) ?? new Map();
  KNOWN.set(files, known);
  return { files, keeps, picks: picks === true, given, known, reading: [] };
}

const NONE: ReadonlyMap<string, string> = new Map();

interface World {
  readonly files: ProjectFiles;
  readonly keeps: boolean;
  readonly given: ReadonlyMap<string, string>;
  readonly picks: boolean;
  readonly known: Known;
  /** The scripts that are being read, each of which runs the next. */
  readonly reading: readonly string[];
}

function readingOf(world: World, part: CommandPart): ScriptReading {
  const { script: path, words, folder } = part;
  if (path === undefined) return recipeReading(world, part);
  if (isSourced(part) || world.reading.length >= DEPTH) return OPEN;
  const shell = words.findIndex((word) => SHELL.test(word));
  const options = shell < 0 ? [] : words.slice(shell + 1, words.indexOf(path, shell));
  const { keeps, picks, given } = world;
  const key = JSON.stringify([path, folder, options, keeps, picks, [...given]]);
  const known = world.known.get(key);
  if (known !== undefined) return known;
  const text = shellText(world.files, path, shell >= 0);
  if (text === undefined || (picks && onlyAsks(text))) {
    world.known.set(key, OPEN);
    return OPEN;
  }

  const errexit =
    shell < 0
      ? /^#!.*\s-[a-z]*e/.test(text)
      : options.some((option) => /^-[a-z]*e/.test(option) || option === 'errexit');
  const plain = withoutTrap(text);
  const source = options.includes('pipefail') ? `set -o pipefail\n${plain}` : plain;
  const within = { ...world, reading: [...world.reading, path] };
  const { loss, paths } = textReading(within, source, { path, folder: folder ?? '', errexit });
  // What picks was seen to end with a failure.
  const codes = picks || errexit || loss !== undefined ? undefined : exitCodes(text);
  const isWell = codes !== undefined && [...codes].every((code) => code === 0);
  const well = isWell ? reason('OB110', `${path} can only exit with 0`) : undefined;
  const reading = { loss: loss === undefined ? well : told(path, loss), paths };
  world.known.set(key, reading);
  return reading;
}

/** What the targets do that `part` runs by make or just, as far as they are seen. */
function recipeReading(world: World, part: CommandPart): ScriptReading {
  const recipe = recipeOf(world.files, part);
  if (recipe === undefined || world.reading.length >= DEPTH) return OPEN;
  const { path, folder, text } = recipe;
  const within = { ...world, reading: [...world.reading, path] };
  const standing = { path, folder, errexit: true };
  const { loss, paths } = textReading(within, text, standing);
  return { loss: loss === undefined ? undefined : told(path, loss), paths };
}

interface Standing {
  readonly path: string;
  readonly folder: string;
  readonly errexit: boolean;
}

function textReading(world: World, text: string, standing: Standing): ScriptReading {
  const { files, given } = world;
  const { path, folder, errexit } = standing;
  const variables = new Map([...given, ...scriptVariables(files, path, folder)]);
  const read = (exits: boolean) =>
    readCommand(text, { files, folder, variables, errexit: exits }).parts;
  const first = read(errexit);
  const exits = errexit || first.some((part) => switchesOn(files, part));
  const parts = asNamed(text, exits === errexit ? first : read(exits));
  const { live, losses, isOther } = sorted(world, parts);
  if (live.length > 0) {
    // What it asks by itself may be about anything.
    const isOpen = isOther || failsItself(text, variables, exits);
    return { loss: undefined, paths: isOpen ? undefined : pathsOfParts(files, live) };
  }
  const [why] = losses;
  if (
    parts.length === 0 &&
    world.reading.length > 0 &&
    !/\b(?:exit|false|test)\b|\[|\$/.test(text)
  ) {
    return { ...OPEN, loss: reason('OB110', 'nothing in it checks anything') };
  }
  const isLost = losses.some(({ code }) => code !== 'OB110');
  if (why === undefined || (isOther && !isLost)) return OPEN;
  const misnamed = losses.find(isOfNames);
  if (misnamed !== undefined || !failsItself(text, variables, exits)) {
    return { ...OPEN, loss: misnamed ?? why };
  }
  // It asks for itself, and what it asks is not followed.
  const isSure = losses.every(({ code }) => code === 'OB111' || code === 'OB112');
  if (!isSure || KEEPS_STATUS.test(text) || (world.picks && isOther)) return OPEN;
  const message = `not decided: what else ends it with a failure; ${why.message}`;
  return { ...OPEN, loss: reason('OB120', message) };
}

/** Whether by `why` a failure counts nowhere; with `picks` only if that is seen. */
function isLoss({ picks }: World, why: CarrierReason): boolean {
  return LOST.has(why.code) && (!picks || why.code !== 'OB120' || isOfNames(why));
}

interface Sorted {
  /** What checks, and whose failure counts. */
  readonly live: readonly CommandPart[];
  /** Why the failure of each other that checks does not. */
  readonly losses: readonly CarrierReason[];
  /** Whether there is something of which nobody knows whether it checks. */
  readonly isOther: boolean;
}

function sorted(world: World, parts: readonly CommandPart[]): Sorted {
  const keeps = world.keeps || parts.some(({ words }) => /^git add\b/.test(words.join(' ')));
  const live: CommandPart[] = [];
  const losses: CarrierReason[] = [];
  let isOther = false;
  for (const part of parts) {
    // One that runs itself is not read again.
    if (part.script !== undefined && world.reading.includes(part.script)) continue;
    const idle = part.script === undefined ? idleReason(part.words, keeps) : undefined;
    if (isSourced(part)) continue;
    const isCheck = part.script !== undefined || idle !== undefined || checks(part.words);
    const inner = readingOf({ ...world, keeps }, part);
    const loss = idle ?? part.reasons.find((one) => isLoss(world, one)) ?? inner.loss;
    if (isCheck && loss === undefined) {
      live.push(inner.paths === undefined ? part : { ...part, paths: inner.paths });
    } else if (isCheck && loss !== undefined) losses.push(loss);
    else isOther ||= loss === undefined && !isIdle(part.words);
  }
  return { live, losses, isOther };
}
