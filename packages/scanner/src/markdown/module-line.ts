/** How far into a line the keywords of an MDX module stand. */
const MODULE_LINE_LIMIT = 200;

const MODULE_LINE =
  /^(?:import\s*(?:['"{*]|[\w$]+(?:\s*,\s*[{*]|\s+from\b))|export\s*(?:[{*]|(?:default|const|let|var|function|async|class)\b))/;

/** Whether the paragraph at `at` is an `import` or an `export` of MDX rather than prose. */
export function isModuleLine(text: string, at: number): boolean {
  if (!text.startsWith('import', at) && !text.startsWith('export', at)) return false;
  return MODULE_LINE.test(text.slice(at, at + MODULE_LINE_LIMIT));
}
