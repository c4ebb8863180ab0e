import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { isIntricate } from './intricacy.ts';
import type { Marker } from './marker.ts';
import { markerInLines } from './marker-lines.ts';
import { accepted, refused } from './marker-words.ts';
import { type Meaning, meaningOf, stronger, UNKNOWN } from './meaning.ts';

/**
 * The marker in `content`, a metadata block of at most `YAML_LIMIT` bytes whose first line is
 * number `firstLine`.
 *
 * The key is looked up in the syntax tree and nothing is ever expanded, so that a bomb of aliases
 * stays a handful of nodes. What is intricate is not given to the parser at all: it recurses, and a stack
 * that is nearly full can end the process where no `catch` helps.
 */
export function markerInYaml(content: string, firstLine: number): Marker | undefined {
  const broken = (why: string, line?: number): Marker | undefined =>
    markerInLines(content, firstLine, line === undefined ? { why } : { why, line });

  if (isIntricate(content)) return broken('is too intricate to be read as YAML');
  const document = parse(content);
  if (document === undefined) return broken('cannot be read as YAML');
  const lineAt = (offset: number): number => firstLine + newlines(content, offset);
  const [error] = document.errors;
  if (error !== undefined) return broken('cannot be read as YAML', lineAt(error.pos[0]));
  const { contents } = document;
  if (!isMap(contents)) return broken('holds no keys');

  const found: Found = { top: undefined, nested: undefined, anchors: undefined, contents };
  for (const pair of contents.items) look(pair, found, 0);
  if (found.top !== undefined) {
    const line = lineAt(found.top.offset);
    return found.top.meaning.word === undefined
      ? refused(line, 'has a value that is not known')
      : accepted(found.top.meaning, line);
  }
  if (found.nested !== undefined) {
    return refused(lineAt(found.nested.offset), 'stands under another key');
  }
  return markerInLines(content, firstLine, undefined);
}

type YamlDocument = Document.Parsed<ParsedNode>;

interface Found {
  top: Place | undefined;
  nested: Place | undefined;
  /** What each anchor stands at: made when the first alias is met, since most blocks have none. */
  anchors: Map<string, unknown> | undefined;
  readonly contents: YAMLMap;
}

interface Place {
  readonly meaning: Meaning;
  readonly offset: number;
}

function parse(content: string): YamlDocument | undefined {
  try {
    const options = {
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
      // A key that stands twice is no reason to distrust the rest of the block.
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
    } as const;
    const document = parseDocument(content, options);
    return document;
  } catch {
    // The parser means to report and never to throw; where it does, the block is no YAML to us.
    return undefined;
  }
}

/** Notes where `pair`, or what is within it, sets `hygiene`. The depth is bounded by `isIntricate`. */
function look(pair: Pair, found: Found, depth: number): void {
  const { key, value } = pair;
  if (isScalar(key) && isHygiene(key.value)) {
    const exactKey = key.value === 'hygiene';
    const meaning = meaningOfNode(value, found);
    const place = {
      meaning: { word: meaning.word, exact: meaning.exact && exactKey },
      offset: key.range?.[0] ?? 0,
    };
    if (depth > 0) found.nested ??= place;
    else if (stronger(found.top?.meaning, place.meaning) === place.meaning) found.top = place;
    return;
  }
  within(value, found, depth + 1);
}

function within(node: unknown, found: Found, depth: number): void {
  if (isMap(node)) for (const pair of node.items) look(pair, found, depth);
  if (isSeq(node)) {
    for (const item of node.items) {
      if (isPair(item)) look(item, found, depth);
      else within(item, found, depth);
    }
  }
}

function isHygiene(key: unknown): boolean {
  return typeof key === 'string' && key.trim().toLowerCase() === 'hygiene';
}

function meaningOfNode(node: unknown, found: Found): Meaning {
  if (isAlias(node)) {
    found.anchors ??= anchorsOf(found.contents);
    const target = found.anchors.get(node.source);
    return isAlias(target) ? UNKNOWN : meaningOfNode(target, found);
  }
  if (isScalar(node)) {
    if (typeof node.value !== 'string') return UNKNOWN;
    const meaning = meaningOf(node.value);
    const plainTag = node.tag === undefined || node.tag.startsWith('tag:yaml.org,');
    return plainTag ? meaning : { word: meaning.word, exact: false };
  }
  if (isSeq(node))
    return firstMeaning(node.items.map((item) => (isScalar(item) ? item.value : '')));
  if (isMap(node)) {
    const on = node.items.filter(({ value }) => !isScalar(value) || value.value !== false);
    return firstMeaning(on.map(({ key }) => (isScalar(key) ? key.value : '')));
  }
  return UNKNOWN;
}

/** Every node of a tree that has an anchor. One walk for all aliases: a tree may be full of them. */
function anchorsOf(contents: YAMLMap): Map<string, unknown> {
  const anchors = new Map<string, unknown>();
  visit(contents, {
    Value(_key, node) {
      if (node.anchor !== undefined && !anchors.has(node.anchor)) anchors.set(node.anchor, node);
    },
  });
  return anchors;
}

/** The strongest meaning among the members of a collection, which is never how it should be written. */
function firstMeaning(values: readonly unknown[]): Meaning {
  let best: Meaning = UNKNOWN;
  for (const value of values) {
    if (typeof value === 'string') best = stronger(best, meaningOf(value));
  }
  return { word: best.word, exact: false };
}

function newlines(content: string, offset: number): number {
  let count = 0;
  for (let at = content.indexOf('\n'); at >= 0 && at < offset; at = content.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}
