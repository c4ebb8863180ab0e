import type { Category, Op, Report, ReportEntry, ReportSignal } from '@dochygiene/report';
import { opTypeOf, RATIONALE_LIMIT } from '@dochygiene/report';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { carriedNow } from './submit/carried.ts';
import type { Look } from './submit/look.ts';
import { assembled, factsOf } from './submit/report-of.ts';
import { archivePath, whyOccupied } from './submit/targets.ts';

/** What a deciding signal suggests by itself. */
interface Suggestion {
  readonly signal: string;
  readonly category: Category;
  readonly op: Op;
}

/** Of several signals that speak of a document, the first in this order suggests. */
const SUGGESTIONS: readonly Suggestion[] = [
  { signal: 'declared-end-of-life', category: 'superseded', op: 'archive' },
  { signal: 'finished-plan', category: 'finished', op: 'archive' },
  { signal: 'write-once-report', category: 'exhaust', op: 'archive' },
  { signal: 'vanished-reference', category: 'broken', op: 'fix-links' },
];

/**
 * The report of a check without a reader: carried entries that still hold, and for the rest what the
 * deciding signals suggest, by `signals` and at tier `manual`, since nobody has read the documents.
 * Where no deciding signal speaks, the document is unread.
 */
export function suggestReport(draft: CheckDraft, look: Look): Report {
  const carried = carriedNow(draft, { entries: [] }, look);
  const targets = carried.standing.map(({ target }) => target);
  const taken = new Set(targets.filter((target) => target !== undefined));
  return assembled(draft, carried, look, (document) => {
    const entry = suggested(document, taken, look);
    if (entry?.target !== undefined) taken.add(entry.target);
    if (entry !== undefined) return { entry };
    const { path, signals } = document;
    return { unread: { path, why: 'no deciding signal and no reader', signals } };
  });
}

/** What the signals of `document` suggest. What a historical record's say does not count. */
function suggested(
  document: HandedDocument,
  taken: ReadonlySet<string>,
  look: Look,
): ReportEntry | undefined {
  const { path, signals, tokens } = document;
  const standing = new Map(
    signals
      .filter(({ deciding, record }) => deciding && record !== true)
      .map((one) => [one.id, one]),
  );
  const first = SUGGESTIONS.find(({ signal }) => standing.has(signal));
  const signal = first && standing.get(first.signal);
  if (first === undefined || signal === undefined) return undefined;
  const target = archivePath(path);
  // What another document is to be put into has to stay where it is.
  const isFree = !taken.has(target) && !taken.has(path) && whyOccupied(target, look) === undefined;
  const op = first.op === 'archive' && !isFree ? 'add-status' : first.op;
  return {
    ...{ path, by: 'signals', category: first.category, op, op_type: opTypeOf(op, signals) },
    safety_tier: 'manual',
    rationale: rationaleOf(signal),
    quotes: [],
    ...(op === 'archive' ? { target } : {}),
    ...factsOf(document),
    token_estimate: op === 'archive' ? tokens : 0,
  };
}

function rationaleOf({ id, summary }: ReportSignal): string {
  const characters = [...`${id}: ${summary}`];
  if (characters.length <= RATIONALE_LIMIT) return characters.join('');
  return `${characters.slice(0, RATIONALE_LIMIT - 1).join('')}…`;
}
