import { FREQUENCIES, type Frequency, isFrequency } from '@dochygiene/frequency';
import { nearest } from '../nearest-name.ts';
import type { Declaration } from '../rule.ts';

/** What a declaration says as written, before it is known whether it makes sense. */
export interface Written {
  readonly frequency: string | undefined;
  readonly enforcedBy: readonly string[];
  readonly from: Declaration['from'];
  readonly path: string;
  readonly line: number;
}

/** How many claims one declaration may make, and how long one may be. */
export const CLAIMS_LIMIT = 16;
const CLAIM_LENGTH = 512;

/** A comment that declares: `obligation: per-commit; enforced_by: git:pre-commit`. */
const COMMENT = /^(?:obligation|enforced_by)[ \t]*:/;

/** Where one key of such a comment ends and the next begins. */
const NEXT_KEY = /;\s*(?=(?:obligation|enforced_by|frequency-override)[ \t]*:)/;

/** What the text of a comment declares; `undefined` if it declares nothing. */
export function declaredByComment(
  text: string,
): (Pick<Written, 'frequency' | 'enforcedBy'> & { readonly override: boolean }) | undefined {
  if (!COMMENT.test(text)) return undefined;
  let frequency: string | undefined;
  const enforcedBy: string[] = [];
  let override = false;
  for (const part of text.split(NEXT_KEY)) {
    const colon = part.indexOf(':');
    const key = part.slice(0, colon).trim();
    const value = part
      .slice(colon + 1)
      .replace(/\s+/g, ' ')
      .replace(/;\s*$/, '')
      .trim();
    if (key === 'enforced_by') enforcedBy.push(...claimsIn(value));
    else if (key === 'obligation') frequency ??= value;
    else override ||= value !== '';
  }
  return { frequency: frequency === '' ? undefined : frequency, enforcedBy, override };
}

/** The claims of a line, between commas; a comma in a reason is part of it. */
export function claimsIn(value: string): readonly string[] {
  if (/^instruction-only\b/.test(value)) return [value];
  // A list as YAML has it: its brackets, and quotes around what stands in it.
  const [, list] = /^\[(.*)\]$/s.exec(value.trim()) ?? [];
  const claims = (list ?? value)
    .split(/,\s*(?=["']?[a-z-]+:)/)
    .map((claim) => claim.trim())
    .map((claim) => (list === undefined ? claim : claim.replace(/^(["'])(.*)\1$/s, '$2')))
    .map((claim) => claim.slice(0, CLAIM_LENGTH));
  return claims.filter((claim) => claim !== '').slice(0, CLAIMS_LIMIT);
}

/** `text` as a frequency; a text in its place says what was probably meant. */
export function frequencyOf(text: string): Frequency | { readonly meant: string } {
  const trimmed = text.trim();
  if (isFrequency(trimmed)) return trimmed;
  const close = nearest(trimmed.toLowerCase().replace(/[\s_]+/g, '-'), FREQUENCIES);
  return { meant: close === undefined ? `one of ${FREQUENCIES.join(', ')}` : close };
}
