import type { Reading } from './document.ts';
import { frozen, guarded } from './guarded.ts';
import { UnknownFact } from './history.ts';
import type { Problem } from './problem.ts';
import type { ScanConfig } from './scan-options.ts';
import type { Finding, Project, Signal, Thresholds } from './signal.ts';
import { checkedFinding, oddityOf, oddityOfId, shown } from './stranger.ts';

/** What one signal says of one document. */
export interface SignalFinding {
  readonly signal: Signal;
  readonly finding: Finding;
}

/** Whether a signal was looked for. */
export type SignalStatus =
  | { readonly status: 'ran' }
  | { readonly status: 'skipped'; readonly because: string }
  | { readonly status: 'failed'; readonly error: string };

/** The signals of one scan, with the thresholds that hold in this project. */
export interface OpenSignals {
  /** All that have a name of their own, on or off. */
  readonly all: readonly Signal[];
  readonly active: readonly ActiveSignal[];
  readonly thresholds: ReadonlyMap<string, Thresholds>;
  /** Of those that have none. */
  readonly problems: readonly Problem[];
}

/** A signal that is looked for. */
export interface ActiveSignal {
  readonly signal: Signal;
  readonly thresholds: Thresholds;
  /** Whether it is none of ours: what it says is checked, and what it is handed cannot be changed. */
  readonly strange: boolean;
  /** The first error it threw while observing; it is not asked again. */
  failure?: Failure;
}

interface Failure {
  readonly path: string;
  readonly error: string;
  /** Whether it asked for something that is unknown here, which is no fault of its own. */
  readonly unknown: boolean;
}

/**
 * Sets up `signals` as `wishes` says; an id that no signal has is the caller's to refuse. Those that are
 * not among `ours` may be anything.
 */
export function openSignals(
  signals: readonly Signal[],
  wishes: NonNullable<ScanConfig['signals']>,
  ours: readonly Signal[] = [],
): OpenSignals {
  const all: Signal[] = [];
  const thresholds = new Map<string, Thresholds>();
  const active: ActiveSignal[] = [];
  const problems: Problem[] = [];
  for (const [at, signal] of signals.entries()) {
    // Who has no types may have put anything here.
    const id = (signal as Signal | null | undefined)?.id ?? '';
    const odd = thresholds.has(id) ? `there is a signal ${id} already` : oddityOfId(id);
    if (odd !== undefined) {
      const message = `signal ${at + 1} of the list is not looked for: ${odd}`;
      problems.push({ path: '.', code: 'SIGNAL_FAILED', message });
      continue;
    }
    const strange = !ours.includes(signal);
    const oddity = strange ? oddityOf(signal) : undefined;
    const wish = Object.hasOwn(wishes, id) ? wishes[id] : undefined;
    const given = oddity === undefined ? signal.thresholds : {};
    const own = Object.freeze({ ...given, ...(wish === 'off' ? {} : wish) });
    all.push(signal);
    thresholds.set(id, own);
    if (wish === 'off') continue;
    const failed = oddity === undefined ? {} : { failure: failure('.', oddity) };
    active.push({ signal, thresholds: own, strange, ...failed });
  }
  return { all, active, thresholds, problems };
}

/** What every signal keeps of the documents it has observed: by signal id, then by path. */
export type SeenBySignal = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** What every signal that wants to observe keeps of `reading`, by its id. */
export function observeAll(
  active: readonly ActiveSignal[],
  reading: Reading,
): readonly (readonly [string, unknown])[] {
  const observed: (readonly [string, unknown])[] = [];
  if (active.some(({ strange }) => strange)) frozen(reading);
  for (const each of active) {
    const { signal, thresholds } = each;
    if (signal.observe === undefined || each.failure !== undefined) continue;
    try {
      const kept = signal.observe(reading, thresholds);
      if (kept !== undefined) observed.push([signal.id, kept]);
    } catch (error) {
      each.failure = failure(reading.document.path, error);
    }
  }
  return observed;
}

/** Notes in `seen` what signals that are looked for have observed of the document at `path`. */
export function noteAll(
  active: readonly ActiveSignal[],
  path: string,
  observed: readonly (readonly [string, unknown])[],
  seen: Map<string, Map<string, unknown>>,
): void {
  for (const [id, kept] of observed) {
    if (!active.some(({ signal }) => signal.id === id)) continue;
    const own = seen.get(id) ?? new Map<string, unknown>();
    seen.set(id, own.set(path, kept));
  }
}

/** What all signals say of a project. */
export interface Judgement {
  readonly findings: ReadonlyMap<string, readonly SignalFinding[]>;
  readonly statuses: ReadonlyMap<string, SignalStatus>;
  readonly problems: readonly Problem[];
}

/**
 * Asks every signal about every document. A signal that throws is a problem and says nothing of any
 * document: a signal may be a stranger's, and half of what it found would be no fact.
 */
export function judgeAll(signals: OpenSignals, project: Project, seen: SeenBySignal): Judgement {
  const findings = new Map<string, SignalFinding[]>();
  const statuses = new Map<string, SignalStatus>(
    signals.all.map(({ id }) => [id, { status: 'skipped', because: 'off in the configuration' }]),
  );
  const problems: Problem[] = [...signals.problems];
  const handed = signals.active.some(({ strange }) => strange) ? guarded(project) : project;
  for (const each of signals.active) {
    const { id } = each.signal;
    const said = judgeOne(each, each.strange ? handed : project, seen.get(id) ?? new Map());
    if (each.failure === undefined) {
      statuses.set(id, { status: 'ran' });
      for (const [path, finding] of said) {
        const own = findings.get(path) ?? [];
        own.push({ signal: each.signal, finding });
        findings.set(path, own);
      }
    } else if (each.failure.unknown) {
      statuses.set(id, { status: 'skipped', because: each.failure.error });
    } else {
      const { path, error } = each.failure;
      statuses.set(id, { status: 'failed', error });
      const message = `signal ${id} failed and says nothing: ${error}`;
      problems.push({ path, code: 'SIGNAL_FAILED', message });
    }
  }
  return { findings, statuses, problems };
}

function judgeOne(
  each: ActiveSignal,
  project: Project,
  seen: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Finding> {
  const said = new Map<string, Finding>();
  let path = '.';
  try {
    if (each.failure !== undefined) return said;
    const judge = each.signal.judge(project, seen, each.thresholds);
    for (const document of project.documents.values()) {
      path = document.path;
      const finding = judge(document);
      if (finding === undefined) continue;
      said.set(path, each.strange ? checkedFinding(finding) : finding);
    }
  } catch (error) {
    each.failure = failure(path, error);
  }
  return said;
}

function failure(path: string, error: unknown): Failure {
  return { path, error: shown(messageOf(error)), unknown: error instanceof UnknownFact };
}

/** What was thrown may be anything, even what cannot be told. */
function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'it threw what cannot be told';
  }
}
