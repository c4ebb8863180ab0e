/**
 * What a Markdown document is made of, as far as a scan cares: no tree, flat lists in document order.
 *
 * Every string is a slice of the text that was read (one character a UTF-8 byte); decode what is
 * shown with `utf8`. Offsets are into that text, hence byte offsets; lines are 1-based. A slice keeps
 * the whole text in memory: copy out what outlives the reading.
 */
export interface Structure {
  /** How many lines the text has; a last line without a line ending counts, an empty one does not. */
  readonly lines: number;
  readonly frontmatter: FrontmatterSpan | undefined;
  readonly headings: readonly Heading[];
  /** By where they begin: an image within a link follows that link. */
  readonly links: readonly Link[];
  readonly definitions: readonly Definition[];
  readonly codeSpans: readonly CodeSpan[];
  readonly fences: readonly Fence[];
  readonly comments: readonly Comment[];
  readonly tasks: readonly Task[];
  readonly anchors: readonly Anchor[];
  readonly tables: number;
  readonly listItems: number;
  /** Paragraphs, headings, code blocks, HTML blocks and tables; not thematic breaks or definitions. */
  readonly blocks: number;
  /** Those of `blocks` that hold a link, an image or an autolink. */
  readonly linkBlocks: number;
  /**
   * Words of prose: outside frontmatter, headings, code blocks, comments and HTML tags. A word is a
   * run between white space that holds a letter or a digit; of Chinese and Japanese, each character
   * but punctuation, and a run of other letters between them. Thai, Lao, Khmer and Myanmar have
   * nothing between words either, and more than one character to a word: without a dictionary, every
   * five characters of them in a line, vowels and tones among them, are taken for a word. An emoji is
   * none. Inside paragraphs a tag that touches a word counts as part of it.
   */
  readonly proseWords: number;
  /**
   * Where the prose stands, piece by piece, never across lines: line, start, end, line, start, end,
   * and so on; visit it with `eachProse`. Paragraph and table lines without their container's
   * markers, inline markup left in, and the text between tags of HTML blocks; no headings.
   */
  readonly prose: readonly number[];
}

/** The metadata block at the top, fences included in the lines and left out of the offsets. */
export interface FrontmatterSpan {
  readonly kind: 'yaml' | 'toml' | 'json';
  readonly line: number;
  readonly endLine: number;
  /** The content: what stands between the fences; of JSON, from brace to brace. */
  readonly start: number;
  readonly end: number;
}

/** A heading, of either kind. */
export interface Heading {
  readonly line: number;
  /** Where its text begins. */
  readonly start: number;
  readonly level: number;
  /** The inline source, trimmed, without a closing run of `#`; `headingText` renders it. */
  readonly text: string;
  readonly setext: boolean;
}

/** How a link is written. */
export type LinkKind = 'link' | 'image' | 'autolink' | 'wikilink' | 'html';

/** Something that leads elsewhere. */
export interface Link {
  /** Where its first character stands. */
  readonly line: number;
  readonly start: number;
  /** Just past its last character. */
  readonly end: number;
  /** `html` is an `href` or `src` in raw HTML or JSX. */
  readonly kind: LinkKind;
  /** Without angle brackets; backslash escapes and entities decoded; percent signs as written. */
  readonly target: string;
  /** The source of the label; an autolink's is its target, raw HTML has none. */
  readonly text: string;
  /** The label, as written, that led to a definition: only of reference links. */
  readonly reference?: string;
}

/** A link reference definition; of several with one label, the first rules and all are listed. */
export interface Definition {
  readonly line: number;
  /** Folded in case and white space, as labels are compared. */
  readonly label: string;
  readonly target: string;
}

/** Code within a line of text. */
export interface CodeSpan {
  readonly line: number;
  /** Just inside the backticks; `text` is that, line endings and padding dealt with. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fenced or an indented code block. */
export interface Fence {
  /** The opening fence, or the first line of indented code. */
  readonly line: number;
  /** The closing fence, or the last line of an unclosed or indented block. */
  readonly endLine: number;
  readonly kind: 'fenced' | 'indented';
  /** What follows the opening fence, trimmed; empty for indented code. */
  readonly info: string;
  /** Whole lines of content, indentation and container markers left in. */
  readonly start: number;
  readonly end: number;
}

/** An HTML comment, or one of MDX. */
export interface Comment {
  readonly line: number;
  /** Between the delimiters, trimmed, cut at `COMMENT_LIMIT` characters. */
  readonly text: string;
}

/** A list item with a box to tick. */
export interface Task {
  readonly line: number;
  readonly checked: boolean;
}

/** A name that a fragment can lead to, other than by a heading's text. */
export interface Anchor {
  readonly line: number;
  readonly id: string;
}

/** How much of a comment is kept: a whole page may be commented out. */
export const COMMENT_LIMIT: number = 1024;

/** Visits the prose of a document, a piece of a line at a time, in order. */
export function eachProse(
  structure: Structure,
  visit: (line: number, start: number, end: number) => void,
): void {
  const { prose } = structure;
  for (let at = 0; at + 2 < prose.length; at += 3) {
    visit(prose[at] ?? 0, prose[at + 1] ?? 0, prose[at + 2] ?? 0);
  }
}
