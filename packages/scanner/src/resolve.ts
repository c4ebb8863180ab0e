import type { Mention } from './document.ts';
import type { Listing } from './listing.ts';
import { resolveCode } from './resolve/code.ts';
import { resolveLink } from './resolve/link.ts';
import { type Names, namesOf } from './resolve/names.ts';
import { directoryOf } from './resolve/project-path.ts';
import { makesSite } from './resolve/site.ts';
import type { Tree } from './resolve/tree.ts';
import { resolveWikilink } from './resolve/wikilink.ts';

/** What a mention leads to. */
export type Resolution =
  /** A file that is there; `path` relative to the root. */
  | { readonly kind: 'file'; readonly path: string }
  /** A directory that is there; the root is ``. */
  | { readonly kind: 'directory'; readonly path: string }
  /** Nothing is there. */
  | Missing
  /** In a directory that was not opened, outside the project, or an address only a site knows. */
  | { readonly kind: 'unknown' }
  /** Another site, a mail address, a pattern, a gap to fill in, or no path at all. */
  | { readonly kind: 'external' };

/** A mention that leads nowhere. */
export interface Missing {
  readonly kind: 'missing';
  /** Where it should be, relative to the root. */
  readonly path: string;
  /** The file that was probably meant. */
  readonly nearest: string | undefined;
  /**
   * Whether it surely names a path of this project. A token in code that has a directory separator
   * and nothing else to show for it does not: history may know better.
   */
  readonly likely: boolean;
}

/** What a resolver looks up, beside the tree itself: indexes that are made when first needed. */
export interface Places {
  readonly tree: Tree;
  readonly names: Names;
  /** Whether a generator makes a site of the documents, with addresses of its own. */
  site(): boolean;
}

/** Says what a mention in document `from` leads to. */
export type Resolve = (from: string, mention: Mention) => Resolution;

/** How many answers are remembered before all are forgotten. */
const REMEMBERED_LIMIT = 65_536;

/**
 * Resolves mentions against what the walk saw and what git tracks, without touching the disk.
 *
 * Names are compared by exact case, whatever the disk thinks. A link is relative to its document,
 * with a leading `/` to the root of the project or of a site around the document; code and commands
 * are relative to the root, then to the document and the directories above it.
 */
export function resolver(
  listing: Pick<Listing, 'files' | 'directories' | 'unseen'>,
  tracked: ReadonlySet<string> | undefined,
): Resolve {
  const { files, directories, unseen } = listing;
  let site: boolean | undefined;
  const places: Places = {
    tree: { files, directories, unseen, tracked },
    names: namesOf(files),
    site() {
      site ??= makesSite(files);
      return site;
    },
  };

  const remembered = new Map<string, Resolution>();
  return (from, mention) => {
    if (mention.pattern) return EXTERNAL;
    if (mention.target === '') return { kind: 'file', path: from };
    const key = `${WAY[mention.kind]}${directoryOf(from)}\n${mention.target}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;

    const resolution = resolve(places, directoryOf(from), mention);
    if (remembered.size >= REMEMBERED_LIMIT) remembered.clear();
    remembered.set(key, resolution);
    return resolution;
  };
}

const EXTERNAL: Resolution = { kind: 'external' };

/** How a kind of mention is resolved. */
const WAY: Readonly<Record<Mention['kind'], 'link' | 'code' | 'wikilink'>> = {
  link: 'link',
  image: 'link',
  definition: 'link',
  html: 'link',
  autolink: 'link',
  import: 'link',
  wikilink: 'wikilink',
  code: 'code',
  command: 'code',
};

function resolve(places: Places, directory: string, mention: Mention): Resolution {
  const way = WAY[mention.kind];
  if (way === 'wikilink') return resolveWikilink(places, directory, mention.target);
  if (way === 'code') return resolveCode(places, directory, mention.target);
  return resolveLink(places, directory, mention.target);
}
