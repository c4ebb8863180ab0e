import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '@dochygiene/ports/node';
import { nodeGit } from '@dochygiene/ports/node-git';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dochygiene } from '../test/outside.ts';
import { sealed, unsealed } from './sealed.ts';

let root = '';

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-last-scan-')));
  git('init', '--quiet', '--initial-branch=main');
  put('README.md', '# P\n\n[plan](docs/plan.md), [old](docs/old.md), [gone](docs/gone.md)\n');
  put('docs/plan.md', '# Plan\n\nSee `src/a.ts` and `src/b.ts`, and run `npm run build`.\n');
  put('docs/old.md', '# Old\n\nStatus: superseded by [plan](plan.md)\n');
  put('CLAUDE.md', '# Rules\n\n@docs/plan.md\n');
  put('package.json', '{"scripts":{"build":"tsc"}}\n');
  put('src/a.ts', '// docs/plan.md\n');
  put('src/b.ts', '\n');
  put('.gitignore', 'secret/\n');
  put('secret/x.md', '# X\n');
  mkdirSync(at('secret/y'));
  commit("Merge branch 'feature/x'");
  put(
    'docs/cites.md',
    `# C\n\n**Branch**: \`feature/x\`\n\n**Commits**: ${git('rev-parse', 'HEAD')}, ${noted()}\n`,
  );
  commit();
  // What is loaded when it is first needed takes time that is no test's.
  await scan(['--no-cache']);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string): string => join(root, path);

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** Writes `.git/note`. @returns the hash of an object that git would put where others are. */
function noted(): string {
  const folders = readdirSync(at('.git/objects'));
  for (let number = 0; ; number += 1) {
    const text = `${number}\n`;
    const hash = nodeGit().contentHash(new TextEncoder().encode(text), 40);
    if (!folders.includes(hash.slice(0, 2))) continue;
    put('.git/note', text);
    return hash;
  }
}

/** Writes into a file that seems as old as can be. */
function aged(path: string, text: string): void {
  put(path, text);
  utimesSync(at(path), 1, 1);
}

/** An ack of the document at `path` that no longer holds. */
function acksOf(path: string): object {
  const evidence = '0'.repeat(64);
  return { version: 1, acks: [{ path, reason: 'x', on: '2026-03-10', evidence }] };
}

function git(...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'],
    HOME: root,
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' },
  };
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8' }).trim();
}

function commit(subject = 'x'): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}

// When everything was written long ago.
const LATER = '2100-01-01T00:30:00Z';

/** Scans; tells what was printed, and whether git was asked anything. */
async function scan(words: readonly string[] = [], over: object = {}) {
  let asked = 0;
  const real = nodeGit();
  const checkout: typeof real.checkout = (...args) => {
    asked += 1;
    return real.checkout(...args);
  };
  const user = process.getuid?.();
  const { code, out, err } = await dochygiene(['scan', '-f', 'json', ...words], {
    ...{ fs: nodeFileSystem, git: { ...real, checkout }, directory: root, now: LATER, user },
    ...over,
  });
  return { told: { code, out, err }, asksGit: asked > 0 };
}

async function isRecalled(...wishes: Parameters<typeof scan>): Promise<boolean> {
  return !(await scan(...wishes)).asksGit;
}

// biome-ignore format: a table is read by column
test.each<readonly [string, () => void]>([
  ['a document says something else',        () => aged('docs/plan.md', '# Plan\n\nStatus: obsolete\n')],
  ['... in as many bytes, at its old time', () => aged('docs/plan.md', '# Plan\n\nStatus: archived\n')],
  ['a document comes',                      () => put('docs/new.md', '# New\n\n[x](x.md)\n')],
  ['... and another lies deep',             () => put('docs/a/b/c/new.md', '# Newer\n\n[x](x.md)\n')],
  ['a document goes',                       () => rmSync(at('docs/new.md'))],
  ['a document is moved',                   () => renameSync(at('docs/old.md'), at('docs/older.md'))],
  ['a document becomes a link',             () => { rmSync(at('docs/older.md')); symlinkSync('plan.md', at('docs/older.md')); }],
  ['... to another',                        () => { rmSync(at('docs/older.md')); symlinkSync('a/b/c/new.md', at('docs/older.md')); }],
  ['a link to a folder appears',            () => symlinkSync('../secret/y', at('docs/folder.md'))],
  ['... which becomes a file',              () => { rmSync(at('secret/y'), { recursive: true }); put('secret/y', 'x'); }],
  ['what a document links to goes',         () => rmSync(at('src/b.ts'))],
  ['a folder is moved away',                () => renameSync(at('docs/a'), at('docs/z'))],
  ['a file that names a document changes',  () => put('src/a.ts', '\n')],
  ['a script goes',                         () => put('package.json', '{"scripts":{}}\n')],
  ['a document is ignored',                 () => put('.gitignore', 'secret/\nold*\n')],
  ['... by git alone',                      () => put('.git/info/exclude', 'plan.md\n')],
  ['... by us alone',                       () => put('.dochygiene-ignore', '*.md\n!README.md\n')],
  ['... and no longer',                     () => rmSync(at('.dochygiene-ignore'))],
  ['all is committed',                      () => commit()],
  ['an object comes',                       () => void git('hash-object', '-w', '.git/note')],
  ['a commit changes nothing but the past', () => void git('commit', '--quiet', '--allow-empty', '--message', 'docs/plan.md is done')],
  ['the last commit is another',            () => void git('commit', '--quiet', '--amend', '--allow-empty', '--message', 'y')],
  ['HEAD goes back',                        () => void git('reset', '--quiet', '--soft', 'HEAD~1')],
  ['HEAD is another by hand',               () => put('.git/HEAD', git('rev-parse', 'HEAD~1'))],
  ['... and a branch again',                () => put('.git/HEAD', 'ref: refs/heads/main\n')],
  ['another branch is checked out',         () => void git('checkout', '--quiet', '-b', 'side')],
  ['a branch comes',                        () => void git('branch', 'feature/x')],
  ['... and goes',                          () => void git('branch', '-D', 'feature/x')],
  ['a remote has it',                       () => void git('update-ref', 'refs/remotes/origin/feature/x', 'HEAD')],
  ['branches and objects are packed',       () => void git('gc', '--quiet')],
  ['a packed branch goes',                  () => put('.git/packed-refs', readFileSync(at('.git/packed-refs'), 'utf8').replace(/.* refs\/remotes.*\n/, ''))],
  ['a document is staged',                  () => { put('docs/staged.md', '# S\n'); git('add', 'docs/staged.md'); }],
  ['... and is no more',                    () => void git('rm', '--quiet', '--cached', 'docs/staged.md')],
  ['a project is configured',               () => put('dochygiene.yaml', 'signals:\n  dead-link: off\n')],
  ['... otherwise',                         () => put('dochygiene.yaml', 'scope: ["docs/**/*.md"]\n')],
  ['... not at all',                        () => rmSync(at('dochygiene.yaml'))],
  ['a rule document comes',                 () => put('AGENTS.md', '---\nrules:\n  - id: x\n---\n# Rules\n')],
  ['acks are shared',                       () => put('dochygiene.acks.yaml', JSON.stringify(acksOf('README.md')))],
  ['acks are kept',                         () => put('.dochygiene/acks.json', JSON.stringify(acksOf('docs/plan.md')))],
  ['... of another',                        () => put('.dochygiene/acks.json', JSON.stringify(acksOf('docs/older.md')))],
  ['a submodule appears',                   () => put('sub/.git', 'gitdir: ../.git/modules/sub\n')],
  ['an empty folder appears',               () => mkdirSync(at('docs/empty'))],
  ['a file may be run',                     () => chmodSync(at('src/a.ts'), 0o755)],
  ['git is configured otherwise',           () => appendFileSync(at('.git/config'), '[core]\n\tquotePath = false\n')],
])('once %s, what is told is what a scan without a cache tells', async (_case, change) => {
  await scan();
  expect(await isRecalled()).toBe(true);
  change();
  const { told } = await scan();
  expect(told).toEqual((await scan(['--no-cache'])).told);
  expect((await scan()).told).toEqual(told);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, readonly string[], object, boolean]>([
  // what is asked                   words                     scene                                   recalled
  ['the same',                       [],                       {},                                     true],
  ['the same, a moment later',       [],                       { now: '2100-01-01T00:59:59Z' },        true],
  ['in another form',                ['-f', 'sarif=/dev/null'], {},                                    true],
  ['fewer documents',                ['--limit', '1'],         {},                                     true],
  ['with a gate',                    ['--max', '900', '--fail-on', 'any'], {},                         true],
  ['all documents',                  ['--all'],                {},                                     false],
  ['in the next hour',               [],                       { now: '2100-01-01T01:00:00Z' },        false],
  ['in the hour before',             [],                       { now: '2099-12-31T23:59:59Z' },        false],
  ['by another Node',                [],                       { nodeVersion: 'v99.0.0' },             false],
  ['by a command built anew',        [],                       { build: 'another' },                   false],
  ['with nothing kept',              ['--no-cache'],           {},                                     false],
  ['since a commit',                 ['--since', 'HEAD'],      {},                                     false],
])('%s', async (_case, words, over, recalled) => {
  await scan();
  await scan();
  expect(await isRecalled()).toBe(true);
  expect(await isRecalled(words, over)).toBe(recalled);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, string, string]>([
  ['has its history cut',     '.git/shallow',                  'HEAD'],
  ['borrows objects',         '.git/objects/info/alternates',  `${tmpdir()}\n`],
  ['has more configuration',  '.git/config',                   '[include]\n\tpath = /nowhere\n[core]\n\tbare = false\n'],
  ['has a form of its own',   '.git/config',                   '[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tpreciousObjects = true\n'],
])('of a repository that %s, nothing is kept', async (_case, path, text) => {
  const before = existsSync(at(path)) ? readFileSync(at(path)) : undefined;
  put(path, text === 'HEAD' ? git('rev-parse', 'HEAD') : text);
  await scan();
  expect(await isRecalled()).toBe(false);
  if (before === undefined) rmSync(at(path));
  else writeFileSync(at(path), before);
  await scan();
  expect(await isRecalled()).toBe(true);
});

/** Puts what is at `path` elsewhere, and a link to it in its place. */
function linked(path: string): void {
  renameSync(at(path), at('.git/elsewhere'));
  symlinkSync(at('.git/elsewhere'), at(path));
}

test.each(['index', 'packed-refs', 'info/attributes', 'objects/pack', 'objects/pack/x.pack'])(
  'of a repository whose %s lies elsewhere, nothing is kept',
  async (name) => {
    const path = `.git/${name}`;
    const isMade = !existsSync(at(path));
    if (isMade) put(path, '');
    linked(path);
    await scan();
    expect(await isRecalled()).toBe(false);
    rmSync(at(path));
    if (isMade) rmSync(at('.git/elsewhere'));
    else renameSync(at('.git/elsewhere'), at(path));
    await scan();
    expect(await isRecalled()).toBe(true);
  },
);

test('where nothing is staged, nothing is believed', async () => {
  rmSync(at('.git/index'));
  await scan();
  expect(await isRecalled()).toBe(false);
  git('reset', '--quiet');
});

/** A folder of programs that has a git of its own. */
function folderOfGit(): string {
  put('.git/bin/git', '#!/bin/sh\n');
  chmodSync(at('.git/bin/git'), 0o755);
  return at('.git/bin');
}

const PATH = process.env['PATH'] ?? '';

// biome-ignore format: a table is read by column
test.each<readonly [string, () => Readonly<Record<string, string>>, boolean]>([
  // who asks                       environment                                        recalled
  ['is the same',                   () => ({ PATH }),                                  true],
  ['has another place to look in',  () => ({ PATH: `/nowhere:${PATH}` }),              true],
  ['looks for less',                () => ({ PATH, HOME: '/nowhere', TZ: 'Asia/Tokyo' }), true],
  ['has another git',               () => ({ PATH: `${folderOfGit()}:${PATH}` }),      false],
  ['has another git, from the top', () => ({ PATH: `${folderOfGit().slice(1)}:${PATH}` }), false],
  ['has no git',                    () => ({ PATH: at('docs') }),                      false],
  ['is root for somebody',          () => ({ PATH, SUDO_UID: '1234' }),                false],
])('where who asks %s, what is kept is told or not', async (_case, env, recalled) => {
  await scan([], { env: { PATH } });
  expect(await isRecalled([], { env: { PATH } })).toBe(true);
  expect(await isRecalled([], { env: env() })).toBe(recalled);
});

test.each(['.gitattributes', 'docs/.gitattributes', '.git/info/attributes'])(
  'once %s says something else, git is asked',
  async (path) => {
    put(path, '*.md text\n');
    await scan();
    expect(await isRecalled()).toBe(true);
    put(path, '*.md binary\n');
    expect(await isRecalled()).toBe(false);
    rmSync(at(path));
  },
);

test('the first scan of all is kept', async () => {
  rmSync(at('.dochygiene'), { recursive: true });
  await scan();
  expect(await isRecalled()).toBe(true);
});

test.each(['trackedFiles', 'objects', 'refs'])(
  'what git would not say of %s is not kept',
  async (question) => {
    const refused = { ok: false, failure: { refusal: 'TIMED_OUT', message: 'too slow' } } as const;
    const git = { ...nodeGit(), [question]: () => refused };
    put('docs/plan.md', `# Plan again, ${question}\n`);
    const blind = await scan([], { git });
    const seeing = await scan();
    expect(seeing.asksGit).toBe(true);
    expect(seeing.told).not.toEqual(blind.told);
  },
);

test('what is not settled is not kept', async () => {
  const soon = { now: new Date().toISOString() };
  put('docs/fresh.md', '# F\n');
  await scan([], soon);
  expect(await isRecalled([], soon)).toBe(false);
  await scan();
  expect(await isRecalled()).toBe(true);
});

interface Kept {
  readonly key: string;
  readonly looks: readonly (readonly [string, string])[];
  readonly found: object;
}

const FOUND = { result: { shortlist: [], signals: {} }, deserving: [], staleAcks: '' };

// biome-ignore format: a table is read by column
test.each<readonly [string, (kept: Kept) => unknown]>([
  ['that ends in the middle',           (kept) => JSON.stringify(kept).slice(0, -9)],
  ['that looked at nothing',            (kept) => ({ ...kept, looks: [], found: FOUND })],
  ['that did not look at the index',    (kept) => ({ ...kept, looks: kept.looks.filter(([name]) => !name.endsWith('.git/index')), found: FOUND })],
  ['that saw another index',            (kept) => ({ ...kept, looks: kept.looks.map(([name, seen]) => [name, name.endsWith('.git/index') ? 'file 1 0 1 1 1' : seen]), found: FOUND })],
  ['that has another key',              (kept) => ({ ...kept, key: '', found: FOUND })],
  ['that is a list',                    () => []],
  ['that is no object',                 () => null],
  ['that has the wrong things in it',   ({ key }) => ({ key, looks: 7, found: FOUND })],
])('a file in the cache %s is not believed', async (_case, spoil) => {
  await scan();
  await scan();
  const { told } = await scan();
  const path = at('.dochygiene/cache/scan');
  const whole = unsealed(readFileSync(path)) ?? new Uint8Array();
  const kept: Kept = JSON.parse(new TextDecoder().decode(whole));
  const spoilt = spoil(kept);
  const text = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt);
  writeFileSync(path, sealed(new TextEncoder().encode(text)));
  expect(await scan()).toEqual({ told, asksGit: true });
  expect(await isRecalled()).toBe(true);
});

test('a file in the cache that is not whole is not believed', async () => {
  await scan();
  const path = at('.dochygiene/cache/scan');
  const bytes = readFileSync(path);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(await isRecalled()).toBe(false);
});
