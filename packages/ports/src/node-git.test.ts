import { execFileSync, type StdioOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS, nodeGit } from './node-git.ts';
import { absolutePath } from './path.ts';

const git = nodeGit();
let scratch: string;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'ports-git-')));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs git as a person would, in a directory of the scratch directory. */
function run(directory: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'],
    HOME: scratch,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' },
  };
  const cwd = join(scratch, directory);
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd, env, stdio, encoding: 'utf8' }).trim();
}

function place(directory: string): ReturnType<typeof absolutePath> {
  return absolutePath(join(scratch, directory));
}

/** A repository of its own with `commits` commits. */
function repository(name: string, commits: number): string {
  mkdirSync(join(scratch, name));
  run(name, 'init', '--quiet', '--initial-branch=main');
  for (let count = 1; count <= commits; count += 1) {
    writeFileSync(join(scratch, name, `file-${count}`), 'content');
    run(name, 'add', '.');
    run(name, 'commit', '--quiet', '--message', 'x');
  }
  return name;
}

test('tells its version', () => {
  const answer = git.version();
  expect(answer.ok && answer.value).toMatch(/^\d+\.\d+/);
});

test('looks at a checkout', () => {
  const plain = repository('plain', 2);
  const head = run(plain, 'rev-parse', 'HEAD');
  run('.', 'clone', '--quiet', '--depth=1', `file://${join(scratch, plain)}`, 'shallow');
  run(plain, 'worktree', 'add', '--quiet', '--detach', join(scratch, 'linked\nworktree'));
  run('.', 'clone', '--quiet', `--separate-git-dir=${join(scratch, 'git-dir')}`, plain, 'apart');
  run(plain, 'branch', 'other', 'HEAD~1');
  run('.', 'clone', '--quiet', '--branch=other', plain, 'branch');
  run('branch', 'checkout', '--quiet', '--detach', head);
  repository('unborn', 0);

  const looks = ['plain', 'shallow', 'linked\nworktree', 'apart', 'branch', 'unborn'].map(
    (name) => [name, git.checkout(place(name))] as const,
  );
  // biome-ignore format: a table is read by column
  expect(Object.fromEntries(looks)).toEqual({
    plain:              { ok: true, value: { head,            history: 'full',    linkedWorktree: false } },
    shallow:            { ok: true, value: { head,            history: 'shallow', linkedWorktree: false } },
    'linked\nworktree': { ok: true, value: { head,            history: 'full',    linkedWorktree: true  } },
    apart:              { ok: true, value: { head,            history: 'full',    linkedWorktree: false } },
    branch:             { ok: true, value: { head,            history: 'full',    linkedWorktree: false } },
    unborn:             { ok: true, value: { head: undefined, history: 'full',    linkedWorktree: false } },
  });
});

test('lists tracked files, each once, below the root', () => {
  const names = repository('names', 0);
  const odd = ['a.md', 'b/c.md', 'line\nbreak', 'quo"te', 'ünï', '-dash', '*'];
  mkdirSync(join(scratch, names, 'b'));
  for (const name of odd) writeFileSync(join(scratch, names, name), name);
  run(names, 'add', '.');
  run(names, 'commit', '--quiet', '--message', 'x');
  writeFileSync(join(scratch, names, 'untracked'), '');
  expect(sorted(git.trackedFiles(place(names)))).toEqual([...odd].sort());

  run(names, 'checkout', '--quiet', '-b', 'ours');
  writeFileSync(join(scratch, names, 'a.md'), 'ours');
  run(names, 'commit', '--quiet', '--all', '--message', 'x');
  run(names, 'checkout', '--quiet', '-b', 'theirs', 'main');
  writeFileSync(join(scratch, names, 'a.md'), 'theirs');
  run(names, 'commit', '--quiet', '--all', '--message', 'x');
  expect(() => run(names, 'merge', 'ours')).toThrow();
  expect(sorted(git.trackedFiles(place(names)))).toEqual([...odd].sort());

  expect(git.trackedFiles(place(repository('empty', 0)))).toEqual({
    ok: true,
    value: new Map(),
  });
});

function sorted(answer: ReturnType<typeof git.trackedFiles>): readonly string[] {
  return answer.ok ? [...answer.value.keys()].sort() : [answer.failure.message];
}

test('knows no repository but the one at the root', () => {
  const outer = repository('outer', 1);
  mkdirSync(join(scratch, outer, 'inner'));
  mkdirSync(join(scratch, 'dangling'));
  writeFileSync(join(scratch, 'dangling', '.git'), 'gitdir: /nowhere\n');
  const none = { ok: false, failure: expect.objectContaining({ refusal: 'NOT_A_REPOSITORY' }) };
  for (const name of ['outer/inner', 'dangling']) {
    expect(git.checkout(place(name))).toEqual(none);
    expect(git.trackedFiles(place(name))).toEqual(none);
  }
});

test('refuses a repository of another owner', () => {
  const foreign = repository('foreign', 1);
  const asked = () => [git.checkout(place(foreign)), git.trackedFiles(place(foreign))];
  expect(asked().map(({ ok }) => ok)).toEqual([true, true]);
  // Only root can give files away; for others, git's words further below must do.
  if (process.getuid?.() !== 0) return;
  for (const name of ['.', '.git']) chownSync(join(scratch, foreign, name), 4321, 4321);
  const message = expect.stringMatching(/^fatal: .*$/);
  const refused = { ok: false, failure: { refusal: 'FOREIGN_OWNER', message } };
  expect(asked()).toEqual([refused, refused]);
});

test('fails on what git cannot read', () => {
  const future = repository('future', 1);
  run(future, 'config', 'core.repositoryFormatVersion', '99');
  const failed = { ok: false, failure: expect.objectContaining({ refusal: 'FAILED' }) };
  expect(git.checkout(place(future))).toEqual(failed);
  expect(git.checkout(place('nowhere'))).toEqual(failed);
});

/** The keys of a repository's configuration that name a command, all of which leave a trace. */
function hostileKeys(command: string, hooks: string): readonly (readonly [string, string])[] {
  return [
    ['core.fsmonitor', command],
    ['core.hooksPath', hooks],
    ['core.pager', command],
    ['core.editor', command],
    ['core.askPass', command],
    ['core.sshCommand', command],
    ['core.gitProxy', command],
    ['core.alternateRefsCommand', command],
    ['pager.ls-files', command],
    ['pager.rev-parse', command],
    ['alias.ls-files', `!${command}`],
    ['alias.rev-parse', `!${command}`],
    ['diff.external', command],
    ['diff.x.textconv', command],
    ['diff.x.command', command],
    ['filter.x.clean', command],
    ['filter.x.smudge', command],
    ['filter.x.process', command],
    ['filter.x.required', 'true'],
    ['merge.x.driver', command],
    ['credential.helper', `!${command}`],
    ['gpg.program', command],
    ['log.showSignature', 'true'],
    ['uploadpack.packObjectsHook', command],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.url', `ext::${command}`],
    ['remote.origin.promisor', 'true'],
    ['protocol.ext.allow', 'always'],
    ['protocol.allow', 'always'],
  ];
}

test('runs nothing that a configuration names', () => {
  const hostile = repository('hostile', 2);
  const canary = join(scratch, 'canary');
  const command = script('trap', `echo "$0 $@" >>'${canary}'`);
  const hooks = join(scratch, 'hooks');
  mkdirSync(hooks);
  for (const hook of readdirSync(join(scratch, hostile, '.git', 'hooks'))) {
    writeFileSync(join(hooks, hook.replace('.sample', '')), `#!/bin/sh\n${command}\n`);
    chmodSync(join(hooks, hook.replace('.sample', '')), 0o755);
  }
  writeFileSync(join(scratch, hostile, '.gitattributes'), '* filter=x diff=x merge=x\n');
  run(hostile, 'add', '.');
  // A sparse index makes ls-files read a tree, and a tree that is missing would be fetched.
  mkdirSync(join(scratch, hostile, 'aside'));
  writeFileSync(join(scratch, hostile, 'aside', 'file'), 'x');
  run(hostile, 'add', '.');
  run(hostile, 'commit', '--quiet', '--message', 'x');
  run(hostile, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'nothing');
  const tree = run(hostile, 'rev-parse', 'HEAD:aside');
  rmSync(join(scratch, hostile, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
  run(hostile, 'config', 'core.repositoryFormatVersion', '1');
  for (const [key, value] of hostileKeys(command, hooks)) run(hostile, 'config', key, value);

  const { ok } = git.checkout(place(hostile));
  expect(ok).toBe(true);
  // What is not whole is not told at all.
  expect(git.trackedFiles(place(hostile))).toMatchObject({ failure: { refusal: 'FAILED' } });
  const first = run(hostile, 'rev-parse', 'HEAD~1');
  const ids = [first, `${first}:file-1`, `${first}:file-2`];
  expect(git.log(place(hostile), { head: first }).ok).toBe(true);
  expect(git.renames(place(hostile), [first]).ok).toBe(true);
  expect(git.objects(place(hostile), [...ids, 'gone']).ok).toBe(true);
  git.contents(place(hostile), [first, tree], 99);
  expect(git.refs(place(hostile)).ok).toBe(true);
  expect(existsSync(canary)).toBe(false);

  // The trap does catch: a person's own question runs into it.
  expect(() => run(hostile, 'ls-files')).not.toThrow();
  expect(existsSync(canary)).toBe(true);
});

/** An executable of the scratch directory. */
function script(name: string, body: string): string {
  const path = join(scratch, name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('does not heed the environment of its caller', () => {
  const mine = repository('mine', 1);
  const other = repository('other', 2);
  vi.stubEnv('GIT_DIR', join(scratch, other, '.git'));
  vi.stubEnv('GIT_WORK_TREE', join(scratch, other));
  vi.stubEnv('GIT_INDEX_FILE', join(scratch, other, '.git', 'index'));
  writeFileSync(join(scratch, '.gitconfig'), 'no configuration');
  vi.stubEnv('HOME', scratch);
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'core.repositoryFormatVersion');
  vi.stubEnv('GIT_CONFIG_VALUE_0', '99');
  try {
    expect(sorted(git.trackedFiles(place(mine)))).toEqual(['file-1']);
    expect(git.checkout(place(mine)).ok).toBe(true);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('is not held up, flooded, or lost without git', () => {
  const asked = (limits: Partial<typeof DEFAULT_LIMITS>, path: string) => {
    vi.stubEnv('PATH', path);
    try {
      return nodeGit({ ...DEFAULT_LIMITS, ...limits }).trackedFiles(place('plain'));
    } finally {
      vi.unstubAllEnvs();
    }
  };
  const fake = (name: string, body: string): string => {
    mkdirSync(join(scratch, name));
    script(`${name}/git`, body);
    return join(scratch, name);
  };
  const path = String(process.env['PATH']);
  const refused = (refusal: string) => ({
    ok: false,
    failure: expect.objectContaining({ refusal }),
  });

  // Heeds nothing but SIGKILL, and would end by itself only much later.
  const count = 'i=0; while [ $i -lt 2000000 ]; do i=$((i+1)); done';
  const survived = join(scratch, 'survived');
  const hanging = fake('hanging', `trap '' TERM INT; ${count}; : >'${survived}'`);
  expect(asked({ milliseconds: 20 }, hanging)).toEqual(refused('TIMED_OUT'));
  expect(existsSync(survived)).toBe(false);
  expect(asked({ bytes: 10 }, path)).toEqual(refused('TOO_MUCH_OUTPUT'));
  expect(asked({}, scratch)).toEqual(refused('NOT_INSTALLED'));
  const stub = fake('stub', 'echo "xcrun: error: invalid active developer path" >&2; exit 1');
  expect(asked({}, stub)).toEqual(refused('NOT_INSTALLED'));
  expect(asked({}, fake('killed', 'kill -9 $$'))).toEqual({
    ok: false,
    failure: { refusal: 'FAILED', message: 'git ended with SIGKILL' },
  });
  // biome-ignore format: a table is read by column
  const words = [
    ["fatal: unsafe repository ('/x' is owned by someone else)",  'FOREIGN_OWNER'],
    ["fatal: detected dubious ownership in repository at '/x'",   'FOREIGN_OWNER'],
    ['warning: odd\nfatal: not a git repository: /x',             'NOT_A_REPOSITORY'],
    ['fatal: bad config line 1 in file .git/config',              'FAILED'],
  ] as const;
  for (const [index, [said, refusal]] of words.entries()) {
    const git = fake(`words-${index}`, `printf '%s\\n' "${said}" >&2; exit 128`);
    const message = said.replace(/^warning.*\n/, '');
    expect(asked({}, git)).toEqual({ ok: false, failure: { refusal, message } });
  }
});

test('finds no program in the checkout, whatever PATH says', () => {
  const planted = repository('planted', 1);
  const canary = join(scratch, 'planted-canary');
  script(`${planted}/git`, `touch '${canary}'`);
  const before = process.cwd();
  vi.stubEnv('PATH', `.:${process.env['PATH']}`);
  process.chdir(join(scratch, planted));
  try {
    expect(git.checkout(place(planted)).ok).toBe(true);
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
  }
  expect(existsSync(canary)).toBe(false);
});
