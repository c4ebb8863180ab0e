import { endsWell } from './fate.ts';
import { type ShellCommand, shellLine } from './shell-line.ts';

/** How long a script may be for its exit codes to be told, in lines. */
export const EXIT_LINES = 200;

/** What hands the status of another command on, or ends the script in a way not looked into. */
const PASSES =
  /\bexit\s+["']?[^0-9\s"';)}]|\b(?:return|trap|exec|source|eval)\b|^\s*\.\s|\bset\s+-\w*e|errexit/m;

/**
 * Every code with which the shell script `text` can exit; `undefined` where that is not certain.
 *
 * Certain is only: a short script, no command of which hands its own status on, every `exit` of
 * which names a number, and whose last command is one that ends well or an `exit`. An `exit`
 * without a number is not certain.
 */
export function exitCodes(text: string): ReadonlySet<number> | undefined {
  const body = withoutComments(text);
  const first = text.split('\n', 1)[0] ?? '';
  if (body.split('\n').length > EXIT_LINES || PASSES.test(body)) return undefined;
  if (/^#!.*\s-\w*e/.test(first)) return undefined;

  const { commands } = shellLine(body, new Map());
  const last = commands.at(-1);
  if (last === undefined) return new Set([0]);
  const codes = new Set<number>();
  for (const command of commands) {
    const code = exitOf(command);
    if (code === 'unclear') return undefined;
    if (code !== undefined) codes.add(code);
  }
  // What closes a branch or a loop last hands on the status of what stands in it.
  if (/\b(?:fi|done|esac)\s*$/.test(body.trimEnd()) || /[)}]\s*$/.test(body.trimEnd())) {
    return undefined;
  }
  // After "&&" the last may not run, and then the status before it counts.
  if (commands.at(-2)?.next === '&&') return undefined;
  if (endsWell(last) || commands.at(-2)?.next === '||') codes.add(0);
  if (!endsWell(last) && exitOf(last) === undefined) return undefined;
  return codes;
}

function withoutComments(text: string): string {
  return text.replace(/^[ \t]*#.*$/gm, '');
}

function exitOf({ words }: ShellCommand): number | 'unclear' | undefined {
  const at = words.findIndex(({ text, quoted }) => text === 'exit' && !quoted);
  if (at < 0) return undefined;
  const code = words[at + 1]?.text ?? '';
  return /^\d{1,3}$/.test(code) ? Number(code) % 256 : 'unclear';
}
