import { isSuccessor, OVER_WORDS, type Saying, withoutQuotes } from './words.ts';

/**
 * What `line` says as a status: `Status: Superseded by X`, `Superseded by: X`, or, `underStatus`, the
 * word alone beneath a heading `Status`.
 */
export function statusSays(line: string, underStatus: boolean): Saying | undefined {
  if (WITHIN_ITEM.test(line)) return undefined;
  const plain = withoutQuotes(line);
  const value = STATUS_LINE.exec(plain)?.[1] ?? (underStatus ? plain : BY_LINE.exec(plain)?.[1]);
  if (value === undefined || CHOICE.test(value) || IN_PART.test(value)) return undefined;
  const word = VALUE.exec(value)?.[1]?.toLowerCase();
  if (word === undefined || (value.match(STATUSES)?.length ?? 0) > 1) return undefined;

  const by = BY.exec(value)?.[1]?.trim();
  if (by === undefined) return word === 'replaced' ? undefined : { word };
  return isSuccessor(by) ? { word, successor: successorIn(by) } : undefined;
}

/** An item within an item of a list: the status is that of the item. */
const WITHIN_ITEM = /^(?:\t| {2,})\s*[-*+]\s/;

/** It is over in part only, or will be. */
const IN_PART = /\b(?:in part|partial(?:ly)?|pending|once|until)\b/i;

const STATUS_LINE =
  /^[\s>|*_+-]*(?:(?:document|doc|proposal|current|adr|project|overall) )?status(?:\*\*|__)?\s*[:|=]\s*(.+)$/i;

/** A line of metadata of its own: `Superseded by: [ADR 7](x.md)`, `Obsoleted-By: 12`. */
const BY_LINE = /^[\s>|*_+-]*((?:superseded|replaced|obsoleted)[- ]by(?:\*\*|__)?\s*[:|].*)$/i;

const VALUE = new RegExp(String.raw`^[^\p{L}]*(${OVER_WORDS}|replaced)\b`, 'iu');

/** A status that offers several, for the author to pick. */
const CHOICE =
  /\w\s*\|\s*\w|\/\s*(?:proposed|accepted|draft|deprecated|superseded)|\{|<!--|\bor\b/i;

const STATUSES = /\b(?:draft|proposed|accepted|rejected|deprecated|superseded|active|final)\b/gi;

const BY = /\bby\b(?:\*\*|__)?\s*[:|]?\s*(.*)$/i;

const LINK = /\]\(<?([^)>\s]+)/;

const SUCCESSOR_LENGTH = 80;

function successorIn(text: string): string {
  const linked = LINK.exec(text)?.[1];
  return (linked ?? text.replace(/[*_|[\]]+/g, '').trim()).slice(0, SUCCESSOR_LENGTH);
}
