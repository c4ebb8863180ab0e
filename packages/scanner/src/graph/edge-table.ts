import type { Document, Mention } from '../document.ts';
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

interface Growing {
  push(value: number): void;
  /** The value at `index`; -1 past the end. */
  at(index: number): number;
  length(): number;
  values(): Uint32Array;
}

function growing(): Growing {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    at: (index) => (index < length ? (values[index] ?? -1) : -1),
    length: () => length,
    values: () => values.subarray(0, length),
  };
}

/** Indexes of `values` ordered by value, equal ones in their order, and where each value starts. */
function groupBy(
  values: Uint32Array,
  groups: number,
): { readonly starts: Uint32Array; readonly order: Uint32Array } {
  const starts = new Uint32Array(groups + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group += 1) {
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  const next = starts.slice();
  const order = new Uint32Array(values.length);
  for (const [index, value] of values.entries()) {
    const at = next[value] ?? 0;
    order[at] = index;
    next[value] = at + 1;
  }
  return { starts, order };
}
