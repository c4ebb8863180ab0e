import { type Growing, growing } from '../growing.ts';

/** A commit as it was logged. */
export interface DraftCommit {
  readonly id: string;
  readonly parents: readonly string[];
  /** In milliseconds since 1970, as the commit itself says. */
  readonly time: number;
  readonly author: string;
  readonly subject: string;
}

/** What a commit did to a path: it was not there before. */
export const ADDED = 0;
/** What a commit did to a path: it has another text. */
export const CHANGED = 1;
/** What a commit did to a path: it is gone. */
export const DELETED = 2;

/**
 * All that logs have said, in the order in which they said it: what a cache keeps, since more can be
 * added. Changes stand in columns of numbers, for a large repository has millions of them.
 */
export interface Draft {
  readonly commits: DraftCommit[];
  readonly paths: string[];
  readonly changes: {
    /** Index in `commits`. */
    readonly commit: Growing;
    /** Index in `paths`. */
    readonly path: Growing;
    /** `ADDED`, `CHANGED` or `DELETED`. */
    readonly kind: Growing;
    /** Index of the content's hash after the change, from 1; 0 where none is kept. */
    readonly blob: Growing;
    /** Of a file moved as it was: index of its other path, from 1; else 0. */
    readonly other: Growing;
  };
  /** Hashes, five numbers each, or eight in a repository of SHA-256. */
  readonly hashes: Growing;
  readonly hashNumbers: 5 | 8;
}

/** A draft of no commits, for hashes of `length` hexadecimal digits. */
export function emptyDraft(length: number): Draft {
  return {
    commits: [],
    paths: [],
    changes: {
      commit: growing(),
      path: growing(),
      kind: growing(),
      blob: growing(),
      other: growing(),
    },
    hashes: growing(),
    hashNumbers: length > 40 ? 8 : 5,
  };
}

/** Adds hash `hex` to `draft`; its index, from 1. */
export function addHash({ hashes, hashNumbers }: Draft, hex: string): number {
  for (let at = 0; at < hashNumbers; at += 1) {
    hashes.push(Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16));
  }
  return hashes.length() / hashNumbers;
}

/** The hash at `index`, from 1, in hexadecimal digits; `undefined` for 0. */
export function hashAt({ hashes, hashNumbers }: Draft, index: number): string | undefined {
  if (index === 0) return undefined;
  let hex = '';
  for (let at = (index - 1) * hashNumbers; at < index * hashNumbers; at += 1) {
    hex += hashes.at(at).toString(16).padStart(8, '0');
  }
  return hex;
}
