import type { Structure } from '../../packages/scanner/src/markdown/structure.ts';

/** What a document holds, kind by kind, in terms that two parsers can be compared in. */
export interface Holdings {
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly definitions: readonly string[];
  readonly headings: readonly string[];
  readonly autolinks: readonly string[];
  readonly codeSpans: readonly string[];
  readonly codeBlocks: readonly string[];
  readonly tables: number;
  readonly listItems: number;
}

/** What markdown-it makes of a document. */
export function oracle(text: string): Holdings;

/** What the reader made of it. */
export function reading(structure: Structure, utf8: (latin1: string) => string): Holdings;
