/** A map of JSON or YAML. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether `value` is a map, neither a list nor nothing. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
