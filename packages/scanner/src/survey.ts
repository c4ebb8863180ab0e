import type { GitFailure, HistoryDepth } from '@dochygiene/ports';
import { byPath } from './by-path.ts';
import type { Document } from './document.ts';
import { readEntryFiles } from './entry-files.ts';
import type { Exclusion } from './exclusion.ts';
import { judgeAll, openSignals, type SignalFinding, type SignalStatus } from './judgement.ts';
import type { Listing } from './listing.ts';
import type { Problem } from './problem.ts';
import { project as makeProject } from './project.ts';
import { type ReadDocuments, readDocuments } from './read-documents.ts';
import type { ScanOptions } from './scan-options.ts';
import type { Project, Thresholds } from './signal.ts';
import { defaultSignals } from './signals/index.ts';
import { type WalkRules, walk, walkRules } from './walk.ts';

/** Everything a scan found out, from which the artifact is printed and questions are answered. */
export interface Survey {
  /** The commit checked out; `undefined` where there is none or git cannot tell. */
  readonly head: string | undefined;
  readonly history: HistoryDepth;
  readonly rules: WalkRules;
  readonly listing: Listing;
  readonly project: Project;
  /** Symbolic links in scope: documents that mirror another and are not read. */
  readonly mirrors: readonly Document[];
  /** Documents in scope that could not be read. */
  readonly unread: readonly string[];
  /** By path, then by step. */
  readonly excluded: readonly Exclusion[];
  /** What signals say of documents, by path; a document that none speaks of is absent. */
  readonly findings: ReadonlyMap<string, readonly SignalFinding[]>;
  /** By signal id, in the order of the signals. */
  readonly signals: ReadonlyMap<string, SignalStatus>;
  /** By signal id; of signals that are off too. */
  readonly thresholds: ReadonlyMap<string, Thresholds>;
  readonly problems: readonly Problem[];
}

/**
 * Looks at every document of a project, in the order of the pipeline: what an earlier step excludes
 * costs the later ones nothing, and is counted with its reason.
 *
 * Deterministic: the same tree, HEAD and configuration give the same survey. Whatever is odd in the
 * project is a problem in the result.
 */
export function survey(options: ScanOptions): Survey {
  const { fs, root, config = {}, onStep = () => undefined } = options;
  onStep({ stage: 'git', done: 0, total: 0 });
  const past = checkout(options);
  const { rules, problems: ruleProblems } = walkRules(config);
  onStep({ stage: 'walk', done: 0, total: 0 });
  const listing = walk(fs, root, rules);
  const signals = openSignals(options.signals ?? defaultSignals, config.signals ?? {});
  const read = readDocuments(fs, root, listing, signals.active, onStep);
  onStep({ stage: 'judge', done: 0, total: 0 });
  const entryFiles = readEntryFiles(fs, root, listing);
  const project = makeProject({
    documents: read.documents,
    protected: read.protected,
    mirrors: read.mirrors,
    listing,
    tracked: past.tracked,
    entryFiles,
  });
  const judged = judgeAll(signals, project, read.seen);
  return {
    head: past.head,
    history: past.history,
    rules,
    listing,
    project,
    mirrors: read.mirrors,
    unread: read.unread,
    excluded: [...listing.excluded, ...read.excluded].sort(byPath),
    findings: judged.findings,
    signals: judged.statuses,
    thresholds: signals.thresholds,
    problems: allProblems(past, ruleProblems, listing, read, judged.problems),
  };
}

interface Past {
  readonly head: string | undefined;
  readonly history: HistoryDepth;
  readonly tracked: ReadonlySet<string> | undefined;
  readonly failure?: GitFailure;
}

function checkout({ git, root }: ScanOptions): Past {
  const none = { head: undefined, history: 'none', tracked: undefined } as const;
  if (git === undefined) return none;
  const answer = git.checkout(root);
  if (!answer.ok) return { ...none, failure: answer.failure };
  const tracked = git.trackedFiles(root);
  if (!tracked.ok) return { ...none, failure: tracked.failure };
  const { head, history } = answer.value;
  return { head, history, tracked: new Set(tracked.value) };
}

function allProblems(
  past: Past,
  rules: readonly Problem[],
  listing: Listing,
  read: ReadDocuments,
  judged: readonly Problem[],
): readonly Problem[] {
  const found = [...rules, ...listing.problems, ...read.problems, ...judged];
  // A project without git is no oddity; a repository that git refuses is one.
  if (past.failure !== undefined && past.failure.refusal !== 'NOT_A_REPOSITORY') {
    const message = `history is unknown: ${past.failure.message}`;
    found.push({ path: '.', code: 'HISTORY_UNKNOWN', message });
  }
  return found.sort((a, b) => byPath(a, b) || (a.line ?? 0) - (b.line ?? 0));
}
