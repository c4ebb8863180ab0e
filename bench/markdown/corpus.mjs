import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Markdown files below each of `folders`: their paths and their bytes. */
export function corpus(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:md|mdx|markdown)$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => ({ path, bytes: readFileSync(path) })),
  );
}
