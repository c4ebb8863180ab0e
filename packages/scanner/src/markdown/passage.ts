import type { Blocks } from './blocks.ts';
import type { Joined, Passage } from './draft.ts';

/**
 * The lines of the leaf, from the one numbered `first` on, as a passage of the block counted
 * last.
 */
export function collect(blocks: Blocks, kind: Passage['kind'], first: number): Passage {
  const { draft, lineStarts, lineEnds, lineCount } = blocks;
  const line = blocks.leafLine + first;
  if (blocks.joins) return joined(blocks, kind, first);
  return {
    kind,
    source: blocks.text,
    start: lineStarts[first] ?? 0,
    end: lineEnds[lineCount - 1] ?? 0,
    line,
    block: draft.blocks,
    joined: undefined,
  };
}

function joined(blocks: Blocks, kind: Passage['kind'], first: number): Passage {
  const { text, lineStarts, lineEnds, lineCount } = blocks;
  const at: number[] = [];
  const from: number[] = [];
  let source = '';
  for (let index = first; index < lineCount; index += 1) {
    const start = lineStarts[index] ?? 0;
    at.push(source.length);
    from.push(start);
    source += text.slice(start, lineEnds[index] ?? 0);
    if (index < lineCount - 1) source += '\n';
  }
  const starts: Joined = { at, from };
  return {
    kind,
    source,
    start: 0,
    end: source.length,
    line: blocks.leafLine + first,
    block: blocks.draft.blocks,
    joined: starts,
  };
}
