import type { Sheet } from '../sheet.ts';

/** The line after those directly below `index` that are indented more. */
export function indentedEnd({ lines }: Sheet, index: number): number {
  const indent = lines.indent(index);
  let end = index + 1;
  while (end < lines.count && !lines.isBlank(end) && lines.indent(end) > indent) end += 1;
  return end;
}

/** The line after the block below `index`: all that is indented more, empty lines between. */
export function blockEnd({ lines }: Sheet, index: number): number {
  const indent = lines.indent(index);
  let end = index + 1;
  for (let at = index + 1; at < lines.count; at += 1) {
    if (lines.isBlank(at)) continue;
    if (lines.indent(at) <= indent) break;
    end = at + 1;
  }
  return end;
}
