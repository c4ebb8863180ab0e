import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Report, ReportLeftOut } from '@dochygiene/report';
import { artifact, type ScanArtifact, type Survey } from '@dochygiene/scanner';
import { openBag, type Share } from './begin-bag.ts';
import { carryOver, type Fallen, type Unlisted, unlisted } from './begin-carried.ts';
import { type Look, looker } from './begin-look.ts';
import { COUNTED_BYTES, mappedDocuments, tokenTable, withKnownPast } from './begin-map.ts';
import { documentReader } from './begin-texts.ts';
import type { CheckDraft } from './draft.ts';
import { fileStates, type Sha256 } from './evidence.ts';
import type { Worklist } from './worklist.ts';

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
  /** The artifact of the survey, where it was made already: of what deserves a look, by the same tool and acks. */
  readonly scan?: ScanArtifact;
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
  readonly fallen: readonly Fallen[];
}

/**
 * Begins a check: which shortlisted documents a reader is to look at, the most deserving first, as
 * many as the share has room for. One that has no room is counted and the next is tried. Left out are
 * those that acks hold for, and those of which a reader's entry in the last report still stands.
 */
export function beginCheck(input: BeginInput): BegunCheck {
  const { survey, fs, root, sha256, tool, acknowledged } = input;
  const { scan = artifact(survey, { tool, shortlist: 'deserving', acknowledged }) } = input;
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
    judged: number('carried') + number('cleared'),
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
  const stay = looks.flatMap((each) => (each.kind === 'cleared' ? [each.cleared] : []));
  const cleared = [...others.cleared, ...stay];
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
