import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { isTemplate } from '../context/template.ts';
import { languageOf } from '../context/translation.ts';
import type { Document } from '../document.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { isOfThePast } from './kept-as-is.ts';
import { areMeant, areParallel, compilations, mirrors, type Pair } from './near-duplicate/kin.ts';
import { type Partner, partners } from './near-duplicate/pairs.ts';
import { type Sketch, sketch } from './near-duplicate/sketch.ts';
import { settle } from './settle.ts';

const THRESHOLDS = {
  /** A section is compared once it has so many words; smaller ones are joined. */
  leastWords: 40,
  /** How much of a section another document must have. */
  containmentPercent: 80,
  /** How much of what either of two documents has both must have, if no section tells. */
  jaccardPercent: 60,
  /** How much of a document must stand in the other for it to be told of this one. */
  sharePercent: 85,
  boilerplatePercent: 20,
  boilerplateDocuments: 5,
} as const;

/** Longer sections are compared in parts of so many words, so that half a text can be found. */
const SECTION_WORDS = 400;

/** Says that a document, or a section of it, stands in another one too. */
export const nearDuplicate: Signal<Sketch> = {
  id: 'near-duplicate',
  deciding: false,
  family: 'content',
  explanation: {
    says: 'Nearly all of the document stands word by word in another document.',
    definition:
      'A section of at least 40 words of which another document has 80 % of the runs of five words (of Chinese and Japanese, five characters; of Thai, Lao, Khmer and Myanmar, five syllables), or two documents that share 60 % of all their runs; and 85 % of this document stand there. Long documents are compared by an eighth of their runs, chosen by their hash.',
    traps: [
      'runs that stand in more than 20 % of the documents, or of those beside it, such as a notice',
      'code, metadata and comments',
      'translations, which repeat where their source does, versions of one page, and pages whose paths differ in a number',
      'pages side by side, or in folders side by side, that describe things of one kind: all but the same words',
      'pages that share half and more under different titles: they describe things of one kind',
      'what every package brings of its own: README, CONTRIBUTING, SUPPORT',
      'trees that some tool keeps alike: three documents or more under the same names',
      'a document that five others or more stand in: it is put together from them',
      'what is for agents: each host, skill and mode needs a copy of its own, of what people read too',
      'a record, an old version or what was put away, beside what is current; two of them are told and never ranked',
      'generated documents, backups, proposals, and parts that others include',
      'licence texts, codes of conduct and security policies',
      'links to one document under several names',
      'templates, fixtures, tests, examples, and texts that are made from others',
    ],
  },
  thresholds: THRESHOLDS,
  observe({ document, ...reading }, given) {
    const { path } = document;
    if (isLicence(path) || isTemplate(path) || isFixture(path) || isApart(path)) return undefined;
    if (document.generated !== undefined) return undefined;
    const { leastWords } = settle(THRESHOLDS, given);
    return sketch({ document, ...reading }, { leastWords, mostWords: SECTION_WORDS });
  },
  judge(project, seen, given) {
    const thresholds = settle(THRESHOLDS, given);
    const found = partners(seen, thresholds, (one, other) => !areMeant(one, other));
    const pairs = [...found].map(([path, partner]): Pair => [path, partner.path]);
    const [areMirrors, made] = [mirrors(pairs), compilations(pairs)];
    return (document) => {
      const { path } = document;
      const partner = found.get(path);
      const share = (partner?.overlap.here ?? 0) * 100;
      if (partner === undefined || share < thresholds.sharePercent) return undefined;
      if (areParallel(path, partner.path) && !partner.overlap.identical) return undefined;
      if (areOfOneKind(project, document, partner)) return undefined;
      if (areMirrors(path, partner.path) || made.has(partner.path)) return undefined;
      return finding(project, path, partner);
    };
  },
};

/** Half of both and more, under two titles: the pages are about two things of one kind. */
function areOfOneKind(
  { documents }: Project,
  document: Document,
  { path, overlap }: Partner,
): boolean {
  return overlap.jaccard >= 0.5 && titleOf(document) !== titleOf(documents.get(path));
}

function titleOf(document: Document | undefined): string | undefined {
  return document?.headings[0]?.text ?? document?.frontmatter?.fields.get('title')?.value;
}

function isApart(path: string): boolean {
  const language = languageOf(path);
  return APART.test(path) || (language !== undefined && !language.startsWith('en'));
}

/**
 * Examples stand alone, tests read their own copies, parts are put into several pages, a proposal says
 * again what it changes, and some texts are made from others.
 */
const APART =
  /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|[\w-]*starters?[\w-]*|versions?|bin|tests?|conformance|patches|vendor|third_party|out|changes|assets|[\w-]*(?:generated|backups?)[\w-]*|rendered|embedded|dist|static)\/|(?:^|\/)(?:_|llms[\w-]*\.\w+$)/i;

function finding(project: Project, path: string, partner: Partner): Finding {
  const { overlap, path: other, others } = partner;
  const { identical, here, there, jaccard, sections } = overlap;
  const besides = others === 0 ? '' : `, and parts in ${others} more`;
  const measure: Evidence = {
    path: other,
    detail: `${percent(here)} of this one there, ${percent(there)} of that one here, Jaccard ${jaccard.toFixed(2)}`,
  };
  const spans = sections.map(
    ({ line, endLine, words, otherLine, otherEndLine }): Evidence => ({
      line,
      path: other,
      detail: `${words} words in lines ${line}-${endLine}, there in lines ${otherLine}-${otherEndLine}`,
    }),
  );
  const linked: Evidence = {
    detail: `linked from ${countLinks(project, path)} documents, the other from ${countLinks(project, other)}`,
  };
  return {
    summary: identical
      ? `has the same words as ${other}${besides}`
      : `${percent(here)} of it also stands in ${other}${besides}`,
    evidence: [measure, ...spans.slice(0, EVIDENCE_LIMIT - 2), linked],
    strength: here,
    ...(isOfThePast(path) ? { record: true } : {}),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function countLinks(project: Project, path: string): number {
  return new Set(project.inbound(path).map(({ from }) => from)).size;
}
