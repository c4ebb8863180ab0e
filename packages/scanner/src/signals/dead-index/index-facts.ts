import { isGenerated } from '../../context/generated.ts';
import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { utf8 } from '../../utf8.ts';
import { unusedDefinitions } from '../dead-link/link-facts.ts';

/** What makes a document an index. */
export interface IndexFacts {
  /** Blocks of the document without its headings. */
  readonly blocks: number;
  /** Those of them that hold a link. */
  readonly linkBlocks: number;
  /** Links to other sites. */
  readonly outward: number;
  /** Whether it says that it lists a choice only, or leaves the listing to something else. */
  readonly partial: boolean;
  /** File names in its text, linked or not, in lower case and without extension. */
  readonly names: ReadonlySet<string>;
  /** Lines of definitions that no link uses. */
  readonly unused: readonly number[];
}

/** How many links make a list. */
const LEAST_LINKS = 4;

const NAMES_LIMIT = 2048;

/** What makes a document an index; `undefined` if it has hardly any links. */
export function indexFacts(reading: Reading): IndexFacts | undefined {
  const { document, structure, text } = reading;
  if (structure.linkBlocks < 1 || structure.links.length < LEAST_LINKS) return undefined;
  if (document.format === 'restructuredtext' && SPHINX.test(text)) return undefined;
  if (isGenerated(document.path, text, structure)) return undefined;
  const blocks = Math.max(1, structure.blocks - structure.headings.length);
  const linkBlocks = Math.min(blocks, structure.linkBlocks);
  if (linkBlocks * 4 < blocks) return undefined;
  const titles = document.headings.map((heading) => heading.text).join('\n');
  const partial = SELECTS.test(titles) || SELECTS.test(introduction(reading)) || LISTS.test(text);
  const outward = structure.links.filter(({ target }) => /^(?:\w+:|\/\/)/.test(target)).length;
  const unused = unusedDefinitions(reading);
  return { blocks, linkBlocks, outward, partial, names: namesIn(text), unused };
}

/** Sphinx makes pages of its own, and tells of those that are missing. */
const SPHINX = /^[^\S\r\n]*\.\. (?:toctree|autosummary|auto\w+)::/m;

/** The prose before the first link. */
function introduction({ structure, text }: Reading): string {
  const start = structure.frontmatter?.end ?? 0;
  return text.slice(start, Math.min(structure.links[0]?.start ?? 0, start + INTRODUCTION_LENGTH));
}

const INTRODUCTION_LENGTH = 2000;

/** Said of a list that is a choice. */
const SELECTS =
  /\b(?:popular|selected|selection|featured|recommended|highlights?|essentials?|most (?:important|used)|key (?:documents?|files|docs)|start(?:ing)? here|where to (?:start|begin)|quick links|best of|top \d+|not (?:exhaustive|complete)|incomplete|partial|some of|examples?|related|see also)\b/i;

/** A listing that a tool makes when the page is shown. */
const LISTS = /\{\{[<%]|\{%|^<[A-Z]\w+|^:::|dataview/m;

function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let end = 0; names.size < NAMES_LIMIT; ) {
    const found = nameAfter(text, end);
    if (found === undefined) break;
    names.add(copy(utf8(text.slice(found.start, found.dot)).toLowerCase()));
    end = found.end;
  }
  return names;
}

/**
 * The first name of a file in `text` from `from` on: up to 120 letters, digits, `_`, `.` and `-`, and
 * an extension. Looked for by the extension, since most words have none.
 */
function nameAfter(text: string, from: number) {
  EXTENSION.lastIndex = from;
  let found: { start: number; dot: number; end: number } | undefined;
  for (let match = EXTENSION.exec(text); match !== null; match = EXTENSION.exec(text)) {
    const { index: dot } = match;
    const end = EXTENSION.lastIndex;
    if (found === undefined) {
      let start = dot;
      while (start > from && dot - start < NAME_LENGTH && NAME.test(text[start - 1] ?? ''))
        start -= 1;
      if (start < dot) found = { start, dot, end };
    } else {
      // A name that goes on to another extension, as in `a.md.txt`.
      if (dot - found.start > NAME_LENGTH || !NAMES.test(text.slice(found.end, dot))) break;
      found = { start: found.start, dot, end };
    }
  }
  return found;
}

const NAME_LENGTH = 120;
const NAME = /[\w.-]/;
const NAMES = /^[\w.-]*$/;
const EXTENSION = /\.(?:md|mdx|rst|adoc|txt|org)\b/gi;
