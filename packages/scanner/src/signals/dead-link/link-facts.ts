import type { Reading } from '../../document.ts';
import { utf8 } from '../../utf8.ts';

/** What a document has to do with links, beside what is remembered of every document. */
export interface LinkFacts {
  /** Whether parts of it come from elsewhere, so that no list of its anchors is complete. */
  readonly open: boolean;
  /** Headings in raw HTML and names that components give: anchors that its structure does not tell. */
  readonly headings: readonly string[];
  /** Lines of definitions that no link uses: no reader meets them. */
  readonly unused: readonly number[];
}

/** The link facts of a document; `undefined` if there are none to tell. */
export function linkFacts(reading: Reading): LinkFacts | undefined {
  const { document, text } = reading;
  if (document.format !== 'markdown') return undefined;
  const components = hasComponent(text);
  const open = includesMore(text) || (components && isMdx(document.path, text));
  const headings = [
    ...(open || !MAY_HEAD.test(text) ? [] : htmlHeadings(text)),
    ...(open || !components ? [] : componentAnchors(text)),
  ];
  const unused = unusedDefinitions(reading);
  return open || headings.length + unused.length > 0 ? { open, headings, unused } : undefined;
}

const HEADINGS_LIMIT = 256;

const MAY_HEAD = /<[hH][1-6][\s>]/;

const HTML_HEADING = /<h[1-6](?:\s[^>]{0,400})?>([\s\S]{0,400}?)<\/h[1-6]>/gi;

/** A component may bring headings of its own: in MDX any, elsewhere its name or what it is told. */
function hasComponent(text: string): boolean {
  return text.includes('<') && TAG.test(text) && COMPONENT.test(text);
}

/** MDX by its name, or by what it imports: some generators take all Markdown for it. */
function isMdx(path: string, text: string): boolean {
  return path.endsWith('.mdx') || IMPORT.test(text);
}

const IMPORT = /^import\s[^\n'"]{1,200}\sfrom\s+['"]/m;

/** What every component begins with, which is looked for sooner than where it stands. */
const TAG = /<[A-Z][a-z]\w*(?:\s|\/?>)/;

const COMPONENT = /^[ \t]*<[A-Z][a-z]\w*(?:\s|\/?>)/m;

const COMPONENT_ANCHOR = /<([A-Z][a-z]\w*)|\b\w*(?:[iI]d|[lL]ink|[sS]lug|[aA]nchor)="([\w-]+)"/g;

/** Shortcodes and directives of generators that put another text in this place, each with what stands in it. */
// biome-ignore format: a table is read by column
const INCLUDES: readonly (readonly [sign: string, place: RegExp])[] = [
  ['{{',            /\{\{[<%#]/],
  ['{%',            /\{%-?\s*(?:include|render|partial|content|data|macro|import)/],
  ['--8<--',        /^;?--8<--/m],
  ['.. ',           /^[^\S\r\n]*\.\. (?:include|auto|contents)/m],
  ['```{',          /^[^\S\r\n]*```\{(?:include|auto|contents)/m],
  [':::{',          /^[^\S\r\n]*:::\{(?:include|auto|contents)/m],
  [':::',           /^:::\s*\w+\.\w/m],
  ['[!',            /\[!(?:INCLUDE|include)/],
  ['<!--',          /<!--\s*@?include/],
  ['<<<',           /<<<\s*[@./]/],
  ['@include',      /^@include/m],
  ['!!!include',    /^!!!include/m],
  ['<script setup', /^<script setup/m],
  ['ref: ',         /^ref: /m],
  ['toc',           /\$\{?toc/],
  ['![[',           /!\[\[/],
];

function includesMore(text: string): boolean {
  return INCLUDES.some(([sign, place]) => text.includes(sign) && place.test(text));
}

function htmlHeadings(text: string): readonly string[] {
  return [...text.matchAll(HTML_HEADING)]
    .slice(0, HEADINGS_LIMIT)
    .map(([, inner = '']) => utf8(inner.replace(/<[^>]*>/g, '')).trim());
}

function componentAnchors(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [, component, id] of text.matchAll(COMPONENT_ANCHOR)) {
    names.add(component ?? id ?? '');
    if (names.size >= HEADINGS_LIMIT) break;
  }
  return [...names];
}

/** Lines of definitions that no link uses: no reader meets them. */
export function unusedDefinitions({ structure }: Reading): readonly number[] {
  const { definitions, links } = structure;
  if (definitions.length === 0) return [];
  const used = new Set(links.filter(({ reference }) => reference !== undefined).map(targetOf));
  return definitions.filter((each) => !used.has(targetOf(each))).map(({ line }) => line);
}

function targetOf({ target }: { readonly target: string }): string {
  return target;
}
