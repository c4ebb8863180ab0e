import type { History } from '../../history.ts';
import type { Citation } from './citations.ts';

/** So many hashes that the repository has, cited in all its documents, say what it cites. */
const ENOUGH = 5;

/** The share of them among all that are cited. */
const SHARE = 0.8;

/** Tells which commits are cited as the project's own: a hash that is not there may be another's. */
export interface OwnWork {
  /** Whether `citation`, of a hash that is not there, in a document that cites `others`, is meant here. */
  isOwn(citation: Citation, others: readonly Citation[]): boolean;
  /** The commit that has the subject that `citation` gives, if it gives one. */
  sameSubject(citation: Citation): string | undefined;
}

/** What the `cited` hashes, and those `known` among them, tell of the project's habit. */
export function ownWork(
  history: Pick<History, 'commits'>,
  cited: ReadonlySet<string>,
  known: ReadonlySet<string>,
): OwnWork {
  const habit = known.size >= ENOUGH && known.size >= SHARE * cited.size;
  const subjects = new Map<string, string>();
  for (const { subject, id } of history.commits) subjects.set(subject.toLowerCase(), id);
  const sameSubject = ({ quote, name }: Citation) => {
    const after = quote.slice(quote.indexOf(name) + name.length);
    const said = SUBJECT.exec(after)?.[1]?.trim().toLowerCase() ?? '';
    return said.split(/\s+/).length < SUBJECT_WORDS ? undefined : subjects.get(said);
  };
  return {
    sameSubject,
    isOwn: (citation, others) =>
      habit ||
      citation.field ||
      others.some(({ kind, name }) => kind === 'commit' && known.has(name)) ||
      sameSubject(citation) !== undefined,
  };
}

/** What follows a hash: `- "feat: x"`, `: feat: x`, `feat: x`. */
const SUBJECT = /^[`*_\s]*(?:[-:\u2013\u2014]\s*)?["'\u201C(]*([^"\u201C\u201D]+?)["'\u201D)`.]*$/;

/** Fewer words than this are no subject. */
const SUBJECT_WORDS = 3;
