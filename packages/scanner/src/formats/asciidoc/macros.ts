import { addBlockLink, type Sheet } from '../sheet.ts';

/** Adds the file that line `index` includes, if it includes one; answers whether it does. */
export function includedFile(sheet: Sheet, index: number): boolean {
  const target = /^include::([^[\s][^[]{0,1000})\[/.exec(sheet.lines.of(index))?.[1];
  if (target === undefined) return false;
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
