import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { absolutePath } from '@dochygiene/ports';
import { nodeGit } from '@dochygiene/ports/node-git';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSince } from './change.ts';

let scratch: string;
let clock = 1_700_000_000;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'scanner-change-')));
  git('init', '--quiet', '--initial-branch=main', 'work');
  commit({ 'a.md': 'a', 'b.md': 'b', 'c/d.md': 'd', 'ü x.md': 'ü' });
  commit({ 'a.md': 'aa' });
  git('-C', 'work', 'checkout', '--quiet', '-b', 'topic');
  commit({ 'b.md': null, 'new.md': 'n' });
  commit({ 'ü x.md': 'uu', 'came-and-went.md': 'x' });
  commit({ 'came-and-went.md': null });
  git('-C', 'work', 'checkout', '--quiet', 'main');
  commit({ 'c/d.md': 'on main alone' });
  git('-C', 'work', 'checkout', '--quiet', 'topic');
  git('-C', 'work', 'merge', '--quiet', '--no-ff', '-m', 'merge', 'main');
  commit({ 'new.md': 'again' });
  git('-C', 'work', 'checkout', '--quiet', 'main');
  commit({ 'a.md': 'main went on' });
  git('-C', 'work', 'tag', '-a', '-m', 'x', 'v1', 'main~1');
  git('-C', 'work', 'checkout', '--quiet', 'topic');
  git('clone', '--quiet', '--bare', 'work', 'bare');
  git(
    'clone',
    '--quiet',
    '--depth',
    '2',
    '--no-single-branch',
    `file://${scratch}/work`,
    'shallow',
  );
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  clock += 60;
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
    GIT_COMMITTER_DATE: `${clock} +0000`,
  };
  return execFileSync('git', args, { cwd: scratch, env, encoding: 'utf8' });
}

function commit(files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    const place = join(scratch, 'work', path);
    mkdirSync(dirname(place), { recursive: true });
    if (text === null) rmSync(place);
    else writeFileSync(place, text);
  }
  git('-C', 'work', 'add', '--all');
  git('-C', 'work', 'commit', '--quiet', '-m', 'x');
}

const since = (name: string, where = 'work') =>
  changeSince(nodeGit(), absolutePath(join(scratch, where)), name);
const lines = (text: string) => new Set(text.split('\0').filter((line) => line !== ''));

test.each(['main', 'main~2', 'v1', 'topic~1', 'topic', 'HEAD~3', 'HEAD'])(
  'since %s, what git lists has changed, and is there no more if git has it no more',
  (name) => {
    const log = ['log', '-z', '--format=', '--name-only', '--no-renames'];
    const changed = lines(git('-C', 'work', ...log, `${name}..HEAD`));
    const there = lines(git('-C', 'work', 'ls-files', '-z'));
    expect(since(name)).toEqual({
      known: true,
      change: {
        since: git('-C', 'work', 'rev-parse', `${name}^{commit}`).trim(),
        changed,
        removed: new Set([...changed].filter((path) => !there.has(path))),
      },
    });
  },
);

test('what the other branch has got since is no part of it', () => {
  const found = since('main');
  expect(found.known && [...found.change.changed].sort()).toEqual([
    ...['b.md', 'came-and-went.md', 'new.md', 'ü x.md'],
  ]);
});

test.each(['nothing', 'main:a.md', '-x', '', 'a\nb', '../work', 'main..topic'])(
  '%j names no commit',
  (name) => {
    expect(since(name)).toMatchObject({
      known: false,
      unknown: { because: 'no-such-commit', names: new Set(['main', 'topic', 'v1']) },
    });
  },
);

test('a name of something else names no commit', () => {
  expect(since('main^{tree}')).toMatchObject({ known: false });
});

test('where history was cut before the branches parted, it is unknown', () => {
  expect(since('origin/main', 'shallow')).toMatchObject({
    known: false,
    unknown: { because: 'shallow' },
  });
  expect(since('HEAD', 'shallow')).toMatchObject({ known: true, change: { changed: new Set() } });
});

test('outside of a repository, git refuses', () => {
  expect(since('main', '.')).toMatchObject({
    known: false,
    unknown: { because: 'refused', failure: { refusal: 'NOT_A_REPOSITORY' } },
  });
});
