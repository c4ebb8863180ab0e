import { deserialize as read, serialize as write } from 'node:v8';

/** `value`, plain data with maps, sets and columns of numbers in it, as bytes. */
export function serialize(value: unknown): Uint8Array {
  return write(value);
}

/** What {@link serialize} made `bytes` of; `undefined` if this version of Node cannot read them. */
export function deserialize(bytes: Uint8Array): unknown {
  try {
    return read(bytes);
  } catch {
    return undefined;
  }
}
