import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { nodeGit } from '@dochygiene/ports/node-git';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { History } from '../history.ts';
import { emptyDraft } from './draft.ts';
import { openHistory } from './open-history.ts';
import { drafting } from './read-log.ts';

const git = nodeGit();
const root = () => absolutePath(scratch);
let scratch: string;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'scanner-history-')));
  run('', 'init', '--quiet', '--bare', '--initial-branch=main');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function run(input: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const options = { cwd: scratch, env, input, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  return execFileSync('git', args, { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** A seeded source of whole numbers below a limit. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const FILES = ['a.md', 'b.md', 'docs/a.md', 'docs/ü b.md', 'src/a.ts', 'src/deep/er/b.ts', '.x'];

/**
 * What `git fast-import` makes a history of: several lines of development, merges that take either
 * side, files that come, change, move and go, clocks that stand still or run backwards.
 */
function madeUpHistory(seed: number, commits: number): string {
  const roll = dice(seed);
  const lines: string[] = [];
  const trees: Map<string, string>[] = [];
  const tips: number[] = [];
  let time = 1_700_000_000;
  for (let number = 0; number < commits; number += 1) {
    time += roll(10) === 0 ? -100 : roll(3) * 1000;
    const merging = tips.length > 1 && roll(4) === 0;
    const slot = roll(3);
    const parent = tips[slot] ?? tips[0];
    const other = merging ? tips.find((tip) => tip !== parent) : undefined;
    const tree = new Map(parent === undefined ? [] : trees[parent]);
    lines.push(`commit refs/heads/main`, `mark :${number + 1}`);
    lines.push(`committer A <a@example.org> ${time} +0000`, `data 1\nx`);
    if (parent !== undefined) lines.push(`from :${parent + 1}`);
    if (other !== undefined) {
      lines.push(`merge :${other + 1}`);
      for (const [path, text] of trees[other] ?? []) if (!tree.has(path)) tree.set(path, text);
    } else {
      for (let edits = roll(3); edits >= 0; edits -= 1) {
        const path = FILES[roll(FILES.length)] ?? '';
        const to = FILES[roll(FILES.length)] ?? '';
        const text = tree.get(path);
        const what = roll(8);
        if (what === 0) tree.delete(path);
        else if (what === 1 && text !== undefined) {
          tree.delete(path);
          tree.set(to, text);
        } else tree.set(path, `${number} ${edits}`);
      }
    }
    lines.push('deleteall');
    for (const [path, text] of tree) {
      lines.push(`M 100644 inline "${path}"`, `data ${text.length}\n${text}`);
    }
    trees.push(tree);
    if (roll(5) === 0 && tips.length < 3) tips.push(number);
    else tips[Math.min(slot, tips.length)] = number;
  }
  return `${lines.join('\n')}\n`;
}

/** The history of `head`, told in as many logs as there are heads before it. */
function historyOf(...heads: readonly string[]): History {
  const draft = emptyDraft(40);
  let since: string | undefined;
  for (const head of heads) {
    const log = git.log(root(), since === undefined ? { head } : { head, since });
    if (!log.ok) throw new Error(log.failure.message);
    drafting(draft).finish(log.value);
    since = head;
  }
  const names = run('', 'ls-tree', '-r', '-z', '--name-only', heads.at(-1) ?? '');
  return openHistory({
    draft,
    git,
    root: root(),
    tracked: new Set(names.split('\0').slice(0, -1)),
    whole: true,
    isDocument: (path) => path.endsWith('.md'),
    ignored: new Set(),
  });
}

/** All that a history says of every path that ever was. */
function everything(history: History): unknown {
  return [history.commits, FILES.map((path) => [path, history.past(path), history.removal(path)])];
}

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'a made-up history, %i: what git says of every file, in any number of logs',
  (seed) => {
    run(madeUpHistory(seed, 60), 'fast-import', '--quiet', '--force');
    const head = run('', 'rev-parse', 'main').trim();
    const history = historyOf(head);
    const all = run('', 'log', '--format=%H', head).trim().split('\n');
    expect(history.commits.map(({ id }) => id).sort()).toEqual(all.sort());
    const orders = new Map(history.commits.map(({ id, order }) => [id, order]));
    for (const line of run('', 'log', '--format=%H %P', head).trim().split('\n')) {
      const [id = '', ...parents] = line.trim().split(' ');
      for (const parent of parents) {
        expect(orders.get(parent)).toBeLessThan(orders.get(id) ?? -1);
      }
    }
    const tracked = run('', 'ls-tree', '-r', '-z', '--name-only', head).split('\0');
    for (const path of FILES) {
      const [touched, gone] = ['AMDT', 'D'].map((kinds) => {
        const flags = ['--no-merges', '--full-history', '--no-renames', `--diff-filter=${kinds}`];
        return run('', 'log', ...flags, '--format=%H', head, '--', path)
          .split('\n')
          .slice(0, -1);
      });
      const here = history.past(path)?.revisions.filter((revision) => revision.path === path) ?? [];
      const ids = here.map(({ commit }) => commit.id);
      // Where a file had gone and was made again, its past is younger than that of its path.
      expect(touched).toEqual(expect.arrayContaining(ids));
      if (tracked.includes(path)) expect(ids).not.toEqual([]);
      if (tracked.includes(path) && gone?.length === 0) {
        expect([path, [...ids].sort()]).toEqual([path, [...(touched ?? [])].sort()]);
      }
      const removal = history.removal(path);
      expect([path, removal === undefined]).toEqual([
        path,
        tracked.includes(path) || gone?.length === 0,
      ]);
      if (removal !== undefined) expect(gone).toContain(removal.commit.id);
    }
    const earlier = run('', 'log', '--first-parent', '--format=%H', head).trim().split('\n');
    const steps = [earlier.at(-1), earlier[Math.floor(earlier.length / 2)], earlier[1]];
    const known = steps.flatMap((step) => step ?? []);
    expect(everything(historyOf(...known, head))).toEqual(everything(history));
  },
);
