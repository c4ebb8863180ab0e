import { nestsTooDeep } from '@dochygiene/scanner';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** A YAML text as far as it is looked at: the top-level keys and the texts they hold. */
export type OpenYaml =
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[] }
  | { readonly kind: 'empty' }
  /** What is wrong, at a line, 1-based. */
  | { readonly kind: 'refused'; readonly why: string; readonly line: number };

/** One key of a mapping. */
export interface YamlEntry {
  readonly key: string;
  /** 1-based. */
  readonly line: number;
  /** The one text or the texts of a list; `undefined` of a mapping or of anything deeper. */
  readonly values: readonly string[] | undefined;
  /** The keys of a mapping. */
  readonly entries: readonly YamlEntry[] | undefined;
}

/** How many keys of one mapping, and how many texts of one list, are looked at. */
export const YAML_LIMIT = 10_000;

/**
 * Reads YAML `text`. Aliases are never followed, so that no text is longer than it looks; of a key
 * that stands twice the first counts.
 */
export function openYaml(text: string): OpenYaml {
  if (nestsTooDeep(text)) return { kind: 'refused', why: 'it is nested too deeply', line: 1 };
  const counter = new LineCounter();
  const document = parseDocument(text, {
    ...{
      lineCounter: counter,
      schema: 'core',
      merge: false,
      uniqueKeys: false,
      logLevel: 'silent',
    },
  });
  const lineAt = (offset: number): number => Math.max(1, counter.linePos(offset).line);
  const [error] = document.errors;
  if (error !== undefined) {
    const [why = 'it is no YAML'] = error.message.split(/ at line \d+|\n/);
    return { kind: 'refused', why, line: lineAt(error.pos[0]) };
  }
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { kind: 'empty' };
  if (!isMap(contents)) return { kind: 'refused', why: 'it is no mapping', line: 1 };
  return { kind: 'map', entries: entriesOf(contents, lineAt, 0) };
}

function entriesOf(
  map: { readonly items: readonly { readonly key: unknown; readonly value: unknown }[] },
  lineAt: (offset: number) => number,
  depth: number,
): readonly YamlEntry[] {
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of map.items.slice(0, YAML_LIMIT)) {
    const name = textOf(key);
    if (name === undefined || entries.has(name)) continue;
    const line = lineAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    const inner = isMap(value) && depth === 0 ? entriesOf(value, lineAt, 1) : undefined;
    entries.set(name, { key: name, line, values: valuesOf(value), entries: inner });
  }
  return [...entries.values()];
}

function valuesOf(value: unknown): readonly string[] | undefined {
  if (isSeq(value)) return value.items.slice(0, YAML_LIMIT).flatMap((item) => textOf(item) ?? []);
  if (value === null || (isScalar(value) && value.value === null)) return [];
  const text = textOf(value);
  return text === undefined ? undefined : [text];
}

/** A scalar as it was written: numbers and booleans too. */
function textOf(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null || node.value === undefined) return undefined;
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}
