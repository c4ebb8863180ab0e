import { type Guard, type ReportSignal, visibleJsonLine } from '@dochygiene/report';
import type { DocumentFacts } from '@dochygiene/scanner';

/** What `check begin` hands to a reader: `dochygiene.worklist/1`. `schema/worklist.schema.json` describes the same. */
export interface Worklist {
  readonly schema: 'dochygiene.worklist/1';
  /** The most deserving first. */
  readonly documents: readonly WorklistDocument[];
  readonly left_out: LeftOut;
}

/** A document to be read. */
export interface WorklistDocument {
  readonly path: string;
  /** With the first {@link SHOWN_LIMIT} pieces of evidence of each; the summary tells how many there are. */
  readonly signals: readonly ReportSignal[];
  readonly facts: DocumentFacts;
  /** Files that are no documents and name it; the first few, the facts tell how many. */
  readonly load_bearing: readonly string[];
  /** Documents that link to it; the first few, the facts tell how many. */
  readonly inbound: readonly string[];
  /** Tokens of the document, estimated. */
  readonly tokens: number;
  readonly guard: Guard;
}

/** How many shortlisted documents are not handed out, and why. */
export interface LeftOut {
  /** Looked at before and kept, and the evidence is the same still. */
  readonly acknowledged: number;
  /** They did not fit in the budget, or are more than the limit. */
  readonly over_budget: number;
  /** Judged in an earlier batch or check, and the document and the evidence are the same still. */
  readonly judged: number;
  /** They cannot be read, or are longer than a reader is handed: over 1 MiB. */
  readonly unreadable: number;
}

/** How many pieces of evidence of one signal or fact are shown to a reader. */
export const SHOWN_LIMIT = 20;

/** `worklist` as JSON, safely shown, one document a line, so that no token is spent on indentation. */
export function printWorklist({ schema, documents, left_out }: Worklist): string {
  const lines = documents.map((document) => `\n${visibleJsonLine(document)}`);
  return `{"schema":"${schema}","documents":[${lines.join(',')}\n],"left_out":${visibleJsonLine(left_out)}}\n`;
}
