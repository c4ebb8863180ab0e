import type { Edge, PatternNode } from './node.ts';

/** Places of a text, the bit `1 << n` for the one before its character `n`. */
export type Places = bigint;

/**
 * Where what `node` takes of `text` can end, for what begins at one of `begins`.
 *
 * All ways are followed at once, each place once, so that no pattern makes it try the same again. Its
 * time grows with the text's length to the power of how deep repeats are nested, which is bounded.
 */
export function ends(node: PatternNode, text: string, begins: Places): Places {
  switch (node.kind) {
    case 'character':
      return taken(text, begins, node.takes);
    case 'row': {
      let reached = begins;
      for (const part of node.parts) {
        if (reached === 0n) break;
        reached = ends(part, text, reached);
      }
      return reached;
    }
    case 'choice':
      return node.ways.reduce((reached, way) => reached | ends(way, text, begins), 0n);
    case 'repeat':
      return repeated(node.part, text, begins, node.least, node.most);
    case 'edge':
      return edges(text, begins, node.edge);
  }
}

function taken(text: string, begins: Places, takes: (character: string) => boolean): Places {
  let reached = 0n;
  let place = 1n;
  for (const character of text) {
    if ((begins & place) !== 0n && takes(character)) reached |= place << 1n;
    place <<= 1n;
  }
  return reached;
}

function repeated(
  part: PatternNode,
  text: string,
  begins: Places,
  least: number,
  most: number,
): Places {
  let front = begins;
  for (let times = 0; times < least && front !== 0n; times += 1) front = ends(part, text, front);
  let reached = front;
  for (let times = least; times < most && front !== 0n; times += 1) {
    front = ends(part, text, front) & ~reached;
    reached |= front;
  }
  return reached;
}

function edges(text: string, begins: Places, edge: Edge): Places {
  if (edge === 'begin') return begins & 1n;
  if (edge === 'end') return begins & (1n << BigInt(text.length));
  let between = 0n;
  for (let at = 0; at <= text.length; at += 1) {
    if (isWord(text[at - 1]) !== isWord(text[at])) between |= 1n << BigInt(at);
  }
  return edge === 'word' ? begins & between : begins & ~between;
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}
