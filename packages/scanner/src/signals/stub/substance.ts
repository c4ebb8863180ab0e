import type { Reading } from '../../document.ts';
import { eachProse } from '../../markdown/structure.ts';
import { utf8 } from '../../utf8.ts';
import { emptySections } from './empty-sections.ts';

/** What there is to a document besides its words: metadata counts if it is all there is. */
export interface Substance {
  /** Whether there is something else to look at: code, a picture, a table, components. */
  readonly other: boolean;
  /** Whether it sends its readers on, to another page or site. */
  readonly leadsOn: boolean;
  /** Whether it says that its text is yet to be written. */
  readonly promises: boolean;
  /** Words of its headings: some page says all it has to say in its title. */
  readonly headingWords: number;
  /** The first line after the metadata. */
  readonly firstLine: number;
  /** Text that a scaffold left. */
  readonly filler: readonly Filler[];
  /** Lines of headings with nothing beneath, and how many headings could be so. */
  readonly emptyHeadings: readonly number[];
  readonly leafHeadings: number;
}

/** A gap that was never filled in. */
export interface Filler {
  readonly line: number;
  readonly text: string;
}

/** Documents with more words than this are not short, and only looked at for filler. */
const SHORT_WORDS = 200;

/** The substance of a document; `undefined` if it has plenty. */
export function substance(reading: Reading): Substance | undefined {
  const { document, structure, text } = reading;
  if (document.format !== 'markdown' && DIRECTIVE.test(text)) return undefined;
  if (document.format === 'text' || document.lines === 0) return undefined;

  const filler = fillerIn(reading);
  const short = document.words < SHORT_WORDS;
  const { empty, leaves } = short ? emptySections(reading) : { empty: [], leaves: 0 };
  if (!short && filler.length === 0) return undefined;
  return {
    other: hasOther(reading),
    leadsOn: short && (structure.links.some(leadsAway) || ADDRESS.test(text)),
    promises: short && PROMISES.test(text),
    headingWords: short ? wordsIn(structure.headings) : 0,
    firstLine: (structure.frontmatter?.endLine ?? 0) + 1,
    filler,
    emptyHeadings: empty,
    leafHeadings: leaves,
  };
}

/** A directive makes the text: `.. automodule::`, `include::x[]`. */
const DIRECTIVE = /^[^\S\r\n]*\.\. [\w-]+::|^\w+::\S*\[|^#\+include/im;

/** An address in plain text, or a directive that names one. */
const ADDRESS = /https?:\/\/|^(?:redirect\w*|layout:\s*redirect|@\S+)/im;

/** A link to a heading of its own is no way on. */
function leadsAway({ target }: { readonly target: string }): boolean {
  return !target.startsWith('#');
}

/** Said instead of a text, at the start of a line that is no item of a list, or as a sentence. */
const PROMISES =
  /^[^\S\r\n]*(?:#+ |> |<!--+ ?|\*\*)?(?:TODO|TBD|TBA|FIXME|WIP|placeholder for)\b|\b(?:com(?:e|ing) soon|to be (?:written|added|documented|completed)|(?:is|are|was) not (?:yet )?written|not written yet|(?:work|documentation) in progress|under construction)\b/im;

function wordsIn(headings: readonly { readonly text: string }[]): number {
  return headings.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

const FILLER =
  /\blorem ipsum dolor\b|<(?:TBD|TBA|TODO|INSERT\b[^>]{0,60}|FILL[ _-]?IN[^>]{0,60}|PLACEHOLDER)>|\[(?:INSERT|FILL IN|PLACEHOLDER)[ :]\s?\w[^\]]{0,60}\]/g;

/** What closes the metadata, and is no text. */
const FENCE_LENGTH = 4;

const FILLER_LIMIT = 64;

function fillerIn({ structure, text }: Reading): readonly Filler[] {
  const found: Filler[] = [];
  if (!MAY_HOLD_FILLER.test(text)) return found;
  eachProse(structure, (line, start, end) => {
    if (found.length >= FILLER_LIMIT) return;
    const piece = text.slice(start, end).replace(/`[^`]*`/g, '');
    for (const [match] of piece.matchAll(FILLER)) found.push({ line, text: utf8(match) });
  });
  return found;
}

/** A cheap look at the whole before the dear one at every line of prose. */
const MAY_HOLD_FILLER =
  /<(?:TBD|TBA|TODO|INSERT|FILL|PLACEHOLDER)|\[(?:INSERT|FILL IN|PLACEHOLDER)|orem ipsum dolor/;

function hasOther({ document, structure, text }: Reading): boolean {
  const metadata = structure.frontmatter;
  if (metadata !== undefined && text.slice(metadata.end).trim().length <= FENCE_LENGTH) return true;
  if (structure.tables > 0 || structure.fences.some(({ start, end }) => end > start)) return true;
  if (structure.links.some(({ kind }) => kind === 'image' || kind === 'html')) return true;
  return document.path.endsWith('.mdx') || COMPONENT.test(text);
}

/** A component, a shortcode, a mark or an include of a generator stands for text. */
const COMPONENT =
  /^[^\S\r\n]*<[A-Z][\w.]*|\{\{-?\s*(?:[<%#]|(?:partial|template|include|block)\b)|\{%|^[^\S\r\n]*:::|^@include|\[!INCLUDE|^--8<--|<!--\s*@|^\[\/\/\]: #|^> [A-Z]{3,}: \S+$|<(?:iframe|video|script|svg)\b/m;
