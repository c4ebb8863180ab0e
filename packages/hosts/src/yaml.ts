import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { HookProblem } from './entry.ts';
import { DEEPEST, type ReadJson } from './json.ts';
import type { Located, LocatedMember } from './located.ts';
import { isTooDeep } from './yaml-depth.ts';

/** The longest text that is read as YAML, in characters. */
export const LONGEST_YAML: number = 2 ** 17;

/** The most values that are read, an alias counted each time. */
const MOST = 20_000;

/**
 * Reads YAML, keeping lines; `from` is the line before its first and where in the document it begins.
 *
 * With `forgiving`, what could be made of a text with errors is told beside the first of them.
 */
export function readYaml(
  text: string,
  from: { readonly line: number; readonly offset: number },
  { forgiving }: { readonly forgiving: boolean },
): ReadJson {
  if (text.length > LONGEST_YAML) {
    return refused('too-large', from.line, `has more than ${LONGEST_YAML} characters`);
  }
  if (isTooDeep(text)) return refused('too-large', from.line, 'is nested too deep');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
  const [error] = document.errors;
  const problems = error === undefined ? [] : [problemOf(error, from.line, lineCounter)];
  if (error !== undefined && !forgiving) return { at: undefined, problems };
  const walk: Walk = { anchors: new Map(), lineCounter, from, left: MOST };
  try {
    return { at: located(document.contents, walk, 0), problems };
  } catch (fault) {
    if (!(fault instanceof TooMuch)) throw fault;
    return refused('too-large', from.line + 1, 'holds too much, or is nested too deep');
  }
}

function problemOf(error: YAMLError, before: number, lineCounter: LineCounter): HookProblem {
  const line = before + lineCounter.linePos(error.pos[0]).line;
  return { code: 'unparsed', line, message: error.code.toLowerCase().replaceAll('_', ' ') };
}

/** Leaves the walk; never seen outside. */
class TooMuch extends Error {}

interface Walk {
  /** Nodes that an alias may stand for, the last one of each name. */
  readonly anchors: Map<string, Node>;
  readonly lineCounter: LineCounter;
  readonly from: { readonly line: number; readonly offset: number };
  left: number;
}

function located(node: Node | null, walk: Walk, depth: number): Located {
  walk.left -= 1;
  if (walk.left < 0 || depth > DEEPEST) throw new TooMuch();
  const begin = node?.range?.[0] ?? 0;
  const line = walk.from.line + walk.lineCounter.linePos(begin).line;
  return { line, offset: walk.from.offset + begin, value: contentOf(node, walk, depth) };
}

function contentOf(node: Node | null, walk: Walk, depth: number): Located['value'] {
  if (isAlias(node)) {
    const target = walk.anchors.get(node.source);
    return target === undefined ? null : contentOf(target, spent(walk), depth + 1);
  }
  if (node?.anchor !== undefined) walk.anchors.set(node.anchor, node);
  if (isMap<Node, Node | null>(node)) {
    const members = new Map<string, LocatedMember>();
    for (const { key, value } of node.items) {
      const { line, value: name } = located(key, walk, depth + 1);
      members.set(String(name), { line, at: located(value, walk, depth + 1) });
    }
    return members;
  }
  if (isSeq<Node>(node)) return node.items.map((item) => located(item, walk, depth + 1));
  if (!isScalar(node)) return null;
  const { value } = node;
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? value
    : String(value);
}

function spent(walk: Walk): Walk {
  walk.left -= 1;
  if (walk.left < 0) throw new TooMuch();
  return walk;
}

function refused(code: HookProblem['code'], line: number, message: string): ReadJson {
  return { at: undefined, problems: [{ code, line, message }] };
}
