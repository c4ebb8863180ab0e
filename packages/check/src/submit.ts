import type { Report } from '@dochygiene/report';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { carriedNow } from './submit/carried.ts';
import { checkOp, checkQuotes, type Note, tokensSaved } from './submit/entry-check.ts';
import { type KnownPaths, knownPaths } from './submit/known-paths.ts';
import type { Look } from './submit/look.ts';
import { type Lines, linesOf, reportQuotes } from './submit/quotes.ts';
import { type JudgedDocument, reportOf } from './submit/report-of.ts';
import { targetCheck } from './submit/targets.ts';
import type { VerdictsReading } from './verdicts/read-verdicts.ts';
import type { Fault, VerdictCleared, VerdictEntry, Verdicts } from './verdicts.ts';

/** What verdicts come to: a report, or everything that is wrong with them. */
export type Judgement =
  | {
      readonly ok: true;
      readonly report: Report;
      /** The documents cleared, to be acknowledged: bound to `evidence`. */
      readonly acks: readonly ClearedAck[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A document that its reader found right as it is. */
export interface ClearedAck {
  readonly path: string;
  readonly reason: string;
  /** See `HandedDocument.evidence`. */
  readonly evidence: string;
}

/**
 * The paths whose exclusion `judgeVerdicts` wants to know: those handed out, those that an earlier report
 * speaks of, and every document that something is to be put into.
 */
export function pathsToAsk(
  draft: Pick<CheckDraft, 'handed' | 'carried' | 'cleared' | 'lapsed' | 'documents'>,
  verdicts: Pick<Verdicts, 'entries'> = { entries: [] },
): readonly string[] {
  const documents = new Set(draft.documents.map(({ path }) => path));
  const targets = [...draft.carried, ...verdicts.entries].map(({ target }) => target);
  const { handed, carried, cleared, lapsed } = draft;
  const paths = [...handed, ...carried, ...cleared, ...lapsed].map(({ path }) => path);
  const known = targets.filter((target) => target !== undefined && documents.has(target));
  return [...new Set([...paths, ...known])].filter((path) => path !== undefined);
}

/**
 * Judges `verdicts` by what was handed out in `draft` and by what `look` sees of the project now.
 *
 * Every fault is told. Without any the report is made: facts and signals come from the draft, tiers
 * from the table, and of what has been excluded since the check began nothing is said at all.
 */
export function judgeVerdicts(draft: CheckDraft, verdicts: Verdicts, look: Look): Judgement {
  const faults: Fault[] = [];
  const known = knownPaths(draft, look);
  const carried = carriedNow(draft, verdicts, look);
  const target = targetCheck(verdicts, carried.standing, known, look, draft.excluded_dirs);
  const places = new Map<string, string>();
  const judged: JudgedDocument[] = [];
  const cleared = new Map<string, string>();

  for (const [at, entry] of verdicts.entries.entries()) {
    const judging = { ...{ known, look, places }, note: noting(entry.path, faults) };
    if (!isFirst(entry, `entries[${at}]`, judging)) continue;
    const document = handedDocument(entry, judging);
    const lines = document && linesNow(entry, document, judging);
    checkOp(entry, document, target, judging.note);
    if (document === undefined || lines === undefined) continue;
    if (!checkQuotes(entry, lines, judging.note)) continue;
    const quotes = reportQuotes(entry.quotes ?? [], lines, look.sha256);
    judged.push({ entry, document, quotes, saved: tokensSaved(entry, document.tokens, lines) });
  }
  for (const [at, { path, reason, guard }] of verdicts.cleared.entries()) {
    const judging = { ...{ known, look, places }, note: noting(path, faults) };
    if (!isFirst({ path }, `cleared[${at}]`, judging)) continue;
    const document = handedDocument({ path }, judging);
    if (document !== undefined) linesNow({ guard }, document, judging);
    cleared.set(path, reason.trim());
  }
  if (faults.length > 0) return { ok: false, faults };
  const acks = draft.handed
    .filter(({ path }) => cleared.has(path))
    .map(({ path, evidence }) => ({ path, reason: cleared.get(path) ?? '', evidence }));
  return { ok: true, report: reportOf(draft, { judged, cleared, carried }, look), acks };
}

/**
 * What else is wrong with verdicts whose shape has faults already, so that a reader mends all in one go:
 * what `judgeVerdicts` says of those that have the right shape, and which documents of the rest were not handed out.
 */
export function faultsBeside(
  draft: CheckDraft,
  { sound, named }: Extract<VerdictsReading, { readonly ok: false }>,
  look: Look,
): readonly Fault[] {
  const known = knownPaths(draft, look);
  const strange = [...new Set(named)].filter((path) => known.handed(path) === undefined);
  const judged = judgeVerdicts(draft, sound, look);
  return [
    ...(judged.ok ? [] : judged.faults),
    ...strange.map((path) => ({ path, field: 'path', ...known.whyNotHanded(path) })),
  ];
}

/** What judging one document needs. */
interface Judging {
  readonly known: KnownPaths;
  readonly look: Look;
  /** Where each document was judged first. */
  readonly places: Map<string, string>;
  readonly note: Note;
}

function noting(path: string, faults: Fault[]): Note {
  return (field, problem, right) => faults.push({ path, field, problem, right });
}

/** Whether nothing was said before `place` of the document that is judged there; notes it if something was. */
function isFirst(
  { path }: Pick<VerdictEntry, 'path'>,
  place: string,
  { places, note }: Judging,
): boolean {
  const before = places.get(path);
  if (before === undefined) places.set(path, place);
  else note(`${place}.path`, `is judged in ${before} already`, 'one judgement of each document');
  return before === undefined;
}

/** The document that a verdict is about, if it was handed out. */
function handedDocument(
  { path }: Pick<VerdictEntry, 'path'>,
  { known, note }: Judging,
): HandedDocument | undefined {
  const document = known.handed(path);
  if (document !== undefined) return document;
  const { problem, right } = known.whyNotHanded(path);
  note('path', problem, right);
  return undefined;
}

const BEGIN_AGAIN = 'begin again: dochygiene check begin';

/** The lines of `document`, if it is the one that was handed out and the one that was judged. */
function linesNow(
  { guard }: Pick<VerdictCleared, 'guard'>,
  { path, guard: handed }: HandedDocument,
  { look, note }: Judging,
): Lines | undefined {
  if (guard.sha256 !== handed.sha256) {
    note('guard.sha256', 'is not that of the document handed out', `"${handed.sha256}"`);
  }
  const now = look.read(path);
  if (now === undefined) {
    note('path', 'is no longer there, or cannot be read', BEGIN_AGAIN);
    return undefined;
  }
  if (now.sha256 !== handed.sha256) {
    note('guard', 'the document has changed since it was handed out', BEGIN_AGAIN);
    return undefined;
  }
  return linesOf(now.text);
}
