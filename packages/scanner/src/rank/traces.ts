import { isRecord } from '../context/record.ts';
import { isEntry } from '../graph/entry.ts';
import { DAY, type History } from '../history.ts';
import { directoryOf } from '../resolve/project-path.ts';
import { titleOf, wordsOf } from '../signals/shapes/words.ts';
import type { Survey } from '../survey.ts';
import { goneAlike } from './gone-alike.ts';
import { isPaperWord, nameKind } from './name-kind.ts';
import { COMPANY, type CountedWeight, GONE_ALIKE, TRACES, type Trace } from './weights.ts';

/** What of a survey the traces of a document depend on. */
export type TracedSurvey = Pick<Survey, 'project' | 'past'>;

/** A document that was changed in so many days before the newest commit was looked after lately. */
const LATELY_DAYS = 90;

/**
 * Weighs what is true of a document without being a fault, given how many others link to it. What is
 * unknown weighs nothing; the day is that of the newest commit, so that the order is the same tomorrow.
 */
export function traces(survey: TracedSurvey): (path: string, sources: number) => number {
  const { project, past } = survey;
  const newest = past?.commits.findLast(({ time }) => time > 0)?.time ?? 0;
  const gone = past?.whole === true ? goneAlike(past, project.documents.keys(), newest) : undefined;
  const othersAlike = countedByKind([...project.documents.keys()]);
  return (path, sources) => {
    const sum = tracesOf(survey, path, newest).reduce(
      (total, trace) => total + TRACES[trace].weight,
      0,
    );
    const others = othersAlike(path);
    const company = counted(COMPANY.inbound, sources) + counted(COMPANY.alike, others);
    return sum + company + goneWeight(gone?.(path));
  };
}

function tracesOf({ project, past }: TracedSurvey, path: string, newest: number): Trace[] {
  const found: Trace[] = [];
  const document = project.documents.get(path);
  if (!project.reachable(path)) found.push('unreachable');
  if (document !== undefined && wordsOf(titleOf(document)).some(isPaperWord)) found.push('paper');
  if (past !== undefined && isLately(project, past, path, newest)) found.push('lately');
  if (isEntry(path)) found.push('entry');
  if (isRecord(path)) found.push('record');
  return found;
}

function isLately(
  { uncommitted }: Survey['project'],
  past: History,
  path: string,
  newest: number,
): boolean {
  const changed = past.lastContent(path)?.time;
  return uncommitted(path) || (changed !== undefined && newest - changed < LATELY_DAYS * DAY);
}

function goneWeight(rate: number | undefined): number {
  const { weight, least, most } = GONE_ALIKE;
  return rate === undefined ? 0 : weight * Math.min(most, Math.max(least, rate));
}

function counted({ weight, counted: most }: CountedWeight, count: number): number {
  return weight * Math.min(most, count);
}

/** Answers how many others of `paths` are of the same kind, by their names, and in the same folder. */
function countedByKind(paths: readonly string[]): (path: string) => number {
  const kinds = new Map(
    paths.map((path) => [path, `${nameKind(path)} ${directoryOf(path)}`] as const),
  );
  const counts = new Map<string, number>();
  for (const kind of kinds.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (path) => (counts.get(kinds.get(path) ?? '') ?? 1) - 1;
}
