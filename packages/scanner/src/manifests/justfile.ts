import type { ManifestContent } from '../manifests.ts';

/** The recipes and aliases of a justfile; open if it takes in others or falls back to them. */
export function justfileContent(text: string): ManifestContent {
  const names = new Set<string>();
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^(?:import|mod|!include)\b|^set\s+fallback\b/.test(line)) open = true;
    const name = ALIAS.exec(line)?.[1] ?? RECIPE.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return { names, open, titles: [] };
}

const ALIAS = /^alias\s+([\w-]+)\s*:=/;

const RECIPE = /^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/;
