import type { Document } from '../../document.ts';
import type { Project } from '../../signal.ts';
import { isAscii } from '../../utf8.ts';
import type { LinkFacts } from './link-facts.ts';

/** Whether a fragment leads nowhere in the file at `path`, and which was probably meant. */
export type AnchorCheck = (
  path: string,
  fragment: string,
) => { readonly dead: boolean; readonly nearest?: string };

/**
 * Checks fragments against the anchors of documents.
 *
 * Case does not matter, as on forges; punctuation neither, since every generator makes its own slugs:
 * what is reported is missing under all of them.
 */
export function anchorCheck(project: Project, facts: ReadonlyMap<string, LinkFacts>): AnchorCheck {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (path, fragment) => {
    const document = project.documents.get(path);
    const more = facts.get(path);
    if (document === undefined || !tellsAnchors(document) || more?.open === true) return ALIVE;
    if (!isName(fragment)) return ALIVE;

    let anchors = known.get(path);
    if (anchors === undefined) {
      anchors = bareAnchors([...document.anchors, ...(more?.headings ?? [])]);
      known.set(path, anchors);
    }
    const bare = bareName(fragment);
    if (bare === '' || anchors.has(bare)) return ALIVE;
    if (/^section\d*$/.test(bare) && repeats(document, '', 1)) return ALIVE;
    const numbered = bare.replace(/\d+$/, '');
    if (numbered !== bare && repeats(document, numbered, 2)) return ALIVE;
    if (nestedNames(document).includes(bare)) return ALIVE;
    const nearest = nearestAnchor(anchors, bare);
    return nearest === undefined ? { dead: true } : { dead: true, nearest: `#${nearest}` };
  };
}

const ALIVE = { dead: false } as const;

/** A document that was read in full, in the format whose slugs we know. */
function tellsAnchors(document: Document): boolean {
  return document.format === 'markdown' && document.lines > 0 && document.mirrorOf === undefined;
}

/** Lines, text, footnotes, and what an application makes of a fragment are not names of anchors. */
function isName(fragment: string): boolean {
  return !NO_NAME.test(fragment);
}

const NO_NAME =
  /^(?:top|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\d+(?:-\d+)?|(?:user-content-)?fn(?:ref)?[-:]?.*|issuecomment-.*|diff-.*|tab[=/-].*|T_.*)$|:~:|[=&/!{}<>$]|%[\dA-F]{2}/i;

/** `fragment` without prefixes of forges, case, punctuation, and the accents of Latin letters; emoji too. */
function bareName(fragment: string): string {
  const name = fragment.replace(/^(?:user-content-|markdown-header-|_)/, '').toLowerCase();
  // Nearly all are, and have no accents.
  if (isAscii(name)) return name.replace(/[^a-z0-9]+/g, '');
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F\uFE0F]/g, '')
    .replaceAll('\u0111', 'd')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** Some generator names a heading after the one above it, too: `Options-port`. Without punctuation. */
function nestedNames({ headings }: Document): readonly string[] {
  const over: { readonly level: number; readonly name: string }[] = [];
  return headings.map(({ text, level }) => {
    while ((over.at(-1)?.level ?? 0) >= level) over.pop();
    const name = bareName(text);
    const above = over.at(-1)?.name ?? '';
    over.push({ level, name });
    return above + name;
  });
}

function bareAnchors(anchors: readonly string[]): ReadonlyMap<string, string> {
  return new Map(anchors.map((anchor) => [bareName(anchor), anchor]));
}

/**
 * Whether at least `count` headings have that text: several are told apart by a number, and one of
 * signs alone is called a section.
 */
function repeats({ headings }: Document, bare: string, count: number): boolean {
  return headings.filter(({ text }) => bareName(text) === bare).length >= count;
}

/** How many anchors of a document are compared with a fragment that is none. */
const ANCHORS_LIMIT = 1024;

/** The only anchor that begins with the fragment, or that the fragment begins with. */
function nearestAnchor(anchors: ReadonlyMap<string, string>, bare: string): string | undefined {
  let nearest: string | undefined;
  let count = 0;
  for (const [other, anchor] of anchors) {
    count += 1;
    if (count > ANCHORS_LIMIT) break;
    const kin = other.length > 3 && (other.includes(bare) || bare.includes(other));
    if (!kin) continue;
    if (nearest !== undefined) return undefined;
    nearest = anchor;
  }
  return nearest;
}
