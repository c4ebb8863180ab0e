import { copy } from '../frontmatter/copy.ts';
import { utf8 } from '../utf8.ts';
import { kindOf, PLAIN } from './characters.ts';
import { extensionOf, isDocumentName } from './extension.ts';
import { isOtherThanPath } from './other-things.ts';
import { withoutSuffix } from './suffix.ts';

/** A path as written in code. */
export interface CodePath {
  readonly target: string;
  readonly fragment?: string;
  readonly pattern: boolean;
}

/** The longest token that is taken for a path, in bytes. */
export const TOKEN_LIMIT = 260;

/**
 * The path that `token`, one character a byte, may be; `undefined` if it plainly is none.
 *
 * A path has a directory separator; a name alone counts only if it is that of a document, which has
 * hardly any other use. Without an extension it stays in doubt, and whoever resolves it decides by
 * its first segment. Every question is asked once over the token: a hostile one costs no more.
 */
export function codePath(token: string): CodePath | undefined {
  if (token.length > TOKEN_LIMIT || token.length < 3) return undefined;
  if (!token.includes('/')) return documentName(token);
  const { path, fragment } = withoutSuffix(token);
  const traits = traitsOf(path);
  if (traits === undefined) return undefined;
  const pattern = traits.glob;
  if (isOtherThanPath(path, extensionOf(path), pattern)) return undefined;
  if (fragment !== undefined && extensionOf(path) === '') return undefined;
  const target = copy(utf8(path.replaceAll('%20', ' ')));
  return fragment === undefined
    ? { target, pattern }
    : { target, fragment: copy(utf8(fragment)), pattern };
}

function documentName(token: string): CodePath | undefined {
  if (!isDocumentName(token)) return undefined;
  const { path, fragment } = withoutSuffix(token);
  if (path.length < 3 || isOtherThanPath(path, extensionOf(path), false)) return undefined;
  for (let at = 0; at < path.length; at += 1) {
    if (kindOf(path.charCodeAt(at)) !== PLAIN) return undefined;
  }
  const target = copy(utf8(path));
  return fragment === undefined
    ? { target, pattern: false }
    : { target, fragment: copy(utf8(fragment)), pattern: false };
}

interface Traits {
  readonly glob: boolean;
}

/** What the characters of `path` make of it; `undefined` if one of them stands in no path. */
function traitsOf(path: string): Traits | undefined {
  let glob = false;
  let choice = false;
  let braces = 0;
  let brackets = 0;
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code === STAR || code === QUESTION) glob = true;
    else if (code === OPEN_BRACE) braces += 1;
    else if (code === CLOSE_BRACE) braces -= 1;
    else if (code === OPEN_BRACKET) brackets += 1;
    else if (code === CLOSE_BRACKET) brackets -= 1;
    else if (code === SLASH && brackets > 0) return undefined;
    else if (code === COMMA && braces > 0) choice = true;
    else if (code === COMMA || (kindOf(code) === 0 && !isAllowed(path, at, code))) return undefined;
    if (braces < 0 || brackets < 0) return undefined;
  }
  // Braces without a choice between two things are a gap to fill in.
  const gap = path.includes('{') && !choice;
  return gap || braces > 0 || brackets > 0 ? undefined : { glob: glob || choice };
}

const STAR = 0x2a;
const COMMA = 0x2c;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Characters that a path has only at certain places. */
function isAllowed(path: string, at: number, code: number): boolean {
  const before = path[at - 1];
  const after = path[at + 1];
  // Scopes within a path, and groups of routes: `app/(auth)/page.tsx`.
  if (code === 0x40) return before === '/';
  if (code === 0x28) return before === '/' && after !== ')';
  if (code === 0x29) return after === '/' || after === undefined;
  if (code === 0x25) return path.startsWith('%20', at);
  return false;
}
