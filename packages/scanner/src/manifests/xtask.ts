import type { ManifestContent } from '../manifests.ts';

/**
 * Every name that source of an `xtask` crate could give a subcommand: its strings, the words of its
 * identifiers and its own name. Rather too many than too few: what is none of them is no subcommand.
 */
export function xtaskContent(text: string, path: string): ManifestContent {
  const names = new Set<string>();
  for (const [, literal, identifier] of text.matchAll(NAME)) {
    names.add(literal ?? kebab(identifier ?? ''));
  }
  names.add(kebab(path.replace(/^.*\/|\.rs$/g, '')));
  return { names, open: /\binclude!\s*\(/.test(text), titles: [] };
}

const NAME = /"([\w:-]{1,64})"|([A-Za-z]\w{1,63})/g;

function kebab(identifier: string): string {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
