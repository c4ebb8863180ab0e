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
import { lastScan } from './last-scan.ts';
import { FORMATS, formatOption, SHOWN } from './output-wishes.ts';
import type { Outside } from './outside.ts';
import { type Progress, progress } from './progress.ts';
import { type SinceWish, sinceWish } from './since.ts';
import { type ProjectHere, surveyHere } from './survey-here.ts';
import { type ScanFound, teller } from './tell-found.ts';
import { TOOL } from './version.ts';

/** Options of every command that tells which documents deserve a look, for {@link scanAndTell}. */
export const OUTPUT_OPTIONS = {
  format: formatOption(FORMATS),
  all: { help: 'list every document that is judged, signals or not' },
  limit: {
    value: 'N',
    short: 'n',
    help: `show N documents at most (default ${SHOWN}, of sarif and github all; json has all)`,
  },
  'fail-on': {
    value: 'deciding|any',
    help: 'exit 1 if documents are shortlisted (any: for any reason)',
  },
  max: { value: 'N', help: 'with --fail-on: exit 1 only if there are more than N (default 0)' },
  since: {
    value: 'REF',
    help: 'only documents that the commits since that branch, tag or commit touch or outdate',
  },
} as const;

/** How long a scan took is wanted by whoever scans, in whatever way. */
export const TIMINGS_OPTION = { help: 'say on stderr how long each stage took' } as const;

/** What was told. */
export interface Told {
  /** The exit code. */
  readonly code: number;
  readonly survey: Survey;
  readonly scan: ScanArtifact;
  readonly acks: AcksHere;
}

/**
 * Scans `project` and prints which documents deserve a look, as {@link OUTPUT_OPTIONS} ask for. Those
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

/**
 * Does the same, for who wants no more than that: what the last scan found is told again as long as this one
 * could find nothing else.
 *
 * @throws Failure for anything the person must put right first.
 */
export async function tellScan(
  project: ProjectHere,
  given: Given,
  outside: Outside,
): Promise<number> {
  if (['since', 'no-git', 'no-cache'].some((name) => has(given, name))) {
    return (await scanAndTell(project, given, outside)).code;
  }
  const tell = teller(project.root, given, outside);
  const watch = progress(outside);
  const wanted = has(given, 'all') ? 'all' : 'deserving';
  const last = lastScan(project, wanted, outside);
  const known = last.recall();
  if (known !== undefined) return tell(known, watch);
  const { through } = last;
  const { found, mayKeep } = await scanned(project, given, outside, { watch, through });
  if (mayKeep) last.keep(found);
  return tell(found, watch);
}

interface Scanning {
  readonly watch: Progress;
  readonly wish?: SinceWish | undefined;
  readonly help?: Pick<SurveyHelp, 'remember'>;
  readonly through?: Pick<Outside, 'fs' | 'clock'>;
}

interface Scanned extends Pick<Told, 'survey' | 'acks'> {
  readonly found: ScanFound;
  readonly mayKeep: boolean;
}

async function scanned(
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
