import { isFixture } from '../context/fixture.ts';
import { isTemplate } from '../context/template.ts';
import type { Document, Mention, MentionKind } from '../document.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { type AnchorCheck, anchorCheck } from './dead-link/anchor-check.ts';
import { type LinkFacts, linkFacts } from './dead-link/link-facts.ts';

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
      'in a generated site: addresses without an extension or with `.html`, which only the generator knows',
      'targets in directories that were not opened, made by a build, or outside the project',
      'placeholders, template syntax, and words that only stand in for an address',
      'fragments that are no names: lines, text, queries, routes of an application, footnotes',
      'fragments into documents that include others or are not Markdown',
      'paths in code and wikilinks: they are not links a reader can follow',
      'fixtures and templates',
    ],
  },
  thresholds: {},
  observe: linkFacts,
  judge(project, seen) {
    const check = anchorCheck(project, seen);
    return (document) => {
      if (isFixture(document.path) || isTemplate(document.path)) return undefined;
      const unused = new Set(seen.get(document.path)?.unused);
      return finding(deadLinks(project, check, document, unused));
    };
  },
};

interface DeadLinks {
  /** How many links lead into the project, or were meant to. */
  readonly links: number;
  readonly dead: readonly Evidence[];
}

/** What a reader can click; of a reference link, the definition it uses. */
const CLICKED: ReadonlySet<MentionKind> = new Set(['link', 'image', 'definition', 'html']);

function deadLinks(
  project: Project,
  check: AnchorCheck,
  document: Document,
  unused: ReadonlySet<number>,
): DeadLinks {
  const dead: Evidence[] = [];
  let links = 0;
  for (const mention of document.mentions) {
    const { kind, line } = mention;
    if (!CLICKED.has(kind) || (kind === 'definition' && unused.has(line))) continue;
    const resolution = project.resolve(document.path, mention);
    if (resolution.kind === 'unknown' || resolution.kind === 'external') continue;
    links += 1;
    if (resolution.kind === 'missing') {
      const { path, nearest } = resolution;
      const caseOnly = nearest?.toLowerCase() === path.toLowerCase();
      dead.push(evidence(mention, nearest, caseOnly ? 'another case' : 'nothing is there'));
    } else if (resolution.kind === 'file' && mention.fragment !== undefined) {
      const verdict = check(resolution.path, mention.fragment);
      if (verdict.dead) dead.push(evidence(mention, verdict.nearest, 'no such heading'));
    }
  }
  return { links, dead };
}

function evidence(
  { line, kind, target, fragment }: Mention,
  now: string | undefined,
  detail: string,
): Evidence {
  const path = fragment === undefined ? target : `${target}#${fragment}`;
  return {
    line,
    path,
    ...(now === undefined ? {} : { now }),
    detail: kind === 'image' ? `image: ${detail}` : detail,
  };
}

function finding({ links, dead }: DeadLinks): Finding | undefined {
  if (dead.length === 0) return undefined;
  const lead = dead.length === 1 ? 'leads' : 'lead';
  return {
    summary: `${dead.length} of ${links} ${links === 1 ? 'link' : 'links'} ${lead} nowhere`,
    evidence: dead.slice(0, EVIDENCE_LIMIT),
    strength: Math.min(1, dead.length / links + dead.length / 20),
  };
}
