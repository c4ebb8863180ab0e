import { once } from '@dochygiene/scanner';
import { shellExits } from './blocking-exit.ts';
import { exitCodes } from './exit-codes.ts';

/** How much of a script is looked into, in characters. */
export const EVIDENCE_LIMIT: number = 256 * 1024;

/** Languages whose exits are told apart. */
export type Language = 'shell' | 'python' | 'javascript' | 'other';

/** What a script is seen to do, each part found out when it is asked for. */
export interface Evidence {
  /** Whether it exits with 2. */
  readonly two: boolean;
  /** Whether it prints a decision that says no. */
  readonly answers: boolean;
  /** Every code it can exit with, where that is certain. */
  readonly codes: ReadonlySet<number> | undefined;
}

const NOTHING: Evidence = { two: false, answers: false, codes: new Set([0]) };

/** Decisions of no, as JSON, as an object of a language, as a filter of jq, escaped or not, and their events. */
const DECISIONS: readonly (readonly [decision: RegExp, events: RegExp])[] = [
  [said('decision', 'block'), /^/],
  [said('continue', '[Ff]alse\\b'), /^/],
  [said('permissionDecision', 'deny'), /tool/i],
  [said('behavior', 'deny'), /^permission/i],
  // As Cursor has it, whose events begin with a small letter.
  [said('permission', 'deny'), /^[a-z]/],
];

/** Without one of these words there is no decision. */
const MAY_DECIDE = /decision|continue|behavior|permission/i;

function said(key: string, value: string): RegExp {
  return new RegExp(`(?:^|[\\s{,('"\\\\])${key}["'\\\\]*\\s*[:=]\\s*["'\\\\]*${value}`);
}

/** What `text`, a script in `language`, is seen to do when it runs on `event`. */
export function evidenceOf(text: string, language: Language, event: string): Evidence {
  // Several hooks often run one script, or copies of it, one after the other.
  if (last?.text !== text || last.language !== language || last.event !== event) {
    last = { text, language, event, evidence: looked(text, language, event) };
  }
  return last.evidence;
}

let last:
  | {
      readonly text: string;
      readonly language: Language;
      readonly event: string;
      readonly evidence: Evidence;
    }
  | undefined;

function looked(text: string, language: Language, event: string): Evidence {
  const script = text.slice(0, EVIDENCE_LIMIT);
  if (isEmpty(script)) return NOTHING;
  const looks = language === 'shell' ? shellLooks(script) : LOOKS[language](script);
  const answers = once(() => MAY_DECIDE.test(script) && hasDecision(looks.reached(), event));
  return {
    get two() {
      return looks.two();
    },
    get answers() {
      return answers();
    },
    get codes() {
      return looks.codes();
    },
  };
}

/** How a script in some language is looked at. */
interface Looks {
  readonly two: () => boolean;
  /** What of it runs, as far as is seen, without comments. */
  readonly reached: () => string;
  readonly codes: () => ReadonlySet<number> | undefined;
}

function shellLooks(script: string): Looks {
  const exits = once(() => shellExits(script));
  return {
    two: () => exits().two,
    reached: () => withoutComments(script.slice(0, exits().ends), /(?:^|[ \t])#.*$/gm),
    codes: once(() => exitCodes(script)),
  };
}

const LOOKS: Readonly<Record<Exclude<Language, 'shell'>, (script: string) => Looks>> = {
  python: (script) =>
    reachedLooks(() => untilEnd(withoutComments(script, PYTHON_TEXT), PYTHON_END), pythonExits),
  javascript: (script) =>
    reachedLooks(
      () =>
        untilEnd(
          withoutComments(script, /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|(?:^|[\s;{}])\/\/.*$/gm),
          SCRIPT_END,
        ),
      (reached) => SCRIPT_TWO.test(reached),
    ),
  other: (script) =>
    reachedLooks(
      () => withoutComments(script, /^[ \t]*(?:#|\/\/|--).*$/gm),
      (reached) => ANY_TWO.test(reached),
    ),
};

function reachedLooks(reached: () => string, two: (reached: string) => boolean): Looks {
  const found = once(reached);
  return { two: once(() => two(found())), reached: found, codes: () => undefined };
}

/** The language of a script, by its first line, its interpreter or its name, in this order. */
export function languageOf(path: string, text: string, interpreter: string): Language {
  const first = text.split('\n', 1)[0] ?? '';
  const direct = interpreter === '';
  const name = direct && first.startsWith('#!') ? first : interpreter;
  if (/\b(?:ba|z|da|k)?sh\b/.test(name) || /^(?:\.|source)$/.test(name)) return 'shell';
  if (/\b(?:python[\d.]*|py|pypy3?)\b/.test(name)) return 'python';
  if (/\b(?:node|tsx|ts-node|bun|deno)\b/.test(name)) return 'javascript';
  if (/\b(?:uv)\b/.test(name)) return 'python';
  // Without a first line that says otherwise, a shell reads what it is told to start.
  if (direct && !first.startsWith('#!')) return 'shell';
  if (name !== '') return 'other';
  return /\.py$/.test(path) ? 'python' : 'other';
}

/** How many exits of a script are asked whether anything calls their function. */
const EXITS_LIMIT = 50;

/** Comments of Python, and texts that stand there by themselves. */
const PYTHON_TEXT = /^[ \t]*("""|''')[\s\S]*?\1|(?:^|[ \t])#.*$/gm;

const PYTHON_END = /^(?:sys\.|os\._)?exit\(.*\)|^raise SystemExit.*/gm;
const PYTHON_TWO = /\b(?:(?:sys\.|os\._)?exit\(\s*2\s*\)|raise\s+SystemExit\(\s*2\s*\))/;
const SCRIPT_END = /^process\.exit\(.*\)/gm;
const SCRIPT_TWO =
  /\b(?:process|Deno)\.(?:exit\(\s*2\s*\)|exitCode\s*=\s*2\b)|(?:^|[^.\w])exit\(\s*2\s*\)/m;
const ANY_TWO = /\bexit!?\s*\(?\s*2\b(?![.\d])/i;

/** `text` up to the first exit at its outermost level, that one included. */
function untilEnd(text: string, end: RegExp): string {
  end.lastIndex = 0;
  const found = end.exec(text);
  return found === null ? text : text.slice(0, found.index + found[0].length);
}

function pythonExits(text: string): boolean {
  const lines = text.split('\n');
  const handsOn =
    /exit\(\s*(?:await\s+)?(?:asyncio\.run\()?(\w+)\(|raise\s+SystemExit\((\w+)\(/.exec(text);
  if (handsOn !== null && /^\s+return 2\b/m.test(text)) return true;
  const exits = lines.flatMap((line, at) => (PYTHON_TWO.test(line) ? [at] : []));
  return exits.slice(0, EXITS_LIMIT).some((at) => isCalled(lines, at, text));
}

/** Whether the function that line `at` stands in, if any, is named anywhere else. */
function isCalled(lines: readonly string[], at: number, text: string): boolean {
  let indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && indent > 0; above -= 1) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    const [, name] = /^\s*(?:async\s+)?def\s+(\w+)/.exec(line) ?? [];
    if (name === undefined) continue;
    const uses = text.split(new RegExp(`\\b${name}\\b`)).length - 1;
    if (uses < 2) return false;
  }
  return true;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether one of the lines of `text` that go to standard output holds a decision of no for `event`. */
function hasDecision(text: string, event: string): boolean {
  const shown = text
    .split('\n')
    .filter((line) => !/>\s*&2|\bstderr\b|console\.error/.test(line))
    .join('\n');
  return DECISIONS.some(([decision, events]) => events.test(event) && decision.test(shown));
}

function isEmpty(text: string): boolean {
  // Nearly every script has a line that is plainly none of comment.
  if (/^[ \t]*(?!#|\/\/)\S/m.test(text)) return false;
  return withoutComments(text, /^[ \t]*(?:#|\/\/).*$/gm).trim() === '';
}

function withoutComments(text: string, comment: RegExp): string {
  return text.replace(comment, '');
}
