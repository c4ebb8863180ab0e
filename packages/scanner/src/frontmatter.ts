/** The metadata block a document opens with. */
export interface Frontmatter {
  /** The lines of the block, fences included, 1-based. */
  readonly line: number;
  readonly endLine: number;
  readonly language: 'yaml' | 'toml' | 'json';
  /** Top-level scalar values by key as written in the block, decoded; first wins; at most 64. */
  readonly fields: ReadonlyMap<string, FrontmatterField>;
}

/** A top-level scalar of a metadata block. */
export interface FrontmatterField {
  readonly line: number;
  readonly value: string;
}
