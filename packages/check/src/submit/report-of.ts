import {
  type ClearedDocument,
  type MappedDocument,
  type Report,
  type ReportEntry,
  type ReportQuote,
  stricter,
  tierOf,
  type UnreadDocument,
} from '@dochygiene/report';
import type { CheckDraft, HandedDocument } from '../draft.ts';
import { opTypeOf } from '../op-type.ts';
import { tierFacts } from '../tier-facts.ts';
import type { VerdictEntry } from '../verdicts.ts';
import type { Carried } from './carried.ts';
import { toldExclusion } from './known-paths.ts';
import { isExclusion, type Look } from './look.ts';

/** A verdict without a fault, with the document it is about. */
export interface JudgedDocument {
  readonly entry: VerdictEntry;
  readonly document: HandedDocument;
  readonly quotes: readonly ReportQuote[];
  /** Tokens that it saves. */
  readonly saved: number;
}

/** What a reader has said, without a fault. */
export interface Said {
  readonly judged: readonly JudgedDocument[];
  /** By path, why it stays. */
  readonly cleared: ReadonlyMap<string, string>;
  readonly carried: Carried;
}

/** The report of a reader's verdicts. */
export function reportOf(draft: CheckDraft, said: Said, look: Look): Report {
  const entries = new Map(said.judged.map((judged) => [judged.document.path, readerEntry(judged)]));
  return assembled(draft, said.carried, look, (document) => {
    const { path, guard, signals } = document;
    const entry = entries.get(path);
    if (entry !== undefined) return { entry };
    const reason = said.cleared.get(path);
    if (reason !== undefined) return { cleared: { path, reason, sha256: guard.sha256, signals } };
    return { unread: { path, why: 'not judged by its reader', signals } };
  });
}

/** Where one document of the shortlist is in a report. */
export type Placed =
  | { readonly entry: ReportEntry }
  | { readonly cleared: ClearedDocument }
  | { readonly unread: UnreadDocument };

/**
 * The report of `draft`: what was said earlier first, then the documents handed out, each where `place`
 * puts it; one that a reader judged before, and nobody now, is unread. Whatever is excluded by now is not in it.
 */
export function assembled(
  draft: CheckDraft,
  { standing, cleared: kept, lapsed }: Carried,
  look: Pick<Look, 'excludedNow' | 'generatedAt'>,
  place: (document: HandedDocument) => Placed,
): Report {
  const entries: ReportEntry[] = [...standing];
  const cleared: ClearedDocument[] = [...kept];
  const unread: UnreadDocument[] = [...lapsed];
  const shortlist = [...standing, ...kept, ...lapsed].map(({ path }) => path);
  for (const document of draft.handed) {
    const { path, signals } = document;
    const why = look.excludedNow.get(path);
    if (isExclusion(why)) continue;
    shortlist.push(path);
    const placed: Placed =
      why === undefined
        ? unlessLapsed(place(document), document)
        : { unread: { path, why: toldExclusion(why), signals } };
    if ('entry' in placed) entries.push(placed.entry);
    else if ('cleared' in placed) cleared.push(placed.cleared);
    else unread.push(placed.unread);
  }
  const { tool, head, scope_globs, excluded_dirs, thresholds, coverage, token_method, left_out } =
    draft;
  return {
    ...{ schema: 'dochygiene.report/1', tool, generated_at: look.generatedAt, head },
    ...{ scope_globs, excluded_dirs, thresholds, coverage, token_method },
    ...{ shortlist, entries, cleared, unread, left_out },
    documents: mapWithout(draft.documents, (path) => isExclusion(look.excludedNow.get(path))),
  };
}

/** Where `document` is if a reader put it there; else why what one said before does not stand, if one did. */
function unlessLapsed(placed: Placed, { path, lapsed, signals }: HandedDocument): Placed {
  const isRead = 'cleared' in placed || ('entry' in placed && placed.entry.by === 'reader');
  return lapsed === undefined || isRead ? placed : { unread: { path, why: lapsed, signals } };
}

function readerEntry({ entry, document, quotes, saved }: JudgedDocument): ReportEntry {
  const { op, category, rationale, target, safety_tier } = entry;
  const tier = tierOf(tierFacts(document, entry));
  return {
    ...{ path: document.path, by: 'reader', category, op, op_type: opTypeOf(op, document.signals) },
    safety_tier: safety_tier === undefined ? tier : stricter(tier, safety_tier),
    rationale: rationale.trim(),
    quotes,
    ...(target === undefined ? {} : { target }),
    ...factsOf(document),
    token_estimate: saved,
    evidence: document.evidence,
  };
}

/** What an entry says of its document, whoever makes it. */
export function factsOf(
  document: HandedDocument,
): Pick<ReportEntry, 'signals' | 'load_bearing' | 'inbound' | 'raw_tokens' | 'lines' | 'guard'> {
  const { signals, load_bearing, inbound, tokens, lines, guard } = document;
  return { signals, load_bearing, inbound, raw_tokens: tokens, lines, guard };
}

/** `documents` but for those that are `hidden`, whose links are taken out with them. */
function mapWithout(
  documents: readonly MappedDocument[],
  hidden: (path: string) => boolean,
): readonly MappedDocument[] {
  if (!documents.some(({ path }) => hidden(path))) return documents;
  const kept = documents.filter(({ path }) => !hidden(path));
  const places = new Map(kept.map((document, place) => [document, place]));
  const placeOf = (link: number): number | undefined => {
    const document = documents[link];
    return document && places.get(document);
  };
  return kept.map((document) => ({
    ...document,
    links: document.links.map(placeOf).filter((place) => place !== undefined),
  }));
}
