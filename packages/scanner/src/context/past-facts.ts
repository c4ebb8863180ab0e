import { DAY, dayOf, type History, type Revision, UnknownFact } from '../history.ts';
import type { Project } from '../signal.ts';
import type { ContextFact, ContextPlace } from './facts.ts';

/** What {@link pastFacts} goes by. */
export type PastProject = Pick<Project, 'history' | 'now' | 'touched' | 'uncommitted'>;

/**
 * Answers what the past of a document tells: `age`, how long it has not changed while the repository
 * did, and `history`, how often it changed, when, and by how many. What is unknown is not told.
 */
export function pastFacts(project: PastProject): (path: string) => readonly ContextFact[] {
  const history = known(() => project.history());
  if (history === undefined) return () => [];
  const now = known(() => project.now());
  const since = shareSince(history);
  return (path) => {
    const past = history.past(path);
    const contents = past?.revisions.filter(({ content }) => content) ?? [];
    const last = contents.at(-1);
    if (past === undefined || last === undefined) return [];
    const told = historyFact(contents, past.whole);
    return now === undefined ? [told] : [ageFact(project, path, last, now, since), told];
  };
}

function known<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof UnknownFact) return undefined;
    throw error;
  }
}

function ageFact(
  { uncommitted }: PastProject,
  path: string,
  last: Revision,
  now: number,
  since: (order: number) => number,
): ContextFact {
  const days = Math.max(0, Math.floor((now - last.commit.time) / DAY));
  const share = `${Math.floor(100 * since(last.commit.order))} % of the commits of the repository`;
  const summary = uncommitted(path)
    ? 'has changes that are not committed'
    : `unchanged for ${days} ${days === 1 ? 'day' : 'days'}, and for ${share}`;
  return { id: 'age', summary, evidence: [place(last)] };
}

function historyFact(contents: readonly Revision[], whole: boolean): ContextFact {
  const [first = contents.at(-1)] = contents;
  const last = contents.at(-1);
  const ends = [first, last].flatMap((each) => each ?? []);
  const authors = new Set(contents.map(({ commit }) => commit.author)).size;
  const count = contents.length;
  const commits = `${whole ? '' : 'at least '}${count} content ${count === 1 ? 'commit' : 'commits'}`;
  const days = [...new Set(ends.map(({ commit }) => dayOf(commit.time)))].join(' to ');
  return {
    id: 'history',
    summary: `${commits} by ${authors} ${authors === 1 ? 'author' : 'authors'}, ${days}`,
    evidence: [...new Set(ends)].map(place),
  };
}

function place({ path, commit }: Revision): ContextPlace {
  return { path, detail: `${commit.id} of ${dayOf(commit.time)}` };
}

/** By the order of a commit, the share of all commits that are not bulk which came after it. */
function shareSince({ commits }: History): (order: number) => number {
  const upTo = new Uint32Array(commits.length);
  let count = 0;
  for (const [at, { bulk }] of commits.entries()) {
    if (!bulk) count += 1;
    upTo[at] = count;
  }
  return (order) => (count === 0 ? 0 : (count - (upTo[order] ?? count)) / count);
}
