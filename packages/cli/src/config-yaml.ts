import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type YAMLMap } from 'yaml';
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
  const document = parseDocument(text, { lineCounter, schema: 'core', merge: false });
  const refuse: Refuse = (node, what, remedy) => {
    const { line } = lineCounter.linePos(offsetOf(node) ?? 0);
    throw new Failure(`${path}:${Math.max(1, line)}: ${what}`, remedy);
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const [what = 'is not YAML'] = error.message.split(/ at line \d+| in |\n/);
    return refuse({ range: error.pos }, what, 'Put right that line, or remove the file.');
  }
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    return { map: undefined, refuse };
  }
  if (isMap(contents)) return { map: contents, refuse };
  return refuse(contents, 'the configuration is not a mapping', 'Write lines like `key: value`.');
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
