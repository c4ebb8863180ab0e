import type { GeneratedMark } from './context/generated.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Structure } from './markdown/structure.ts';
import type { Silencer } from './silencer.ts';

/** How a document is written, told by its name. */
export type DocumentFormat = 'markdown' | 'restructuredtext' | 'asciidoc' | 'org' | 'text';

/** By what a document names something. */
export type MentionKind =
  | 'link'
  | 'image'
  | 'definition'
  | 'html'
  | 'wikilink'
  | 'autolink'
  | 'import'
  | 'code'
  | 'command';

/** A place where a document names what may be a path of the project, before it is resolved. */
export interface Mention {
  /** 1-based. */
  readonly line: number;
  readonly kind: MentionKind;
  /** As written, decoded from UTF-8, escapes and percent signs; without fragment, query or line suffix. */
  readonly target: string;
  /** What follows `#`, decoded; never empty. */
  readonly fragment?: string;
  /** Whether the target is a pattern such as `src/*.ts`, which names no one file. */
  readonly pattern: boolean;
}

/** A heading of a document. */
export interface DocumentHeading {
  /** 1-based. */
  readonly line: number;
  readonly level: number;
  /** As rendered: no markup, decoded. */
  readonly text: string;
}

/** What the scan remembers of a document once its bytes are gone: small, since all are kept. */
export interface Document {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  readonly format: DocumentFormat;
  readonly bytes: number;
  readonly lines: number;
  /** Words of prose: outside frontmatter, headings and code. */
  readonly words: number;
  readonly frontmatter: Frontmatter | undefined;
  readonly headings: readonly DocumentHeading[];
  /** Everything a link with a fragment can lead to: heading slugs, `id` and `name` attributes. */
  readonly anchors: ReadonlySet<string>;
  readonly mentions: readonly Mention[];
  /** The path a symbolic link leads to, relative to the root; such a document is not read. */
  readonly mirrorOf?: string;
  /** What says that a program writes it; absent if nothing does. */
  readonly generated?: GeneratedMark;
  /** The comments that ask not to be told what a signal finds; absent where there is none. */
  readonly silencers?: readonly Silencer[];
}

/** A document while its bytes are at hand, for a signal that needs more than what is remembered. */
export interface Reading {
  readonly document: Document;
  /** The whole document, one character a byte (latin1); decode what is shown with `utf8`. */
  readonly text: string;
  readonly structure: Structure;
}
