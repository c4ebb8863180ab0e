import type { HistoryDepth } from '@dochygiene/ports';
import type { ExclusionReason } from './exclusion.ts';
import type { SignalStatus } from './judgement.ts';
import type { Problem } from './problem.ts';
import { rank } from './rank.ts';
import type { Evidence, Thresholds } from './signal.ts';
import type { Survey } from './survey.ts';

/** The result of a scan, `dochygiene.scan/1`. `schema/scan.schema.json` describes the same. */
export interface ScanArtifact {
  readonly schema: 'dochygiene.scan/1';
  /** Who made it: `dochygiene 0.1.0`. */
  readonly tool: string;
  readonly head: string | null;
  readonly history: HistoryDepth;
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
  /** Documents judged without knowing their past. */
  readonly unknown_history: number;
  readonly signals: Readonly<Record<string, SignalStatus>>;
}

/** How the artifact is made. */
export interface ArtifactOptions {
  readonly tool: string;
  /** `deserving`: what the signals shortlist. `all`: every document judged, in the same order. */
  readonly shortlist: 'deserving' | 'all';
}

/** The artifact of a survey: no clock, no absolute path, the same bytes for the same survey. */
export function artifact(survey: Survey, options: ArtifactOptions): ScanArtifact {
  const shortlist = rank(survey)
    .filter(({ shortlisted }) => shortlisted || options.shortlist === 'all')
    .map(({ path }) => path);
  const spokenOf = [...new Set([...shortlist, ...survey.findings.keys()])].sort();
  return {
    schema: 'dochygiene.scan/1',
    tool: options.tool,
    head: survey.head ?? null,
    history: survey.history,
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
    coverage: coverageOf(survey),
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

function factsOf({ project }: Survey, path: string): DocumentFacts {
  const document = project.documents.get(path);
  return {
    bytes: document?.bytes ?? 0,
    lines: document?.lines ?? 0,
    words: document?.words ?? 0,
    inbound: new Set(project.inbound(path).map(({ from }) => from)).size,
    last_content_commit: null,
  };
}

function coverageOf(survey: Survey): Coverage {
  const excluded = { 'dir-prune': 0, ignore: 0, frozen: 0, 'append-only': 0 };
  for (const { by } of survey.excluded) excluded[by] += 1;
  return {
    in_scope: survey.listing.inScope,
    excluded,
    judged: survey.project.documents.size,
    mirrors: survey.mirrors.length,
    unread: survey.unread.length,
    unknown_history: survey.project.documents.size,
    signals: Object.fromEntries(survey.signals),
  };
}

/** An object with `keys` in order, safe for keys such as `__proto__`. */
function record<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
