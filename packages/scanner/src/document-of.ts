import { generatedMark } from './context/generated.ts';
import type { Document, DocumentFormat, DocumentHeading } from './document.ts';
import { copy } from './frontmatter/copy.ts';
import { frontmatter } from './frontmatter.ts';
import { headingText } from './markdown/heading-text.ts';
import { slugger } from './markdown/slug.ts';
import type { Structure } from './markdown/structure.ts';
import { mentionsOf } from './mentions.ts';
import { silencersOf } from './silencer.ts';
import { utf8 } from './utf8.ts';

/** A document that has just been read. */
export interface DocumentSource {
  readonly path: string;
  readonly format: DocumentFormat;
  readonly bytes: number;
  readonly text: string;
  readonly structure: Structure;
}

/** What the scan remembers of a document. */
export function documentOf(source: DocumentSource): Document {
  const { path, format, bytes, text, structure } = source;
  // Reversed, because of several definitions with one label the first rules.
  const targets = new Map(
    structure.definitions.map(({ label, target }) => [label, target] as const).reverse(),
  );
  const rendered = structure.headings.map(({ text: raw }) => copy(headingText(utf8(raw), targets)));
  const headings = structure.headings.map(
    ({ line, level }, at): DocumentHeading => ({ line, level, text: rendered[at]?.trim() ?? '' }),
  );
  const slug = slugger();
  // GitHub names a heading by the blank beside an image too, so not by what is shown.
  const anchors = new Set(rendered.map((text) => copy(slug(text))));
  for (const { id } of structure.anchors) anchors.add(copy(utf8(id)));
  const generated = generatedMark(path, text, structure);
  const silencers = silencersOf(structure.comments);
  return {
    path,
    format,
    bytes,
    lines: structure.lines,
    words: structure.proseWords,
    frontmatter: frontmatter(text),
    headings,
    anchors,
    mentions: mentionsOf(structure, text, format),
    ...(generated === undefined ? {} : { generated }),
    ...(silencers.length > 0 ? { silencers } : {}),
  };
}
