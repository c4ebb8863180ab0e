import { nearest } from '../nearest.ts';
import type { Fault } from '../verdicts.ts';
import { quoted } from './fault-text.ts';

/** Where a value stands, and where its faults go. */
export interface Place {
  /** The document it is about, or `-`. */
  readonly path: string;
  /** `entries[3].op`, or `op` where the path says which entry. */
  readonly field: string;
  readonly faults: Fault[];
}

/** Notes everything in a value that is not as it must be. */
export type Check = (value: unknown, place: Place) => void;

/** An object, as JSON has it. */
export type Keyed = Readonly<Record<string, unknown>>;

/** Text that is as `is` says, of which `right` says what it must be. */
export function text(is: (text: string) => boolean, right: string): Check {
  return (value, place) => {
    if (typeof value !== 'string') note(place, `is ${kindOf(value)}`, right);
    else if (!is(value)) note(place, `is ${value === '' ? 'empty' : quoted(value)}`, right);
  };
}

/** One of `choice`. */
export function oneOf(choice: readonly string[]): Check {
  return (value, place) => {
    if (typeof value === 'string' && choice.includes(value)) return;
    const shown = typeof value === 'string' ? quoted(value) : kindOf(value);
    const all = `one of ${choice.join(', ')}`;
    const near = typeof value === 'string' ? nearest(value.toLowerCase(), choice) : undefined;
    const right = near === undefined ? all : `probably "${near}"; ${all}`;
    note(place, `is ${shown}`, choice.length === 1 ? `"${choice[0]}"` : right);
  };
}

/** A list of what `each` says. `placeOf` gives the place of one. */
export function list(
  right: string,
  each: Check,
  placeOf: (value: unknown, at: number, place: Place) => Place = numbered,
): Check {
  return (value, place) => {
    if (!Array.isArray(value)) note(place, `is ${kindOf(value)}`, right);
    else for (const [at, one] of value.entries()) each(one, placeOf(one, at, place));
  };
}

/** The place of item `at` of a list. */
export function numbered(_value: unknown, at: number, place: Place): Place {
  return { ...place, field: `${place.field}[${at}]` };
}

/** What a key of an object must be; `missing` says what is to be there if it is not, and without it the key may be absent. */
export interface Field {
  readonly check: Check;
  readonly missing?: string;
}

/** An object with the keys of `fields` and no others; `what` is its name. */
export function object(what: string, fields: Readonly<Record<string, Field>>): Check {
  const names = Object.keys(fields);
  return (value, place) => {
    if (!isKeyed(value)) {
      note(place, `is ${kindOf(value)}`, `an object: ${what} with ${names.join(', ')}`);
      return;
    }
    for (const [name, { check, missing }] of Object.entries(fields)) {
      const there = { ...place, field: below(place, name) };
      if (Object.hasOwn(value, name)) check(value[name], there);
      else if (missing !== undefined) note(there, 'is missing', missing);
    }
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(fields, key)) continue;
      const near = nearest(key, names);
      const right =
        near === undefined
          ? `leave it out; the keys are ${names.join(', ')}`
          : `probably "${near}"`;
      note({ ...place, field: below(place, shownKey(key)) }, `is no key of ${what}`, right);
    }
  };
}

/** Whether `value` is an object that is no list. */
export function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds a fault. */
export function note({ path, field, faults }: Place, problem: string, right: string): void {
  faults.push({ path, field: field === '' ? '-' : field, problem, right });
}

/** What kind of value of JSON `value` is, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `${value}`;
}

function below({ field }: Place, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}

/** A stranger's key as a field: not longer than one of ours would be. */
function shownKey(key: string): string {
  return /^\w{1,40}$/.test(key) ? key : quoted(key);
}
