import { githubSlug, headingText } from '@dochygiene/scanner';
import type { RuleKind } from '../rule.ts';
import { withoutComments } from './comments.ts';

/** A part of a document that may be a rule, before it is known what it declares. */
export interface Unit {
  readonly kind: RuleKind;
  /** Its name in the document, which no other unit has; empty for the file. */
  readonly slug: string;
  readonly title: string;
  /** 1-based. */
  readonly line: number;
  readonly endLine: number;
  /** Its text without code; of a section the heading first. */
  readonly prose: string;
  /** For each line of `prose`, which line of the document it is. */
  readonly proseLines: readonly number[];
}

/** A unit while it is being read. */
export interface Draft {
  readonly kind: RuleKind;
  readonly line: number;
  endLine: number;
  /** Of a section its heading, of an item its first line, decoded. */
  readonly source: string;
  /** How many columns an item's lines are indented. */
  readonly indent: number;
  readonly pieces: { readonly line: number; readonly text: string }[];
}

/** Begins a unit. */
export function draftOf(kind: RuleKind, line: number, source: string, indent: number): Draft {
  return { kind, line, endLine: line, source, indent, pieces: [] };
}

/** How long a title is at most, in characters. */
const TITLE_LENGTH = 80;

/** How many words of an item name it, and how long the name is at most, in characters. */
const SLUG_WORDS = 8;
const SLUG_LENGTH = 60;

/**
 * Names the units of a document: a section as GitHub names its heading, an item by its first words.
 * Headings come first, so that an item never takes the name that a link to a heading has.
 */
export function named(drafts: readonly Draft[]): readonly Unit[] {
  const texts = drafts.map(textOf);
  let slugs: ReadonlyMap<Draft, string> | undefined;
  const slugOf = (draft: Draft): string => {
    slugs ??= slugsOf(drafts, texts);
    return slugs.get(draft) ?? '';
  };
  return drafts.map((draft, index) => new ReadUnit(draft, texts[index] ?? '', slugOf));
}

/** A unit whose names are made when they are asked for: of a file that is one rule nobody does. */
class ReadUnit implements Unit {
  readonly kind: RuleKind;
  readonly line: number;
  readonly endLine: number;
  readonly prose: string;
  readonly proseLines: readonly number[];
  readonly #draft: Draft;
  readonly #text: string;
  readonly #slugOf: (draft: Draft) => string;

  constructor(draft: Draft, text: string, slugOf: (draft: Draft) => string) {
    const { prose, proseLines } = proseOf(draft);
    this.kind = draft.kind;
    this.line = draft.line;
    this.endLine = draft.endLine;
    this.prose = prose;
    this.proseLines = proseLines;
    this.#draft = draft;
    this.#text = text;
    this.#slugOf = slugOf;
  }

  get slug(): string {
    return this.kind === 'file' ? '' : this.#slugOf(this.#draft);
  }

  get title(): string {
    return shortened(this.#text) || shortened(this.#draft.pieces[0]?.text ?? '');
  }
}

function slugsOf(drafts: readonly Draft[], texts: readonly string[]): ReadonlyMap<Draft, string> {
  const name = namer();
  const slugs = new Map<Draft, string>();
  for (const kind of ['section', 'item'] as const) {
    for (const [index, draft] of drafts.entries()) {
      if (draft.kind !== kind) continue;
      const text = texts[index] ?? '';
      slugs.set(draft, name(kind === 'section' ? githubSlug(text) || 'section' : firstWords(text)));
    }
  }
  return slugs;
}

function textOf({ kind, source }: Draft): string {
  return kind === 'item' ? rendered(source) : headingText(source);
}

/** Tells names apart as GitHub does: the second `a` is `a-1`, the third `a-2`. */
function namer(): (slug: string) => string {
  const taken = new Map<string, number>();
  return (slug) => {
    let count = taken.get(slug) ?? 0;
    let name = slug;
    for (; taken.has(name); name = `${slug}-${count}`) count += 1;
    taken.set(slug, count);
    taken.set(name, taken.get(name) ?? 0);
    return name;
  };
}

/** How much of an item's first line is looked at, in characters. */
const ITEM_LENGTH = 400;

/**
 * The first line of an item without markup. Only headings are rendered as GitHub would: nothing but
 * the audit names an item, and there are many.
 */
function rendered(source: string): string {
  const text = source.slice(0, ITEM_LENGTH);
  if (!/[`*[<]/.test(text)) return text;
  return withoutComments(text, () => '')
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*]+/g, '');
}

/** The words that name an item, as a heading of those would be named. */
function firstWords(text: string): string {
  const words = text.trim().split(/\s+/, SLUG_WORDS).join(' ');
  const slug = githubSlug(words).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  const cut = slug.length <= SLUG_LENGTH ? slug : atHyphen(slug.slice(0, SLUG_LENGTH));
  return cut === '' ? 'item' : cut;
}

/** `slug` without its last word, which may be cut, unless it has but one. */
function atHyphen(slug: string): string {
  const hyphen = slug.lastIndexOf('-');
  return hyphen <= 0 ? slug : slug.slice(0, hyphen);
}

function shortened(text: string): string {
  const line = text.slice(0, ITEM_LENGTH).trim().replace(/\s+/g, ' ');
  if (line.length <= TITLE_LENGTH) return line;
  const characters = [...line];
  return characters.length <= TITLE_LENGTH
    ? line
    : `${characters
        .slice(0, TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}

/** Stands for code and for the end of a paragraph: no phrase reaches across it. */
const GAP = '…';

function proseOf({ kind, line, source, pieces }: Draft): Pick<Unit, 'prose' | 'proseLines'> {
  const lines: string[] = kind === 'section' ? [source] : [];
  const proseLines: number[] = kind === 'section' ? [line] : [];
  let last = 0;
  for (const piece of pieces) {
    if (lines.length > 0 && piece.line !== last + 1) {
      lines.push(GAP);
      proseLines.push(piece.line);
    }
    lines.push(piece.text);
    proseLines.push(piece.line);
    last = piece.line;
  }
  return { prose: plain(lines.join('\n')), proseLines };
}

/** `text` without comments, code spans and emphasis; its lines stay. */
function plain(text: string): string {
  if (!/[`*<]/.test(text)) return text;
  return withoutComments(text, crossed)
    .replace(/(?<!`)(`+)(?!`)[^`]*\1(?!`)/g, crossed)
    .replace(/\*+/g, '');
}

function crossed(found: string): string {
  return found.includes('\n') ? GAP + found.replace(/[^\n]+/g, '') : GAP;
}
