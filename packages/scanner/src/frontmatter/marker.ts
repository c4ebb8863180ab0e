import type { FrontmatterSpan } from '../markdown/structure.ts';
import type { Problem } from '../problem.ts';
import { BLOCK_REACH, BYTE_ORDER_MARK, metadataBlock } from './block.ts';
import { markerInLines } from './marker-lines.ts';
import { markerOutside } from './marker-outside.ts';
import { markerInYaml } from './marker-yaml.ts';
import type { HygieneWord } from './meaning.ts';
import { marksUtf16, utf16Bytes } from './utf16.ts';

/** What the metadata of a document says under the key `hygiene`. */
export interface Marker {
  /** What it asks for; `undefined` if it asks for nothing that is known or stands in a wrong place. */
  readonly word: HygieneWord | undefined;
  /** 1-based: where it stands. */
  readonly line: number;
  /** What a person should mend, if anything; without the path. */
  readonly doubt: Doubt | undefined;
}

/** A {@link Problem} of a document whose path the finder does not know. */
export type Doubt = Omit<Problem, 'path'>;

/** The longest metadata block that is read as YAML, in bytes. */
export const YAML_LIMIT: number = 8 * 1024;

/**
 * What `text` says of its own protection in its metadata block; `undefined` if nothing.
 *
 * Protection fails closed: a block that is no YAML, or too long to be read as YAML, still protects
 * by a line that reads `hygiene: frozen`. Whatever looks like a marker and is not taken as one comes
 * with a doubt, so that nobody believes a document safe that is not.
 */
export function hygieneMarker(text: string): Marker | undefined {
  const head = headOf(text);
  const block = metadataBlock(head);
  if (block === undefined) return markerOutside(head, 1);

  const content = head.slice(block.start, block.end);
  const after = head.slice(block.end, block.end + HEAD_REACH);
  const outside = (): Marker | undefined => markerOutside(after, block.endLine);
  if (!/hygiene/i.test(content)) return outside();
  if (block.kind !== 'yaml') return foreignMarker(content, block) ?? outside();

  const firstLine = block.line + 1;
  if (content.length > YAML_LIMIT) {
    const why = `is longer than ${YAML_LIMIT} bytes, so it was not read as YAML`;
    return markerInLines(content, firstLine, { why }) ?? outside();
  }
  return markerInYaml(content, firstLine) ?? outside();
}

/** The part of a document in which a marker can stand, with `\n` as the only line ending. */
function headOf(text: string): string {
  if (marksUtf16(text)) return utf16Bytes(text.slice(0, 2 * BLOCK_REACH));
  // Without a look at each, the documents of a project would be copied for nothing.
  const opening = text.charCodeAt(text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0);
  const head = text.slice(0, MAY_OPEN.has(opening) ? BLOCK_REACH : HEAD_REACH);
  return head.includes('\r') ? head.replace(/\r\n?/g, '\n') : head;
}

/** How far into a document without a metadata block a misplaced marker is looked for, in bytes. */
const HEAD_REACH = 4 * 1024;

const MAY_OPEN: ReadonlySet<number> = new Set([0x2d, 0x2b, 0x3b, 0x7b]);

function foreignMarker(content: string, { kind, start }: FrontmatterSpan): Marker | undefined {
  const found = FOREIGN.exec(content);
  if (found === null) return undefined;
  // JSON without fences begins on the first line, its brace included.
  const above = content.startsWith('{') && start <= BYTE_ORDER_MARK.length ? 0 : 1;
  const line = above + content.slice(0, found.index).split('\n').length;
  const message =
    `Line ${line} sets "hygiene" in ${kind.toUpperCase()}, which protects nothing: ` +
    'write it in YAML frontmatter, between lines of ---';
  return { word: undefined, line, doubt: { code: 'DOUBTFUL_FROZEN', line, message } };
}

const FOREIGN = /(?<![\w-])["']?hygiene["']?[ \t]*[=:]/i;
