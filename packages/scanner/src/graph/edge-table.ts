import type { Document, Mention } from '../document.ts';
import { groupBy, growing } from '../growing.ts';
import type { Edge } from '../signal.ts';

/** Links between documents and files, from either end. */
export interface EdgeTable {
  outbound(path: string): readonly Edge[];
  inbound(path: string): readonly Edge[];
}

/**
 * Links `documents`, which are in order of path, to what their mentions lead to by `target`.
 *
 * Kept as numbers, three a link, and made into edges when asked: a large project has a million.
 */
export function edgeTable(
  documents: readonly Document[],
  target: (from: string, mention: Mention) => string | undefined,
): EdgeTable {
  const targets = new Map<string, number>();
  const sourceAt = growing();
  const mentionAt = growing();
  const targetAt = growing();
  const firstEdge = new Map<string, number>();
  for (const [source, { path, mentions }] of documents.entries()) {
    firstEdge.set(path, sourceAt.length());
    for (const [index, mention] of mentions.entries()) {
      const to = target(path, mention);
      if (to === undefined || to === path) continue;
      const id = targets.get(to) ?? targets.size;
      targets.set(to, id);
      sourceAt.push(source);
      mentionAt.push(index);
      targetAt.push(id);
    }
  }

  const { starts, order } = groupBy(targetAt.values(), targets.size);
  const names = [...targets.keys()];
  const edge = (index: number): readonly Edge[] => {
    const document = documents[sourceAt.at(index)];
    const mention = document?.mentions[mentionAt.at(index)];
    const to = names[targetAt.at(index)];
    if (document === undefined || mention === undefined || to === undefined) return [];
    return [{ from: document.path, to, mention }];
  };
  return {
    outbound(path) {
      const edges: Edge[] = [];
      const first = firstEdge.get(path);
      if (first === undefined) return edges;
      const source = sourceAt.at(first);
      if (documents[source]?.path !== path) return edges;
      for (let index = first; sourceAt.at(index) === source; index += 1) edges.push(...edge(index));
      return edges;
    },
    inbound(path) {
      const id = targets.get(path);
      if (id === undefined) return [];
      return [...order.subarray(starts[id], starts[id + 1])].flatMap(edge);
    },
  };
}
