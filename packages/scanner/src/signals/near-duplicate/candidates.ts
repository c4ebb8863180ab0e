import { fingerprintOf, type Sketch, samplesOf, sectionsOf } from './sketch.ts';

/** How many hashes of a section, its smallest, are looked up in all other documents. */
const KEYS_PER_SECTION = 4;

/** How many documents one hash leads to; more share it than this, the first are enough to tell. */
const DOCUMENTS_PER_KEY = 32;

/**
 * How many of a document's keys another must hold to be compared with it. Half of a document must stand
 * in the other to be told, so that a fifth of its keys is far below.
 */
const LEAST_KEY_SHARE = 0.2;

/** How many documents one document is compared with, those with the most keys in common. */
const CANDIDATES_LIMIT = 8;

/**
 * By document, which others may have a section of it: `sketches` by number, without comparing each
 * with each. A section that another document holds by four fifths shares one of its four smallest
 * hashes with it in all but one of five hundred cases.
 */
export function candidates(
  sketches: readonly Sketch[],
  isCommon: readonly ((hash: number) => boolean)[],
): (document: number) => readonly number[] {
  const keys = sketches.map((own, document) => keysOf(own, isCommon[document] ?? (() => false)));
  const holders = holdersOf(sketches, keys);
  const twins = groupByFingerprint(sketches);
  return (document) => {
    const shared = new Map<number, number>();
    for (const key of keys[document] ?? []) {
      for (const other of holders.get(key) ?? []) {
        if (other !== document) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const least = (keys[document]?.length ?? 0) * LEAST_KEY_SHARE;
    const own = sketches[document];
    const same = own === undefined ? undefined : twins.get(fingerprintOf(own));
    for (const other of same ?? []) {
      if (other !== document) shared.set(other, Number.POSITIVE_INFINITY);
    }
    return [...shared]
      .filter(([, count]) => count >= least)
      .sort(([one, oneCount], [other, otherCount]) => sign(otherCount, oneCount) || one - other)
      .slice(0, CANDIDATES_LIMIT)
      .map(([other]) => other);
  };
}

/** Subtraction does not compare two infinities. */
function sign(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function keysOf(own: Sketch, isCommon: (hash: number) => boolean): readonly number[] {
  const keys = new Set<number>();
  for (const { start, end } of sectionsOf(own)) {
    let taken = 0;
    for (let at = start; at < end && taken < KEYS_PER_SECTION; at += 1) {
      const hash = own[at] ?? 0;
      if (isCommon(hash)) continue;
      keys.add(hash);
      taken += 1;
    }
  }
  return [...keys];
}

/** Which documents hold a key, by key, of those that more than one holds. */
function holdersOf(
  sketches: readonly Sketch[],
  keys: readonly (readonly number[])[],
): ReadonlyMap<number, readonly number[]> {
  const wanted = keyTable(keys);
  const holders = new Map<number, number[]>();
  // A first pass counts, so that the keys of one document only, which are most, cost no list.
  for (const own of sketches) wanted.count(samplesOf(own));
  for (const [document, own] of sketches.entries()) {
    for (const hash of samplesOf(own)) {
      if (!wanted.isShared(hash)) continue;
      const known = holders.get(hash);
      if (known === undefined) holders.set(hash, [document]);
      else if (known.length < DOCUMENTS_PER_KEY && known.at(-1) !== document) known.push(document);
    }
  }
  return holders;
}

interface KeyTable {
  /** Counts each key among `hashes`. */
  count(hashes: Uint32Array): void;
  /** Whether the key was counted more than once; what is no key was not. */
  isShared(hash: number): boolean;
}

/** An open table of keys: a tenth of what a `Set` takes. */
function keyTable(keys: readonly (readonly number[])[]): KeyTable {
  const total = keys.reduce((sum, own) => sum + own.length, 0);
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, total * 2)));
  const mask = size - 1;
  const slots = new Uint32Array(size);
  const counts = new Uint8Array(size);
  // Zero marks an empty slot, so the hash zero is taken for one.
  const slotOf = (hash: number) => {
    let at = (hash ^ (hash >>> 15)) & mask;
    while (slots[at] !== 0 && slots[at] !== hash) at = (at + 1) & mask;
    return at;
  };
  for (const own of keys) {
    for (const key of own) slots[slotOf(key)] = key;
  }
  return {
    count(hashes) {
      for (const hash of hashes) {
        const at = slotOf(hash);
        if (slots[at] === hash && hash !== 0) counts[at] = Math.min(2, (counts[at] ?? 0) + 1);
      }
    },
    isShared: (hash) => hash !== 0 && counts[slotOf(hash)] === 2,
  };
}

function groupByFingerprint(sketches: readonly Sketch[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [document, own] of sketches.entries()) {
    const fingerprint = fingerprintOf(own);
    const group = groups.get(fingerprint);
    if (group === undefined) groups.set(fingerprint, [document]);
    else if (group.length < DOCUMENTS_PER_KEY) group.push(document);
  }
  return groups;
}
