import { latin1 } from '../utf8.ts';
import { BACKSLASH, classOf, PUNCTUATION } from './classes.ts';

/**
 * The named entities that documents use. The whole list of HTML has 2,125 names and would be most of
 * this package; an unknown name is left as written, as an unknown one is by HTML.
 */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    iexcl: '¡',
    cent: '¢',
    pound: '£',
    yen: '¥',
    sect: '§',
    copy: '©',
    laquo: '«',
    reg: '®',
    deg: '°',
    plusmn: '±',
    sup2: '²',
    sup3: '³',
    micro: 'µ',
    para: '¶',
    middot: '·',
    raquo: '»',
    frac12: '½',
    iquest: '¿',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    agrave: 'à',
    aacute: 'á',
    auml: 'ä',
    ccedil: 'ç',
    egrave: 'è',
    eacute: 'é',
    iacute: 'í',
    ntilde: 'ñ',
    oacute: 'ó',
    ouml: 'ö',
    times: '×',
    divide: '÷',
    uacute: 'ú',
    uuml: 'ü',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    infin: '∞',
    check: '✓',
    ast: '*',
    lowbar: '_',
    grave: '`',
    num: '#',
    lpar: '(',
    rpar: ')',
    lsqb: '[',
    rsqb: ']',
    lbrack: '[',
    rbrack: ']',
    lbrace: '{',
    rbrace: '}',
    lcub: '{',
    rcub: '}',
    vert: '|',
    sol: '/',
    bsol: '\\',
    colon: ':',
    period: '.',
    comma: ',',
    excl: '!',
    dollar: '$',
    percnt: '%',
    equals: '=',
    commat: '@',
    zwnj: '\u200c',
    zwj: '\u200d',
    shy: '\u00ad',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
  }),
);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;
const ESCAPE_OR_ENTITY =
  /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;

/** `text` of bytes with its entities decoded, to the bytes of their UTF-8. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, decimal, hex, name) => decoded(entity, decimal, hex, name));
}

/** The same, and its backslash escapes: what a destination or a label says. */
export function unescaped(text: string): string {
  if (!text.includes('&') && !text.includes('\\')) return text;
  return text.replace(ESCAPE_OR_ENTITY, (whole, escaped, decimal, hex, name) =>
    escaped === undefined ? decoded(whole, decimal, hex, name) : escaped,
  );
}

/** Whether the character after the backslash at `at` is escaped by it. */
export function escapes(source: string, at: number): boolean {
  return (
    source.charCodeAt(at) === BACKSLASH && (classOf(source.charCodeAt(at + 1)) & PUNCTUATION) !== 0
  );
}

function decoded(
  entity: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) {
    const value = NAMED.get(name);
    return value === undefined ? entity : latin1(value);
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return latin1('\uFFFD');
  return latin1(String.fromCodePoint(code));
}
