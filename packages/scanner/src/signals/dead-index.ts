import { isFixture } from '../context/fixture.ts';
import { isTemplate } from '../context/template.ts';
import type { Document } from '../document.ts';
import { baseName } from '../resolve/project-path.ts';
import { EVIDENCE_LIMIT, type Finding, type Project, type Signal } from '../signal.ts';
import { isPutAway } from './archive-leak/archive-path.ts';
import {
  type FolderListing,
  folderListing,
  foldersOf,
  isIndex,
  LISTED,
} from './dead-index/folder-listing.ts';
import { type IndexFacts, indexFacts } from './dead-index/index-facts.ts';
import { deadLinks } from './dead-link/dead-links.ts';
import { settle } from './settle.ts';

const THRESHOLDS = {
  /** A document with so many of its blocks holding links, in percent, is an index. */
  linkBlocksPercent: 60,
  /** An index with more of its links dead than this, in percent, leads astray. */
  deadLinksPercent: 25,
  /** An index that lists less of its folder than this, in percent, hides the rest. */
  listedPercent: 50,
  /** With fewer of its blocks holding links, in percent, it does not set out to list a folder. */
  listingBlocksPercent: 40,
  /** A folder with more documents than this is listed by a choice. */
  mostDocuments: 100,
} as const;

/** Says that an index no longer shows what is there. */
export const deadIndex: Signal<IndexFacts> = {
  id: 'dead-index',
  deciding: false,
  family: 'links',
  explanation: {
    says: 'The document is a list of links, and many of them are dead or much of its folder is missing.',
    definition:
      'At least 60 % of its blocks other than headings hold links, and more than 25 % of its links, at least 3, lead nowhere; or it is an index by its name or title, holds links in at least 40 % of its blocks, mostly into its own folder, and lists less than half of the documents there.',
    traps: [
      'a table of contents of the document itself',
      'a README at the root, and one that mainly links elsewhere',
      'sites and books whose generator lists the pages, and pages of a site that are no index: it may redirect',
      'a choice: popular, selected, recommended, examples',
      'folders with very many documents, and with fewer than 4',
      'a file that is named without a link, or by a pattern, is listed',
      'pictures, slips in the case of letters, addresses that end in `.html`, and directives of Sphinx',
      'translations, old versions, templates, fixtures, and pages that a program writes',
    ],
  },
  thresholds: THRESHOLDS,
  observe: indexFacts,
  judge(project, seen, given) {
    const limits = settle(THRESHOLDS, given);
    const folders = foldersOf(project);
    return (document) => {
      const own = seen.get(document.path);
      if (own === undefined || isExempt(document)) return undefined;
      const percent = (100 * own.linkBlocks) / own.blocks;
      const listing =
        percent < limits.listingBlocksPercent
          ? undefined
          : folderListing(project, folders, document, own, limits.mostDocuments);
      return finding(project, document, {
        listing,
        mostlyLinks: percent >= limits.linkBlocksPercent,
        unused: new Set(own.unused),
        limits,
      });
    };
  },
};

function isExempt({ path }: Document): boolean {
  return isFixture(path) || isTemplate(path) || NOT_OURS.test(baseName(path)) || isPutAway(path);
}

/** A record lists what was there on its day; a list for agents starts from the address of the site. */
const NOT_OURS = /^\d{3,}[-_.]|(?:19|20)\d\d-\d\d|^llms\b/;

/** Fewer dead links than this are slips, whatever their share. */
const LEAST_DEAD = 3;

/** ... of a document that is no index by its name or title. */
const LEAST_DEAD_OF_OTHERS = 5;

interface Share {
  readonly listing: FolderListing | undefined;
  /** Whether most of its blocks hold links. */
  readonly mostlyLinks: boolean;
  /** Lines of definitions that no link uses. */
  readonly unused: ReadonlySet<number>;
  readonly limits: Pick<typeof THRESHOLDS, 'deadLinksPercent' | 'listedPercent'>;
}

function finding(
  project: Project,
  document: Document,
  { listing, mostlyLinks, unused, limits }: Share,
): Finding | undefined {
  const { links, dead: all } = deadLinks(project, document, { kinds: LISTED, unused });
  // Of an address in a site no path tells; a slip in the case of letters leaves the index whole.
  const dead = all.filter(
    ({ path = '', detail }) => !/\.html?(?:#|$)/.test(path) && detail !== 'another case',
  );
  const least = isIndex(document) ? LEAST_DEAD : LEAST_DEAD_OF_OTHERS;
  const astray =
    mostlyLinks &&
    (isIndex(document) || !project.site) &&
    dead.length >= least &&
    dead.length * 100 > limits.deadLinksPercent * links;
  const listed = listing === undefined ? 0 : listing.documents.length - listing.missing.length;
  const short =
    listing !== undefined && listed * 100 < limits.listedPercent * listing.documents.length;
  if (!astray && !short) return undefined;
  const ofLinks = `${dead.length} of ${links} links lead nowhere`;
  const ofFolder =
    listing === undefined
      ? ''
      : `lists ${listed} of ${listing.documents.length} documents beside it`;
  const missing = (short ? listing.missing : []).map((path) => ({ path, detail: 'not listed' }));
  const worst = Math.max(
    astray ? dead.length / links : 0,
    short ? 1 - listed / listing.documents.length : 0,
  );
  return {
    summary: [ofLinks, ofFolder].filter((part) => part !== '').join('; '),
    evidence: [...(astray ? dead : []), ...missing].slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, worst),
  };
}
