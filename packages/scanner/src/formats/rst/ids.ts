import { trimmed } from '../../markdown/cursor.ts';

/**
 * The identifier that docutils makes of `name`: lower case, each run of other characters a hyphen,
 * none at the ends and no digit first.
 */
export function docutilsId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}

/** A reference name as references are compared: case and white space folded. */
export function foldedName(name: string): string {
  return trimmed(name.replace(/[ \t\r\n]+/g, ' ')).toLowerCase();
}
