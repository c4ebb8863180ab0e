import { copy } from '../frontmatter/copy.ts';
import { trimmed } from '../markdown/cursor.ts';
import { utf8 } from '../utf8.ts';

/** What the destination of a link names. */
export interface Address {
  readonly target: string;
  readonly fragment?: string;
}

/**
 * The address that link destination `written`, one character a byte, leads to; `undefined` if that
 * is another site, a mail address or a gap that a template fills in.
 *
 * Without query and line suffix, percent signs decoded. The lines that a fragment such as `L12-L20`
 * points at are no anchor, so they are left out as well.
 */
export function addressOf(written: string): Address | undefined {
  const destination = trimmed(written);
  if (destination === '' || destination.length > DESTINATION_LIMIT) return undefined;
  if (isElsewhere(destination) || GAP.test(destination)) return undefined;
  const hash = destination.indexOf('#');
  const before = hash < 0 ? destination : destination.slice(0, hash);
  const query = before.indexOf('?');
  const path = query < 0 ? before : before.slice(0, query);
  const target = decoded(path.replace(LINES, '$1'));
  const fragment = hash < 0 ? '' : decoded(destination.slice(hash + 1));
  if (fragment === '' || NO_ANCHOR.test(fragment)) return path === '' ? undefined : { target };
  return { target, fragment };
}

/** The longest destination that is taken for a path, in bytes. */
export const DESTINATION_LIMIT = 4096;

/** Whether `destination` begins with a scheme, or with the name of another host. */
function isElsewhere(destination: string): boolean {
  if (destination.startsWith('http')) return /^https?:/.test(destination);
  if (destination.startsWith('//')) return true;
  const scheme = SCHEME.exec(destination)?.[0];
  // `a.ts:12` has what looks like a scheme, and is a file and a line.
  return scheme !== undefined && !(scheme.includes('.') && LINES.test(destination));
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

const GAP = /\{\{|\{%|<%|\$\{|\{[<#]|^\{[^}]*\}$/;

/** A file name with an extension, then lines or columns. */
const LINES = /^([^:]*\.[A-Za-z][A-Za-z0-9]{0,9}):\d+(?:[-:]\d+){0,3}$/;

/** Lines of a file, or words that a browser looks for. */
const NO_ANCHOR = /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$|^:~:/;

/** `text` with percent signs and UTF-8 decoded, in memory of its own. */
function decoded(text: string): string {
  const bytes = text.includes('%') ? text.replace(PERCENT, byteOf) : text;
  return copy(utf8(bytes));
}

const PERCENT = /%([0-9A-Fa-f]{2})/g;

function byteOf(_whole: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}
