import type { Mention, MentionKind } from '../document.ts';
import type { Link, Structure } from '../markdown/structure.ts';
import { addressOf } from './address.ts';
import { contentsOf } from './contents.ts';

/**
 * Adds what links, images, definitions and tables of contents of `structure` name.
 *
 * Of a reference link the definition is the mention: there its destination is written, once. An
 * address of another site is none, unless it is where a host shows the file of a repository: then it
 * is an `autolink` to the path in it, since that may well be ours.
 */
export function linkMentions(structure: Structure, text: string, found: Mention[]): void {
  for (const link of structure.links) {
    if (link.reference !== undefined) continue;
    if (link.kind === 'autolink') {
      addHosted(found, link.line, link.target);
      continue;
    }
    const target = link.kind === 'wikilink' ? withoutAlias(link) : link.target;
    add(found, link.line, link.kind, target);
  }
  for (const { line, target } of structure.definitions) add(found, line, 'definition', target);
  contentsOf(structure, text, (line, target) => add(found, line, 'link', target));
}

function add(found: Mention[], line: number, kind: MentionKind, written: string): void {
  const address = addressOf(written);
  if (address === undefined) addHosted(found, line, written);
  else found.push({ line, kind, ...address, pattern: address.target.includes('*') });
}

/** A link to a file or folder as GitHub and GitLab show it; which repository that is, a path cannot tell. */
function addHosted(found: Mention[], line: number, written: string): void {
  if (!written.startsWith('http')) return;
  const path = HOSTED.exec(written)?.[1];
  const address = path === undefined ? undefined : addressOf(`/${path}`);
  if (address === undefined) return;
  found.push({ line, kind: 'autolink', ...address, pattern: false });
}

const HOSTED =
  /^https?:\/\/(?:github\.com|gitlab\.com)\/[\w.-]{1,100}\/[\w.-]{1,100}\/(?:-\/)?(?:blob|tree)\/[^/]{1,100}\/([^\s]{1,1000})$/;

/** `[[page|shown]]`: the page comes first. */
function withoutAlias({ target }: Link): string {
  const bar = target.indexOf('|');
  return bar < 0 ? target : target.slice(0, bar);
}
