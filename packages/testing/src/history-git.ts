import type { Git, GitObject, LoggedCommit } from '@dochygiene/ports';
import { fakeHash } from './fake-hash.ts';
import { type ScriptedChange, scriptedGit } from './scripted-git.ts';

/** One commit of a made history. */
export interface MadeCommit {
  /** When: a day, or an instant in ISO 8601. */
  readonly at: string;
  /** New texts by path; `null` deletes. What is not named stays. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Files moved as they are, new paths by old. */
  readonly moves?: Readonly<Record<string, string>>;
  /** By default `change`. */
  readonly subject?: string;
  /** By default `a@example.org`. */
  readonly author?: string;
  /** Places of its parents in the list of commits; by default the one before it. */
  readonly parents?: readonly number[];
}

/** How a made repository is, beyond its commits. */
export interface MadeHistory {
  /** Whether its history was cut before the first commit. */
  readonly shallow?: boolean;
  readonly refs?: readonly string[];
}

/** A git with a made history, and what a checkout of it holds. */
export interface HistoryGit extends Git {
  /** Texts by path, as in the last commit. */
  readonly files: Readonly<Record<string, string>>;
  /** Hashes of the commits, the oldest first. */
  readonly ids: readonly string[];
}

/** A git whose history is `commits`, one after the other, the oldest first. */
export function historyGit(
  commits: readonly MadeCommit[],
  { shallow = false, refs = [] }: MadeHistory = {},
): HistoryGit {
  const files = new Map<string, string>();
  const contents = new Map<string, string>();
  const objects = new Map<string, GitObject>();
  const log: (readonly [LoggedCommit, readonly ScriptedChange[]])[] = [];
  const hash = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const id = fakeHash(bytes);
    contents.set(id, latin1(bytes));
    return id;
  };
  for (const [index, commit] of commits.entries()) {
    const id = fakeHash(new TextEncoder().encode(`commit ${index}`));
    for (let length = 7; length <= 40; length += 1) {
      objects.set(id.slice(0, length), { id, kind: 'commit' });
    }
    const before = index === 0 ? [] : [index - 1];
    const parents = (commit.parents ?? before).map((place) => log[index - 1 - place]?.[0].id ?? '');
    const changes: ScriptedChange[] = [];
    const set = (path: string, text: string | null) => {
      const old = files.get(path);
      const before = old === undefined ? {} : { before: hash(old) };
      const after = text === null ? {} : { after: hash(text) };
      if (text === null) files.delete(path);
      else files.set(path, text);
      changes.push({ path, ...before, ...after });
    };
    for (const [from, to] of Object.entries(commit.moves ?? {})) {
      set(to, files.get(from) ?? '');
      set(from, null);
    }
    for (const [path, text] of Object.entries(commit.files ?? {})) set(path, text);
    for (const [path, text] of files) {
      objects.set(`${id}:${path}`, { id: hash(text), kind: 'blob' });
    }
    const { subject = 'change', author = 'a@example.org' } = commit;
    log.unshift([{ id, parents, time: Date.parse(commit.at), author, subject }, changes]);
  }
  const git = scriptedGit({
    version: '2.39.5',
    checkout: {
      head: log[0]?.[0].id,
      history: shallow ? 'shallow' : 'full',
      linkedWorktree: false,
    },
    trackedFiles: new Map([...files].map(([path, text]) => [path, hash(text)])),
    log,
    renames: [],
    contents,
    objects,
    refs: new Set(refs),
  });
  return {
    ...git,
    log(root, range) {
      const at = log.findIndex(([{ id }]) => id === range.since);
      return at < 0 ? git.log(root, range) : part(log.slice(0, at));
    },
    files: Object.fromEntries(files),
    ids: log.map(([{ id }]) => id).reverse(),
  };
}

function part(log: NonNullable<Parameters<typeof scriptedGit>[0]['log']>): ReturnType<Git['log']> {
  return scriptedGit({ log }).log('/' as Parameters<Git['log']>[0], { head: '' });
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
