/** How many collections a metadata block may open within one another, at most, to be read as YAML. */
export const NESTING_LIMIT = 128;

/** How many signs with a meaning a metadata block may hold, at most, to be read as YAML. */
export const SIGN_LIMIT = 1536;

/**
 * Whether `content` could cost a YAML parser more than a metadata block is worth: more nesting than
 * a parser that recurses should be given, or so many tokens that reading them takes long.
 *
 * Counts every bracket that opens and every indicator that directly follows another, closed or not
 * and quoted or not: never too few. Nesting by indentation needs no limit of its own, since it costs
 * more bytes the deeper it goes.
 */
export function isIntricate(content: string): boolean {
  let signs = 0;
  let opened = 0;
  let indicator = false;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (SIGNS.has(code)) signs += 1;
    if (code === 0x5b || code === 0x7b) opened += 1;
    if (code === 0x20 || code === 0x09) continue;
    const isIndicator = code === 0x2d || code === 0x3f || code === 0x3a;
    if (isIndicator && indicator && isSeparated(content, at)) opened += 1;
    indicator = isIndicator;
  }
  return opened > NESTING_LIMIT || signs > SIGN_LIMIT;
}

/** What makes a token of its own or begins one; hyphens are left out, since words have them. */
const SIGNS: ReadonlySet<number> = new Set(
  [...'\n,:?[]{}&*!"%@`|>'].map((sign) => sign.charCodeAt(0)),
);

function isSeparated(content: string, at: number): boolean {
  const next = content.charCodeAt(at + 1);
  return next === 0x20 || next === 0x09 || next === 0x0a || Number.isNaN(next);
}
