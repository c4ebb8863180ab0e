import { isFixture } from '../context/fixture.ts';
import { isTemplate } from '../context/template.ts';
import type { Document } from '../document.ts';
import { EVIDENCE_LIMIT, type Finding, type Signal } from '../signal.ts';
import { anchorCheck } from './dead-link/anchor-check.ts';
import { type DeadLinks, deadLinks } from './dead-link/dead-links.ts';
import { type LinkFacts, linkFacts } from './dead-link/link-facts.ts';
import { isOfThePast } from './kept-as-is.ts';

/** Says that links of a document lead nowhere. */
export const deadLink: Signal<LinkFacts> = {
  id: 'dead-link',
  deciding: false,
  family: 'links',
  explanation: {
    says: 'Links, images or fragments of the document lead nowhere in the project.',
    definition:
      'A relative link, image, definition or `href` whose target is no file of the project, by exact case, or whose fragment is no heading or anchor of a Markdown target.',
    traps: [
      'other sites are never asked',
      'a link that begins with `/` counts only if its first directory is at the root of the project',
      'in a generated site: addresses without an extension or with `.html`, which only the generator knows, and another case',
      'targets in directories that were not opened, made by a build, ignored by git, or outside the project',
      'pages of a site of Open Publishing, which redirects what moved',
      'addresses that end in a slash and lead on from the address of the page',
      'in a translation: what is there in the language of the source',
      'placeholders, template syntax, and words that only stand in for an address',
      'fragments that are no names: lines, text, queries, routes of an application, footnotes',
      'fragments from the root of a site in a translation or a version, which has pages of its own',
      'fragments into documents that include others or are not Markdown',
      'paths in code and wikilinks: they are not links a reader can follow',
      'fixtures, templates, texts of third parties, pages that a program writes, and parts that pages include',
      'in the docs of Sphinx, names of objects and labels; in those of Docusaurus, what the folder of all documents has',
      'records, old versions and what was put away, which are told and never ranked',
    ],
  },
  thresholds: {},
  observe: linkFacts,
  judge(project, seen) {
    const check = anchorCheck(project, seen);
    return (document) => {
      if (isExempt(document)) return undefined;
      const unused = new Set(seen.get(document.path)?.unused);
      const found = finding(deadLinks(project, document, { check, unused }));
      return found !== undefined && isOfThePast(document.path) ? { ...found, record: true } : found;
    };
  },
};

function isExempt({ path, generated }: Document): boolean {
  if (generated !== undefined || isFixture(path) || isTemplate(path)) return true;
  return THIRD_PARTY.test(path) || PART.test(path);
}

/** What pages include: a link there is relative to the page that shows it. */
const PART = /(?:^|\/)_?(?:snippets?|includes?|partials?|shortcodes?)\//i;

/** The text of others, whose links lead to others. */
const THIRD_PARTY = /(?:^|\/)(?:third[-_]?party[\w-]*|vendor(?:ed)?)\//i;

function finding({ links, dead }: DeadLinks): Finding | undefined {
  if (dead.length === 0) return undefined;
  const lead = dead.length === 1 ? 'leads' : 'lead';
  return {
    summary: `${dead.length} of ${links} ${links === 1 ? 'link' : 'links'} ${lead} nowhere`,
    evidence: dead.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, dead.length / links + dead.length / 20),
  };
}
