/** The JSON that `text` is; `undefined` if it is none, which no schema allows. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
