/** Control, format, separator and surrogate characters, and fillers, save a line's own end. */
const RAW = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

/** What of `output` a terminal or a reader would act on or not show, each once, by number. */
export function rawIn(output: string): readonly string[] {
  const found = output.replaceAll('\n', '').match(RAW) ?? [];
  return [...new Set(found)].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16)}`);
}
