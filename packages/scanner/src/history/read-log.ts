import type { ChangeVisitor, CommitLog, LoggedCommit } from '@dochygiene/ports';
import { baseName } from '../resolve/project-path.ts';
import { ADDED, addHash, CHANGED, DELETED, type Draft } from './draft.ts';

/** Adds what a log says to a draft, bit by bit. */
export interface Drafting {
  readonly commit: (commit: LoggedCommit) => void;
  readonly change: ChangeVisitor;
  /** Adds what of `log` has not been visited yet. */
  finish(log: CommitLog): void;
}

/** Begins to add a log to `draft`. */
export function drafting(draft: Draft): Drafting {
  const paths = new Map(draft.paths.map((path, index) => [path, index] as const));
  const numberOf = (path: string): number => {
    const known = paths.get(path);
    if (known !== undefined) return known;
    draft.paths.push(path);
    paths.set(path, draft.paths.length - 1);
    return draft.paths.length - 1;
  };
  let moves = new Moves();
  const commit = (logged: LoggedCommit) => {
    moves.settle(draft);
    moves = new Moves();
    draft.commits.push(kept(logged));
  };
  const change: ChangeVisitor = (path, before, after) => {
    // Another mode is no other text.
    if (before === after) return;
    const { changes } = draft;
    changes.commit.push(draft.commits.length - 1);
    changes.path.push(numberOf(path));
    changes.kind.push(before === undefined ? ADDED : after === undefined ? DELETED : CHANGED);
    const keeps = after !== undefined && mayBeDocument(path);
    changes.blob.push(keeps ? addHash(draft, after) : 0);
    changes.other.push(0);
    moves.note(changes.path.length() - 1, before, after);
  };
  return {
    commit,
    change,
    finish(log) {
      log.visit(commit, change);
      moves.settle(draft);
    },
  };
}

function kept({ id, parents, time, author, subject }: LoggedCommit) {
  return { id, parents, time, author, subject };
}

/** Of these, texts of long ago are asked for: files of all scopes that anybody is known to set. */
function mayBeDocument(path: string): boolean {
  return DOCUMENT.test(path);
}

const DOCUMENT = /\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|txt|org|cursorrules)$/i;

/** Files that one commit moved as they were: one path gone and another come with the same hash. */
class Moves {
  readonly #gone = new Map<string, number[]>();
  readonly #come: { readonly change: number; readonly hash: string }[] = [];

  note(change: number, before: string | undefined, after: string | undefined): void {
    if (after === undefined && before !== undefined) {
      const same = this.#gone.get(before);
      if (same === undefined) this.#gone.set(before, [change]);
      else same.push(change);
    } else if (before === undefined && after !== undefined) {
      this.#come.push({ change, hash: after });
    }
  }

  /** Notes in `draft` where each file went. Of several alike, one of the same name went there. */
  settle({ changes, paths }: Draft): void {
    const pathOf = (change: number) => changes.path.at(change);
    const nameOf = (change: number) => baseName(paths[pathOf(change)] ?? '');
    for (const { change, hash } of this.#come) {
      const gone = this.#gone.get(hash) ?? [];
      const from =
        gone.find((other) => nameOf(other) === nameOf(change)) ??
        (gone.length === 1 ? gone[0] : undefined);
      if (from === undefined) continue;
      changes.other.set(change, pathOf(from) + 1);
      changes.other.set(from, pathOf(change) + 1);
      gone.splice(gone.indexOf(from), 1);
    }
  }
}
