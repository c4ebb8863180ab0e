/** `value`, plain data with maps, sets and columns of numbers in it, as bytes. */
export function serialize(value: unknown): Uint8Array {
  return process.getBuiltinModule('node:v8').serialize(value);
}

/** What {@link serialize} made `bytes` of; `undefined` if this version of Node cannot read them. */
export function deserialize(bytes: Uint8Array): unknown {
  try {
    return process.getBuiltinModule('node:v8').deserialize(bytes);
  } catch {
    return undefined;
  }
}
