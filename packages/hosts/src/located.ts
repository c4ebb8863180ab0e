/** A value of a data file, with the place it has in the text. */
export interface Located {
  /** 1-based. */
  readonly line: number;
  readonly offset: number;
  readonly value: string | number | boolean | null | readonly Located[] | LocatedTable;
}

/** Keys in the order of the file; of a repeated one the last value counts. */
export type LocatedTable = ReadonlyMap<string, LocatedMember>;

/** A member of a {@link LocatedTable}. */
export interface LocatedMember {
  /** Of the key, 1-based. */
  readonly line: number;
  readonly at: Located;
}

/** `at` as a table; `undefined` where it is none. */
export function tableOf(at: Located | undefined): LocatedTable | undefined {
  return at?.value instanceof Map ? at.value : undefined;
}

/** `at` as a list; `undefined` where it is none. */
export function listOf(at: Located | undefined): readonly Located[] | undefined {
  return Array.isArray(at?.value) ? at.value : undefined;
}

/** `at` as a text; `undefined` where it is none. */
export function textOf(at: Located | undefined): string | undefined {
  return typeof at?.value === 'string' ? at.value : undefined;
}
