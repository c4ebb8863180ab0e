import { utf8Length } from './utf8-length.ts';

/** The fields of `state.json`, in their order, those unknown to this version included. */
export type StateFields = Readonly<Record<string, unknown>>;

/** What the text of a `state.json` comes to. */
export type StateText =
  | { readonly condition: 'ok' | 'newer'; readonly fields: StateFields }
  | {
      readonly condition: 'unreadable';
      readonly because: 'NOT_UTF_8' | 'NOT_JSON' | 'WRONG_SHAPE';
    };

/** The version of the format that this code writes. */
export const STATE_VERSION = 1;

/** In bytes. Anything longer is no state. */
export const STATE_LIMIT = 1_048_576;

/** What decoding puts in the place of bytes that are no UTF-8. */
const UNDECODABLE = '\uFFFD';

/** Reads the text of a `state.json`, whatever it is; never throws. */
export function parseState(text: string): StateText {
  // Written back, undecodable bytes would be lost.
  if (text.includes(UNDECODABLE)) return { condition: 'unreadable', because: 'NOT_UTF_8' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { condition: 'unreadable', because: 'NOT_JSON' };
  }
  if (!hasFields(value)) return { condition: 'unreadable', because: 'WRONG_SHAPE' };
  const version = value['version'];
  if (version === STATE_VERSION) return { condition: 'ok', fields: value };
  const newer = typeof version === 'number' && version > STATE_VERSION;
  if (newer) return { condition: 'newer', fields: value };
  return { condition: 'unreadable', because: 'WRONG_SHAPE' };
}

/** The text of a `state.json`; `undefined` if it could not be read back, being too long or deep. */
export function printState(fields: StateFields): string | undefined {
  let text: string;
  try {
    text = `${JSON.stringify(fields, undefined, 2)}\n`;
  } catch (error) {
    // JSON is read to any depth and printed to that of the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  // A character is three bytes at most.
  const short = text.length * 3 <= STATE_LIMIT;
  return short || utf8Length(text) <= STATE_LIMIT ? text : undefined;
}

/** Whether a value out of JSON can be asked for fields; a list can, and has none of ours. */
export function hasFields(value: unknown): value is StateFields {
  return typeof value === 'object' && value !== null;
}
