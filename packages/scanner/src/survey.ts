import type { HistoryDepth } from '@dochygiene/ports';
import type { Context } from './context.ts';
import type { Document } from './document.ts';
import type { Exclusion } from './exclusion.ts';
import type { History } from './history.ts';
import type { SignalFinding, SignalStatus } from './judgement.ts';
import type { Listing } from './listing.ts';
import type { RememberedDocument } from './memory.ts';
import { openSurvey } from './open-survey.ts';
import type { Problem } from './problem.ts';
import type { KnownHistory } from './repository.ts';
import type { ScanOptions } from './scan-options.ts';
import type { Project, Thresholds } from './signal.ts';
import type { SilencedFinding } from './silencing.ts';
import type { WalkRules } from './walk.ts';

/** What may be remembered of the documents of a project. */
export interface SurveyMemory {
  readonly key: string;
  readonly documents: ReadonlyMap<string, RememberedDocument>;
}

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
  /** What documents ask not to be told, by path; it is not among the findings. */
  readonly silenced: ReadonlyMap<string, readonly SilencedFinding[]>;
  readonly context: Context;
  /** By signal id, in the order of the signals. */
  readonly signals: ReadonlyMap<string, SignalStatus>;
  /** By signal id; of signals that are off too. */
  readonly thresholds: ReadonlyMap<string, Thresholds>;
  readonly problems: readonly Problem[];
  /** What history tells; `undefined` if it is unknown. */
  readonly past: History | undefined;
  /** What documents said, for the next survey that asks with the same key. */
  readonly memory: SurveyMemory | undefined;
  /** What history said, for the next survey; `undefined` if it is unknown or cut. */
  readonly known: KnownHistory | undefined;
}

/**
 * Looks at every document of a project, in the order of the pipeline: what an earlier step excludes
 * costs the later ones nothing, and is counted with its reason.
 *
 * Deterministic: the same tree, HEAD, configuration and clock give the same survey. Whatever is odd in
 * the project is a problem in the result.
 */
export function survey(options: ScanOptions): Survey {
  return openSurvey(options).finish();
}
