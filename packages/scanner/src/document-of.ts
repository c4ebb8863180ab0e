import type { Document, DocumentFormat, DocumentHeading } from './document.ts';
import { frontmatter } from './frontmatter.ts';
import { headingText } from './markdown/heading-text.ts';
import { slugger } from './markdown/slug.ts';
import type { Structure } from './markdown/structure.ts';
import { mentionsOf } from './mentions.ts';
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
  const headings = structure.headings.map(
    ({ line, level, text: raw }): DocumentHeading => ({
      line,
      level,
      text: headingText(utf8(raw)),
    }),
  );
  const slug = slugger();
  const anchors = new Set(headings.map((heading) => slug(heading.text)));
  for (const { id } of structure.anchors) anchors.add(utf8(id));
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
  };
}
