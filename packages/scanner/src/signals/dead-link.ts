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
import { type HiddenAnchors, hiddenAnchors } from './dead-link/hidden-anchors.ts';

/** Says that links of a document lead nowhere. */
export const deadLink: Signal<HiddenAnchors> = {
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
  observe: hiddenAnchors,
  judge(project, seen) {
    const check = anchorCheck(project, seen);
    return (document) => {
      if (isFixture(document.path) || isTemplate(document.path)) return undefined;
      return finding(deadLinks(project, check, document));
    };
  },
};

interface DeadLinks {
  /** How many links lead into the project, or were meant to. */
  readonly links: number;
  readonly dead: readonly Evidence[];
}

/** What a reader can click. */
const CLICKED: ReadonlySet<MentionKind> = new Set(['link', 'image', 'html']);

function deadLinks(project: Project, check: AnchorCheck, document: Document): DeadLinks {
  const dead: Evidence[] = [];
  let links = 0;
  const clicked = new Set<string>();
  for (const mention of inTurn(document)) {
    const place = `${mention.target}#${mention.fragment ?? ''}`;
    if (mention.kind === 'definition' && (mention.target === '' || clicked.has(place))) continue;
    clicked.add(place);
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
  return { links, dead: dead.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}

/**
 * What can be clicked, then definitions: one that is used is told by its uses, and one that nobody uses
 * shows no reader a wrong heading.
 */
function inTurn({ mentions }: Document): readonly Mention[] {
  return [
    ...mentions.filter(({ kind }) => CLICKED.has(kind)),
    ...mentions.filter(({ kind }) => kind === 'definition'),
  ];
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
