import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import {
  type ClearedDocument,
  type Report,
  type ReportEntry,
  type ReportSignal,
  stricter,
  tierOf,
} from '@dochygiene/report';
import { isShortlisted, type Survey } from '@dochygiene/scanner';
import type { DescribedDocument } from './begin-handed.ts';
import type { Sha256 } from './evidence.ts';
import { lookAt } from './submit/look.ts';
import { whyOccupied } from './submit/targets.ts';
import { tierFacts } from './tier-facts.ts';

/** What tells whether what was said earlier still stands. */
export interface CarryInput {
  readonly survey: Survey;
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly sha256: Sha256;
  readonly acknowledged: ReadonlySet<string>;
  readonly last: Report | undefined;
}

/** What becomes of an entry of the last report. */
export type Fate =
  /** It goes into the next report, with what the scan finds now. */
  | { readonly kind: 'stands'; readonly entry: ReportEntry }
  /** It goes there as it is: this scan cannot see what it was said on. */
  | { readonly kind: 'unseen'; readonly entry: ReportEntry }
  /** It no longer stands, for the reason told. */
  | { readonly kind: 'lapsed'; readonly why: string };

/** What a reader said in an earlier report. */
export interface CarryOver {
  /** Whether a reader wanted the document at `path` changed, so that it is worth a look at its bytes. */
  mayStand(path: string): boolean;
  /**
   * What becomes of what was said of a shortlisted document, of which `sha256` are the bytes and `evidence`
   * tells the hash; `undefined` if nothing was.
   */
  fate(path: string, sha256: string, evidence: () => string): Fate | undefined;
  /**
   * What was said of a shortlisted document that was looked at and stays, if it is the same, byte for byte,
   * and this scan cannot see what that was said on.
   */
  cleared(path: string, sha256: string): ClearedDocument | undefined;
}

/** What of `last` a reader said, and whether document, evidence and target are as they were. */
export function carryOver(input: CarryInput): CarryOver {
  const entries = new Map(spoken(input.last).map((entry) => [entry.path, entry]));
  const looked = new Map((input.last?.cleared ?? []).map((each) => [each.path, each]));
  const isUnseen = unseen(input);
  const whyNot = undoable(input);
  return {
    mayStand: (path) => entries.has(path) || looked.has(path),
    cleared(path, sha256) {
      const each = looked.get(path);
      return each?.sha256 === sha256 && isUnseen(each) ? each : undefined;
    },
    fate(path, sha256, evidence) {
      const entry = entries.get(path);
      if (entry === undefined) return undefined;
      const lapsed = (why: string): Fate => ({ kind: 'lapsed', why: before(entry, why) });
      if (entry.guard.sha256 !== sha256) return lapsed('and the document has changed since');
      const why = whyNot(entry);
      if (why !== undefined) return lapsed(`but its target ${entry.target} ${why}`);
      if (isUnseen(entry)) return { kind: 'unseen', entry };
      if (entry.evidence === evidence()) return { kind: 'stands', entry };
      return lapsed('and the evidence has changed since');
    },
  };
}

/** An entry of an earlier report that goes, and why. */
export interface Fallen {
  readonly path: string;
  readonly why: string;
}

/** What becomes of what was said of documents that are not shortlisted now. */
export interface Unlisted {
  /** Entries that go into the next report as they are: this scan cannot see what they were said on. */
  readonly unseen: readonly ReportEntry[];
  /** Entries that go: nothing speaks of the document any more, or it is another or gone. */
  readonly fallen: readonly Fallen[];
  /** Documents that were looked at and stay, as far as that holds still. */
  readonly cleared: readonly ClearedDocument[];
  /** How many of those would be shortlisted if nobody had looked at them. */
  readonly acknowledged: number;
}

/**
 * Looks at what `last` says of documents that are not in `shortlist`. `shaOf` gives the
 * hash of a document's bytes, `signalsOf` what signals say of it now.
 */
export function unlisted(
  input: CarryInput,
  shortlist: readonly string[],
  shaOf: (path: string) => string | undefined,
  signalsOf: (path: string) => readonly ReportSignal[],
): Unlisted {
  const { survey, acknowledged, last } = input;
  const listed = new Set(shortlist);
  const isUnseen = unseen(input);
  const isSame = ({ path }: { readonly path: string }, sha256: string) =>
    !listed.has(path) && survey.project.documents.has(path) && shaOf(path) === sha256;
  const said = spoken(last).filter(({ path }) => !acknowledged.has(path) && !listed.has(path));
  const same = new Set(said.filter((entry) => isSame(entry, entry.guard.sha256)));
  const stands = (entry: ReportEntry) => same.has(entry) && isUnseen(entry);
  const whyFallen = (entry: ReportEntry) => {
    if (same.has(entry)) return 'no signal speaks of it';
    return survey.project.documents.has(entry.path) ? 'it has changed' : 'it is no longer there';
  };
  const looked = (last?.cleared ?? []).filter((each) => isSame(each, each.sha256));
  const isKept = ({ path }: ClearedDocument) =>
    acknowledged.has(path) && isShortlisted(survey.findings.get(path) ?? []);
  const kept = looked.filter(isKept);
  return {
    unseen: said.filter(stands),
    fallen: said
      .filter((entry) => !stands(entry))
      .map((entry) => ({ path: entry.path, why: whyFallen(entry) })),
    cleared: looked.flatMap((each) => {
      if (isKept(each)) return [{ ...each, signals: signalsOf(each.path) }];
      return isUnseen(each) ? [each] : [];
    }),
    acknowledged: kept.length,
  };
}

/** `entry` with what the scan finds now; whoever has come to lean on the document since only makes it stricter. */
export function asOfNow(entry: ReportEntry, document: DescribedDocument): ReportEntry {
  const { signals, load_bearing, inbound } = document;
  const safety_tier = stricter(entry.safety_tier, tierOf(tierFacts(document, entry)));
  return { ...entry, signals, load_bearing, inbound, safety_tier };
}

/** Says that something was said of a document before, and what came of it: `why` it waits. */
export function before({ op }: Pick<ReportEntry, 'op'>, why: string): string {
  return `judged before (${op}), ${why}`;
}

function spoken(last: Report | undefined): readonly ReportEntry[] {
  return (last?.entries ?? []).filter(({ by }) => by === 'reader');
}

/**
 * Whether a scan cannot see what something was said on: it does not know the past of the document, which
 * was known, or did not look for one of its signals.
 */
function unseen({
  survey,
  last,
}: CarryInput): (said: Pick<ReportEntry, 'path' | 'signals'>) => boolean {
  const known = new Set(
    (last?.documents ?? [])
      .filter((each) => each.last_content_commit !== null)
      .map(({ path }) => path),
  );
  return ({ path, signals }) =>
    (known.has(path) && survey.past?.lastContent(path) === undefined) ||
    signals.some(({ id }) => survey.signals.get(id)?.status !== 'ran');
}

/** Tells why an entry can no longer be done, of its target. */
function undoable({
  survey,
  fs,
  root,
  sha256,
}: CarryInput): (entry: ReportEntry) => string | undefined {
  const look = lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt: '' });
  return ({ op, target }) => {
    if (target === undefined) return undefined;
    if (op === 'archive') return whyOccupied(target, look);
    return survey.project.documents.has(target) ? undefined : 'is no longer a document to judge';
  };
}
