import type { MappedDocument, Report, ReportSignal, SafetyTier } from '../report.ts';
import { visible } from '../visible.ts';

/** What the script of the page is given. Every text in it is fit to be shown. */
export interface PageData {
  /** When the check was made, `YYYY-MM-DD`. */
  readonly day: string;
  readonly documents: readonly MappedDocument[];
  readonly verdicts: readonly PageVerdict[];
}

/** What was said of a document that was on the shortlist. */
export interface PageVerdict {
  /** Its place in `documents`. */
  readonly document: number;
  /** The id of the element of the page that has it in full. */
  readonly id: string;
  readonly kind: 'entry' | 'cleared' | 'unread';
  /** In two or three words: `archive, safe`. */
  readonly words: string;
  /** Of an entry. */
  readonly tier?: SafetyTier;
  /** Why. */
  readonly text: string;
  readonly signals: readonly PageSignal[];
}

/** What a signal says, in one line. */
export interface PageSignal {
  readonly id: string;
  readonly deciding: boolean;
  readonly summary: string;
}

/** The data of the page of `report`. */
export function pageData(report: Report): PageData {
  const documents = report.documents.map((document) => ({
    ...document,
    path: visible(document.path),
    signals: document.signals.map(visible),
  }));
  const places = new Map(report.documents.map(({ path }, place) => [path, place]));
  const said = [
    ...report.entries.map((entry, at) => ({
      ...common('entry', at, entry),
      words: `${entry.op}, ${entry.safety_tier}`,
      tier: entry.safety_tier,
      text: visible(entry.rationale),
    })),
    ...report.cleared.map((document, at) => ({
      ...common('cleared', at, document),
      words: 'stays',
      text: visible(document.reason),
    })),
    ...report.unread.map((document, at) => ({
      ...common('unread', at, document),
      words: 'not read',
      text: visible(document.why),
    })),
  ];
  const verdicts = said.flatMap(({ path, ...verdict }) => {
    const document = places.get(path);
    return document === undefined ? [] : [{ document, ...verdict }];
  });
  return { day: visible(report.generated_at.slice(0, 10)), documents, verdicts };
}

/** The id of the element that has the entry, cleared or unread document at place `at` of its list. */
export function elementId(kind: PageVerdict['kind'], at: number): string {
  return `${kind}-${at + 1}`;
}

function common<Kind extends PageVerdict['kind']>(
  kind: Kind,
  at: number,
  { path, signals }: { readonly path: string; readonly signals: readonly ReportSignal[] },
) {
  return {
    path,
    kind,
    id: elementId(kind, at),
    signals: signals.map(({ id, deciding, summary }) => ({
      id: visible(id),
      deciding,
      summary: visible(summary),
    })),
  };
}
