import { byPath } from './by-path.ts';
import { contentHashes, stagedOnly } from './committed.ts';
import { type Context, contextWanted, readContext } from './context.ts';
import { readEntryFiles } from './entry-files.ts';
import { gitIgnored } from './git-ignored.ts';
import { judgeAll, type OpenSignals } from './judgement.ts';
import type { Listing } from './listing.ts';
import { readManifests } from './manifests.ts';
import { memoryKey, settled } from './memory.ts';
import type { Problem } from './problem.ts';
import { project as makeProject } from './project.ts';
import { type ReadDocuments, readDocuments } from './read-documents.ts';
import {
  askHistory,
  type ComingHistory,
  type HistoryFound,
  type Repository,
  repository,
} from './repository.ts';
import type { ScanOptions } from './scan-options.ts';
import { inScope } from './scope.ts';
import type { Project } from './signal.ts';
import { signalTime } from './signal-time.ts';
import { silence } from './silencing.ts';
import type { Survey } from './survey.ts';
import type { SurveyHelp } from './survey-help.ts';
import { judgingSignals, surveySignals } from './survey-signals.ts';
import { type WalkRules, walk, walkRules } from './walk.ts';

/** A survey whose documents have been read. */
export interface OpenSurvey {
  /** Fulfilled when git has nothing more to say; never rejects. */
  readonly ready: Promise<void>;
  /** Judges, and so ends the survey. With a scratch file, to be called when `ready`. */
  finish(): Survey;
}

/** How many documents are read between two looks at git. */
const READ_BETWEEN_CHECKS = 256;

/** Begins a survey: see `survey`, which does the same in one step and one thing after the other. */
export function openSurvey(options: ScanOptions & SurveyHelp): OpenSurvey {
  const { fs, root, git, config = {}, onStep = () => undefined } = options;
  const now = options.clock?.now().getTime();
  onStep({ stage: 'git', done: 0, total: 0 });
  const asked = repository(git, root);
  const coming = askHistory({
    ...{ fs, root, git, repository: asked },
    ...(options.scratch === undefined ? {} : { scratch: options.scratch }),
    ...(options.recall === undefined ? {} : { recall: options.recall }),
  });
  const { rules, problems: ruleProblems } = walkRules(config);
  onStep({ stage: 'walk', done: 0, total: 0 });
  const listing = walk(fs, root, rules);
  const signals = surveySignals(options);
  const { active } = signals;
  const memory = options.signals === undefined ? options.remember?.(memoryKey(signals)) : undefined;
  const read = readDocuments({
    ...{ fs, root, listing, active, memory, repository: asked },
    hashesOf: contentHashes(git, asked),
    onStep(step) {
      if (step.done % READ_BETWEEN_CHECKS === 0) coming.check();
      onStep(step);
    },
  });
  const keeps = options.signals === undefined && memory?.elsewhere !== true;
  const opened = {
    options,
    now,
    asked,
    coming,
    rules,
    ruleProblems,
    listing,
    signals,
    read,
    keeps,
  };
  return { ready: coming.ready, finish: () => finish(opened) };
}

interface Opened {
  readonly options: ScanOptions;
  /** When the survey began, in milliseconds since 1970; the only time that it knows, and signals to the hour. */
  readonly now: number | undefined;
  readonly asked: Repository;
  readonly coming: ComingHistory;
  readonly rules: WalkRules;
  readonly ruleProblems: readonly Problem[];
  readonly listing: Listing;
  readonly signals: OpenSignals;
  readonly read: ReadDocuments;
  /** Whether what was read may be told to the next survey. */
  readonly keeps: boolean;
}

function finish(opened: Opened): Survey {
  const { options, asked, coming, rules, listing, read } = opened;
  options.onStep?.({ stage: 'history', done: 0, total: 0 });
  const past = coming.take((path) => inScope(rules.scope, path));
  const project = projectOf(opened, past);
  options.onStep?.({ stage: 'judge', done: 0, total: 0 });
  const signals = judgingSignals(options, opened.signals, listing);
  const judged = judgeAll(signals, project, read.seen);
  const { findings, silenced, problems } = silence(
    project.documents.values(),
    judged.findings,
    judged.statuses,
    // A document whose past is unknown may be silent for want of it.
    (path) => past.known && past.history.lastContent(path) === undefined,
  );
  return {
    head: asked.head,
    history: past.known || asked.head === undefined ? asked.history : 'none',
    rules,
    listing,
    project,
    mirrors: read.mirrors,
    unread: read.unread,
    excluded: [...listing.excluded, ...read.excluded].sort(byPath),
    findings,
    silenced,
    context: contextOf(opened, project, findings),
    signals: judged.statuses,
    thresholds: signals.thresholds,
    problems: allProblems(opened, past, [...judged.problems, ...problems]),
    past: past.known ? past.history : undefined,
    memory: memoryOf(opened),
    known: knownOf(asked, past),
  };
}

/** What history said, unless it was cut: by where, nothing tells that it still is. */
function knownOf({ head, history }: Repository, past: HistoryFound): Survey['known'] {
  return past.known && head !== undefined && history === 'full'
    ? { head, draft: past.draft }
    : undefined;
}

/** What the next survey may be told; nothing where a signal failed, which is to fail again. */
function memoryOf({ now, signals, read, keeps }: Opened): Survey['memory'] {
  const failed = signals.active.some(({ failure }) => failure !== undefined && !failure.unknown);
  if (now === undefined || failed || !keeps) return undefined;
  return { key: memoryKey(signals), documents: settled(read.remembered, now) };
}

function contextOf(
  { options, asked, listing, read, rules }: Opened,
  project: Project,
  findings: Survey['findings'],
): Context {
  const { fs, root, contextFor = [], onStep } = options;
  const wanted = contextWanted(project.documents, findings, contextFor);
  if (wanted.size > 0) onStep?.({ stage: 'context', done: 0, total: 0 });
  const { mirrors } = read;
  const { scope } = rules;
  const { tracked } = asked;
  const hashOf = (path: string) => read.remembered.get(path)?.hashes[0];
  return readContext({ fs, root, listing, scope, tracked, project, mirrors, hashOf }, wanted);
}

function projectOf({ options, now, asked, listing, read }: Opened, past: HistoryFound): Project {
  const { fs, root, git } = options;
  const staged =
    past.known && git !== undefined
      ? stagedOnly(git, root, asked, past.history, read.documents.keys())
      : [];
  return makeProject({
    documents: read.documents,
    protected: read.protected,
    mirrors: read.mirrors,
    listing,
    tracked: asked.tracked === undefined ? undefined : new Set(asked.tracked.keys()),
    past,
    now: now === undefined ? undefined : signalTime(now),
    uncommitted: new Set([...read.uncommitted, ...staged]),
    entryFiles: readEntryFiles(fs, root, listing),
    manifests: readManifests(fs, root, listing),
    gitIgnored: gitIgnored(fs, root, listing),
  });
}

function allProblems(
  { ruleProblems, listing, read }: Opened,
  past: HistoryFound,
  judged: readonly Problem[],
): readonly Problem[] {
  const found = [...ruleProblems, ...listing.problems, ...read.problems, ...judged];
  // A project without git is no oddity; a repository that git refuses is one.
  const failure = past.known ? undefined : past.failure;
  if (failure !== undefined && failure.refusal !== 'NOT_A_REPOSITORY') {
    const message = `history is unknown: ${failure.message}`;
    found.push({ path: '.', code: 'HISTORY_UNKNOWN', message });
  }
  return found.sort((a, b) => byPath(a, b) || (a.line ?? 0) - (b.line ?? 0));
}
