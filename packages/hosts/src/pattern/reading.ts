/** How far a pattern is read. */
export interface Reading {
  readonly pattern: string;
  at: number;
}

/** A pattern that is not followed here, though its host may; caught where patterns are read. */
export class Intricate extends Error {}
