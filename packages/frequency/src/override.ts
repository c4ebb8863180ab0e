/** A signed note: in column 0, lower case, its reason on the same line. */
const NOTE = /^#[^\S\r\n]*frequency-override:[^\S\r\n]*\S/m;

/**
 * Whether `text` holds a note that silences the warning of its prose: `# frequency-override: <reason>`.
 *
 * It is a comment of the frontmatter's YAML, so that a silence is a decision somebody signed.
 */
export function hasOverride(text: string): boolean {
  return NOTE.test(text);
}
