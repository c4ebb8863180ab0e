import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { baseName } from '../../resolve/project-path.ts';
import { utf8 } from '../../utf8.ts';

/** What a document has to do with names, beside the paths it mentions. */
export interface NameFacts {
  /** Whether it stands in no table of contents on purpose: it says so, has moved, or is a part. */
  readonly apart: boolean;
  /** File names of documents in its text, in code too, that are no mentions. */
  readonly names: readonly string[];
}

/** How many file names of one document are kept. */
const NAMES_LIMIT = 128;

/** The names a document holds; `undefined` if there is nothing to tell. */
export function nameFacts({ document, text }: Reading): NameFacts | undefined {
  const apart = APART.test(text.slice(0, TOP_CHARACTERS));
  const known = new Set(document.mentions.map(({ target }) => baseName(target)));
  const names = new Set<string>();
  for (const { index, 0: extension } of text.matchAll(EXTENSION)) {
    if (names.size >= NAMES_LIMIT) break;
    const name = nameBefore(text, index) + extension;
    if (name !== extension && !known.has(name)) names.add(copy(utf8(name)));
  }
  return apart || names.size > 0 ? { apart, names: [...names] } : undefined;
}

/** Said at the top of a page that is left out on purpose, is part of another, or has metadata. */
const APART =
  /^:orphan:|<!--[^>]{0,80}\b(?:snippet|includ(?:e|ed)|order:|title:)|\b(?:been|was|has) moved\b|\bmoved to\b/im;

const TOP_CHARACTERS = 400;

const EXTENSION = /\.(?:mdx?|rst|adoc|txt)(?!\w|\.\w|\/)/g;

/** A longer name is none, in bytes. */
const NAME_LENGTH = 120;

/** The file name that ends at `end`, without its extension: with blanks if it stands in backticks. */
function nameBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - NAME_LENGTH), end);
  const quoted = /`([^`\n/]*)$/.exec(before)?.[1];
  return quoted ?? /(?:^|[^\w/.-])([\w-][\w.-]*)$/.exec(before)?.[1] ?? '';
}
