import type { Candidate } from '../listing.ts';

/** The candidates of one directory, in code-unit order of path. */
export interface Block {
  /** What all their paths begin with: the directory's path and a `/`, or nothing for the root. */
  readonly start: string;
  readonly candidates: readonly Candidate[];
}

/**
 * All candidates of `blocks` in code-unit order of path.
 *
 * Whole directories are put in order, and their files only compared with the directories among
 * them: sorting all paths took a tenth of the walk where nearly every file is a document.
 */
export function inOrder(blocks: readonly Block[]): readonly Candidate[] {
  const sorted = [...blocks].sort((one, other) => (one.start < other.start ? -1 : 1));
  const ordered: Candidate[] = [];
  for (let next = 0; next < sorted.length; ) next = emit(sorted, next, ordered);
  return ordered;
}

/** Puts block `index` and those of the directories below it in order, and tells which is next. */
function emit(blocks: readonly Block[], index: number, ordered: Candidate[]): number {
  const block = blocks[index];
  if (block === undefined) return index + 1;
  const { start, candidates } = block;

  let placed = 0;
  let next = index + 1;
  for (let below = blocks[next]; below?.start.startsWith(start); below = blocks[next]) {
    for (
      let file = candidates[placed];
      file && file.path < below.start;
      file = candidates[placed]
    ) {
      ordered.push(file);
      placed += 1;
    }
    next = emit(blocks, next, ordered);
  }
  for (; placed < candidates.length; placed += 1) {
    const file = candidates[placed];
    if (file !== undefined) ordered.push(file);
  }
  return next;
}
