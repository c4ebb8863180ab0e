import {
  artifact,
  rank,
  type ScanArtifact,
  type Survey,
  type SurveyHelp,
  touchedSince,
} from '@dochygiene/scanner';
import { type AcksHere, acksHere, staleLine } from './acks-here.ts';
import { type Given, has } from './command.ts';
import type { Outside } from './outside.ts';
import { type Progress, progress } from './progress.ts';
import type { ProjectHere } from './project-here.ts';
import { type SinceWish, sinceWish } from './since.ts';
import { surveyHere, type Through } from './survey-here.ts';
import { type ScanFound, teller } from './tell-found.ts';
import { TOOL } from './version.ts';

/** What was told. */
export interface Told {
  /** The exit code. */
  readonly code: number;
  readonly survey: Survey;
  readonly scan: ScanArtifact;
  readonly acks: AcksHere;
}

/**
 * Scans `project` and prints which documents deserve a look, as `OUTPUT_OPTIONS` ask for. Those
 * that somebody looked at and that stay are left off the list, and counted.
 *
 * @throws Failure for anything the person must put right first.
 */
export async function scanAndTell(
  project: ProjectHere,
  given: Given,
  outside: Outside,
  help: Pick<SurveyHelp, 'remember'> = {},
): Promise<Told> {
  const tell = teller(project.root, given, outside);
  const wish = sinceWish(given, project.root, outside);
  const watch = progress(outside);
  const { found, survey, acks } = await scanned(project, given, outside, { watch, wish, help });
  return { code: tell(found, watch), survey, scan: found.result, acks };
}

/** How a project is scanned. */
export interface Scanning {
  readonly watch: Progress;
  readonly wish?: SinceWish | undefined;
  readonly help?: Pick<SurveyHelp, 'remember'>;
  readonly through?: Through;
}

/** What a scan found, told or not. */
export interface Scanned extends Pick<Told, 'survey' | 'acks'> {
  readonly found: ScanFound;
  readonly mayKeep: boolean;
}

/** Scans `project`, and tells nobody. */
export async function scanned(
  project: ProjectHere,
  given: Given,
  outside: Outside,
  { watch, wish, help, through = outside }: Scanning,
): Promise<Scanned> {
  const { survey, mayKeep } = await surveyHere(project, given, outside, {
    ...{ ...help, through },
    onStep: watch.onStep,
    ...(has(given, 'all') ? { contextFor: 'all' } : {}),
  });
  const since = wish && touchedSince(survey, wish.ref, wish.change);
  const acks = acksHere(project.root, survey, { ...outside, ...through });
  const { acknowledged } = acks;
  const deserving = rank(survey).filter(
    ({ path, shortlisted }) =>
      shortlisted && !acknowledged.has(path) && (since?.documents.has(path) ?? true),
  );
  const shortlist = has(given, 'all') ? 'all' : 'deserving';
  const result = artifact(survey, { tool: TOOL, shortlist, since, acknowledged });
  return { found: { result, deserving, staleAcks: staleLine(acks) }, survey, acks, mayKeep };
}
