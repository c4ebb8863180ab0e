import type { HistoryDepth } from '@dochygiene/ports';
import type { ContextFact } from './context/facts.ts';
import type { ExclusionReason } from './exclusion.ts';
import { dayOf, type History } from './history.ts';
import type { SignalStatus } from './judgement.ts';
import type { Problem } from './problem.ts';
import { type Ranked, rank } from './rank.ts';
import type { Evidence, Thresholds } from './signal.ts';
import type { Survey } from './survey.ts';
import type { Since } from './touched.ts';

/** The result of a scan, `dochygiene.scan/1`. `schema/scan.schema.json` describes the same. */
export interface ScanArtifact {
  readonly schema: 'dochygiene.scan/1';
  /** Who made it: `dochygiene 0.1.0`. */
  readonly tool: string;
  readonly head: string | null;
  readonly history: HistoryDepth;
  /** What `shortlist`, `signals` and `facts` are limited to; absent where they are of everything. */
  readonly since?: ArtifactSince;
  readonly scope_globs: readonly string[];
  readonly excluded_dirs: readonly string[];
  readonly thresholds: Readonly<Record<string, Thresholds>>;
  /** Paths of the documents that deserve a look, best first. */
  readonly shortlist: readonly string[];
  /** By path, what signals say; of documents that are not shortlisted too. */
  readonly signals: Readonly<Record<string, readonly ArtifactSignal[]>>;
  /** By path, of every document in `shortlist` or `signals`. */
  readonly facts: Readonly<Record<string, DocumentFacts>>;
  readonly excluded: readonly ArtifactExclusion[];
  readonly problems: readonly Problem[];
  readonly coverage: Coverage;
}

/** The change that touches or outdates the documents which the result speaks of. */
export interface ArtifactSince {
  /** As it was asked for: a branch, a tag, a commit. */
  readonly ref: string;
  /** The commit it names. */
  readonly commit: string;
  /** How many paths changed since. */
  readonly paths: number;
  /** How many documents that are judged it touches or outdates. */
  readonly documents: number;
}

/** What one signal says of one document. */
export interface ArtifactSignal {
  readonly id: string;
  readonly deciding: boolean;
  readonly family: string;
  readonly summary: string;
  readonly record?: true;
  readonly evidence: readonly Evidence[];
}

/** What is known of a document, whatever the signals say. */
export interface DocumentFacts {
  readonly bytes: number;
  readonly lines: number;
  /** Words of prose. */
  readonly words: number;
  /** How many other documents link to it. */
  readonly inbound: number;
  /** `YYYY-MM-DD`; `null` is unknown, never "none". */
  readonly last_content_commit: string | null;
  /** What is to be known before it is touched; of documents in `shortlist`, in a fixed order. */
  readonly context?: readonly ContextFact[];
}

/** A document or directory left out, and why. */
export interface ArtifactExclusion {
  readonly path: string;
  readonly by: ExclusionReason;
  readonly detail: string;
}

/** How much of the project the result speaks of. */
export interface Coverage {
  /** Files in scope that were met; those in directories that were not opened are not counted. */
  readonly in_scope: number;
  /** By step, how many files or whole directories it kept out. */
  readonly excluded: Readonly<Record<ExclusionReason, number>>;
  readonly judged: number;
  /** Links to other documents: not read, not judged. */
  readonly mirrors: number;
  readonly unread: number;
  /** Findings that comments in documents silence: neither in `signals` nor in `shortlist`. */
  readonly silenced: number;
  /** Documents that somebody looked at and that stay, which signals would shortlist. */
  readonly acknowledged: number;
  /** Files, no documents, that were read to see what leans on documents, of how many there are. */
  readonly context_files: { readonly read: number; readonly of: number };
  /** Documents judged without knowing their past. */
  readonly unknown_history: number;
  readonly signals: Readonly<Record<string, SignalStatus>>;
}

/** How the artifact is made. */
export interface ArtifactOptions {
  readonly tool: string;
  /** `deserving`: what the signals shortlist. `all`: every document judged, in the same order. */
  readonly shortlist: 'deserving' | 'all';
  /** What to limit it to. */
  readonly since?: Since | undefined;
  /**
   * Documents that somebody looked at and that stay: they count in `coverage`, are not among the
   * `deserving`, and of `all` come after them. One that no signal shortlists does not count.
   */
  readonly acknowledged?: ReadonlySet<string> | undefined;
}

/** The artifact of a survey: no clock, no absolute path, the same bytes for the same survey. */
export function artifact(survey: Survey, options: ArtifactOptions): ScanArtifact {
  const { since, acknowledged } = options;
  const isMeant = (path: string) => since === undefined || since.documents.has(path);
  const ranked = rank(survey);
  const isKept = ({ path, shortlisted }: Ranked) => shortlisted && acknowledged?.has(path) === true;
  const deserving = ranked.filter((each) => each.shortlisted && !isKept(each));
  const others = ranked.filter((each) => !each.shortlisted || isKept(each));
  const shortlist = [...deserving, ...(options.shortlist === 'all' ? others : [])]
    .map(({ path }) => path)
    .filter(isMeant);
  const spoken = [...survey.findings.keys()].filter(isMeant);
  const spokenOf = [...new Set([...shortlist, ...spoken])].sort();
  return {
    schema: 'dochygiene.scan/1',
    tool: options.tool,
    head: survey.head ?? null,
    history: survey.history,
    ...(since === undefined ? {} : { since: { ...since, documents: since.documents.size } }),
    scope_globs: survey.rules.scope.globs,
    excluded_dirs: [...survey.rules.excludedDirs].sort(),
    thresholds: Object.fromEntries(survey.thresholds),
    shortlist,
    signals: record(
      spokenOf.filter((path) => survey.findings.has(path)),
      (path) => signalsOf(survey, path),
    ),
    facts: record(spokenOf, (path) => factsOf(survey, path)),
    excluded: survey.excluded.map(({ path, by, detail }) => ({ path, by, detail })),
    problems: survey.problems,
    coverage: coverageOf(survey, ranked.filter(isKept).length),
  };
}

function signalsOf(survey: Survey, path: string): readonly ArtifactSignal[] {
  return (survey.findings.get(path) ?? []).map(({ signal, finding }) => ({
    id: signal.id,
    deciding: signal.deciding,
    family: signal.family,
    summary: finding.summary,
    ...(finding.record === true ? { record: true } : {}),
    evidence: finding.evidence,
  }));
}

function factsOf({ project, past, context }: Survey, path: string): DocumentFacts {
  const document = project.documents.get(path);
  const facts = context.facts.get(path);
  return {
    bytes: document?.bytes ?? 0,
    lines: document?.lines ?? 0,
    words: document?.words ?? 0,
    inbound: new Set(project.inbound(path).map(({ from }) => from)).size,
    last_content_commit: lastContentCommit(past, path),
    ...(facts === undefined ? {} : { context: facts }),
  };
}

/** The day of the newest content commit of `path`; `null` if that is unknown. */
function lastContentCommit(past: History | undefined, path: string): string | null {
  const commit = past?.lastContent(path);
  return commit === undefined ? null : dayOf(commit.time);
}

function coverageOf(survey: Survey, acknowledged: number): Coverage {
  const excluded = { 'dir-prune': 0, ignore: 0, frozen: 0, 'append-only': 0 };
  for (const { by } of survey.excluded) excluded[by] += 1;
  const paths = [...survey.project.documents.keys()];
  const unknown = paths.filter((path) => survey.past?.lastContent(path) === undefined);
  return {
    in_scope: survey.listing.inScope,
    excluded,
    judged: survey.project.documents.size,
    mirrors: survey.mirrors.length,
    unread: survey.unread.length,
    silenced: [...survey.silenced.values()].reduce((sum, all) => sum + all.length, 0),
    acknowledged,
    context_files: { read: survey.context.read, of: survey.context.of },
    unknown_history: unknown.length,
    signals: Object.fromEntries(survey.signals),
  };
}

/** An object with `keys` in order, safe for keys such as `__proto__`. */
function record<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
