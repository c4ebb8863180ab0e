import type { Reading } from './document.ts';
import type { Problem } from './problem.ts';
import type { ScanConfig } from './scan-options.ts';
import type { Finding, Project, Signal, Thresholds } from './signal.ts';

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
  readonly all: readonly Signal[];
  readonly active: readonly ActiveSignal[];
  readonly thresholds: ReadonlyMap<string, Thresholds>;
}

/** A signal that is looked for. */
export interface ActiveSignal {
  readonly signal: Signal;
  readonly thresholds: Thresholds;
  /** The first error it threw while observing; it is not asked again. */
  failure?: Failure;
}

interface Failure {
  readonly path: string;
  readonly error: string;
}

/** Sets up `signals` as `wishes` says; an id that no signal has is the caller's to refuse. */
export function openSignals(
  signals: readonly Signal[],
  wishes: NonNullable<ScanConfig['signals']>,
): OpenSignals {
  const thresholds = new Map<string, Thresholds>();
  const active: ActiveSignal[] = [];
  for (const signal of signals) {
    const wish = wishes[signal.id];
    const own = { ...signal.thresholds, ...(wish === 'off' ? {} : wish) };
    thresholds.set(signal.id, own);
    if (wish !== 'off') active.push({ signal, thresholds: own });
  }
  return { all: signals, active, thresholds };
}

/** What every signal keeps of the documents it has observed: by signal id, then by path. */
export type SeenBySignal = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Shows `reading` to every signal that wants to observe, and keeps in `seen` what they return. */
export function observeAll(
  active: readonly ActiveSignal[],
  reading: Reading,
  seen: Map<string, Map<string, unknown>>,
): void {
  const { path } = reading.document;
  for (const each of active) {
    const { signal, thresholds } = each;
    if (signal.observe === undefined || each.failure !== undefined) continue;
    try {
      const kept = signal.observe(reading, thresholds);
      if (kept === undefined) continue;
      const own = seen.get(signal.id) ?? new Map<string, unknown>();
      seen.set(signal.id, own.set(path, kept));
    } catch (error) {
      each.failure = { path, error: messageOf(error) };
    }
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
  const problems: Problem[] = [];
  for (const each of signals.active) {
    const { id } = each.signal;
    const said = judgeOne(each, project, seen.get(id) ?? new Map());
    if (each.failure === undefined) {
      statuses.set(id, { status: 'ran' });
      for (const [path, finding] of said) {
        const own = findings.get(path) ?? [];
        own.push({ signal: each.signal, finding });
        findings.set(path, own);
      }
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
      if (finding !== undefined) said.set(path, finding);
    }
  } catch (error) {
    each.failure = { path, error: messageOf(error) };
  }
  return said;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
