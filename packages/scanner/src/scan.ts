import { artifact, type ScanArtifact } from './artifact.ts';
import type { ScanOptions } from './scan-options.ts';
import { survey } from './survey.ts';

/** What {@link scan} may be told beyond what to look at. */
export interface ScanWishes extends ScanOptions {
  /** Who scans, for the artifact's `tool`: a name and a version. */
  readonly tool: string;
  /** `all` lists every document that is judged; by default only those that deserve a look. */
  readonly shortlist?: 'deserving' | 'all';
}

/**
 * Scans the documents of a project and says which deserve a look, with evidence.
 *
 * Reads through `fs` and `git`, writes nothing, asks no network and no model. The same tree, HEAD and
 * configuration give the same bytes. An empty project gives an empty result that says so.
 */
export function scan(wishes: ScanWishes): ScanArtifact {
  const { tool, shortlist = 'deserving', ...options } = wishes;
  const contextFor = shortlist === 'all' ? 'all' : options.contextFor;
  const found = survey({ ...options, ...(contextFor === undefined ? {} : { contextFor }) });
  return artifact(found, { tool, shortlist });
}
