import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Report, ReportEntry, ReportLeftOut, UnreadDocument } from '@dochygiene/report';
import { artifact, type ScanArtifact, type Survey } from '@dochygiene/scanner';
import { type Bag, openBag, type Share } from './begin-bag.ts';
import {
  asOfNow,
  before,
  type CarryOver,
  carryOver,
  type Fate,
  type Unlisted,
  unlisted,
  withKnownPast,
} from './begin-carried.ts';
import { described, worklistDocument } from './begin-handed.ts';
import { COUNTED_BYTES, mappedDocuments, tokenTable } from './begin-map.ts';
import { type DocumentReader, documentReader } from './begin-texts.ts';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { evidenceHash, fileStates, type Sha256 } from './evidence.ts';
import { tokensOf } from './tokens.ts';
import type { Worklist, WorklistDocument } from './worklist.ts';

/** What a check begins with. */
export interface BeginInput {
  readonly survey: Survey;
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly sha256: Sha256;
  /** Who checks: a name and a version. */
  readonly tool: string;
  readonly now: Date;
  /** Documents that acks keep off the list: see `acknowledged`. */
  readonly acknowledged: ReadonlySet<string>;
  /** The report of the last check; what a reader said there stands while nothing has changed. */
  readonly last: Report | undefined;
  /** Hands out too what a reader judged there; what has no room stands all the same. */
  readonly again?: boolean;
  /** How much is handed out at most; `undefined` hands out all there is. */
  readonly share: Share | undefined;
}

/** A check that has begun. */
export interface BegunCheck {
  readonly worklist: Worklist;
  readonly draft: CheckDraft;
  /** The least budget with which a document that was left out over it would be handed out alone. */
  readonly wants: number | undefined;
  /** Documents, the same as ever, that a reader judged in the last report and nothing speaks of any more: that is dropped. */
  readonly fallen: readonly string[];
}

/**
 * Begins a check: which shortlisted documents a reader is to look at, the most deserving first, as
 * many as the share has room for. One that has no room is counted and the next is tried. Left out are
 * those that acks hold for, and those of which a reader's entry in the last report still stands.
 */
export function beginCheck(input: BeginInput): BegunCheck {
  const { survey, fs, root, sha256, tool, acknowledged } = input;
  const scan = artifact(survey, { tool, shortlist: 'deserving', acknowledged });
  const reader = documentReader(fs, root, sha256);
  const look = looker({
    input,
    scan,
    reader,
    carries: carryOver(input),
    bag: openBag(input.share, scan.shortlist.length),
    stateOf: fileStates(fs, root, sha256),
  });
  const looks = scan.shortlist.map(look);
  const others = unlisted(input, scan.shortlist, reader.sha256, (path) => scan.signals[path] ?? []);
  const handed = looks.flatMap((each) => (each.kind === 'handed' ? [each] : []));
  const number = (kind: Look['kind']) => looks.filter((each) => each.kind === kind).length;
  const left_out = {
    acknowledged: scan.coverage.acknowledged,
    over_budget: number('over-budget'),
    judged: number('carried'),
    unreadable: number('unreadable'),
  };
  const needs = looks.flatMap((each) => (each.kind === 'over-budget' ? (each.needs ?? []) : []));
  return {
    worklist: {
      schema: 'dochygiene.worklist/1',
      documents: handed.map(({ entry }) => entry),
      left_out,
    },
    draft: draftOf(input, { scan, left_out, looks, others, textOf: reader.text }),
    wants: needs.sort((one, other) => one - other)[0],
    fallen: others.fallen,
  };
}

/** What becomes of a shortlisted document. */
type Look =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'carried'; readonly entry: ReportEntry }
  | {
      readonly kind: 'over-budget';
      readonly needs?: number | undefined;
      /** What is told of it, where it was judged before and that does not stand. */
      readonly lapsed?: UnreadDocument | undefined;
    }
  | {
      readonly kind: 'handed';
      readonly document: HandedDocument;
      readonly entry: WorklistDocument;
    };

interface Looking {
  readonly input: BeginInput;
  readonly scan: ScanArtifact;
  readonly reader: DocumentReader;
  readonly carries: CarryOver;
  readonly bag: Bag;
  readonly stateOf: (path: string) => string;
}

/** Looks at one shortlisted document after the other; what was handed out before takes room. */
function looker({ input, scan, reader, carries, bag, stateOf }: Looking): (path: string) => Look {
  const { survey, sha256, again } = input;
  return (path) => {
    if (bag.isFull() && !carries.mayStand(path)) return { kind: 'over-budget' };
    const read = reader.read(path);
    if (read === undefined) return { kind: 'unreadable' };
    const signals = scan.signals[path] ?? [];
    const hash = () => evidenceHash({ document: read.guard.sha256, signals, stateOf, sha256 });
    const fate = carries.fate(path, read.guard.sha256, hash);
    const found = { survey, scan, path, read };
    const carried = (): Look | undefined => {
      if (fate === undefined || fate.kind === 'lapsed') return undefined;
      if (fate.kind === 'unseen') return { kind: 'carried', entry: fate.entry };
      const document = described({ ...found, tokens: fate.entry.raw_tokens });
      return { kind: 'carried', entry: asOfNow(fate.entry, document) };
    };
    const lapsed = whyLapsed(fate);
    const told = lapsed === undefined ? undefined : { path, why: lapsed, signals };
    const waits = (needs?: number): Look =>
      carried() ?? { kind: 'over-budget', needs, lapsed: told };
    const stays = again === true ? undefined : carried();
    if (stays !== undefined) return stays;
    if (!bag.mayHold(read.text)) return waits();
    const document = described({ ...found, tokens: tokensOf(read.text) });
    const entry = worklistDocument(document, scan.facts[path]);
    const needs = bag.take(entry);
    if (needs !== undefined) return waits(needs);
    const now = { ...document, evidence: hash() };
    return { kind: 'handed', document: lapsed === undefined ? now : { ...now, lapsed }, entry };
  };
}

/** Why what was said of a document does not stand, once it is handed out. */
function whyLapsed(fate: Fate | undefined): string | undefined {
  if (fate === undefined || fate.kind === 'lapsed') return fate?.why;
  return before(fate.entry, 'and handed out again');
}

interface Found {
  readonly scan: ScanArtifact;
  readonly left_out: ReportLeftOut;
  readonly looks: readonly Look[];
  readonly others: Unlisted;
  readonly textOf: (path: string) => string | undefined;
}

function draftOf({ survey, now, last }: BeginInput, found: Found): CheckDraft {
  const { scan, looks, others, textOf } = found;
  const handed = looks.flatMap((each) => (each.kind === 'handed' ? [each.document] : []));
  const listed = looks.flatMap((each) => (each.kind === 'carried' ? [each.entry] : []));
  const carried = [...listed, ...others.unseen];
  const { cleared } = others;
  const lapsed = looks.flatMap((each) => (each.kind === 'over-budget' ? (each.lapsed ?? []) : []));
  const { acknowledged, over_budget, unreadable } = found.left_out;
  const { in_scope, judged, excluded, unknown_history, signals } = scan.coverage;
  const counted = new Map(handed.map(({ path, tokens }) => [path, tokens]));
  const table = tokenTable({ survey, counted, textOf, most: COUNTED_BYTES });
  return {
    schema: 'dochygiene.check/1',
    tool: scan.tool,
    begun_at: now.toISOString(),
    head: scan.head,
    scope_globs: scan.scope_globs,
    excluded_dirs: scan.excluded_dirs,
    thresholds: scan.thresholds,
    coverage: { in_scope, judged, excluded, unknown_history, signals },
    token_method: table.method,
    handed,
    left_out: {
      acknowledged: acknowledged - others.acknowledged,
      over_budget: over_budget - lapsed.length,
      unreadable,
    },
    ...{ carried, cleared, lapsed },
    excluded: Object.fromEntries(
      scan.excluded.map(({ path, by, detail }) => [path, `${by}: ${detail}`]),
    ),
    documents: withKnownPast(mappedDocuments(survey, table.tokens), last, [...carried, ...cleared]),
  };
}
