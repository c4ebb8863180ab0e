import {
  type Category,
  END_SIGNALS,
  type Op,
  RATIONALE_LIMIT,
  type Report,
  type ReportEntry,
  type ReportSignal,
} from '@dochygiene/report';
import { isEntry } from '@dochygiene/scanner';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { opTypeOf } from './op-type.ts';
import { archivePlaces, placeCheck } from './submit/archive-place.ts';
import { carriedNow } from './submit/carried.ts';
import type { Look } from './submit/look.ts';
import { assembled, factsOf } from './submit/report-of.ts';
import { sameOnAnyDisk } from './submit/same-on-any-disk.ts';

/** What a deciding signal says of its document. */
const CATEGORIES: readonly (readonly [signal: string, category: Category])[] = [
  // Of several signals that speak of a document, the first suggests.
  ['declared-end-of-life', 'superseded'],
  ['finished-plan', 'finished'],
  ['write-once-report', 'exhaust'],
  ['vanished-reference', 'broken'],
];

/**
 * The report of a check without a reader: carried entries that still hold, and for the rest what the
 * deciding signals suggest, by `signals` and at tier `manual`, since nobody has read the documents.
 * Where no deciding signal speaks, or what it suggests is no good, the document is unread.
 */
export function suggestReport(draft: CheckDraft, look: Look): Report {
  const carried = carriedNow(draft, { entries: [] }, look);
  const targets = carried.standing.map(({ target }) => target);
  const taken = new Set(targets.filter((target) => target !== undefined).map(sameOnAnyDisk));
  const whyUnfit = placeCheck({ look, excludedDirs: draft.excluded_dirs });
  const placeOf = (path: string): Place => {
    // What another document is to be put into has to stay where it is.
    if (taken.has(sameOnAnyDisk(path))) return { why: 'another document is to go into it' };
    const [target = path] = archivePlaces(path, look);
    if (taken.has(sameOnAnyDisk(target))) return { why: `${target} is given to another document` };
    const why = whyUnfit(path, target);
    return why === undefined ? { target } : { why: `${target} ${why}` };
  };
  return assembled(draft, carried, look, (document) => {
    const { path, signals } = document;
    const found = suggested(document, placeOf);
    if (typeof found === 'string') return { unread: { path, why: found, signals } };
    if (found.target !== undefined) taken.add(sameOnAnyDisk(found.target));
    return { entry: found };
  });
}

/** Where a document would go, or why it cannot. */
type Place = { readonly target: string } | { readonly why: string };

/** What is suggested to do, and why not more. */
interface Suggestion {
  readonly op: Op;
  readonly target?: string;
  readonly but?: string;
}

/** What the signals of `document` suggest, or why nothing. What a historical record's say does not count. */
function suggested(
  document: HandedDocument,
  placeOf: (path: string) => Place,
): ReportEntry | string {
  const standing = new Map(
    document.signals
      .filter(({ deciding, record }) => deciding && record !== true)
      .map((one) => [one.id, one]),
  );
  const why: string[] = [];
  for (const [id, category] of CATEGORIES) {
    const signal = standing.get(id);
    if (signal === undefined) continue;
    const stays = whyItStays(document, id);
    const found = stays ?? whatToDo(document, id, standing.has('declared-end-of-life'), placeOf);
    if (typeof found !== 'string') return entryOf(document, { signal, category, ...found });
    why.push(`${id}, but ${found}`);
  }
  return why[0] ?? 'no deciding signal and no reader';
}

/** Why nobody should do what signal `id` suggests of `document` without having read it. */
function whyItStays(document: HandedDocument, id: string): string | undefined {
  if (document.generated) return 'a program writes it';
  if (!END_SIGNALS.includes(id)) return undefined;
  if (document.rule_doc) return 'agents read it as rules';
  if (isEntry(document.path)) return 'readers or tools come to it by its name';
  return document.load_bearing_count > 0 ? 'files that are no documents name it' : undefined;
}

function whatToDo(
  { path, signals }: HandedDocument,
  id: string,
  saysItsEnd: boolean,
  placeOf: (path: string) => Place,
): Suggestion | string {
  if (!END_SIGNALS.includes(id)) {
    return { op: opTypeOf('fix-links', signals) === 'mechanical' ? 'fix-links' : 'update' };
  }
  const place = placeOf(path);
  if ('target' in place) return { op: 'archive', target: place.target };
  return saysItsEnd ? place.why : { op: 'add-status', but: place.why };
}

interface Reasoned extends Suggestion {
  readonly signal: ReportSignal;
  readonly category: Category;
}

function entryOf(
  document: HandedDocument,
  { signal, category, op, target, but }: Reasoned,
): ReportEntry {
  const { path, signals, tokens } = document;
  return {
    ...{ path, by: 'signals', category, op, op_type: opTypeOf(op, signals) },
    safety_tier: 'manual',
    rationale: rationaleOf(signal, but),
    quotes: [],
    ...(target === undefined ? {} : { target }),
    ...factsOf(document),
    token_estimate: op === 'archive' ? tokens : 0,
  };
}

function rationaleOf({ id, summary }: ReportSignal, but: string | undefined): string {
  const said = `${id}: ${summary}`;
  const characters = [...(but === undefined ? said : `${said}; no archive: ${but}`)];
  if (characters.length <= RATIONALE_LIMIT) return characters.join('');
  return `${characters.slice(0, RATIONALE_LIMIT - 1).join('')}…`;
}
