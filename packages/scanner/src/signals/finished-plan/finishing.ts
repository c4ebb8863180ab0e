import type { Commit, History, Past } from '../../history.ts';
import { extensionOf } from '../../resolve/project-path.ts';
import { DOCUMENT_EXTENSIONS } from '../../resolve/tree.ts';
import { wordsOf } from '../shapes/words.ts';

/** Commits whose subject names the work of a plan, by plan. */
export type Named = ReadonlyMap<string, readonly Commit[]>;

/** The words of a slug as they stand in a subject: whole and in order, not caring for capitals. */
function patternOf(slug: readonly string[]): string {
  return `(?<![\\p{L}\\p{N}])${slug.join('[-_ /]+')}(?![\\p{L}\\p{N}])`;
}

/** The commits of `history` whose subjects hold a slug of `slugs`, the oldest first. */
export function named(history: History, slugs: ReadonlyMap<string, readonly string[]>): Named {
  const byFirst = new Map<string, { readonly path: string; readonly pattern: RegExp }[]>();
  for (const [path, slug] of slugs) {
    const first = slug[0] ?? '';
    const others = byFirst.get(first) ?? [];
    byFirst.set(first, others);
    others.push({ path, pattern: new RegExp(patternOf(slug), 'iu') });
  }
  const found = new Map<string, Commit[]>();
  for (const commit of history.commits) {
    for (const word of new Set(wordsOf(commit.subject))) {
      for (const { path, pattern } of byFirst.get(word) ?? []) {
        if (!pattern.test(commit.subject.slice(0, SUBJECT_LENGTH))) continue;
        const own = found.get(path);
        if (own === undefined) found.set(path, [commit]);
        else own.push(commit);
      }
    }
  }
  return found;
}

/**
 * The first of `commits`, which name the work `slug` of a plan, that says that it is in: made after
 * the plan's last change, merging a branch of that name or announcing just that, and with more than
 * documents. `undefined` too if the work had its name before the plan, or goes on.
 */
export function finishing(
  history: History,
  past: Past,
  slug: readonly string[],
  commits: readonly Commit[],
): Commit | undefined {
  const [first, last] = [past.revisions[0], past.revisions.findLast(({ content }) => content)];
  if (first === undefined || last === undefined || !past.whole) return undefined;
  const own = new Set(past.revisions.map(({ commit }) => commit));
  const others = commits.filter((commit) => !own.has(commit));
  if (others.some(({ order }) => order < first.commit.order)) return undefined;
  const later = others.filter(({ order, bulk }) => order > last.commit.order && !bulk);
  const [merges, announces] = [mergeOf(slug), announcementOf(slug)];
  const at = later.findIndex(({ subject: whole }, index) => {
    const subject = whole.slice(0, SUBJECT_LENGTH);
    const says =
      merges.test(subject) ||
      (announces.test(subject) && !OF_WORDS.test(subject.replace(/\([^)]*\)/g, ' ')));
    return says && bringsCode(history, later[index]);
  });
  if (at < 0 || later.slice(at).some(({ subject }) => GOES_ON.test(subject))) return undefined;
  return later[at];
}

/** How much of a subject is looked at. */
const SUBJECT_LENGTH = 240;

/** `Merge branch 'feat/the-slug'`, `Merge pull request #1 from someone/feat/ab-12-the-slug`. */
function mergeOf(slug: readonly string[]): RegExp {
  return new RegExp(
    `^merge (?:(?:remote-tracking )?branch|pull request #?\\d+ from|commit)\\s+['"]?(?:[\\w.-]+/)*` +
      `(?:(?:feat|feature|add|implement)[-_])?(?:(?:[a-z]{1,8}[-_]?)?\\d+[a-z]?[-_])*${patternOf(slug)}(?:[-_]?v?\\d+)?(?=['"\\s]|$)`,
    'iu',
  );
}

/** `Implement the slug`, `feat(x): add slug support (#1)`; what has more to it may be a part. */
function announcementOf(slug: readonly string[]): RegExp {
  return new RegExp(
    `^\\W*(?:\\[[^\\]]*\\]\\s*|[a-z]+-\\d+:?\\s*)?` +
      `(?:feat(?:ure)?(?:\\([^)]*\\))?!?:\\s*(?:${VERBS}\\s+)?|(?:${VERBS})\\s+)` +
      `(?:the\\s+|a\\s+|an\\s+|new\\s+)?${patternOf(slug)}` +
      `(?=\\s*(?:$|[(\\[,.;]|\\s(?:feature|support|system|module|integration)\\s*(?:$|[(\\[,.;])))`,
    'iu',
  );
}

const VERBS =
  '(?:(?:add|implement|complete|finish|ship|introduce|deliver|land|close|build|create)(?:e?s|e?d)?|shipped|built)';

/** The commit is about the text of the plan, or undoes something. */
const OF_WORDS = /\b(?:docs|documentation|spec|prd|rfc|proposal|design|reverts?|draft)\b/i;

/** The work is in parts, and there are more of them, or it was taken out again. */
const GOES_ON =
  /\b(?:wip|parts?|phases?|steps?|stages?|slices?|milestones?|m\d+|step\d+|pr\d+|continue[sd]?|start(?:s|ed)?|begin|reverts?|remove[sd]?|partial(?:ly)?|initial|prototype|spike|poc|skeleton|scaffold(?:ing)?|prepare[sd]?|prep)\b|\b\d+\/\d+\b/i;

function bringsCode(history: History, commit: Commit | undefined): boolean {
  if (commit === undefined) return false;
  return [commit, ...(history.brought(commit) ?? [])].some((each) =>
    history.changed(each).some((path) => !DOCUMENT_EXTENSIONS.includes(extensionOf(path))),
  );
}
