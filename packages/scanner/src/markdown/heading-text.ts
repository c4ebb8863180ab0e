import { latin1, utf8 } from '../utf8.ts';
import { classOf, PUNCTUATION } from './classes.ts';
import { createDraft, type Passage } from './draft.ts';
import { withoutEmphasis } from './emphasis.ts';
import { decodeEntities } from './entities.ts';
import { createFinder } from './finder.ts';
import { createInline, type Inline } from './inline.ts';
import { readInline } from './read-inline.ts';
import { addMarks } from './words.ts';

/**
 * What `raw`, the source of a heading decoded from UTF-8, is rendered as: markup, raw HTML, images and
 * a trailing `{#name}` gone, escapes and entities decoded, blanks in place of line endings; what lies
 * beyond its first 1,000 characters is cut.
 *
 * The blank beside an image or a comment stays, at the very edge too: GitHub names a heading by it.
 * Trim what is shown.
 *
 * `targets` holds the document's definitions by folded label: without its own, `[text][label]` is text.
 */
export function headingText(raw: string, targets: ReadonlyMap<string, string> = NONE): string {
  if (!MARKUP.test(raw)) return raw;
  const source = latin1(raw.slice(0, LENGTH_LIMIT).replace(STAND_INS, '').replace(ATTRIBUTES, ''));
  const draft = createDraft();
  const inline = createInline(draft, targets, createFinder(source), []);
  const place = { source, start: 0, end: source.length, line: 1, block: 1, joined: undefined };
  const passage: Passage = { kind: 'heading', ...place };
  addMarks(draft, passage, 0, source.length);
  readInline(inline, passage);

  const text = withoutEmphasis(utf8(render(source, rolesOf(source, inline))));
  return text.replace(STAND_INS, restored).replace(/\s*\n\s*/g, ' ');
}

/** How much of a heading is rendered. */
const LENGTH_LIMIT = 1000;

const NONE: ReadonlyMap<string, string> = new Map();

const MARKUP = /[\\[\]*_`~<>{}&!\n]/;

const ATTRIBUTES = /[ \t]*\{(?: *#[^{}]*|\/\*[^{}]*\*\/)\}$/;

/** What a character of the source is: text with markup in it, none of what is shown, or just itself. */
const TEXT = 0;
const CUT = 1;
const LITERAL = 2;

/** Stand for `*`, `_` and `~` that are no markup until emphasis is dealt with; no text has them. */
const STAND_INS = /[\uFDD0-\uFDD2]/g;

const FIRST_STAND_IN = 0xfdd0;

function restored(standIn: string): string {
  return '*_~'.charAt(standIn.charCodeAt(0) - FIRST_STAND_IN);
}

function literal(text: string): string {
  return text.replace(/[*_~]/g, (mark) =>
    latin1(String.fromCharCode(FIRST_STAND_IN + '*_~'.indexOf(mark))),
  );
}

function rolesOf(source: string, inline: Inline): Uint8Array {
  const { draft } = inline;
  const roles = new Uint8Array(source.length);
  for (const { start, end } of draft.codeSpans) roles.fill(LITERAL, start, end);
  const cuts = inline.cuts ?? [];
  for (let at = 0; at < cuts.length; at += 2) roles.fill(CUT, cuts[at], cuts[at + 1]);
  for (const { kind, start, end, text } of draft.links) {
    if (kind === 'link') {
      roles.fill(CUT, start, start + 1);
      roles.fill(CUT, start + 1 + text.length, end);
    } else if (kind === 'autolink') {
      roles.fill(LITERAL, start, end);
      roles.fill(CUT, start, start + 1);
      roles.fill(CUT, end - 1, end);
    }
  }
  for (const { kind, start, end } of draft.links) if (kind === 'image') roles.fill(CUT, start, end);
  return roles;
}

function render(source: string, roles: Uint8Array): string {
  let text = '';
  let at = 0;
  while (at < source.length) {
    const role = roles[at];
    let end = at + 1;
    while (end < source.length && roles[end] === role) end += 1;
    if (role === LITERAL) text += literal(source.slice(at, end));
    if (role === TEXT) text += decoded(source.slice(at, end));
    at = end;
  }
  return text;
}

/** Text with its escapes and entities decoded, of which none is markup. */
function decoded(text: string): string {
  return text.replace(/\\(.)|&[#\w]+;/g, (whole, escaped?: string) => {
    if (escaped === undefined) return literal(decodeEntities(whole));
    return (classOf(escaped.charCodeAt(0)) & PUNCTUATION) === 0 ? whole : literal(escaped);
  });
}
