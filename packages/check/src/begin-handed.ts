import type { ReportSignal } from '@dochygiene/report';
import {
  type DocumentFacts,
  type Edge,
  isEntry,
  type MentionKind,
  type ScanArtifact,
  type Survey,
} from '@dochygiene/scanner';
import type { ReadDocument } from './begin-texts.ts';
import { type HandedDocument, NAMED_LIMIT } from './draft.ts';
import { SHOWN_LIMIT, type WorklistDocument } from './worklist.ts';

/** A shortlisted document that was read, and what is known of it. */
export interface HandedInput {
  readonly survey: Survey;
  readonly scan: ScanArtifact;
  readonly path: string;
  readonly read: ReadDocument;
  readonly tokens: number;
}

/** What is known of a document before the files that its evidence names are looked at. */
export type DescribedDocument = Omit<HandedDocument, 'evidence'>;

/** What an entry about a document will be made of. */
export function described({ survey, scan, path, read, tokens }: HandedInput): DescribedDocument {
  const { project, past, context } = survey;
  const leaning = context.loadBearing.get(path);
  const inbound = [...new Set(project.inbound(path).map(({ from }) => from))];
  const facts = new Set(context.facts.get(path)?.map(({ id }) => id));
  return {
    path,
    guard: read.guard,
    signals: scan.signals[path] ?? [],
    load_bearing: (leaning?.places ?? []).slice(0, NAMED_LIMIT).map((place) => place.path),
    inbound: inbound.slice(0, NAMED_LIMIT),
    load_bearing_count: leaning?.files ?? 0,
    inbound_count: inbound.length,
    outbound_count: new Set(
      project
        .outbound(path)
        .filter(isLocal)
        .map(({ to }) => to),
    ).size,
    // What is staged is in no commit that history knows.
    tracked: past?.lastBlob(path) !== undefined && !project.uncommitted(path),
    rule_doc: facts.has('rule-doc'),
    // What lies in a hidden folder belongs to the tool whose folder it is.
    entry: isEntry(path) || /(?:^|\/)\.[^/]+\//.test(path),
    generated: facts.has('generated'),
    tokens,
    lines: project.documents.get(path)?.lines ?? 0,
  };
}

/** Whether a mention is a link that is read from where its document lies. */
function isLocal({ mention }: Edge): boolean {
  return LINKS.includes(mention.kind) && !mention.target.startsWith('/');
}

const LINKS: readonly MentionKind[] = ['link', 'image', 'definition', 'html'];

/** What a reader is shown of a document. */
export function worklistDocument(
  handed: DescribedDocument,
  facts: DocumentFacts | undefined,
): WorklistDocument {
  const { path, signals, load_bearing, inbound, tokens, guard } = handed;
  if (facts === undefined) throw new TypeError(`the scan tells nothing of "${path}"`);
  const shown = signals.map(
    (signal): ReportSignal => ({ ...signal, evidence: first(signal.evidence) }),
  );
  const context = facts.context?.map((fact) => ({ ...fact, evidence: first(fact.evidence) }));
  return {
    path,
    signals: shown,
    facts: context === undefined ? facts : { ...facts, context },
    load_bearing,
    inbound,
    tokens,
    guard,
  };
}

function first<T>(evidence: readonly T[]): readonly T[] {
  return evidence.slice(0, SHOWN_LIMIT);
}
