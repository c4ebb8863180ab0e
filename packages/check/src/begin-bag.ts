import { visibleJsonLine } from '@dochygiene/report';
import { tokensOf } from './tokens.ts';
import { printWorklist, type WorklistDocument } from './worklist.ts';

/** How much is handed to a reader at once. */
export interface Share {
  /** Documents. */
  readonly limit: number;
  /** Tokens, estimated, of the documents and of the printed list. */
  readonly budget: number;
}

/** What is handed out, as it fills up. */
export interface Bag {
  /** Whether no document can have room. */
  isFull(): boolean;
  /** Whether a document with this text may have room: tells without counting all of a long one. */
  mayHold(text: string): boolean;
  /**
   * Takes `entry` if there is room for it and its document; else gives the budget that it would want
   * if it were alone.
   */
  take(entry: WorklistDocument): number | undefined;
}

/** A printed list is shorter than so many bytes of UTF-8. */
export const WORKLIST_BYTES: number = 1_000_000;

/** No entry has fewer tokens than one about next to nothing. */
const LEAST_TOKENS: number = tokensOf(
  visibleJsonLine({
    path: 'a.md',
    signals: [{ id: 'stub', deciding: true, family: 'age', summary: 'a', evidence: [] }],
    facts: { bytes: 1, lines: 1, words: 1, inbound: 0, last_content_commit: null },
    load_bearing: [],
    inbound: [],
    tokens: 1,
    guard: { sha256: 'a'.repeat(64), mtime: '2026-03-10T12:00:00.000Z', size: 1 },
  } satisfies WorklistDocument),
);

/** Hardly a text has more characters to a token. */
const CHARACTERS_A_TOKEN = 8;

/** An empty bag for `share` of `shortlisted` documents; without a share it holds all. */
export function openBag(share: Share | undefined, shortlisted: number): Bag {
  if (share === undefined) return BOTTOMLESS;
  const { limit, budget } = share;
  const frame = frameOf(shortlisted);
  const frameTokens = tokensOf(frame);
  let left = budget - frameTokens;
  let bytes = bytesAtMost(frame);
  let count = 0;
  return {
    isFull: () => count >= limit || (left < LEAST_TOKENS && count > 0),
    mayHold(text) {
      if (count === 0) return true;
      const start = text.slice(0, Math.max(0, left) * CHARACTERS_A_TOKEN);
      // A word that is cut may count for one more than it does in the whole.
      return start.length === text.length || tokensOf(start) <= left + 1;
    },
    take(entry) {
      const line = `${visibleJsonLine(entry)},\n`;
      const tokens = entry.tokens + tokensOf(line);
      const size = bytesAtMost(line);
      if (count >= limit || tokens > left || bytes + size >= WORKLIST_BYTES) {
        return frameTokens + tokens;
      }
      count += 1;
      left -= tokens;
      bytes += size;
      return undefined;
    },
  };
}

const BOTTOMLESS: Bag = {
  isFull: () => false,
  mayHold: () => true,
  take: () => undefined,
};

/** The list without a document, with counts as long as they can get. */
function frameOf(shortlisted: number): string {
  const left_out = {
    acknowledged: shortlisted,
    over_budget: shortlisted,
    judged: shortlisted,
    unreadable: shortlisted,
  };
  return printWorklist({ schema: 'dochygiene.worklist/1', documents: [], left_out });
}

/** Not fewer bytes than `text` has in UTF-8. */
function bytesAtMost(text: string): number {
  return text.length + 2 * text.replace(/[ -~\s]+/g, '').length;
}
