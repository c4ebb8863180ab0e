import { contentHashes } from './committed.ts';
import { memoryKey, type RememberedDocument } from './memory.ts';
import { readDocuments } from './read-documents.ts';
import { repository } from './repository.ts';
import type { ScanConfig, ScanOptions } from './scan-options.ts';
import { surveySignals } from './survey-signals.ts';
import { walk, walkRules } from './walk.ts';

/** What one of several readers of a project knows, for a survey that asks all of them. */
export interface DocumentShare {
  /** The commit checked out; `undefined` where there is none or git cannot tell. */
  readonly head: string | undefined;
  /** Equal for shares that were read under the same configuration: see {@link shareKey}. */
  readonly key: string;
  readonly documents: ReadonlyMap<string, RememberedDocument>;
}

/**
 * Reads the documents of which `isMine` says so, and no other. The whole project is walked all the
 * same; history is not asked for.
 */
export function readShare(
  options: Omit<ScanOptions, 'signals' | 'clock' | 'contextFor'>,
  isMine: (path: string) => boolean,
): DocumentShare {
  const { fs, root, git, config = {}, onStep = () => undefined } = options;
  onStep({ stage: 'git', done: 0, total: 0 });
  const asked = repository(git, root);
  onStep({ stage: 'walk', done: 0, total: 0 });
  const listing = walk(fs, root, walkRules(config).rules);
  const candidates = listing.candidates.filter(({ path }) => isMine(path));
  const { remembered } = readDocuments({
    ...{ fs, root, onStep, memory: undefined, repository: asked },
    listing: { ...listing, candidates },
    active: surveySignals({ config }).active,
    hashesOf: contentHashes(git, asked),
  });
  return { head: asked.head, key: shareKey(config), documents: remembered };
}

/** What the documents of a share, and what is known of each, depend on beside the project. */
export function shareKey(config: ScanConfig): string {
  const { scope, excludedDirs } = walkRules(config).rules;
  const signals = memoryKey(surveySignals({ config }));
  return JSON.stringify([scope.globs, [...excludedDirs].sort(), signals]);
}
