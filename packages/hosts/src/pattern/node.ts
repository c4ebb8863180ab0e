/** A part of a pattern. */
export type PatternNode =
  | { readonly kind: 'character'; readonly takes: (character: string) => boolean }
  | { readonly kind: 'row'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly ways: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly part: PatternNode;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'edge'; readonly edge: Edge };

/** A place between characters: begin or end of the text, begin or end of a word, or neither of these. */
export type Edge = 'begin' | 'end' | 'word' | 'no-word';
