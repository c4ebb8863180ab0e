import { isFixture } from '../context/fixture.ts';
import { isLicence } from '../context/licence.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import type { Document } from '../document.ts';
import { isEntry } from '../graph/entry.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import { settle } from './settle.ts';
import { type Substance, substance } from './stub/substance.ts';

const THRESHOLDS = {
  /** Fewer words than this, those of its title among them, say nothing. */
  leastWords: 4,
  /** Fewer words of prose than this, and a promise of more to come, are a stub. */
  leastPromisedWords: 30,
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
      'Fewer than 4 words (of Chinese and Japanese, characters), headings included, and nothing else to look at; or fewer than 30 words of prose that say it is yet to be written; or filler text, gaps to fill in, or at least 3 headings, most of all, with nothing beneath.',
    traps: [
      'one sentence can be all there is to say of a package',
      'a document of code, pictures, diagrams, tables or components, or of metadata alone',
      'a page that sends its readers on to another, and the opening page of a section with metadata',
      'what agents, forges and tools read: commands, skills, prompts, release notes in the making, licences',
      'headings that speak for themselves: a value, a type, a link, a whole sentence, one of a form in capitals',
      'parts that other documents include, and pages that a program writes',
      'templates, fixtures, examples and what stands among tests, whose gaps are their purpose',
      'names in double braces, which are template syntax',
    ],
  },
  thresholds: THRESHOLDS,
  observe: substance,
  judge(_project, seen, given) {
    const thresholds = settle(THRESHOLDS, given);
    return (document) => {
      const own = seen.get(document.path);
      if (own === undefined || isExempt(document)) return undefined;
      const found = scaffold(own, thresholds) ?? tooShort(document, own, thresholds);
      return found !== undefined && isRecord(document.path) ? { ...found, record: true } : found;
    };
  },
};

/** Short by nature: parts of pages, pieces that a tool puts together, and what a program reads. */
const PIECES =
  /(?:^|\/)(?:_?includes?|_?partials?|_?snippets?|_?shared|_?fragments?|_?shortcodes?|news(?:fragments|\.d)?|changes(?:\.d|ets?)?|changelog(?:s|\.d|_unreleased)?|unreleased|release-?notes|\.changeset|redirects?|tests?|[\w-]*examples?[\w-]*|samples?|prompts?)\/|(?:^|\/)_[^/]*$|(?:^|\/)(?:change(?:s|log)|unreleased)[^/]*$|[_.-]prompt\.[a-z]+$/i;

/** The opening page of a section, which its metadata names and orders. */
const OPENING = /(?:^|\/)(?:readme|index)\.(?:html\.)?[a-z]+$/i;

function isExempt({ path, mirrorOf, generated, frontmatter }: Document): boolean {
  if (mirrorOf !== undefined || generated !== undefined) return true;
  if (isFixture(path) || isTemplate(path) || isLicence(path) || PIECES.test(path)) return true;
  return (
    (isEntry(path) && !/readme/i.test(path)) || (frontmatter !== undefined && OPENING.test(path))
  );
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
  document: Document,
  own: Substance,
  limits: Pick<typeof THRESHOLDS, 'leastWords' | 'leastPromisedWords'>,
): Finding | undefined {
  const { words } = document;
  if (own.other || own.leadsOn) return undefined;
  const silent = words + own.headingWords < limits.leastWords;
  const promised = own.promises && words < limits.leastPromisedWords;
  if (!silent && !promised) return undefined;
  const counted = `${words} ${words === 1 ? 'word' : 'words'}`;
  const summary = `${counted} of prose`;
  return {
    summary: own.promises ? `${summary}, and more promised` : summary,
    evidence: [{ line: own.firstLine, detail: `${counted}, ${document.bytes} bytes` }],
    strength: 1 - words / limits.leastPromisedWords / 2,
  };
}
