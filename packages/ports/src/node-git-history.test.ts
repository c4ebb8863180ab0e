import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Scratch, scratchDirectory } from '../test/made-repository.ts';
import type { CommitLog, GitAnswer, LoggedCommit } from './git.ts';
import { DEFAULT_LIMITS, nodeGit } from './node-git.ts';
import { absolutePath, child } from './path.ts';

const git = nodeGit();
let scratch: Scratch;

beforeAll(() => {
  scratch = scratchDirectory();
});
afterAll(() => rmSync(scratch.path, { recursive: true, force: true }));

const hash = (text: string) => git.contentHash(new TextEncoder().encode(text), 40);

/** The log as plain values: each commit, then `path before after` of its changes. */
function told(answer: GitAnswer<CommitLog>): readonly (readonly [LoggedCommit, ...string[]])[] {
  if (!answer.ok) throw new Error(answer.failure.message);
  const all: [LoggedCommit, ...string[]][] = [];
  answer.value.visit(
    (commit) => {
      all.push([commit]);
    },
    (path, before, after) => {
      all.at(-1)?.push(`${path} ${before?.slice(0, 7) ?? '-'} ${after?.slice(0, 7) ?? '-'}`);
    },
  );
  return all;
}

const subjects = (answer: GitAnswer<CommitLog>) => told(answer).map(([{ subject }]) => subject);

/** Begins a log and waits for it. */
async function besides(
  name: string,
  head: string,
  limits: Partial<typeof DEFAULT_LIMITS> = {},
): Promise<GitAnswer<CommitLog>> {
  const file = child(absolutePath(scratch.path), `log-${Math.random()}`);
  const asked = nodeGit({ ...DEFAULT_LIMITS, ...limits });
  const running = asked.startLog?.(scratch.place(name), { head }, file);
  if (running === undefined) throw new Error('no log was begun');
  // It has no name any more, so that nothing is left of it if this process is killed.
  if (process.platform !== 'win32') expect(existsSync(file)).toBe(false);
  const answer = await running.answer;
  expect(existsSync(file)).toBe(false);
  return answer;
}

describe('a log', () => {
  test('tells commits and what they did, the newest first', () => {
    const name = scratch.init('log');
    const first = scratch.commit(name, { 'a.md': 'one', 'old\nname': 'two' }, 'begin');
    const odd = 'Ünï "quoted"\u0002\u0001 subject';
    renameSync(join(scratch.path, name, 'old\nname'), join(scratch.path, name, 'new'));
    const second = scratch.commit(name, { 'a.md': 'three' }, odd);
    chmodSync(join(scratch.path, name, 'a.md'), 0o755);
    const third = scratch.commit(name, {}, 'mode');
    const empty = scratch.commit(name, {}, 'nothing');
    const short = (text: string) => hash(text).slice(0, 7);
    const [nothing, mode, changed, begun] = told(git.log(scratch.place(name), { head: empty }));
    expect(nothing).toEqual([{ ...nothing?.[0], id: empty, parents: [third], subject: 'nothing' }]);
    expect(mode?.slice(1)).toEqual([`a.md ${short('three')} ${short('three')}`]);
    expect(changed?.[0]).toMatchObject({ id: second, subject: odd, author: 'a@example.org' });
    expect(changed?.slice(1)).toEqual([
      `a.md ${short('one')} ${short('three')}`,
      `new - ${short('two')}`,
      `old\nname ${short('two')} -`,
    ]);
    expect(begun?.[0].parents).toEqual([]);
    expect(begun?.slice(1)).toEqual([`a.md - ${short('one')}`, `old\nname - ${short('two')}`]);
    const seconds = Number(scratch.run(name, 'log', '-1', '--format=%ct', first));
    expect(begun?.[0].time).toBe(seconds * 1000);
    expect(subjects(git.log(scratch.place(name), { head: empty, since: second }))).toEqual([
      'nothing',
      'mode',
    ]);
  });

  test('of a merge tells its parents and no change', () => {
    const name = scratch.init('merge');
    scratch.commit(name, { a: '1' }, 'begin');
    scratch.run(name, 'checkout', '--quiet', '-b', 'side');
    const side = scratch.commit(name, { b: '1' }, 'side');
    scratch.run(name, 'checkout', '--quiet', 'main');
    const main = scratch.commit(name, { c: '1' }, 'main');
    scratch.run(name, 'merge', '--quiet', '--no-ff', '--message', 'merged', 'side');
    const head = scratch.run(name, 'rev-parse', 'HEAD');
    const [merge, ...rest] = told(git.log(scratch.place(name), { head }));
    expect(merge).toEqual([expect.objectContaining({ parents: [main, side], subject: 'merged' })]);
    expect(rest).toHaveLength(3);
  });

  test('of a merge that was settled by hand tells what neither side has', () => {
    const name = scratch.init('settled');
    scratch.commit(name, { 'a.md': '1', 'b.md': '1' }, 'begin');
    scratch.run(name, 'checkout', '--quiet', '-b', 'side');
    scratch.commit(name, { 'a.md': 'theirs', 'b.md': '2' }, 'side');
    scratch.run(name, 'checkout', '--quiet', 'main');
    scratch.commit(name, { 'a.md': 'ours' }, 'main');
    expect(() => scratch.run(name, 'merge', 'side')).toThrow();
    const head = scratch.commit(name, { 'a.md': 'both', 'new\n.md': 'made' }, 'settled');
    const [merge] = told(git.log(scratch.place(name), { head }));
    const short = (text: string) => hash(text).slice(0, 7);
    expect(merge?.[0].parents).toHaveLength(2);
    expect(merge?.slice(1)).toEqual([
      `a.md ${short('ours')} ${short('both')}`,
      `new\n.md - ${short('made')}`,
    ]);
  });

  test('is not turned by what the configuration says', () => {
    const name = scratch.init('configured');
    const head = scratch.commit(name, { b: '1', a: '1' }, 'begin');
    const plain = told(git.log(scratch.place(name), { head }));
    writeFileSync(join(scratch.path, 'order'), 'b\n');
    const settings = {
      'log.showRoot': 'false',
      'log.diffMerges': 'combined',
      'diff.orderFile': join(scratch.path, 'order'),
      'diff.renames': 'copies',
      'core.abbrev': '5',
      'log.date': 'relative',
      'i18n.logOutputEncoding': 'latin1',
    };
    for (const [key, value] of Object.entries(settings)) scratch.run(name, 'config', key, value);
    expect(told(git.log(scratch.place(name), { head }))).toEqual(plain);
  });

  test('shows history as it was committed, whatever was put in its place', () => {
    const name = scratch.init('replaced');
    scratch.commit(name, { a: '1' }, 'one');
    const second = scratch.commit(name, { a: '2' }, 'two');
    const head = scratch.commit(name, { a: '3' }, 'three');
    scratch.run(name, 'replace', '--graft', head);
    writeFileSync(join(scratch.path, name, '.git', 'info', 'grafts'), `${second}\n`);
    expect(subjects(git.log(scratch.place(name), { head }))).toEqual(['three', 'two', 'one']);
  });

  test('taken beside other work says the same', async () => {
    const name = scratch.init('beside');
    scratch.commit(name, { a: '1' }, 'one');
    const head = scratch.commit(name, { a: '2' }, 'two');
    expect(told(await besides(name, head))).toEqual(told(git.log(scratch.place(name), { head })));
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                    head              limits                 refusal
    ['no such commit',         '0'.repeat(40),   {},                    'FAILED'],
    ['more than the limit',    'HEAD',           { bytes: 1 },          'TOO_MUCH_OUTPUT'],
    ['longer than the limit',  'HEAD',           { milliseconds: -1 },  'TIMED_OUT'],
  ] as const)('that cannot be taken beside other work: %s', async (_case, head, limits, refusal) => {
    expect(await besides('beside', head, limits)).toMatchObject({ ok: false, failure: { refusal } });
  });

  test('is not begun where its file is there already', () => {
    const file = child(absolutePath(scratch.path), 'order');
    expect(git.startLog?.(scratch.place('beside'), { head: 'HEAD' }, file)).toBeUndefined();
    expect(existsSync(file)).toBe(true);
  });
});

test('follows files that were changed as they moved', () => {
  const name = scratch.init('renamed');
  const text = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('');
  const first = scratch.commit(name, { 'a.md': text, 'b.md': 'other' });
  rmSync(join(scratch.path, name, 'a.md'));
  rmSync(join(scratch.path, name, 'b.md'));
  const second = scratch.commit(name, { 'c\nd.md': `${text}more\n`, 'e.md': 'else' });
  expect(git.renames(scratch.place(name), [second, first])).toEqual({
    ok: true,
    value: [
      { commit: second, from: 'a.md', to: 'c\nd.md', similarity: expect.any(Number) as number },
    ],
  });
  expect(git.renames(scratch.place(name), [])).toEqual({ ok: true, value: [] });
});

test('follows moves whatever this machine says of such files', () => {
  const name = scratch.init('attributed');
  const text = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('');
  scratch.commit(name, { 'a.md': text });
  rmSync(join(scratch.path, name, 'a.md'));
  const moved = scratch.commit(name, { 'b.md': text.replaceAll('\n', '\r\n') });
  const plain = git.renames(scratch.place(name), [moved]);
  expect(plain).toMatchObject({ value: [{ from: 'a.md', to: 'b.md' }] });
  const attributes = join(scratch.path, 'config', 'git', 'attributes');
  mkdirSync(dirname(attributes), { recursive: true });
  writeFileSync(attributes, '*.md binary\n');
  vi.stubEnv('XDG_CONFIG_HOME', join(scratch.path, 'config'));
  try {
    expect(git.renames(scratch.place(name), [moved])).toEqual(plain);
  } finally {
    vi.unstubAllEnvs();
  }
  scratch.run(name, 'config', 'core.attributesFile', attributes);
  expect(git.renames(scratch.place(name), [moved])).toEqual(plain);
});

test('gives contents by hash, byte by byte, and none that is too long', () => {
  const name = scratch.init('contents');
  scratch.commit(name, { a: 'ü\n\0', b: 'x'.repeat(100) });
  const ids = [hash('ü\n\0'), hash('x'.repeat(100)), '0'.repeat(40), hash('ü\n\0'), 'HEAD', 'x y'];
  const answer = git.contents(scratch.place(name), ids, 99);
  expect(answer).toEqual({ ok: true, value: new Map([[hash('ü\n\0'), '\xC3\xBC\n\0']]) });
  expect(git.contents(scratch.place(name), ids, 100)).toMatchObject({
    value: new Map([
      [hash('ü\n\0'), '\xC3\xBC\n\0'],
      [hash('x'.repeat(100)), 'x'.repeat(100)],
    ]),
  });
  expect(git.contents(scratch.place(name), [], 99)).toEqual({ ok: true, value: new Map() });
});

test('says what names name', () => {
  const name = scratch.init('objects');
  const head = scratch.commit(name, { 'a b.md': '1' });
  const names = [head.slice(0, 7), 'HEAD:a b.md', 'no-branch', '', 'two\nlines', `${head}^{tree}`];
  const answer = git.objects(scratch.place(name), names);
  expect(answer).toEqual({
    ok: true,
    value: new Map([
      [head.slice(0, 7), { id: head, kind: 'commit' }],
      ['HEAD:a b.md', { id: hash('1'), kind: 'blob' }],
      [`${head}^{tree}`, { id: scratch.run(name, 'rev-parse', 'HEAD^{tree}'), kind: 'tree' }],
    ]),
  });
});

test('names branches and tags', () => {
  const name = scratch.init('refs');
  scratch.commit(name, { a: '1' });
  scratch.run(name, 'branch', 'feature/x');
  scratch.run(name, 'tag', 'v1');
  scratch.run(name, 'update-ref', 'refs/remotes/origin/y', 'HEAD');
  const value = new Set(['main', 'feature/x', 'v1', 'origin/y']);
  expect(git.refs(scratch.place(name))).toEqual({ ok: true, value });
  expect(git.refs(scratch.place(scratch.init('no-refs')))).toEqual({ ok: true, value: new Set() });
});

test('hashes as git does', () => {
  const name = scratch.init('hashed');
  scratch.commit(name, { a: 'ünï\n' });
  expect(hash('ünï\n')).toBe(scratch.run(name, 'rev-parse', 'HEAD:a'));
  const sha256 = createHash('sha256').update('blob 1\0x').digest('hex');
  expect(git.contentHash(new TextEncoder().encode('x'), 64)).toBe(sha256);
});

test('fetches nothing that a partial clone lacks', () => {
  const name = scratch.init('whole');
  scratch.commit(name, { a: '1' }, 'one');
  const head = scratch.commit(name, { a: '2' }, 'two');
  scratch.run(name, 'config', 'uploadpack.allowFilter', 'true');
  const clone = (filter: string, to: string) => {
    const from = `file://${join(scratch.path, name)}`;
    scratch.run('.', 'clone', '--quiet', '--no-checkout', `--filter=${filter}`, from, to);
    return scratch.place(to);
  };
  const blobless = clone('blob:none', 'blobless');
  expect(subjects(git.log(blobless, { head }))).toEqual(['two', 'one']);
  expect(git.contents(blobless, [hash('1')], 99).ok).toBe(false);
  expect(git.log(clone('tree:0', 'treeless'), { head })).toMatchObject({
    failure: { refusal: 'FAILED' },
  });
  const packs = readdirSync(join(blobless, '.git', 'objects', 'pack'));
  expect(packs.filter((pack) => pack.endsWith('.pack'))).toHaveLength(1);
});
