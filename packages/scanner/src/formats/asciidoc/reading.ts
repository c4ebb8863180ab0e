import type { Sheet } from '../sheet.ts';
import type { Attributes } from './attributes.ts';

/** An AsciiDoc document while it is being read. */
export interface Reading {
  readonly sheet: Sheet;
  /** Those set so far. */
  readonly attributes: Attributes;
  /** The delimiters of blocks that hold text and are still open, outermost first. */
  readonly open: string[];
}
