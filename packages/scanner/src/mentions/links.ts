import type { Mention, MentionKind } from '../document.ts';
import type { Link, Structure } from '../markdown/structure.ts';
import { addressOf } from './address.ts';

/**
 * Adds what links, images and definitions of `structure` name.
 *
 * Of a reference link the definition is the mention: there its destination is written, once. An
 * autolink always leads to another site.
 */
export function linkMentions(structure: Structure, found: Mention[]): void {
  for (const link of structure.links) {
    if (link.kind === 'autolink' || link.reference !== undefined) continue;
    const target = link.kind === 'wikilink' ? withoutAlias(link) : link.target;
    add(found, link.line, link.kind, target);
  }
  for (const { line, target } of structure.definitions) add(found, line, 'definition', target);
}

function add(found: Mention[], line: number, kind: MentionKind, written: string): void {
  const address = addressOf(written);
  if (address === undefined) return;
  found.push({ line, kind, ...address, pattern: address.target.includes('*') });
}

/** `[[page|shown]]`: the page comes first. */
function withoutAlias({ target }: Link): string {
  const bar = target.indexOf('|');
  return bar < 0 ? target : target.slice(0, bar);
}
