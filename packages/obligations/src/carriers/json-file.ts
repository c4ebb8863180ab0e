import type { ProjectFiles } from './project-files.ts';

/**
 * What the JSON file `path` holds; `undefined` if there is none, and with a problem noted if it does
 * not parse.
 */
export function jsonFile(files: ProjectFiles, path: string): unknown {
  const text = files.text(path);
  if (text === undefined) return undefined;
  const value = jsonOf(text);
  if (value === undefined) {
    const message = `Cannot read "${path}": it is no JSON`;
    files.note({ path, code: 'DOES_NOT_PARSE', message });
  }
  return value;
}

/** What `text` holds as JSON; `undefined` if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
