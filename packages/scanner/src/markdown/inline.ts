import { type Draft, documentOffset, type Passage } from './draft.ts';
import { createFinder, type Finder } from './finder.ts';
import type { Link, LinkKind } from './structure.ts';

/** Where reading the inline structure of a passage stands. */
export interface Inline {
  readonly draft: Draft;
  /** Targets by folded label. */
  readonly targets: ReadonlyMap<string, string>;
  readonly documentFinder: Finder;
  finder: Finder;
  passage: Passage;
  source: string;
  end: number;
  /** The line of the last place asked for, and where the next one begins. */
  line: number;
  nextLine: number;
  /** The next of the draft's marks that is still to be dealt with. */
  mark: number;
  /** Brackets that are open, a stack in columns: a bracket is an index. */
  open: number;
  readonly openAt: number[];
  readonly openLine: number[];
  readonly openImage: boolean[];
  /** Whether another bracket was opened within. */
  readonly openNested: boolean[];
  /** Brackets of links below this one are text: a link is inside them. */
  inactive: number;
  /** The last pair of brackets that was no link: what a wiki link has two of. */
  failedAt: number;
  failedEnd: number;
  /** Past the last backslash escape. */
  escaped: number;
  /** Last place of each length of backtick run, once all have been seen. */
  readonly ticks: Map<number, number>;
  ticksKnown: boolean;
  /** How many characters may still be spent on tags that turn out to be none. */
  tagBudget: number;
  /** Where the last link begins. */
  lastStart: number;
  /** Whether links were taken in another order than they begin in. */
  unordered: boolean;
  /** Whether whoever reads wants to know what is markup and not text; where it is, if so. */
  readonly cuts: number[] | undefined;
}

/** How many characters of a passage's length may be spent on what turns out to be no tag. */
const TAG_EFFORT = 16;

/** Begins reading passages into `draft`. */
export function createInline(
  draft: Draft,
  targets: ReadonlyMap<string, string>,
  finder: Finder,
  cuts?: number[],
): Inline {
  const passage = NO_PASSAGE;
  return {
    draft,
    targets,
    documentFinder: finder,
    finder,
    passage,
    source: '',
    end: 0,
    line: 0,
    nextLine: 0,
    mark: 0,
    open: 0,
    openAt: [],
    openLine: [],
    openImage: [],
    openNested: [],
    inactive: 0,
    failedAt: -1,
    failedEnd: -1,
    escaped: 0,
    ticks: new Map(),
    ticksKnown: false,
    tagBudget: 0,
    lastStart: 0,
    unordered: false,
    cuts,
  };
}

/** Turns to another passage. */
export function enterPassage(inline: Inline, passage: Passage): void {
  const { source, start, end, line } = passage;
  inline.passage = passage;
  inline.source = source;
  inline.end = end;
  inline.finder = passage.joined === undefined ? inline.documentFinder : createFinder(source);
  inline.line = line;
  inline.nextLine = passage.kind === 'cell' ? Number.POSITIVE_INFINITY : lineAfter(source, start);
  inline.open = 0;
  inline.inactive = 0;
  inline.failedAt = -1;
  inline.failedEnd = -1;
  inline.escaped = start;
  inline.ticksKnown = false;
  if (inline.ticks.size > 0) inline.ticks.clear();
  inline.tagBudget = TAG_EFFORT * (end - start);
}

/** The line that the character at `at` stands on; asked for in ascending order. */
export function lineOf(inline: Inline, at: number): number {
  while (inline.nextLine <= at) {
    inline.line += 1;
    inline.nextLine = lineAfter(inline.source, inline.nextLine);
  }
  return inline.line;
}

/** Takes the link of `[at, after)` of the passage's source. */
export function addLink(
  inline: Inline,
  kind: LinkKind,
  line: number,
  at: number,
  after: number,
  target: string,
  text: string,
  reference?: string,
): void {
  const { draft, passage } = inline;
  const start = documentOffset(passage, at);
  const end = documentOffset(passage, after - 1) + 1;
  if (start < inline.lastStart) inline.unordered = true;
  inline.lastStart = start;
  const link: Link =
    reference === undefined
      ? { line, start, end, kind, target, text }
      : { line, start, end, kind, target, text, reference };
  draft.links.push(link);
  if (passage.block !== draft.linkBlock) {
    draft.linkBlock = passage.block;
    draft.linkBlocks += 1;
  }
}

const NO_PASSAGE: Passage = {
  kind: 'paragraph',
  source: '',
  start: 0,
  end: 0,
  line: 0,
  block: 0,
  joined: undefined,
};

function lineAfter(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? Number.POSITIVE_INFINITY : end + 1;
}
