/** Whole numbers from 0 to 2^32 - 1, one after the other, four bytes each. */
export interface Growing {
  push(value: number): void;
  /** Replaces the value at `index`, which is there. */
  set(index: number, value: number): void;
  /** The value at `index`; -1 past the end. */
  at(index: number): number;
  length(): number;
  /** All values; what is pushed later is not in it. */
  values(): Uint32Array;
}

/** An empty list that grows, or one that begins with `known`, which is its own from then on. */
export function growing(known: Uint32Array = new Uint32Array(0)): Growing {
  let values = known;
  let { length } = known;
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(Math.max(1024, length * 2));
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    set(index, value) {
      values[index] = value;
    },
    at: (index) => (index < length ? (values[index] ?? -1) : -1),
    length: () => length,
    values: () => values.subarray(0, length),
  };
}

/** Indexes of `values` ordered by value, equal ones in their order, and where each value starts. */
export function groupBy(
  values: Uint32Array,
  groups: number,
): { readonly starts: Uint32Array; readonly order: Uint32Array } {
  const starts = new Uint32Array(groups + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group += 1) {
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  const next = starts.slice();
  const order = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    const at = next[value] ?? 0;
    order[at] = index;
    next[value] = at + 1;
  }
  return { starts, order };
}
