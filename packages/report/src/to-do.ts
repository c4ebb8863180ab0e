import { type Report, type ReportEntry, SAFETY_TIERS, type SafetyTier } from './report.ts';

/** What is to be done in one tier, and what that would save. */
export interface TierTotal {
  readonly tier: SafetyTier;
  readonly entries: number;
  /** By the estimate of the entries. */
  readonly tokens: number;
  readonly lines: number;
}

/**
 * The entries of `report` in the order in which to do them: what wants the least care first, what a reader
 * said before what signals suggest, and what saves more tokens before what saves less.
 */
export function toDo({ entries }: Report): readonly ReportEntry[] {
  const care = ({ safety_tier }: ReportEntry) => SAFETY_TIERS.indexOf(safety_tier);
  const unread = ({ by }: ReportEntry) => (by === 'signals' ? 1 : 0);
  return [...entries].sort(
    (a, b) => care(a) - care(b) || unread(a) - unread(b) || b.token_estimate - a.token_estimate,
  );
}

/** What there is to do in each tier, the one that wants the least care first. */
export function tierTotals({ entries }: Report): readonly TierTotal[] {
  return SAFETY_TIERS.map((tier) => {
    const own = entries.filter(({ safety_tier }) => safety_tier === tier);
    return {
      tier,
      entries: own.length,
      tokens: own.reduce((sum, { token_estimate }) => sum + token_estimate, 0),
      lines: own.reduce((sum, entry) => sum + linesSaved(entry), 0),
    };
  });
}

/** How many lines there are fewer once `entry` is done: all of them, those that it quotes to trim, or none. */
export function linesSaved({ op, lines, quotes }: ReportEntry): number {
  if (op === 'archive' || op === 'delete' || op === 'merge-into') return lines;
  if (op !== 'trim') return 0;
  const gone = new Set<number>();
  // Ranges may overlap; what a document does not have cannot go.
  for (const { lines: range } of quotes) {
    for (let line = range[0]; line <= Math.min(range[1], lines); line += 1) gone.add(line);
  }
  return gone.size;
}

/** What a person checks first of an entry. */
export interface Proof {
  /** 1-based line of the document; `undefined` where it is about the whole. */
  readonly line: number | undefined;
  /** What is there, in a few words. */
  readonly says: string;
}

/**
 * The strongest of what speaks for `entry`: the first lines that its reader quotes, for these were
 * read; else of the signals a deciding one before a supporting one and a historical record's last;
 * `undefined` if there is neither.
 */
export function proofOf({ signals, quotes }: ReportEntry): Proof | undefined {
  const [quote] = quotes;
  if (quote !== undefined) {
    const [first, last] = quote.lines;
    return { line: first, says: first === last ? 'quoted' : `quoted, to line ${last}` };
  }
  const strength = ({ deciding, record }: (typeof signals)[number]) =>
    record === true ? 2 : deciding ? 0 : 1;
  const [signal] = [...signals].sort((a, b) => strength(a) - strength(b));
  const line = signal?.evidence.find((each) => each.line !== undefined)?.line;
  return signal && { line, says: signal.summary };
}
