import { absolutePath, type FileSystem, type Git, type GitObject } from '@dochygiene/ports';
import { historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { dochygiene } from '../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 60 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const page = (seed: number, text: string) => `# Page ${seed}\n\n${prose(seed)}\n\n${text}\n`;

const COMMITS: readonly MadeCommit[] = [
  {
    at: '2025-01-01',
    files: {
      'README.md': page(0, '[all](docs/)'),
      'docs/gone.md': page(1, ''),
      'docs/old/index.md': page(2, ''),
      'docs/moved.md': page(3, ''),
      'src/deep/file.ts': 'x',
      'src/stays.ts': 'x',
      'docs/other.md': page(4, 'Status: obsolete'),
      'docs/links.md': page(5, 'Status: obsolete'),
    },
  },
  {
    at: '2025-02-01',
    files: {
      'docs/to-gone.md': page(10, '[it](gone.md) and [never](never.md)'),
      'docs/to-gone-page.md': page(11, '[it](./gone#part)'),
      'docs/to-directory.md': page(12, '[it](old/)'),
      'docs/to-moved.md': page(13, '[it](moved.md)'),
      'docs/to-code.md': page(14, 'See `deep/file.ts` for it.'),
      'docs/to-heading.md': page(15, '[it](other.md#none)'),
      'docs/to-never.md': page(16, '[never](never.md)'),
      'docs/to-stays.md': page(17, 'See `src/stays.ts`.'),
      'docs/to-back.md': page(18, '[it](back.md)'),
      'docs/back.md': page(19, ''),
      'docs/edited.md': page(20, 'Status: obsolete'),
    },
  },
  {
    at: '2025-03-01',
    files: {
      'docs/gone.md': null,
      'docs/old/index.md': null,
      'src/deep/file.ts': null,
      'docs/back.md': null,
      'docs/other.md': page(4, 'Status: obsolete, as ever'),
    },
    moves: { 'docs/moved.md': 'docs/new-place.md' },
  },
  { at: '2025-04-01', files: { 'docs/back.md': page(19, ''), 'src/stays.ts': 'y' } },
];

const made = historyGit(COMMITS);
const [, second = '', , fourth = ''] = made.ids;
const REFS: Readonly<Record<string, string>> = {
  main: second,
  HEAD: fourth,
  elsewhere: 'e'.repeat(40),
};

/** What `names` name, where commits have names. */
const objects: Git['objects'] = (_root, names) => ({
  ok: true,
  value: new Map(
    names.flatMap((name): [string, GitObject][] => {
      const id = REFS[name.replace('^{commit}', '')];
      return id === undefined ? [] : [[name, { id, kind: 'commit' }]];
    }),
  ),
});
const refs: Git['refs'] = () => ({ ok: true, value: new Set(['main', 'origin/next', 'v1.0']) });
const git: Git = { ...made, objects, refs };

function disk(): FileSystem {
  const files = Object.entries(made.files).map(([path, text]) => [`/p/${path}`, text] as const);
  const repository = { '/p/.git/HEAD': 'ref: refs/heads/main', '/p/.git/objects/x': '' };
  return memoryFileSystem({ ...repository, ...Object.fromEntries(files) });
}

async function since(ref: string, fs = disk(), ...words: readonly string[]) {
  const line = ['scan', '--no-cache', '-f', 'json', '--since', ref, ...words];
  const { code, out, err } = await dochygiene(line, { fs, git });
  expect(err).toBe('');
  return { code, artifact: JSON.parse(out) };
}

// What the third and fourth commit touch (as they stand now), then what they outdate.
const TOUCHED = ['docs/back.md', 'docs/new-place.md', 'docs/other.md'];
const OUTDATED = [
  'docs/to-code.md',
  'docs/to-directory.md',
  'docs/to-gone-page.md',
  'docs/to-gone.md',
  'docs/to-heading.md',
  'docs/to-moved.md',
];

test('what the commits since touch or outdate, and nothing else', async () => {
  const { artifact } = await since('main', disk(), '--all');
  expect([...artifact.shortlist].sort()).toEqual([...TOUCHED, ...OUTDATED].sort());
  expect(artifact.since).toEqual({ ref: 'main', commit: second, paths: 8, documents: 9 });
});

test('of all else, nothing is said; of the whole project, it is counted', async () => {
  const whole = JSON.parse(
    (await dochygiene(['scan', '--no-cache', '-f', 'json'], { fs: disk(), git })).out,
  );
  const { artifact } = await since('main');
  const isMeant = (path: string) => [...TOUCHED, ...OUTDATED].includes(path);
  const only = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => isMeant(path)));
  expect(artifact).toEqual({
    ...whole,
    since: artifact.since,
    shortlist: whole.shortlist.filter(isMeant),
    signals: only(whole.signals),
    facts: only(whole.facts),
  });
  expect(artifact.shortlist).toContain('docs/other.md');
  expect(whole.shortlist).toContain('docs/links.md');
});

test.each([
  ['main', 'any', 1],
  ['main', 'deciding', 1],
  ['HEAD', 'any', 0],
])('the gate counts those alone: since %s, on %s', async (ref, gate, code) => {
  expect((await since(ref, disk(), '--fail-on', gate)).code).toBe(code);
});

test('since HEAD there is nothing but what is not committed', async () => {
  expect((await since('HEAD')).artifact).toMatchObject({
    shortlist: [],
    since: { paths: 0, documents: 0 },
  });
  const fs = disk();
  fs.remove(absolutePath('/p/docs/edited.md'));
  fs.create(absolutePath('/p/docs/edited.md'), page(20, 'Status: obsolete again'));
  expect((await since('HEAD', fs)).artifact).toMatchObject({
    shortlist: ['docs/edited.md'],
    since: { paths: 0, documents: 1 },
  });
});

test.each(['text', 'markdown', 'github'])('%s says so in one line', async (format) => {
  const line = ['scan', '--no-cache', '-f', format, '--since', 'main'];
  const { out } = await dochygiene(line, { fs: disk(), git });
  const plain = out.replaceAll('\\', '');
  expect(plain).toContain(
    `Only what changed since main (${second.slice(0, 10)}): 8 paths, touching or outdating 9 of 15 documents.\n`,
  );
});

const failure = (refusal: 'NOT_A_REPOSITORY' | 'TOO_MUCH_OUTPUT', message: string) =>
  ({ ok: false, failure: { refusal, message } }) as const;
const ACTIONS = 'in GitHub Actions: actions/checkout with fetch-depth: 0';
const shallow = historyGit(COMMITS.slice(2), { shallow: true });

// biome-ignore format: a table is read by column
test.each<readonly [string, string, Partial<Git>, readonly string[], string]>([
  ['an unknown name',     'nothing-like-it', {},                                                            [],           `Cannot tell what changed since "nothing-like-it": no such branch, tag or commit here\n  Fetch it first: git fetch; ${ACTIONS}`],
  ['a misspelt name',     'mian',            {},                                                            [],           `Did you mean "main"? Else fetch it: git fetch; ${ACTIONS}`],
  ['a remote branch',     'next',            {},                                                            [],           'Did you mean "origin/next"? Else fetch it: '],
  ['a shallow history',   'elsewhere',        { ...shallow, objects },                                       [],           `the history here was cut before it\n  Fetch all of it: git fetch --unshallow; ${ACTIONS}`],
  ['no repository',       'main',            { checkout: () => failure('NOT_A_REPOSITORY', 'no repository') }, [],        `no repository\n  Scan a checkout of the repository; ${ACTIONS}`],
  ['too long a log',      'main',            { log: () => failure('TOO_MUCH_OUTPUT', 'too long') },         [],           'Cannot tell what changed since "main": too long\n  Leave out --since.'],
  ['nothing committed',   'main',            { checkout: () => ({ ok: true, value: { head: undefined, history: 'full', linkedWorktree: false } }) }, [], 'nothing is committed yet\n  Leave out --since.'],
  ['git is not asked',    'main',            {},                                                            ['--no-git'], 'Cannot use --since with --no-git\n  What changed, only git can tell.'],
])('%s is refused, with a remedy', async (_case, ref, other, words, message) => {
  const line = ['scan', '--no-cache', '--since', ref, ...words];
  const { code, out, err } = await dochygiene(line, { fs: disk(), git: { ...git, ...other } });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});
