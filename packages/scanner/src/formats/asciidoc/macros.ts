import { addBlockLink } from '../sheet.ts';
import { substituted } from './attributes.ts';
import type { Reading } from './reading.ts';

/** Adds the file that line `index` includes, if it includes one; answers whether it does. */
export function includedFile({ sheet, attributes }: Reading, index: number): boolean {
  const written = /^include::([^[\s][^[]{0,1000})\[/.exec(sheet.lines.of(index))?.[1];
  if (written === undefined) return false;
  const target = substituted(written, attributes);
  if (isOfProject(target)) addBlockLink(sheet, index, 'link', target);
  return true;
}

/**
 * Whether `target` is a path: not an address, not a resource that Antora finds by module and family,
 * and without an attribute that nobody has set.
 */
export function isOfProject(target: string): boolean {
  return !/[{}$]|^[^/#]*:/.test(target);
}
