/** What one thing adds to the place of a document, and why that much. */
export interface Weight {
  readonly weight: number;
  readonly because: string;
  /** How many of its findings on public repositories were judged right, of how many: `137 of 143`. */
  readonly measured?: string;
}

// The whole ranking. Reasons come first; what maintainers took away in a year (`bench/hindsight`) and
// what was found true (`bench/precision`) moved the weights; no repository that is held out there did.

// biome-ignore format: a table is read by column
const SIGNALS: Readonly<Record<string, Weight>> = {
  'declared-end-of-life': { weight: 1.5, measured: '55 of 59', because: 'its own author says it is over' },
  'write-once-report':    { weight: 1.5, measured: '57 of 58', because: 'it told of work that is done, and nobody came back to it' },
  'finished-plan':        { weight: 1.5, measured: '54 of 56', because: 'what it was for has come about' },
  'merge-conflict':       { weight: 0.9, measured: '8 of 8', because: 'nobody can have read it since the merge' },
  'code-drift':           { weight: 0.9, measured: '13 of 14', because: 'the code lost what the document says of it' },
  'dead-command':         { weight: 0.7, measured: '29 of 36', because: 'a reader who runs it is stopped; it was right once' },
  'dead-index':           { weight: 0.6, measured: '27 of 28', because: 'it was kept to lead readers on, and no longer does' },
  'stale-self-date':      { weight: 0.6, measured: '36 of 40', because: 'it vouches for itself, and its history says otherwise' },
  'vanished-reference':   { weight: 0.5, measured: '137 of 143', because: 'a line is wrong since a day that git knows; such documents are mended more often than taken away' },
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

/** What each of some things adds to the place of a document, of `counted` at the most. */
export interface CountedWeight extends Weight {
  readonly counted: number;
}

/** Files that lean on a document, by what they are: each takes a share off what its signals weigh. */
// biome-ignore format: a table is read by column
export const LEANING: Readonly<Record<'inbound' | 'loadBearing', CountedWeight>> = {
  inbound:     { weight: 0.04, counted: 5, because: 'a reader of another document comes here' },
  loadBearing: { weight: 0.06, counted: 5, because: 'a program may read it, or tell people to' },
};

/** What may be true of a document without being a fault. */
export type Trace = 'unreachable' | 'paper' | 'lately' | 'entry' | 'record';

/** What is true of a document without being a fault: it orders, and never shortlists. */
// biome-ignore format: a table is read by column
export const TRACES: Readonly<Record<Trace, Weight>> = {
  unreachable: { weight:  1.2, because: 'no reader comes by it' },
  paper:       { weight:  0.9, because: 'its title calls it a plan or a report, which is for a time' },
  lately:      { weight: -0.8, because: 'somebody looked after it in the last 90 days' },
  entry:       { weight: -0.9, because: 'readers and their agents look for it by its name' },
  record:      { weight: -1.3, because: 'it records its day, and is kept for that' },
};

/** What stands by a document: it orders as the traces do. */
// biome-ignore format: a table is read by column
export const COMPANY: Readonly<Record<'inbound' | 'alike', CountedWeight>> = {
  inbound: { weight: -0.22, counted: 5,  because: 'each document that links to it needs it' },
  alike:   { weight: -0.06, counted: 20, because: 'one of many of a kind in a folder stays as long as the others do' },
};

/**
 * What the repository did with documents of such a name: the logarithm of how many were taken away in
 * a year, of one; from `least` to `most`.
 */
export const GONE_ALIKE: Weight & { readonly least: number; readonly most: number } = {
  weight: 0.6,
  least: -4,
  most: 2,
  because: 'a project goes on doing as it did: where plans come and go, a plan will go',
};
