/** How many collections a metadata block may open within one another, at most, to be read as YAML. */
export const NESTING_LIMIT = 128;

/**
 * Whether `content` might nest collections deeper than a recursive parser should be given.
 *
 * Counts every bracket that opens and every indicator that directly follows another, closed or not
 * and quoted or not: never too few. Nesting by indentation needs no limit of its own, since it costs
 * more bytes the deeper it goes.
 */
export function nestsTooDeep(content: string): boolean {
  let opened = 0;
  let indicator = false;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) opened += 1;
    if (code === 0x20 || code === 0x09) continue;
    const isIndicator = code === 0x2d || code === 0x3f || code === 0x3a;
    if (isIndicator && indicator && isSeparated(content, at)) opened += 1;
    indicator = isIndicator;
  }
  return opened > NESTING_LIMIT;
}

function isSeparated(content: string, at: number): boolean {
  const next = content.charCodeAt(at + 1);
  return next === 0x20 || next === 0x09 || next === 0x0a || Number.isNaN(next);
}
