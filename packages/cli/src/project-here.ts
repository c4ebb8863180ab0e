import type { AbsolutePath } from '@dochygiene/ports';
import type { Given } from './command.ts';
import { readConfig } from './config.ts';
import type { Config } from './config-file.ts';
import { CONFIG_OPTION, configFile } from './config-option.ts';
import type { Outside } from './outside.ts';
import { directoryNamed, rootOf } from './place.ts';

/** Options of every command that scans. */
export const SURVEY_OPTIONS = {
  'no-git': { help: 'ask git nothing: what comes from history is unknown' },
  'no-cache': { help: 'read everything anew, and keep nothing of it in .dochygiene/cache' },
  config: CONFIG_OPTION,
} as const;

/** A project, before anything of it is scanned. */
export interface ProjectHere {
  readonly root: AbsolutePath;
  readonly config: Config;
}

/**
 * The project that directory `dir` belongs to.
 *
 * @throws Failure for anything the person must put right first.
 */
export function projectHere(dir: string | undefined, given: Given, outside: Outside): ProjectHere {
  const root = rootOf(directoryNamed(dir, outside), outside);
  return { root, config: readConfig(outside.fs, root, configFile(given, outside)) };
}
