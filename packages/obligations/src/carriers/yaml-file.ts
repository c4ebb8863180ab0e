import {
  type CollectionTag,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { ProjectFiles } from './project-files.ts';

/** The longest YAML file that is read, in characters. */
export const YAML_LIMIT: number = 256 * 1024;

/** How many collections a file may open within one another, at most: the parser recurses. */
const NESTING_LIMIT = 256;

/** How many quotes, anchors, aliases and tags a file may have, at most: each may be an error to tell. */
const SIGN_LIMIT = 20_000;

/** A YAML file, read. */
export interface YamlFile {
  readonly path: string;
  /** What it holds, anchors and merge keys resolved. */
  readonly value: unknown;
  /** The line, 1-based, of the key or member that `steps` lead to; of the nearest above if it has none. */
  lineOf(...steps: readonly (string | number)[]): number;
}

/** What else there is to know before a file is read. */
export interface YamlRules {
  /** Whether a key may stand twice in a map, the last one counting. */
  readonly repeats: boolean;
  /**
   * Whether it is one of a pipeline of GitLab: a document with `spec` may stand before the one that
   * counts, and `!reference [a, b]` is read as the text `!reference ["a","b"]`.
   */
  readonly pipeline?: boolean;
}

/**
 * The YAML file `path`; `undefined` if there is none, and with a problem noted if it does not parse,
 * is too long, too deeply nested, or a bomb of aliases.
 */
export function yamlFile(
  files: ProjectFiles,
  path: string,
  rules: YamlRules,
): YamlFile | undefined {
  const text = files.text(path);
  if (text === undefined) return undefined;
  const read = readYaml(text, rules);
  if ('why' in read) {
    const { why, line } = read;
    const place = line === undefined ? { path } : { path, line };
    files.note({ ...place, code: 'DOES_NOT_PARSE', message: `Cannot read "${path}": ${why}` });
    return undefined;
  }
  return { path, ...read };
}

type Failure = { readonly why: string; readonly line?: number };

/** A reference of GitLab, kept as a text, in which it can be told from a list. */
const REFERENCE: CollectionTag = {
  tag: '!reference',
  collection: 'seq',
  resolve: (list) => `!reference ${JSON.stringify(isSeq(list) ? list.toJSON() : [])}`,
};

/** `text` with blanks for a first document that is a header with `spec`, each line where it was. */
function withoutHeader(text: string): string {
  const first = /^[^\s#-].*/m.exec(text);
  if (first === null || !first[0].startsWith('spec:')) return text;
  const end = text.indexOf('\n---', first.index);
  return end < 0 ? text : text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

function readYaml(
  written: string,
  { repeats, pipeline = false }: YamlRules,
): Omit<YamlFile, 'path'> | Failure {
  const text = pipeline ? withoutHeader(written) : written;
  if (text.length > YAML_LIMIT) return { why: `it is longer than ${YAML_LIMIT} characters` };
  if (isNestedDeeply(text)) return { why: 'it is nested too deeply' };
  if ((text.match(/["'&*!]/g)?.length ?? 0) > SIGN_LIMIT) return { why: 'it is too intricate' };
  const lines = new LineCounter();
  try {
    // Its own look for repeated keys and its pretty errors take time by the square of the length.
    const quick = { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const;
    const customTags = pipeline ? [REFERENCE] : [];
    const all = { ...quick, customTags, lineCounter: lines, merge: true };
    const document = parseDocument(text, all);
    const [error] = document.errors;
    if (error !== undefined) {
      return { why: error.message, line: lines.linePos(error.pos[0]).line };
    }
    const repeated = repeats ? undefined : repeatedKey(document.contents);
    if (repeated !== undefined) {
      const { line } = lines.linePos(repeated.offset);
      return { why: `the key "${repeated.key}" stands twice in one map`, line };
    }
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    const lineOf = (...steps: readonly (string | number)[]): number => {
      const offset = offsetOf(document.contents, steps);
      return offset === undefined ? 1 : lines.linePos(offset).line;
    };
    return { value, lineOf };
  } catch (error) {
    // What the parser refuses it throws as errors of several kinds: too many aliases, a merge of what
    // is no map, a stack that is full.
    if (error instanceof Error) return { why: error.message };
    throw error;
  }
}

function repeatedKey(
  contents: Node | null,
): { readonly key: string; readonly offset: number } | undefined {
  let found: { readonly key: string; readonly offset: number } | undefined;
  visit(contents, {
    Map(_at, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        // "<<" merges, and may be repeated to merge again.
        if (!isScalar(key) || key.value === '<<') continue;
        const text = String(key.value);
        if (keys.has(text)) {
          found = { key: text, offset: key.range?.[0] ?? 0 };
          return visit.BREAK;
        }
        keys.add(text);
      }
      return undefined;
    },
  });
  return found;
}

/** Where the key or member stands that `steps` lead to, or the last of them that is written there. */
function offsetOf(start: Node | null, steps: readonly (string | number)[]): number | undefined {
  let node: unknown = start;
  let offset: number | undefined;
  for (const step of steps) {
    if (isAlias(node) || !isNode(node)) return offset;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isNode(key) && String(key) === String(step));
      if (pair === undefined) return offset;
      offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
    } else if (typeof step === 'number' && 'items' in node && Array.isArray(node.items)) {
      node = node.items[step];
      offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
    } else return offset;
  }
  return offset;
}

/** Whether `text` opens more brackets, or indents more, than a file of settings has reason to. */
function isNestedDeeply(text: string): boolean {
  let open = 0;
  let indicators = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) open += 1;
    else if ((code === 0x5d || code === 0x7d) && open > 0) open -= 1;
    // "- - - -" and "? ? ?" nest within one line.
    const opens = code === 0x2d || code === 0x3f || code === 0x3a;
    if (opens && /[\s]/.test(text[at + 1] ?? ' ')) indicators += 1;
    else if (code === 0x0a) indicators = 0;
    if (open > NESTING_LIMIT || indicators > NESTING_LIMIT) return true;
  }
  return deepestIndent(text) > NESTING_LIMIT * 4;
}

function deepestIndent(text: string): number {
  let deepest = 0;
  for (const [indent] of text.matchAll(/^[ ]*(?=[^\s#][^\n]*:(?:\s|$))/gm)) {
    deepest = Math.max(deepest, indent.length);
  }
  return deepest;
}
