/** What one thing adds to the place of a document, and why that much. */
export interface Weight {
  readonly weight: number;
  readonly because: string;
  /** How many of its findings on public repositories were judged right, of how many: `84 of 89`. */
  readonly measured?: string;
}

// The whole ranking. Reasons come first; what maintainers took away in a year (`bench/hindsight`) and
// what was found true (`bench/precision`) moved the weights, on one half of the repositories only.

// biome-ignore format: a table is read by column
const SIGNALS: Readonly<Record<string, Weight>> = {
  'declared-end-of-life': { weight: 1.5, measured: '45 of 48', because: 'its own author says it is over' },
  'write-once-report':    { weight: 1.5, measured: '57 of 58', because: 'it told of work that is done, and nobody came back to it' },
  'finished-plan':        { weight: 1.5, measured: '48 of 50', because: 'what it was for has come about' },
  'merge-conflict':       { weight: 0.9, measured: '8 of 8', because: 'nobody can have read it since the merge' },
  'code-drift':           { weight: 0.9, measured: '13 of 14', because: 'the code lost what the document says of it' },
  'dead-command':         { weight: 0.7, measured: '29 of 36', because: 'a reader who runs it is stopped; it was right once' },
  'dead-index':           { weight: 0.6, measured: '27 of 28', because: 'it was kept to lead readers on, and no longer does' },
  'stale-self-date':      { weight: 0.6, measured: '36 of 40', because: 'it vouches for itself, and its history says otherwise' },
  'vanished-reference':   { weight: 0.5, measured: '84 of 89', because: 'a line is wrong since a day that git knows; such documents are mended more often than taken away' },
  'unkept-promise':       { weight: 0.5, measured: '35 of 38', because: 'somebody waits for what it promises, or nobody does' },
  'cites-dead-work':      { weight: 0.5, measured: '31 of 37', because: 'what it rests on cannot be looked up any more' },
  'dead-link':            { weight: 0.4, measured: '32 of 36', because: 'a reader who follows it is lost; one link may be a slip' },
  'unreachable':          { weight: 0.4, measured: '32 of 36', because: 'many good documents are found by search alone' },
  'archive-leak':         { weight: 0.4, measured: '12 of 13', because: 'a reader takes for valid what was put away' },
  'near-duplicate':       { weight: 0.3, measured: '29 of 36', because: 'two texts that must agree will not for long; most are kept' },
  'accretion':            { weight: 0.3, measured: '34 of 36', because: 'growth may be what it needs' },
  'context-cost':         { weight: 0.3, measured: '32 of 34', because: 'long is not wrong' },
  'stub':                 { weight: 0.2, measured: '26 of 32', because: 'there is little to lose, and little to gain' },
};
const OTHER: Weight = { weight: 0.5, because: 'not in the table' };

/** What signal `id` weighs in the ranking. */
export function signalWeight(id: string): Weight {
  return SIGNALS[id] ?? OTHER;
}

/** What leans on a document: each file takes a share off what its signals weigh, `counted` at the most. */
export interface Leaning extends Weight {
  readonly counted: number;
}

/** Files that lean on a document, by what they are. */
// biome-ignore format: a table is read by column
export const LEANING: Readonly<Record<'inbound' | 'loadBearing', Leaning>> = {
  inbound:     { weight: 0.04, counted: 5, because: 'a reader of another document comes here' },
  loadBearing: { weight: 0.06, counted: 5, because: 'a program may read it, or tell people to' },
};

/** What may be true of a document without being a fault. */
export type Trace = 'unreachable' | 'writtenOnce' | 'hardlyTouched' | 'unlinked' | 'entry';

/** What is true of a document without being a fault: it orders, and never shortlists. */
// biome-ignore format: a table is read by column
export const TRACES: Readonly<Record<Trace, Weight>> = {
  unreachable:   { weight:  1.0, because: 'no reader comes by it' },
  writtenOnce:   { weight:  0.7, because: 'nobody has touched it since it was written' },
  hardlyTouched: { weight:  0.3, because: 'it was touched once at the most since it was written' },
  unlinked:      { weight:  0.5, because: 'no other document needs it' },
  entry:         { weight: -1.0, because: 'readers and their agents look for it by its name' },
};
