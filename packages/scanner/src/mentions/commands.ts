import type { Mention } from '../document.ts';
import { trimmed } from '../markdown/cursor.ts';
import type { Fence, Structure } from '../markdown/structure.ts';
import { codePath } from './code-path.ts';
import { pathWords } from './programs.ts';
import { shellWords } from './shell-words.ts';

/** Adds the paths that commands in fences of `structure` are given. */
export function commandMentions(structure: Structure, text: string, found: Mention[]): void {
  eachShellCommand(structure, text, (command, line) => addCommand(command, line, found));
}

/**
 * Visits the commands in fences of `structure`, one a line unless a backslash joins lines, each with
 * the line it begins on and its fence.
 *
 * Only fences of a shell are commands. Of a recorded session the lines after a prompt are, the others
 * are output; comments and documents inlined with `<<` are neither.
 */
export function eachShellCommand(
  structure: Structure,
  text: string,
  visit: (command: string, line: number, fence: Fence) => void,
): void {
  for (const fence of structure.fences) {
    if (fence.kind !== 'fenced' || !isShell(fence.info)) continue;
    eachCommand(fence, text, (command, line) => visit(command, line, fence));
  }
}

function isShell(info: string): boolean {
  return SHELL.test(info);
}

const SHELL =
  /^\{?[\s.]*(?:sh|bash|zsh|fish|shell|console|terminal|shellsession|shell-session|sh-session|bash-session)(?![\w-])/i;

function eachCommand(
  fence: Fence,
  text: string,
  visit: (command: string, line: number) => void,
): void {
  const lines = text.slice(fence.start, fence.end).split('\n');
  const session = lines.some((line) => PROMPT.test(line));
  let inlined: string | undefined;
  let command = '';
  let first = fence.line + 1;
  for (const [index, line] of lines.entries()) {
    if (inlined !== undefined) {
      if (trimmed(line) === inlined) inlined = undefined;
      continue;
    }
    const part = partOf(line, session && command === '');
    if (part === undefined) continue;
    if (command === '') first = fence.line + 1 + index;
    if (part.endsWith('\\') && command.length < COMMAND_LIMIT) {
      command += `${part.slice(0, -1)} `;
      continue;
    }
    visit(command + part, first);
    command = '';
    inlined = INLINED.exec(part)?.[1];
  }
  if (command !== '') visit(command, first);
}

/** How long a command over several lines may be, in bytes; what follows is another. */
const COMMAND_LIMIT = 8 * 1024;

const PROMPT = /^[\s>]{0,40}(?:[$%] |\[?[\w.-]{1,40}@[\w.-]{1,40}[^$#]{0,80}[$#] )/;

const INLINED = /<<-?\s*["']?([A-Za-z_]\w{0,40})["']?/;

/** The part of `line` that is a command, if any. */
function partOf(line: string, session: boolean): string | undefined {
  const prompt = session ? PROMPT.exec(line) : null;
  if (session && prompt === null) return undefined;
  const part = trimmed(line.slice(prompt?.[0].length ?? 0));
  // A line of a tree diagram or of a template is no command, even in a fence of a shell.
  return part === '' || part.startsWith('#') || /^(?:\xE2\x94|\||\+--|\{[{%])/.test(part)
    ? undefined
    : part;
}

function addCommand(command: string, line: number, found: Mention[]): void {
  if (!command.includes('/')) return;
  for (const words of shellWords(command)) {
    for (const word of pathWords(words)) {
      const path = word.includes('/') ? codePath(word) : undefined;
      if (path !== undefined) found.push({ line, kind: 'command', ...path });
    }
  }
}
