import { type Audit, audit } from '@dochygiene/obligations';
import type { AbsolutePath } from '@dochygiene/ports';
import { type Given, has } from '../command.ts';
import { readConfigFile } from '../config-file.ts';
import { CONFIG_OPTION, configFile } from '../config-option.ts';
import { count } from '../count.ts';
import { Failure } from '../failure.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, rootOf } from '../place.ts';
import { auditOptions } from './audit-options.ts';

/** Options of every command that audits. */
export const AUDIT_OPTIONS = {
  'user-scope': { help: 'read your own settings of agents too, which others lack' },
  config: CONFIG_OPTION,
} as const;

/** A project that has been audited. */
export interface AuditedHere {
  readonly root: AbsolutePath;
  readonly audit: Audit;
}

/**
 * Audits the project that directory `dir` belongs to.
 *
 * @throws Failure for anything the person must put right first.
 */
export function auditHere(dir: string | undefined, given: Given, outside: Outside): AuditedHere {
  const root = rootOf(directoryNamed(dir, outside), outside);
  const file = configFile(given, outside);
  // What is wrong with its signals, a scan tells: an audit has none.
  const config = readConfigFile(() => ({}), outside.fs, root, file);
  const options = auditOptions({ fs: outside.fs, root, config: config.scan });
  const { home } = outside;
  if (!has(given, 'user-scope')) return { root, audit: audit(options) };
  if (home === undefined) {
    throw new Failure('Cannot read your own settings: there is no home directory', 'Set HOME.');
  }
  return { root, audit: audit({ ...options, userScope: { home } }) };
}

/** One line about problems, for output that does not list them; nothing where there are none. */
export function problemsLine({ problems }: Pick<Audit, 'problems'>): string {
  if (problems.length === 0) return '';
  return `dochygiene: ${count(problems.length, 'problem')}: dochygiene obligations audit\n`;
}
