const SECTION = /^\s*\[\s*([A-Za-z0-9.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]\s*(.*)$/;
const ASSIGNMENT = /^\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=\s*(.*))?$/;

/** How many lines of a configuration are read. */
const LINE_LIMIT = 20_000;

/**
 * The value of `key` in `section` of a git configuration `text`, the last one given; `undefined` if
 * there is none.
 *
 * Names are compared in any case, as git does. Files that are included are not looked at, and a line
 * that is no configuration is passed over.
 */
export function gitConfigValue(text: string, section: string, key: string): string | undefined {
  let here = false;
  let value: string | undefined;
  const lines = text.split(/\r?\n/, LINE_LIMIT);
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    const header = SECTION.exec(line);
    if (header !== null) {
      here = header[1]?.toLowerCase() === section.toLowerCase() && header[2] === undefined;
      line = header[3] ?? '';
    }
    if (!here) continue;
    while (/(?:^|[^\\])(?:\\\\)*\\$/.test(line) && at + 1 < lines.length) {
      at += 1;
      line = `${line.slice(0, -1)}${lines[at]}`;
    }
    const found = ASSIGNMENT.exec(line);
    if (found?.[1]?.toLowerCase() === key.toLowerCase()) value = plainValue(found[2] ?? '');
  }
  return value;
}

/** A value without its quotes, its escapes and the comment after it. */
function plainValue(written: string): string {
  let value = '';
  let quoted = false;
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? '';
    if (sign === '"') quoted = !quoted;
    else if (sign === '\\') {
      at += 1;
      value += written[at] === 'n' ? '\n' : (written[at] ?? '');
    } else if (!quoted && (sign === '#' || sign === ';')) break;
    else value += sign;
  }
  return value.trim();
}
