import { ageInDays, ageStep } from '../src/html/ages.ts';
import type { PageData, PageVerdict } from '../src/html/page-data.ts';

/** A document as the page knows it. */
export interface Known {
  /** Its place among all documents. */
  readonly at: number;
  readonly path: string;
  readonly tokens: number;
  readonly lines: number;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** In days. */
  readonly age: number | undefined;
  /** Its place on the scale of ages. */
  readonly step: number;
  readonly signals: readonly string[];
  readonly deciding: boolean;
  /** Places of the documents it links to, ascending. */
  readonly outbound: readonly number[];
  /** Places of the documents that link to it, ascending. */
  readonly inbound: readonly number[];
  readonly verdict: PageVerdict | undefined;
}

/** All documents of `data`, with what follows from it. */
export function knownDocuments({ day: today, documents, verdicts }: PageData): readonly Known[] {
  const inbound = documents.map((): number[] => []);
  for (const [at, { links }] of documents.entries()) {
    for (const link of links) inbound[link]?.push(at);
  }
  const judged = new Map(verdicts.map((verdict) => [verdict.document, verdict]));
  return documents.map(({ path, tokens, lines, last_content_commit, ...rest }, at) => {
    const age = ageInDays(last_content_commit, today);
    return {
      ...{ at, path, tokens, lines, age },
      day: last_content_commit,
      step: ageStep(age),
      signals: rest.signals,
      deciding: rest.deciding,
      outbound: rest.links.filter((link) => documents[link] !== undefined),
      inbound: inbound[at] ?? [],
      verdict: judged.get(at),
    };
  });
}
