/** A commit, as far as signals care. */
export interface Commit {
  /** Its full hash. */
  readonly id: string;
  /** When it was committed, in milliseconds since 1970, as the commit says; 0 if that is no time. */
  readonly time: number;
  /** The mail address of its author. */
  readonly author: string;
  readonly subject: string;
  /** Its place among all commits known: the oldest is 0, and a parent comes before its children. */
  readonly order: number;
  /** Whether it changed so much that it says nothing of any one file; see `isBulk`. */
  readonly bulk: boolean;
}

/** A document at one commit that changed it. */
export interface Revision {
  readonly commit: Commit;
  /** Where it lay then, which is elsewhere before it was moved. */
  readonly path: string;
  /** Hash of its text then; `undefined` if that was not kept. */
  readonly blob: string | undefined;
  /** Whether it is a content commit: no bulk change, no mere move, none that is to be ignored. */
  readonly content: boolean;
}

/** What is known of a file from its first commit, or from where history was cut. */
export interface Past {
  /** The oldest first; never empty. Moves without a change are followed. */
  readonly revisions: readonly Revision[];
  /** Whether the first revision is where the file began. */
  readonly whole: boolean;
}

/** A path that existed, and is gone. */
export interface Removal {
  readonly path: string;
  readonly commit: Commit;
  /** The commit that had made it there last; `undefined` if it was there before all that is known. */
  readonly made: Commit | undefined;
  /** Where the file went, if it was moved as it was. */
  readonly movedTo: string | undefined;
}

/** A document that lay at a path for a time, and was taken away: not moved. */
export interface TakenAway {
  readonly path: string;
  /** The commit that made it there, or moved it there. */
  readonly made: Commit;
  /** The commit that took it away. */
  readonly commit: Commit;
}

/** A file as of a commit. */
export interface Place {
  readonly commit: Commit;
  readonly path: string;
}

/** The name by which {@link History.textsAt} gives the text of `place`. */
export function placeName({ commit, path }: Place): string {
  return `${commit.id}:${path}`;
}

/**
 * The history of a project, as signals see it: all in memory but the texts, which are asked of git.
 *
 * Whatever history cannot tell is `undefined`, which is never the same as "none"; a question that git
 * refuses throws {@link UnknownFact}, and a signal lets that pass.
 */
export interface History {
  /** Whether it reaches back to the first commit. */
  readonly whole: boolean;
  /** All commits known, the oldest first. */
  readonly commits: readonly Commit[];
  /** The past of `path`, if the last commit that is known has it. */
  past(path: string): Past | undefined;
  /** The newest content commit of `path`. */
  lastContent(path: string): Commit | undefined;
  /** Hash of the text that the newest change of `path` left; `undefined` if none is known. */
  lastBlob(path: string): string | undefined;
  /** Paths that `commit` itself changed, in no order; of a merge, none. */
  changed(commit: Commit): readonly string[];
  /**
   * Commits that `merge` brought to the line it was made on, the newest first: none if it is no merge;
   * `undefined` if that is too far to look.
   */
  brought(merge: Commit): readonly Commit[] | undefined;
  /** How `path` went, if it is one that existed once and that the last commit has no more. */
  removal(path: string): Removal | undefined;
  /**
   * Documents that were taken away, those that came back too, in order of when, then of path: of very
   * many, those that went last. A move is none; with changes, as long as the name stays.
   */
  takenAway(): readonly TakenAway[];
  /** Removals of paths that are `end` or end with `/` and `end`, the newest first. */
  removedEndingIn(end: string): readonly Removal[];
  /** The newest removal below directory `path`, if nothing lies below it any more. */
  removedDirectory(path: string): Removal | undefined;
  /** Whether any path of history lies below directory `path`. */
  hadDirectory(path: string): boolean;
  /** Where files went that were changed on the way: new paths by old, of removals that git explains. */
  movedTo(removals: readonly Removal[]): ReadonlyMap<string, string>;
  /** Texts by hash, one character a byte; one that is not at hand or longer than a document may be is left out. */
  texts(blobs: Iterable<string>): ReadonlyMap<string, string>;
  /**
   * Texts of files as of a commit, by {@link placeName}; of what was not there, is not at hand or is
   * too long there is none.
   */
  textsAt(places: Iterable<Place>): ReadonlyMap<string, string>;
  /** Which of `names`, full or abbreviated hashes, name an object of the repository. */
  known(names: readonly string[]): ReadonlySet<string>;
  /** Names of branches and tags. */
  refs(): ReadonlySet<string>;
}

/**
 * Thrown where something that a signal needs is unknown: no repository, a git that refuses, no clock.
 * A signal lets it pass, and is skipped for this reason; unknown is never the same as "none".
 */
export class UnknownFact extends Error {
  override readonly name = 'UnknownFact';
}

/** The revision of `past` that held just before `commit`. */
export function revisionBefore({ revisions }: Past, commit: Commit): Revision | undefined {
  return revisions.findLast((revision) => revision.commit.order < commit.order);
}

/** The revision of `past` that held at `time`, in milliseconds since 1970. */
export function revisionAt({ revisions }: Past, time: number): Revision | undefined {
  return revisions.findLast(({ commit }) => commit.time <= time);
}

/** Milliseconds of a day. */
export const DAY: number = 24 * 60 * 60 * 1000;

/** The day of `time` as `YYYY-MM-DD`, in UTC: the same everywhere. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
