import { metadataBlock } from './frontmatter/block.ts';
import { copy } from './frontmatter/copy.ts';
import { jsonFields } from './frontmatter/json-fields.ts';
import { tomlFields } from './frontmatter/toml-fields.ts';
import { yamlFields } from './frontmatter/yaml-fields.ts';
import { utf8 } from './utf8.ts';

/** The metadata block a document opens with. */
export interface Frontmatter {
  /** The lines of the block, fences included, 1-based. */
  readonly line: number;
  readonly endLine: number;
  readonly language: 'yaml' | 'toml' | 'json';
  /**
   * Top-level scalar values by key, decoded, numbers and dates as written; keys without a value,
   * lists, maps and text blocks are left out. Of a key that stands twice the first wins; at most
   * {@link FIELD_LIMIT}, each cut at {@link FIELD_LENGTH} characters.
   */
  readonly fields: ReadonlyMap<string, FrontmatterField>;
}

/** A top-level scalar of a metadata block. */
export interface FrontmatterField {
  readonly line: number;
  readonly value: string;
}

/** How many fields of a metadata block are kept at most. */
export const FIELD_LIMIT = 64;

/** How much of a key or value is kept, in characters. */
export const FIELD_LENGTH = 1024;

/**
 * The metadata block that `text`, one character a byte, opens with; `undefined` if there is none.
 *
 * Read line by line and never refused: a block that is no YAML still has fields. On simple blocks it
 * agrees with a YAML parser, at a small part of the price.
 */
export function frontmatter(text: string): Frontmatter | undefined {
  const block = metadataBlock(text);
  if (block === undefined) return undefined;
  const fields = new Map<string, FrontmatterField>();
  const content = text.slice(block.start, block.end);
  const firstLine = block.kind === 'json' && text[block.start] === '{' ? 1 : block.line + 1;
  for (const { key, line, value } of READERS[block.kind](content)) {
    if (fields.size >= FIELD_LIMIT) break;
    const name = kept(key);
    if (!fields.has(name)) fields.set(name, { line: firstLine + line, value: kept(value) });
  }
  return { line: block.line, endLine: block.endLine, language: block.kind, fields };
}

const READERS = { yaml: yamlFields, toml: tomlFields, json: jsonFields };

function kept(text: string): string {
  return copy(utf8(text).slice(0, FIELD_LENGTH));
}
