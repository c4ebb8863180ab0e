/** What is wrong in a value, and where. */
export interface ReportFault {
  /** A JSON pointer: `/entries/0/op`; empty for the whole. */
  readonly path: string;
  /** What it must be: `must be one of update, trim`. */
  readonly problem: string;
}

/** What a value from outside must be, and in which order its keys are printed. */
export interface Shape {
  /** Adds to `faults` whatever is wrong in `value`, which is at `path`. */
  readonly check: (value: unknown, path: string, faults: ReportFault[]) => void;
  /** `value`, which has no fault, with its keys in order. */
  readonly ordered: (value: unknown) => unknown;
}

const asIs = (value: unknown): unknown => value;

/** A value for which `holds`; `problem` says of others what it must be. */
export function value(holds: (value: unknown) => boolean, problem: string): Shape {
  return {
    check: (given, path, faults) => {
      if (!holds(given)) faults.push({ path, problem });
    },
    ordered: asIs,
  };
}

/** Text for which `holds`. */
export function text(problem: string, holds: (text: string) => boolean): Shape {
  return value((given) => typeof given === 'string' && holds(given), problem);
}

/** A whole number of at least `least`. */
export function whole(least: number): Shape {
  return value(
    (given) => Number.isSafeInteger(given) && Number(given) >= least,
    `must be a whole number from ${least} up`,
  );
}

/** One of `values`. */
export function oneOf(values: readonly (string | boolean)[]): Shape {
  return value(
    (given) => values.some((each) => each === given),
    `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`,
  );
}

/** `null`, or what `shape` says. */
export function orNull(shape: Shape): Shape {
  return {
    check: (given, path, faults) => {
      if (given !== null) shape.check(given, path, faults);
    },
    ordered: (given) => (given === null ? null : shape.ordered(given)),
  };
}

/** A list of what `shape` says; of different values where it is `distinct`. */
export function list(shape: Shape, distinct?: 'distinct'): Shape {
  return {
    check: (given, path, faults) => {
      if (!Array.isArray(given)) {
        faults.push({ path, problem: 'must be a list' });
        return;
      }
      for (const [at, each] of given.entries()) shape.check(each, `${path}/${at}`, faults);
      if (distinct === undefined) return;
      const seen = new Set<unknown>();
      for (const [at, each] of given.entries()) {
        if (seen.has(each)) faults.push({ path: `${path}/${at}`, problem: 'stands there twice' });
        seen.add(each);
      }
    },
    ordered: (given) => (given as readonly unknown[]).map(shape.ordered),
  };
}

type Keyed = Readonly<Record<string, unknown>>;

/** An object of any number of keys, each of which `isKey`; printed in code-unit order. */
export function keyed(isKey: RegExp, shape: Shape): Shape {
  return {
    check: (given, path, faults) => {
      if (!isKeyed(given, path, faults)) return;
      for (const [key, each] of Object.entries(given)) {
        const place = `${path}/${pointed(key)}`;
        if (isKey.test(key)) shape.check(each, place, faults);
        else faults.push({ path: place, problem: 'is no name that can be here' });
      }
    },
    ordered: (given) =>
      Object.fromEntries(
        Object.entries(given as Keyed)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, shape.ordered(each)]),
      ),
  };
}

/** Rules for a whole object, whose fields are each as they must be. */
export type Rule = (given: Keyed, fault: (path: string, problem: string) => void) => void;

/** What the keys of an object must be, in the order in which they are printed. */
export type Fields = Readonly<Record<string, Shape>>;

/** An object of the keys of `fields`, and no other; those in `optional` may be absent. */
export function object(fields: Fields, optional: readonly string[] = [], rule?: Rule): Shape {
  return {
    check: (given, path, faults) => {
      if (!isKeyed(given, path, faults)) return;
      const before = faults.length;
      for (const [key, shape] of Object.entries(fields)) {
        const place = `${path}/${key}`;
        if (Object.hasOwn(given, key)) shape.check(given[key], place, faults);
        else if (!optional.includes(key)) faults.push({ path: place, problem: 'is missing' });
      }
      for (const key of Object.keys(given)) {
        if (Object.hasOwn(fields, key)) continue;
        faults.push({ path: `${path}/${pointed(key)}`, problem: 'is no key that can be here' });
      }
      // What the parts are to each other can be asked once each part is what it must be.
      if (faults.length > before || rule === undefined) return;
      rule(given, (below, problem) => faults.push({ path: `${path}${below}`, problem }));
    },
    ordered: (given) =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([key]) => Object.hasOwn(given as Keyed, key))
          .map(([key, shape]) => [key, shape.ordered((given as Keyed)[key])]),
      ),
  };
}

function isKeyed(given: unknown, path: string, faults: ReportFault[]): given is Keyed {
  const keyed = typeof given === 'object' && given !== null && !Array.isArray(given);
  if (!keyed) faults.push({ path, problem: 'must be an object' });
  return keyed;
}

/** `key` as a part of a JSON pointer. */
function pointed(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
