import type { Draft } from './draft.ts';
import { readBody } from './frontmatter.ts';
import { createInline } from './inline.ts';
import { readBlocks } from './read-blocks.ts';
import { readHtml } from './read-html.ts';
import { readInline } from './read-inline.ts';
import type { Structure } from './structure.ts';

/**
 * Reads the structure of `text`, a Markdown document of one character a byte (latin1).
 *
 * The grammar is CommonMark's, with tables, task boxes, wiki links and what MDX adds: what is
 * rendered as a link is a link here, and nothing else is. Every text has a structure, and reading it
 * takes time in proportion to its length, whatever it holds.
 */
export function readMarkdown(text: string): Structure {
  const source =
    text.includes('\r') && LONE_RETURN.test(text) ? text.replace(LONE_RETURN_ALL, '\n') : text;
  const { frontmatter, start, lines } = readBody(source);
  const blocks = readBlocks(source, start, lines);
  const { draft, finder } = blocks;

  const inline = createInline(draft, targetsOf(draft), finder);
  for (const passage of draft.passages) {
    if (passage.kind === 'html') readHtml(inline, passage);
    else readInline(inline, passage);
  }
  return finished(draft, blocks.line, frontmatter, inline.unordered);
}

const LONE_RETURN = /\r(?!\n)/;
const LONE_RETURN_ALL = /\r(?!\n)/g;

/** Where each label leads: the first definition of it rules. */
function targetsOf(draft: Draft): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { label, target } of draft.definitions) {
    if (!targets.has(label)) targets.set(label, target);
  }
  return targets;
}

function finished(
  draft: Draft,
  lines: number,
  frontmatter: Structure['frontmatter'],
  unordered: boolean,
): Structure {
  if (unordered) draft.links.sort((one, other) => one.start - other.start);
  return {
    lines,
    frontmatter,
    headings: draft.headings,
    links: draft.links,
    definitions: draft.definitions,
    codeSpans: draft.codeSpans,
    fences: draft.fences,
    comments: draft.comments,
    tasks: draft.tasks,
    anchors: draft.anchors,
    tables: draft.tables,
    listItems: draft.listItems,
    blocks: draft.blocks,
    linkBlocks: draft.linkBlocks,
    proseWords: draft.proseWords,
    prose: draft.prose,
  };
}
