/** The line that keeps the state directory out of git. */
export const STATE_ENTRY = '.dochygiene/';

/** Whether the text of a `.gitignore` at the root has the entry, in any of its usual spellings. */
export function ignoresState(text: string): boolean {
  let ignored = false;
  for (const line of text.split(/\r?\n/)) {
    const entry = line.trim();
    if (/^\/?(?:\*\*\/)?\.dochygiene(?:\/(?:\*\*?)?)?$/.test(entry)) ignored = true;
    if (/^!\/?(?:\*\*\/)?\.dochygiene\/?$/.test(entry)) ignored = false;
  }
  return ignored;
}
