import type { History } from '../../history.ts';

/** How many merges of one name make it a branch that lives on. */
const LIVES_ON = 2;

/** Branches that were merged, once or twice, by name: by which commit they were last. */
export function mergedBranches({ commits }: Pick<History, 'commits'>): ReadonlyMap<string, string> {
  const merges = new Map<string, { readonly last: string; readonly count: number }>();
  for (const { subject, id } of commits) {
    const found = MERGE.exec(subject);
    const branch = found?.[1] ?? found?.[2];
    if (branch === undefined || LONG_LIVED.test(branch)) continue;
    merges.set(branch, { last: id, count: (merges.get(branch)?.count ?? 0) + 1 });
  }
  return new Map(
    [...merges].flatMap(([branch, { last, count }]) =>
      count <= LIVES_ON ? [[branch, last] as const] : [],
    ),
  );
}

const MERGE =
  /^Merge (?:remote-tracking )?branch '(?:origin\/)?([^']+)'(?! of )|^Merge pull request #\d+ from [\w.-]+\/(\S+)/;

/** A clone may lack one of these, and it is not gone. */
const LONG_LIVED =
  /^(?:main|master|trunk|dev|develop|development|staging|next|canary|beta|release.*|v?\d.*)$/;
