import type {
  Anchor,
  CodeSpan,
  Comment,
  Definition,
  Fence,
  Heading,
  Link,
  Task,
} from './structure.ts';

/** A structure while it is being read. */
export interface Draft {
  readonly headings: Heading[];
  readonly links: Link[];
  readonly definitions: Definition[];
  readonly codeSpans: CodeSpan[];
  readonly fences: Fence[];
  readonly comments: Comment[];
  readonly tasks: Task[];
  readonly anchors: Anchor[];
  tables: number;
  listItems: number;
  blocks: number;
  linkBlocks: number;
  /** The block that the last link was in. */
  linkBlock: number;
  proseWords: number;
  readonly prose: number[];
  /** Where the inline reader will stop in the document, ascending; of joined lines it looks again. */
  readonly marks: number[];
  /** What to read for inline structure once every definition is known. */
  readonly passages: Passage[];
}

/**
 * The text of one block that may hold inline structure.
 *
 * Mostly a range of the document as it stands: the indentation of later lines is white space wherever
 * it matters. Only where the marker of a block quote stands between two lines are they joined.
 */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'cell' | 'html';
  /** The document, or the joined lines. */
  readonly source: string;
  start: number;
  readonly end: number;
  /** Of `start`. */
  line: number;
  /** The block it belongs to, by number. */
  block: number;
  /** Only of joined lines: where each begins in `source`, and where in the document. */
  readonly joined: Joined | undefined;
}

/** Where joined lines come from. */
export interface Joined {
  readonly at: readonly number[];
  readonly from: readonly number[];
}

/** Where in the document the character at `at` of a passage's source stands. */
export function documentOffset(passage: Pick<Passage, 'joined'>, at: number): number {
  if (passage.joined === undefined) return at;
  const starts = passage.joined.at;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return (passage.joined.from[low] ?? 0) + at - (starts[low] ?? 0);
}

/** Begins a structure, with nothing in it. */
export function createDraft(): Draft {
  return {
    headings: [],
    links: [],
    definitions: [],
    codeSpans: [],
    fences: [],
    comments: [],
    tasks: [],
    anchors: [],
    tables: 0,
    listItems: 0,
    blocks: 0,
    linkBlocks: 0,
    linkBlock: 0,
    proseWords: 0,
    prose: [],
    marks: [],
    passages: [],
  };
}
