import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Report, ReportEntry } from '@dochygiene/report';
import { artifact, type ScanArtifact, type Survey } from '@dochygiene/scanner';
import { type Bag, openBag, type Share } from './begin-bag.ts';
import { asOfNow, type CarryOver, carryOver } from './begin-carried.ts';
import { described, worklistDocument } from './begin-handed.ts';
import { COUNTED_BYTES, mappedDocuments, tokenTable } from './begin-map.ts';
import { type DocumentReader, documentReader } from './begin-texts.ts';
import type { CheckDraft, HandedDocument } from './draft.ts';
import { evidenceHash, fileStates, type Sha256 } from './evidence.ts';
import { tokensOf } from './tokens.ts';
import type { LeftOut, Worklist, WorklistDocument } from './worklist.ts';

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
  /** How much is handed out at most; `undefined` hands out all there is. */
  readonly share: Share | undefined;
}

/** A check that has begun. */
export interface BegunCheck {
  readonly worklist: Worklist;
  readonly draft: CheckDraft;
  /** The least budget with which a document that was left out over it would be handed out alone. */
  readonly wants: number | undefined;
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
    draft: draftOf(input, {
      scan,
      left_out,
      handed: handed.map(({ document }) => document),
      carried: looks.flatMap((each) => (each.kind === 'carried' ? [each.entry] : [])),
      textOf: reader.text,
    }),
    wants: needs.sort((one, other) => one - other)[0],
  };
}

/** What becomes of a shortlisted document. */
type Look =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'carried'; readonly entry: ReportEntry }
  | { readonly kind: 'over-budget'; readonly needs?: number }
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
  const { survey, sha256 } = input;
  return (path) => {
    const mayStand = carries.mayStand(path);
    if (bag.isFull() && !mayStand) return { kind: 'over-budget' };
    const read = reader.read(path);
    if (read === undefined) return { kind: 'unreadable' };
    const signals = scan.signals[path] ?? [];
    const hash = () => evidenceHash({ document: read.guard.sha256, signals, stateOf, sha256 });
    const standing = mayStand ? carries.standing(path, hash()) : undefined;
    const found = { survey, scan, path, read };
    if (standing !== undefined) {
      const document = described({ ...found, tokens: standing.raw_tokens });
      return { kind: 'carried', entry: asOfNow(standing, document) };
    }
    if (!bag.mayHold(read.text)) return { kind: 'over-budget' };
    const document = described({ ...found, tokens: tokensOf(read.text) });
    const entry = worklistDocument(document, scan.facts[path]);
    const needs = bag.take(entry);
    return needs === undefined
      ? { kind: 'handed', document: { ...document, evidence: hash() }, entry }
      : { kind: 'over-budget', needs };
  };
}

interface Found {
  readonly scan: ScanArtifact;
  readonly left_out: LeftOut;
  readonly handed: readonly HandedDocument[];
  readonly carried: readonly ReportEntry[];
  readonly textOf: (path: string) => string | undefined;
}

function draftOf({ survey, now }: BeginInput, found: Found): CheckDraft {
  const { scan, left_out, handed, carried, textOf } = found;
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
    left_out,
    carried,
    excluded: Object.fromEntries(
      scan.excluded.map(({ path, by, detail }) => [path, `${by}: ${detail}`]),
    ),
    documents: mappedDocuments(survey, table.tokens),
  };
}
