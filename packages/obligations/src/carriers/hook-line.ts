import type { CarrierReason } from '../carrier.ts';
import { type Evidence, evidenceOf, languageOf } from './block-evidence.ts';
import { pathsOfParts } from './part-paths.ts';
import { scriptTells } from './program-options.ts';
import { idleReason, isIdle } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, type CommandReading, readCommand } from './read-command.ts';
import { reason } from './reason.ts';
import { interpreterIn, interpreterOf, scriptEvidence } from './script-evidence.ts';
import { withoutShut } from './script-guards.ts';
import { asNamed } from './script-names.ts';
import { startFault } from './script-start.ts';
import { lineLoss, withScript } from './script-text.ts';
import { type Leaf, leavesOf } from './status-path.ts';

/** One script that a line runs, or the line as a whole where it runs none of the project. */
export interface LinePart {
  readonly script: string | undefined;
  readonly reasons: readonly CarrierReason[];
  /** Globs of the paths that programs look at where the line has them stand; absent is all. */
  readonly paths?: readonly string[] | undefined;
}

/** Where a line of a hook runs, and what it must do. */
export interface HookLine {
  readonly files: ProjectFiles;
  /** Variables and commands of a shell whose value is known. */
  readonly variables: ReadonlyMap<string, string>;
  /** As its host calls it. */
  readonly event: string;
  /**
   * What stops something: an exit with 2, any exit that is no 0, or nothing but an answer on
   * standard output; `undefined` where nothing does.
   */
  readonly need: 'two' | 'any' | 'answer' | undefined;
}

/** What the line `text` runs, and what keeps that from running or from being seen to stop anything. */
export function lineParts(text: string, line: HookLine): readonly LinePart[] {
  const { files, variables, event } = line;
  const place = { files, folder: '', variables, errexit: false };
  const read = withTold(text, readCommand(text, place));
  const scripts = read.parts.filter(({ script }) => script !== undefined);
  if (scripts.length === 0) {
    const paths = pathsOfParts(
      files,
      read.parts.filter(({ words }) => !isIdle(words)),
    );
    return [{ script: undefined, reasons: wholeReasons(read, text, line), paths }];
  }

  const leaves = leavesOf(text, place);
  // A line with branches that ends with 2 of itself stops things whatever its scripts end with.
  const two = () =>
    !/\|\|\s*(?:true|:)(?![\w.])|[;&]\s*(?:true|:)\s*$/.test(text) &&
    evidenceOf(text, 'shell', event).two;
  return scripts.map((part) => ({
    script: part.script,
    reasons: scriptReasons(part, line, { leaves, two }),
  }));
}

/** `read`, of `text`, with why what runs in it may look at nothing, such as a script that is called with --help. */
function withTold(text: string, read: CommandReading): CommandReading {
  const parts = asNamed(text, read.parts).map((part) => {
    const why = part.script === undefined ? idleReason(part.words, true) : scriptTells(part.words);
    return why === undefined ? part : { ...part, reasons: [...part.reasons, why] };
  });
  return { ...read, parts };
}

type Needed = Exclude<HookLine['need'], undefined>;

function wholeReasons(
  { parts, harmless }: CommandReading,
  text: string,
  { files, event, need, variables }: HookLine,
): readonly CarrierReason[] {
  const { two, answers, codes } = lineEvidence(withoutShut(files, text), event);
  const isSeen = answers || (two && need === 'two');
  const first = parts.find(({ reasons }) => reasons.length > 0);
  const faulty = parts.length > 0 && parts.every(({ reasons }) => reasons.length > 0);
  if (first !== undefined && faulty) {
    // What a program ends with does not matter where the line itself says no.
    const own = first.reasons.filter(({ code }) => !isSeen || !/^OB1(?:12|20)$/.test(code));
    if (own.length > 0) return own;
  }
  if (need === undefined || answers) return [];
  if (isSeen) {
    // It may say no of itself, and yet never by what it runs.
    const loss = lineLoss({ files, keeps: true, picks: true, given: variables }, text);
    return loss === undefined ? [] : [loss];
  }
  if (harmless) return [reason('OB110', 'nothing in it can fail or answer')];
  if (need === 'any' && codes === undefined) return [];
  return [cannot(need, codes, 'the command')];
}

/** What a line does as a script of its own, and what the code on it does in another language. */
function lineEvidence(text: string, event: string): Evidence {
  const shell = evidenceOf(text, 'shell', event);
  const [, program = '', code = ''] =
    /^\s*(node|python3?|bun|deno)\s+(?:-e|-c|--eval)\s+("(?:[^"\\]|\\.)*"|'[^']*')\s*$/.exec(
      text,
    ) ?? [];
  if (code === '') return shell;
  const inline = evidenceOf(code.slice(1, -1), languageOf('', '', program), event);
  const { two, answers } = inline;
  return { two, answers, codes: undefined };
}

interface Run {
  readonly leaves: readonly Leaf[] | undefined;
  /** Whether the line ends with 2 of itself. */
  readonly two: () => boolean;
}

function scriptReasons(
  part: CommandPart,
  { files, event, need, variables }: HookLine,
  { leaves, two }: Run,
): readonly CarrierReason[] {
  const path = part.script ?? '';
  const text = files.look(path).kind === 'file' ? files.text(path) : undefined;
  if (text === undefined) {
    const unread = need !== undefined && part.reasons.length === 0;
    return unread ? [reason('OB120', `not seen to block: ${path} cannot be read`)] : part.reasons;
  }
  const leaf = leaves?.find(({ use }) => use.kind === 'script' && use.path === path);
  const direct = leaf?.use.kind === 'script' && leaf.use.direct;
  const badStart = direct ? startFault(path, text) : undefined;
  if (badStart !== undefined) return [...part.reasons, badStart];
  const interpreter = leaf === undefined ? interpreterIn(part.words) : interpreterOf(leaf);
  const seen = scriptEvidence({ files, variables, event }, path, text, interpreter);
  const answers = seen.answers && leaf !== undefined && leaf.output === undefined;
  // An answer on standard output counts whatever the command ends with.
  const reasons = part.reasons.filter(({ code }) => code !== 'OB112' || !answers);
  if (need === undefined || reasons.length > 0 || answers) return reasons;
  const open = reason('OB120', 'not seen to block: how the command ends is not followed');
  const isTwo = leaf === undefined && need === 'two' && two();
  const why = leaf === undefined ? (isTwo ? undefined : [open]) : stops(need, leaf, seen, path);
  if (why !== undefined) return why;
  return withScript({ files, keeps: true, picks: true, given: variables }, part).reasons;
}

/** Why a script that runs stops nothing; `undefined` if it does. */
function stops(
  need: Needed,
  { fate, output }: Leaf,
  seen: Evidence,
  path: string,
): readonly CarrierReason[] | undefined {
  if (seen.answers && output !== undefined) return [output];
  if (need === 'answer') return [cannot(need, seen.codes, path)];
  if (typeof fate === 'object') return [fate];
  if (fate === undefined && need === 'two') {
    return seen.two ? undefined : [cannot(need, seen.codes, path)];
  }
  const { codes } = seen;
  const canFail = codes === undefined || [...codes].some((one) => one > 0);
  const fits = (code: number): boolean => (need === 'two' ? code === 2 : code > 0);
  if (fate !== undefined) {
    if (canFail && fits(fate)) return undefined;
    return [canFail ? cannot(need, new Set([fate]), 'the command') : cannot(need, codes, path)];
  }
  return canFail ? undefined : [cannot(need, codes, path)];
}

/** What `what`, which exits with `codes` where they are certain, lacks. */
function cannot(need: Needed, codes: ReadonlySet<number> | undefined, what: string): CarrierReason {
  const wants = { two: 'exit 2', any: 'another exit', answer: 'an answer' }[need];
  const isCertain = codes !== undefined && (need !== 'two' || !codes.has(2));
  if (!isCertain) {
    const seen =
      need === 'answer' ? 'prints a decision of no' : 'exits with 2 or prints a decision of no';
    return reason('OB120', `not seen to block: nothing shows that ${what} ${seen}`);
  }
  const shown = [...codes].sort((one, other) => one - other).join(' or ');
  return reason('OB110', `${what} exits with ${shown} and answers nothing; ${wants} would block`);
}
