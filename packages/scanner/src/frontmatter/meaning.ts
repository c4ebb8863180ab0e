/** What a document can ask for under the key `hygiene`. */
export type HygieneWord = 'frozen' | 'append-only';

/** What a value of `hygiene` is taken to mean. */
export interface Meaning {
  /** `undefined` if it asks for nothing that is known. */
  readonly word: HygieneWord | undefined;
  /** Whether it is written exactly so; if not, the person should hear of it. */
  readonly exact: boolean;
}

/**
 * What `value` asks for.
 *
 * Lenient where a person plainly meant protection: another case, blanks, quotes, or words that
 * follow. To protect too much costs a warning, to protect too little costs a document.
 */
export function meaningOf(value: string): Meaning {
  if (value === 'frozen' || value === 'append-only') return { word: value, exact: true };
  const first = NEAR.exec(value.slice(0, VALUE_LIMIT))?.[1];
  if (first === undefined) return UNKNOWN;
  return { word: first.toLowerCase() === 'frozen' ? 'frozen' : 'append-only', exact: false };
}

/** What a value that asks for nothing known means. */
export const UNKNOWN: Meaning = { word: undefined, exact: false };

/** The better founded of two meanings: `frozen` before `append-only`, exact before near. */
export function stronger(a: Meaning | undefined, b: Meaning): Meaning {
  if (a === undefined) return b;
  return rank(a) >= rank(b) ? a : b;
}

/** How much of a value is looked at. */
const VALUE_LIMIT = 256;

// A no-break space, as bytes or as a character, counts as a blank.
const NEAR = /^(?:[\s"'`*_({[<\u00A0]|\xC2)*(frozen|append[-_ ]?only)(?![a-z0-9])/i;

function rank({ word, exact }: Meaning): number {
  if (word === undefined) return 0;
  return (word === 'frozen' ? 3 : 1) + (exact ? 1 : 0);
}
