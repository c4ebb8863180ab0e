import { type Commit, DAY, type History, type Place } from '../../history.ts';

/** What happened to a file of code after a document that names it changed last. */
export interface Change {
  readonly path: string;
  /** Of the document: the lines that name the file. */
  readonly lines: readonly number[];
  /** Content commits since, but for those that changed the document too. */
  readonly commits: number;
  readonly newest: Commit;
  /** Content commits a year, over the whole life of the file. */
  readonly yearly: number;
  /** The file as it was then; `undefined` if it is younger than the document. */
  readonly asItWas: Place | undefined;
}

/** The changes of a document's code, as far as history knows them. */
export interface Changes {
  /** The last content commit of the document. */
  readonly since: Commit;
  /** The named files whose history is known. */
  readonly paths: readonly string[];
  /** Those that changed since, in the order in which the document names them. */
  readonly changed: readonly Change[];
}

/** How the `named` files changed since the document at `path` did; `undefined` if that is unknown. */
export function changesOf(
  history: History,
  path: string,
  named: ReadonlyMap<string, readonly number[]>,
): Changes | undefined {
  const since = history.lastContent(path);
  if (since === undefined) return undefined;
  const own = new Set(history.past(path)?.revisions.map(({ commit }) => commit.order));
  const paths = [...named.keys()].filter((file) => history.past(file) !== undefined);
  const changed = paths.flatMap((file): readonly Change[] => {
    const change = changeOf(history, file, since, own);
    return change === undefined ? [] : [{ ...change, path: file, lines: named.get(file) ?? [] }];
  });
  return { since, paths, changed };
}

function changeOf(
  history: History,
  path: string,
  since: Commit,
  own: ReadonlySet<number>,
): Omit<Change, 'path' | 'lines'> | undefined {
  const revisions = history.past(path)?.revisions ?? [];
  const content = revisions.filter((revision) => revision.content);
  const after = content.filter(
    ({ commit }) => commit.order > since.order && !own.has(commit.order),
  );
  const newest = after.at(-1)?.commit;
  const head = history.commits.at(-1);
  const [first] = revisions;
  if (newest === undefined || head === undefined || first === undefined) return undefined;
  const years = Math.max(1, (head.time - first.commit.time) / (365 * DAY));
  const before = revisions.findLast(({ commit }) => commit.order <= since.order);
  return {
    commits: after.length,
    newest,
    yearly: content.length / years,
    asItWas: before && { commit: since, path: before.path },
  };
}
