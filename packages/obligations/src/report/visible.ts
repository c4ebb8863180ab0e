// Control, format, line separators, lone surrogates, and fillers that show as nothing: whatever could move a
// cursor, hide text or reorder it. A path, a rule or a command is a stranger's.
const UNSAFE = String.raw`\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0`;

let unsafe: RegExp | undefined;

/**
 * Made when it is first needed: a class of Unicode takes V8 a third of a millisecond, be it only written down,
 * and nearly all that is shown is plain.
 */
function unsafeCharacters(): RegExp {
  unsafe ??= new RegExp(UNSAFE, 'gu');
  return unsafe;
}

/** What is shown as it stands. */
const PLAIN = /^[ -~]*$/;

/** `text` on one line, with everything that a terminal or a reader would not show written out. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(
    unsafeCharacters(),
    (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** JSON of `value` in which the same characters stand as `\uXXXX`: the same value, safely shown. */
export function visibleJson(value: unknown): string {
  const escaped = (text: string) =>
    [...Array(text.length).keys()]
      .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join('');
  return JSON.stringify(value, undefined, 2).replace(unsafeCharacters(), (found) =>
    found === '\n' ? found : escaped(found),
  );
}

/** `text` for Markdown: visible, and nothing in it is markup. */
export function markdownText(text: string): string {
  return visible(text).replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&');
}

/** `text` as the message of a workflow command of GitHub's, on one line. */
export function workflowData(text: string): string {
  // Runners that do not know a command look for an older form of one, anywhere in the line.
  return visible(text).replaceAll('##[', '\\u{23}#[').replaceAll('%', '%25');
}

/** `text` as the value of a property of such a command. */
export function workflowProperty(text: string): string {
  return workflowData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** `text` cut at `length` characters. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** `3 rules`, `1 rule`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
