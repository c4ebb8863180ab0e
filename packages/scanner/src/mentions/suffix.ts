/** A token taken apart. */
export interface Parts {
  readonly path: string;
  readonly fragment: string | undefined;
}

/**
 * `token` without what points into the file: `a.ts:12-22`, `a.ts#L12`, `a.ts:Symbol`, `a.ts::test`,
 * `a.ts?raw`. What only looks like that stays, and is no path then.
 */
export function withoutSuffix(token: string): Parts {
  const mark = token.search(/[#:?]/);
  if (mark < 0) return { path: token, fragment: undefined };
  const path = token.slice(0, mark);
  const rest = token.slice(mark);
  if (!/\.[A-Za-z][\w-]{0,15}$/.test(path.slice(-20))) return whole(token);
  if (rest.startsWith(':'))
    return POINTER.test(rest) ? { path, fragment: undefined } : whole(token);
  if (rest.startsWith('?'))
    return /^\?\w{1,20}$/.test(rest) ? { path, fragment: undefined } : whole(token);
  const fragment = rest.slice(1);
  if (LINES.test(fragment) || fragment === '') return { path, fragment: undefined };
  return FRAGMENT.test(fragment) ? { path, fragment } : whole(token);
}

function whole(token: string): Parts {
  return { path: token, fragment: undefined };
}

/** Lines and columns, or the name of something in the file. */
const POINTER =
  /^::?(?:L?\d+(?:(?:[-:,]|\xE2\x80\x93)L?\d+){0,8}|[A-Za-z_$][\w$]*(?:(?:\.|::|#|\/)[\w$]+){0,8}(?:\(\))?)$/;

const LINES = /^L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/;

const FRAGMENT = /^[\w.%\x80-\xFF-]{1,120}$/;
