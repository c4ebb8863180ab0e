import type { Reading } from '../../document.ts';
import { utf8 } from '../../utf8.ts';

/** What may be the target of a fragment and is no heading of Markdown. */
export interface HiddenAnchors {
  /** Whether parts come from elsewhere, so that no list of anchors is complete. */
  readonly open: boolean;
  /** The texts of headings in raw HTML. */
  readonly headings: readonly string[];
}

/** The anchors of a document that its structure does not tell; `undefined` if it has none. */
export function hiddenAnchors({ document, text }: Reading): HiddenAnchors | undefined {
  if (document.format !== 'markdown') return undefined;
  if (document.path.endsWith('.mdx') && COMPONENT.test(text)) return OPEN;
  if (INCLUDES.test(text)) return OPEN;
  const headings = [...text.matchAll(HTML_HEADING)]
    .slice(0, HEADINGS_LIMIT)
    .map(([, inner = '']) => utf8(inner.replace(/<[^>]*>/g, '')).trim());
  return headings.length === 0 ? undefined : { open: false, headings };
}

const OPEN: HiddenAnchors = { open: true, headings: [] };

const HEADINGS_LIMIT = 256;

const HTML_HEADING = /<h[1-6](?:\s[^>]{0,400})?>([\s\S]{0,400}?)<\/h[1-6]>/gi;

/** A component may bring headings of its own. */
const COMPONENT = /^\s*<[A-Z]\w*[^>]*>/m;

/** Shortcodes and directives of generators that put another text in this place. */
const INCLUDES =
  /\{\{[<%#]|\{%-?\s*(?:include|render|partial|content|data|macro|import)|^--8<--|^;--8<--|^\s*(?:\.\. |```\{|:::\{)(?:include|auto|contents)|^:::\s*\w+\.\w|\[!(?:INCLUDE|include)|<!--\s*@?include|<<<\s*[@./]|^@include|^!!!include|\$\{?toc|!\[\[/m;
