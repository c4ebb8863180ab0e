import type { DocumentHeading } from '../document.ts';
import { utf8 } from '../utf8.ts';

/** Tells whether a text says something of what it names. */
export type Says = (text: string, decode?: (bytes: string) => string) => boolean;

/**
 * Whether `text` says that what it names goes, went, or was worked on; one character a byte, unless
 * `decode` takes it as it is.
 */
export const saysGone: Says = (text, decode = utf8) => {
  const words = wordsOf(text);
  return GONE.test(words) || (OTHER_SCRIPT.test(words) && GONE_ELSEWHERE.test(decode(words)));
};

/**
 * Whether `text` says that what it names goes, went, is yet to be made, or is but an example: then it
 * need not be there.
 */
export const saysPassing: Says = (text, decode = utf8) => {
  return saysGone(text, decode) || ABSENT.test(wordsOf(text));
};

/** Tells whether a heading over a line `says` so; to be asked in ascending order of line. */
export function headingsThat(
  says: Says,
  headings: readonly DocumentHeading[],
): (line: number) => boolean {
  let next = 0;
  let over: { readonly level: number; readonly told: boolean }[] = [];
  return (line) => {
    for (let heading = headings[next]; heading !== undefined && heading.line <= line; ) {
      const { level, text } = heading;
      over = over.filter((other) => other.level < level);
      over.push({ level, told: says(text, asItIs) });
      next += 1;
      heading = headings[next];
    }
    return over.some(({ told }) => told);
  };
}

function asItIs(text: string): string {
  return text;
}

/** Code, targets and paths: what they are called says nothing. */
const NAMED = /`[^`]{0,300}`|\]\([^()\]]{0,300}\)|[^\s`/\]]{0,100}\/[^\s`]{0,300}/g;

/** What is looked at of a line, in bytes: one without an end is no sentence. */
const LINE_LIMIT = 2000;

function wordsOf(line: string): string {
  return line.slice(0, LINE_LIMIT).replace(NAMED, ' ');
}

const GONE = new RegExp(
  [
    String.raw`\b(?:remov(?:e|es|ed|ing|al)|delet(?:e|es|ed|ing|ion)|renam(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|formerly|previous(?:ly)?|originally|was|were|used to|no longer|replac(?:e|es|ed|ing|ement)|supersed\w+|deprecat\w+|obsolete|legacy|old|gone|dropp?(?:ed|ing)?|migrat\w+|archiv(?:e|ed|ing)|before|after|historical|clean(?:ed|up)?|merg(?:e|ed|ing)|consolidat\w+|split|refactor\w*|extract(?:ed|ing)?|retir\w+|rm|mv)\b`,
    String.raw`\b(?:added|updated|modified|changed|fixed|introduced|enhanced|improved|rewritten|files? (?:touched|affected))\b`,
    // A pair of old and new, a box that is ticked, or an item that has a check mark, struck out.
    String.raw`->|=>|^\s*(?:[-*+]|\d+\.)\s+(?:\[[xX]\]|\xE2\x9C\x85|\xE2\x9C\x94|\xE2\x9C\x93)|~~|\xE2\x86\x92|\xE2\x9E\x9C|\u2192`,
  ].join('|'),
  'i',
);

const ABSENT = new RegExp(
  [
    String.raw`\b(?:creat(?:e|es|ed|ing)|new files?|scaffold\w*|not (?:yet )?(?:exist|present|found|committed|tracked)|n't (?:yet )?exist|missing|absent|to be (?:added|written)|planned|future|todo|tbd|wip|if (?:present|exists|any|it exists)|optional(?:ly)?|(?:is|are|gets?|be|being) (?:auto-?)?generated)\b`,
    String.raw`\b(?:for example|e\.g|for instance|such as|might|would|could|suppose|imagine|hypothetical|if (?:an?|the|your|you)(?: \w+)? (?:is|are|works?|edits?|changes?))\b`,
  ].join('|'),
  'i',
);

const OTHER_SCRIPT = /[\x80-\uFFFF]/;

/** The same in some other languages, and by signs. */
const GONE_ELSEWHERE =
  /移除|删除|刪除|已移|重命名|旧|舊|创建|創建|新建|削除|廃止|移動|作成|삭제|제거|이동|удал|перемещ|создай|removid|eliminad|eliminar|criar|crear|supprim|entfern|gelöscht|❌|🗑|✂/iu;
