import { lookAt } from '@dochygiene/check';
import type { AbsolutePath, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Report } from '@dochygiene/report';
import type { Outside } from './outside.ts';

/** A document that is no longer what a report was made of. */
export interface ChangedDocument {
  readonly path: string;
  readonly now: 'changed' | 'gone';
}

/**
 * The documents among `entries` and `cleared` of `report`, in this order, that are no longer in the project at
 * `root` as they were when they were read. What cannot be read has changed.
 */
export function changedSince(
  report: Pick<Report, 'entries' | 'cleared'>,
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  sha256: Outside['sha256'],
): readonly ChangedDocument[] {
  const look = lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt: '' });
  const judged = [
    ...report.entries.map(({ path, guard }) => ({ path, was: guard.sha256 })),
    ...report.cleared.map((each) => ({ path: each.path, was: each.sha256 })),
  ];
  return judged.flatMap(({ path, was }): readonly ChangedDocument[] => {
    if (look.read(path)?.sha256 === was) return [];
    return [{ path, now: look.exists(path) === undefined ? 'gone' : 'changed' }];
  });
}
