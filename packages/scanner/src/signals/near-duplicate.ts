import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { ofDifferentLanguages } from '../context/translation.ts';
import { ofDifferentVersions } from '../context/versioned-copy.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
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
  sharePercent: 50,
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
    says: 'The document, or a section of it, stands nearly word by word in another document.',
    definition:
      'A section of at least 40 words of which another document has 80 % of the runs of five words (of Chinese and Japanese, five characters; of Thai, Lao, Khmer and Myanmar, five syllables), or two documents that share 60 % of all their runs. Long documents are compared by an eighth of their runs, chosen by their hash.',
    traps: [
      'runs that stand in more than 20 % of the documents, or of those beside it, such as a notice',
      'code, metadata and comments',
      'translations, and versions of one page',
      'generated documents, and records, which are told and never ranked',
      'licence texts, codes of conduct and security policies',
      'links to one document under several names',
      'templates and fixtures',
    ],
  },
  thresholds: THRESHOLDS,
  observe({ document, ...reading }, given) {
    const { path } = document;
    if (isLicence(path) || isTemplate(path) || isFixture(path)) return undefined;
    if (document.generated !== undefined) return undefined;
    const { leastWords } = settle(THRESHOLDS, given);
    return sketch({ document, ...reading }, { leastWords, mostWords: SECTION_WORDS });
  },
  judge(project, seen, given) {
    const thresholds = settle(THRESHOLDS, given);
    const found = partners(
      seen,
      thresholds,
      (one, other) => !ofDifferentLanguages(one, other) && !ofDifferentVersions(one, other),
    );
    return ({ path }) => {
      const partner = found.get(path);
      const share = (partner?.overlap.here ?? 0) * 100;
      if (partner === undefined || share < thresholds.sharePercent) return undefined;
      return finding(project, path, partner);
    };
  },
};

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
    ...(isRecord(path) ? { record: true } : {}),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function countLinks(project: Project, path: string): number {
  return new Set(project.inbound(path).map(({ from }) => from)).size;
}
