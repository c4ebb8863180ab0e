/** A map of a file of JSON or YAML. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether `value` is a map, neither a list nor nothing. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under `key` of `value` itself, whatever `value` is. */
export function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The map under `key` of `value`; an empty one if there is none. */
export function recordAt(value: unknown, key: string): Values {
  const found = valueAt(value, key);
  return isRecord(found) ? found : {};
}

/** The text under `key` of `value`; `undefined` if there is none. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a list of texts, or of one text alone; whatever else stands there is left out. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** The members of a list; none if `value` is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `text` on one line, at most `length` characters of it. */
export function oneLine(text: string, length = 160): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
