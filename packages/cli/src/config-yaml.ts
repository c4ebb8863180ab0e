import { nestsTooDeep } from '@dochygiene/scanner';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { Failure, suggestion } from './failure.ts';

/** Refuses the configuration: `what` is wrong at `node`, and the `remedy`. */
export type Refuse = (node: unknown, what: string, remedy?: string) => never;

/** Numbers by name. */
export type Scalars = Readonly<Record<string, number>>;

/**
 * The top-level mapping of YAML `text`, `undefined` if the text is empty, and how to refuse a part of
 * it with file and line.
 *
 * @throws Failure if the text is not YAML, or not a mapping.
 */
export function openYaml(
  text: string,
  path: string,
): { readonly map: YAMLMap | undefined; readonly refuse: Refuse } {
  const lineCounter = new LineCounter();
  const document = parseYaml(text, path, lineCounter);
  const refuse: Refuse = (node, what, remedy) => {
    const { line } = lineCounter.linePos(offsetOf(node) ?? 0);
    throw new Failure(`${path}:${Math.max(1, line)}: ${what}`, remedy);
  };
  const fault = yamlFault(text, document, lineCounter);
  if (fault !== undefined) throw new Failure(`${path}:${fault.line}: ${fault.what}`, fault.remedy);
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    return { map: undefined, refuse };
  }
  if (isMap(contents)) return { map: contents, refuse };
  return refuse(contents, 'the configuration is not a mapping', 'Write lines like `key: value`.');
}

/**
 * `text`, of file `path`, parsed without what a person would be surprised by; line breaks are counted in `lines`.
 *
 * @throws Failure if it is nested more deeply than a parser can go.
 */
export function parseYaml(text: string, path: string, lines: LineCounter): Document.Parsed {
  if (nestsTooDeep(text)) {
    throw new Failure(`${path}:1: it is nested too deeply`, 'Close the brackets in it.');
  }
  const options = {
    lineCounter: lines,
    schema: 'core',
    merge: false,
    prettyErrors: false,
  } as const;
  return parseDocument(text, options);
}

/** What keeps a text from being YAML, where, and what to do. */
export interface YamlFault {
  /** 1-based. */
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

/** What keeps `text`, parsed as `document`, from being YAML: a merge conflict first, for all else comes of it. */
export function yamlFault(
  text: string,
  { errors: [error] }: Document.Parsed,
  lines: LineCounter,
): YamlFault | undefined {
  const conflict = /^<{7}(?: |\r?$)/m.exec(text);
  if (conflict !== null && /^>{7}(?: |\r?$)/m.test(text)) {
    return {
      line: lineAt(lines, conflict.index),
      what: 'a merge conflict begins here',
      remedy:
        'Resolve it: keep what is right, and take out the lines <<<<<<<, ======= and >>>>>>>.',
    };
  }
  if (error === undefined) return undefined;
  return {
    line: lineAt(lines, error.pos[0]),
    what: error.message,
    remedy: 'Put right that line, or remove the file.',
  };
}

function lineAt(lines: LineCounter, offset: number): number {
  return Math.max(1, lines.linePos(offset).line);
}

/** The key of `pair`, one of `known`. */
export function keyOf(refuse: Refuse, { key }: Pair, known: readonly string[]): string {
  const name = isScalar(key) ? String(key.value) : '';
  if (known.includes(name)) return name;
  const choice = known.length > 0 ? suggestion(name, known) : 'It has none: write `off`.';
  return refuse(key, `unknown key "${name}"`, choice);
}

/** Whether `pair` switches something off. YAML 1.2 reads `off` as text; an editor may make it `false`. */
export function isOff({ value }: Pair): boolean {
  return isScalar(value) && (value.value === 'off' || value.value === false);
}

/** The mapping that `pair`, called `name`, holds. */
export function mapOf(refuse: Refuse, pair: Pair, name: string): YAMLMap {
  if (isMap(pair.value)) return pair.value;
  return refuse(
    pair.key,
    `"${name}" wants a mapping, or \`off\` if it is a signal`,
    'Write indented lines like `key: value`.',
  );
}

/** The list of texts that `pair`, called `name`, holds. */
export function stringsOf(refuse: Refuse, pair: Pair, name: string): readonly string[] {
  const remedy = `Write: ${name}: ["a", "b"]`;
  if (!isSeq(pair.value)) return refuse(pair.key, `"${name}" wants a list of texts`, remedy);
  return pair.value.items.map((item) =>
    isScalar(item) && typeof item.value === 'string'
      ? item.value
      : refuse(item, `"${name}" wants a list of texts`, remedy),
  );
}

/** The number from 0 to `most` that `pair`, called `name`, holds. */
export function numberOf(refuse: Refuse, pair: Pair, name: string, most: number): number {
  const value = isScalar(pair.value) ? pair.value.value : undefined;
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  return refuse(pair.key, `"${name}" wants a number from 0 to ${most}`, `Write: ${name}: 14`);
}

function offsetOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}
