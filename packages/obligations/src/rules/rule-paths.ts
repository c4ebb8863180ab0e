import type { Metadata } from './metadata.ts';

/** Frontmatter keys that say which files a rule is about, in the words of each agent. */
const KEYS: readonly string[] = ['paths', 'globs', 'applyTo'];

/** The globs that a rule file says it is about; `undefined` if it is about every file. */
export function pathsOf(metadata: Metadata | undefined): readonly string[] | undefined {
  if (metadata === undefined) return undefined;
  const { fields } = metadata;
  if (fields.get('alwaysApply')?.values[0] === 'true') return undefined;
  const globs = KEYS.flatMap((key) => fields.get(key)?.values ?? []).flatMap(betweenCommas);
  return globs.length === 0 || globs.includes('**') || globs.includes('**/*') ? undefined : globs;
}

/** The globs of a line: a comma in braces or brackets does not end one. */
function betweenCommas(text: string): readonly string[] {
  if (!text.includes(',')) return [bare(text)].filter((glob) => glob !== '');
  const globs: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth = Math.max(0, depth - 1);
    else if (character === undefined || (character === ',' && depth === 0)) {
      const glob = bare(text.slice(from, at));
      if (glob !== '') globs.push(glob);
      from = at + 1;
    }
  }
  return globs;
}

function bare(glob: string): string {
  return glob.trim().replace(/^["']|["']$/g, '');
}
