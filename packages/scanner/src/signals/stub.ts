import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import type { Document } from '../document.ts';
import { isEntry } from '../graph/entry.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { settle } from './settle.ts';
import { type Substance, substance } from './stub/substance.ts';

const THRESHOLDS = {
  /** Fewer words of prose than this are a stub. */
  leastWords: 30,
  /** So many headings without a word beneath are a scaffold, if they are most of all. */
  emptyHeadings: 3,
} as const;

/** Says that a document was begun and never written. */
export const stub: Signal<Substance> = {
  id: 'stub',
  deciding: false,
  family: 'content',
  explanation: {
    says: 'The document says next to nothing, or still holds the text of its scaffold.',
    definition:
      'Fewer than 30 words of prose (of Chinese and Japanese, 30 characters) outside metadata, headings and code, and nothing else to look at; or filler text, gaps to fill in, or at least 3 headings, most of all, with nothing beneath.',
    traps: [
      'a document of code, pictures, diagrams, tables or components, or of metadata alone',
      'a page that sends its readers on to another',
      'an index, or any short document that others link to and that links on',
      'what agents, forges and tools read: commands, skills, release notes in the making, licences',
      'parts that other documents include',
      'templates and fixtures, whose gaps are their purpose',
      'lower-case names in double braces, which are template syntax',
    ],
  },
  thresholds: THRESHOLDS,
  observe: substance,
  judge(project, seen, given) {
    const thresholds = settle(THRESHOLDS, given);
    return (document) => {
      const own = seen.get(document.path);
      if (own === undefined || isExempt(document)) return undefined;
      const found =
        scaffold(own, thresholds) ?? tooShort(project, document, own, thresholds.leastWords);
      return found !== undefined && isRecord(document.path) ? { ...found, record: true } : found;
    };
  },
};

/** Short by nature: parts of pages, and pieces that a tool puts together. */
const PIECES =
  /(?:^|\/)(?:_?includes?|_?partials?|_?snippets?|_?shared|_?fragments?|news(?:fragments|\.d)?|changes(?:\.d|ets?)?|changelog(?:s|\.d|_unreleased)?|unreleased|release-?notes|\.changeset|redirects?)\/|(?:^|\/)_[^/]*$/i;

function isExempt({ path, mirrorOf }: Document): boolean {
  if (mirrorOf !== undefined || isFixture(path) || isTemplate(path)) return true;
  return isLicence(path) || PIECES.test(path) || (isEntry(path) && !/readme/i.test(path));
}

function scaffold(
  { filler, emptyHeadings, leafHeadings }: Substance,
  limits: { readonly emptyHeadings: number },
): Finding | undefined {
  const empty = emptyHeadings.length;
  const hollow = empty >= limits.emptyHeadings && empty * 2 >= leafHeadings;
  if (filler.length === 0 && !hollow) return undefined;
  const gaps = filler.map(({ line, text }): Evidence => ({ line, detail: text }));
  const heads = emptyHeadings.map((line): Evidence => ({ line, detail: 'nothing beneath' }));
  const parts = [
    filler.length > 0 ? `${filler.length} ${filler.length === 1 ? 'gap' : 'gaps'} to fill in` : '',
    hollow ? `${empty} of ${leafHeadings} sections empty` : '',
  ];
  return {
    summary: parts.filter((part) => part !== '').join(', '),
    evidence: [...gaps, ...(hollow ? heads : [])]
      .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
      .slice(0, EVIDENCE_LIMIT),
    strength: hollow ? Math.min(1, empty / Math.max(1, leafHeadings)) : 0.5,
  };
}

function tooShort(
  project: Project,
  document: Document,
  own: Substance,
  leastWords: number,
): Finding | undefined {
  const { path, words, mentions } = document;
  if (words >= leastWords || own.other || own.redirects) return undefined;
  const leadsOn = mentions.some((mention) => {
    const { kind } = project.resolve(path, mention);
    return kind !== 'missing';
  });
  if (leadsOn && project.inbound(path).length > 0) return undefined;
  return {
    summary: `${words} ${words === 1 ? 'word' : 'words'} of prose`,
    evidence: [{ line: own.firstLine, detail: `${words} words, ${document.bytes} bytes` }],
    strength: 1 - words / leastWords / 2,
  };
}
