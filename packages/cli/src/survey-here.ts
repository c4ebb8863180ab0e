import type { AbsolutePath } from '@dochygiene/ports';
import { type ScanStep, type Survey, survey } from '@dochygiene/scanner';
import { type Given, has, option } from './command.ts';
import { type Config, readConfig } from './config.ts';
import type { Outside } from './outside.ts';
import { directoryNamed, resolvePath, rootOf } from './place.ts';

/** Options of every command that scans. */
export const SURVEY_OPTIONS = {
  'no-git': { help: 'ask git nothing: what comes from history is unknown' },
  config: { value: 'FILE', help: 'read this configuration instead of dochygiene.yaml' },
} as const;

/** A project that has been scanned. */
export interface Surveyed {
  readonly root: AbsolutePath;
  readonly config: Config;
  readonly survey: Survey;
}

/**
 * Scans the project that directory `dir` belongs to.
 *
 * @throws Failure for anything the person must put right first.
 */
export function surveyHere(
  dir: string | undefined,
  given: Given,
  outside: Outside,
  onStep?: (step: ScanStep) => void,
): Surveyed {
  const root = rootOf(directoryNamed(dir, outside), outside);
  const config = readConfig(outside.fs, root, configFile(given, outside));
  const found = survey({
    fs: outside.fs,
    root,
    config: config.scan,
    ...(has(given, 'no-git') ? {} : { git: outside.git }),
    ...(onStep === undefined ? {} : { onStep }),
  });
  return { root, config, survey: found };
}

/** The configuration that `--config` names. */
export function configFile(given: Given, outside: Outside): AbsolutePath | undefined {
  const file = option(given, 'config');
  return file === undefined ? undefined : resolvePath(outside.directory, file);
}
