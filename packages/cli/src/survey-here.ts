import { openSurvey, type ScanOptions, type Survey, type SurveyHelp } from '@dochygiene/scanner';
import { type Given, has } from './command.ts';
import { moreSignals } from './known-signals.ts';
import type { Outside } from './outside.ts';
import type { ProjectHere } from './project-here.ts';
import { scanCache } from './scan-cache.ts';

/** A project that has been scanned. */
export interface Surveyed extends ProjectHere {
  readonly survey: Survey;
  /** Whether what was found may be kept in the cache. */
  readonly mayKeep: boolean;
}

/** Through what a project is looked at. */
export type Through = Pick<Outside, 'fs' | 'clock' | 'git'>;

/**
 * Who is told of progress, whose context is wanted beside that of the shortlist, and what is
 * remembered instead of what the cache holds.
 */
export interface SurveyWishes
  extends Pick<ScanOptions, 'onStep' | 'contextFor'>,
    Pick<SurveyHelp, 'remember'> {
  /** Through what the project is looked at, if not as the cache is. */
  readonly through?: Through;
}

/**
 * Scans a project.
 *
 * What was read is kept in `.dochygiene/cache` for the next scan, unless `--no-cache` forbids it or the disk
 * does; what is found is the same either way.
 */
export async function surveyHere(
  { root, config }: ProjectHere,
  given: Given,
  outside: Outside,
  { through = outside, ...wishes }: SurveyWishes = {},
): Promise<Surveyed> {
  const { fs, clock, git } = through;
  const asksGit = !has(given, 'no-git');
  const cache = asksGit && !has(given, 'no-cache') ? scanCache(root, outside) : undefined;
  const opened = openSurvey({
    ...{ fs, root, clock, config: config.scan },
    moreSignals: moreSignals({ fs, root, config: config.scan }),
    ...(asksGit ? { git } : {}),
    ...cache?.help,
    ...wishes,
  });
  await opened.ready;
  const survey = opened.finish();
  const mayKeep = cache?.keep(survey) ?? false;
  return { root, config, survey, mayKeep };
}
