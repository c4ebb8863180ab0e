import type { LogKind } from './name.ts';

/** The number of an entry at the start of `text`: `ADR-0012`, `Entry 3`, `#12`, `007`. */
export function entryNumber(text: string, kind: LogKind): number | undefined {
  const start = text.slice(0, ENTRY_LIMIT);
  const found = ENTRY.exec(start) ?? (kind === 'decisions' ? BARE.exec(start) : null);
  return found === null ? undefined : Number(found[1] ?? found[2] ?? found[3]);
}

/** Whether `numbers` hold `count` that follow one another, each one more or each one less. */
export function inOrder(numbers: readonly number[], count: number): boolean {
  for (const step of [1, -1]) {
    let run = 1;
    for (let at = 1; at < numbers.length; at += 1) {
      run = numbers[at] === (numbers[at - 1] ?? 0) + step ? run + 1 : 1;
      if (run >= count) return true;
    }
  }
  return false;
}

/** How much of a line is looked at. */
const ENTRY_LIMIT = 80;

// A word that counts entries, a short code with a dash, a number sign, or leading zeros. Words that
// count the parts of a text (step, part, chapter, section, phase) are left out on purpose.
const ENTRY =
  /^\[?(?:(?:entry|day|week|session|iteration|sprint|decision|adr|meeting|log|episode|no\.?|nr\.?|release|build|experiment|run)[\s#:-]*0*(\d{1,6})|[A-Z]{1,5}-0*(\d{1,6})|(?:#|0{1,5})([1-9]\d{0,5}))(?![\w.])/i;

const BARE = /^\[?(\d{1,5})[.):\]]?(?=\s|$)/;
