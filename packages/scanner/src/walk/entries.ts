import type { DirectoryEntry, FileKind } from '@dochygiene/ports';

/** What is in a directory, in code-unit order of name. */
export type Entries = readonly DirectoryEntry[];

/** What is called `name` in `entries`; `undefined` if nothing is. */
export function entryKind(entries: Entries, name: string): FileKind | undefined {
  let low = 0;
  let high = entries.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry === undefined) return undefined;
    if (entry.name === name) return entry.kind;
    if (entry.name < name) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
