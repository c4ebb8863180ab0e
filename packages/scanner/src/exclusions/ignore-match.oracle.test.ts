import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { absolutePath, type DirectoryEntry, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { nodeFileSystem } from '@dochygiene/ports/node';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walk, walkRules } from '../walk.ts';

/** Ignore files by path, and what they say, one character a byte. */
type IgnoreFiles = Readonly<Record<string, string>>;

// Every case below is asked of all of these.
// biome-ignore format: paths are read side by side
const PATHS = [
  'a', 'b', 'ab', 'abc', 'aab', 'A', 'B.md', 'x.log', 'x.LOG', '.hidden', '.log', 'foobar', 'foo bar', 'é', 'éa', '日本.md',
  '#note', '!bang', ' lead', 'trail ', 'two  ', 'tab\t', 'back\\', 'back\\slash', '[x]', 'x]', '*', '?', '-', '^', 'a-b', 'a]', '{a,b}', 'x~', '#x#', 'cr\r',
  'd/a', 'd/b', 'd/x.log', 'd/d/a', 'd/d/b', 'd/d/d/a', 'd/e/f/a', 'd/e/f/b', 'd/e/x.log',
  'foo/bar', 'foo/x/bar', 'foo/x/y/bar', 'foox/bar', 'foox/y/bar', 'foo/a.md', 'out/foo/bar', 'out/x.log', 'out/keep/a', 'out/keep/b', 'out/keep.md',
  'é/a', 'sp ace/a', 'UP/a', 'up/b', 'log/x', 'x.d/a', 'e/d/a', 'e/foo/bar',
] as const;

// biome-ignore format: one case a line
const LINES: readonly string[] = [
  // Names
  'a', 'ab', 'A', 'B.md', 'b.md', 'd', 'foo', 'bar', 'foo bar', 'x.log', '.hidden', 'nothing', 'keep', 'out', 'UP', 'up',
  // Stars and question marks
  '*', '*.log', '*.LOG', '*b', 'a*', '*a*', 'a*b', '*.md', '.*', '*.*', 'x*', '*~', '#*#', '\\#*#', '?', '??', '???', 'a?', '?b', '?.log', 'a*c', '*o*b*r', '*a*b*c*', '*?', '?*', '*??',
  // Directories
  'd/', 'foo/', 'a/', 'out/keep/', '*/', 'd/d/', '/d/', '**/d/', 'x*/', 'log/', 'd//', 'd/ ', 'x.d/',
  // Anchors
  '/a', '/d', '/foo/bar', 'foo/bar', 'd/a', 'd/d', '/*', '/*.log', '/d/*', 'd/*', 'd/*/a', '/*/a', '*/a', '*/*', '/*/*', 'foo/*', 'out/keep.md', '/x.log', '//a', 'd//a', './a', '../a', '/', '/.hidden', '/b*',
  // Double stars
  '**', '**/', '/**', '/**/', '**/a', '/**/a', '**/foo/bar', 'foo/**', '/foo/**', 'foo/**/', 'foo/**/bar', 'd/**/a', 'd/**/d/**', '**/d/**', '**/d/**/a', '**/**/a', 'd/**/**/a', '**/*.log', 'd/**/*', 'd/*/**', '**/*', '*/**', '*/**/', '***', '***/a', '***/', 'd/***', 'd/***/a', '****/b', 'd/**/e/**/a', '**/e/**/a', '**/d/d', '/**/d/d/**/a', '**/x/**/bar', '**/foo/*/bar',
  // Stars side by side with something else
  'a**', '**a', '**b', '*.l**', 'd/**a', 'foo/**bar', 'd/x**g', '/x**', '**.log', 'foo**bar', '/**a', '?**b',
  // Git takes these for stars between slashes
  'foo**', 'foo**/bar', '/foo**/bar', 'out/fo**/bar', 'out/k**', 'foo/x**/bar', 'd/e**/a', 'foo**/', 'out/k**/', 'foo***/bar', 'foo**\\/bar', 'd/e/x**',
  // Classes
  '[ab]', '[a-b]', '[!a]', '[^a]', '[!a-z]', '[a-]', '[-a]', '[]-]', '[]]', '[!]a]', '[[]x]', '[x', '[', '[]', '[!]', '[a', 'a[', '[b-a]', '[a\\]]', '[\\a]', '[\\]]', '[*]', '[?]', '[.]log', '[#]note', '[!!]bang', '[^^]', '[a-b]b', '[A-Z]', '[a-zA-Z]', '[[:alpha:]]', '[[:upper:]]*', '[[:digit:]]', '[[:nonsense:]]', '[[:alpha:]', '[[:alpha]', '[[:punct:]]', '[![:alpha:]]', '[[:space:]]lead', '[[:alpha:][:punct:]]', '[[:lower:]-z]', '[a/]b', 'foo[/]bar', 'd/[ab]', '[d-e]/[a-f]', '*[[:upper:]]*', '[é]', '[é]a', 'x[.]log', '[x-z].log', '[:a]', '[[a]x]', '[a-\\]]', '[\\!-a]',
  // Backslashes
  '\\a', '\\#note', '#note', '\\!bang', '!bang', '\\*', '\\?', '\\[x\\]', '\\[x]', 'back\\\\', 'back\\\\slash', 'back\\slash', 'back\\', '\\', '\\\\', 'd\\/a', 'd/\\a', '**\\/a', 'd/**\\/a', 'd/\\*', 'x.lo\\g', 'a\\b', '\\ lead', 'foo\\ bar', '\\d/', 'd\\/',
  // Blanks
  ' lead', 'trail ', 'trail\\ ', 'trail\\  ', 'two\\ \\ ', 'two \\ ', 'a   ', 'tab\t', 'tab', 'a\t', ' ', '   ', '\t', 'foo bar ', 'back\\\\ ', 'back\\\\\\ ', ' a', '*.log   ',
  // Comments and signs
  '# a', '#', '##', ' #note', '!', '!!', '!a', '!!bang', '-', '^', '{a,b}', '~', 'x~', '+(a)', '@(a|b)', '(a)', 'a|b', 'a$', '.', '..', '$', 'x.log$', '^a', 'a+',
  // Characters of more than one byte
  'é', 'é*', '??a', '?a', '日本.md', '日*', '*本.md', '????????.md'.slice(2), 'é/', 'é/a', '*é*', 'É',
  // Line ends and byte order marks
  'a\r', 'cr\r', 'cr\r\r', '\r', 'cr', 'd/\r', '\ufeffa', 'a\0b', '\0', '#\r',
  // More than one line
  '*\n!*.md', '*\n!*/\n!*.md', 'd/\n!d/a', 'd/*\n!d/a', '*.log\n!x.log', '!x.log\n*.log', '/*\n!/d', '/*\n!/d/\n/d/*\n!/d/d/', '*.log\n!d/x.log', '*.log\n!/x.log', 'out\n!out/keep/', 'out/k**\n!out/keep/', 'foo**/bar\n!foo/x/', 'out/*\n!out/keep/', 'out/**\n!out/keep/\n!out/keep/a', 'a\n!a\na', 'foo/**\n!foo/**/bar', '**/bar\n!foo/bar', '*\n!foo/\n!foo/bar', '*\n!foo/**', '/*/\n!/foo/', 'a\r\nb\r\n', '\n\na\n\n', 'a\n#b\n\\#note', 'd/**\n!d/**/\n!d/**/a', '[ab]\n!b', '*\n!.hidden', '*/\n!d/\n!e/', '!a\n!b', 'foo*\n!foo/\n!foobar', '**/d\n!/d', '/d/d\n!/d/d/d', 'd/d/\n!**/d/d/d/a',
];

const FILES: readonly IgnoreFiles[] = [
  { '.gitignore': '*.log\n', 'd/.gitignore': '!x.log\n' },
  { '.gitignore': '!x.log\n', 'd/.gitignore': '*.log\n' },
  { '.gitignore': 'd/a\n', 'd/.gitignore': '!a\n' },
  { '.gitignore': 'd/\n', 'd/.gitignore': '!a\n' },
  { 'd/.gitignore': '/a\n' },
  { 'd/.gitignore': 'a\n' },
  { 'd/.gitignore': 'd/a\n' },
  { 'd/.gitignore': '/d\n' },
  { 'd/.gitignore': '**/a\n' },
  { 'd/.gitignore': '*\n' },
  { 'd/.gitignore': '*\n!a\n', 'd/d/.gitignore': '!b\n' },
  { 'd/.gitignore': '*\n!*/\n', 'd/d/.gitignore': '!b\n' },
  { '.gitignore': '*\n', 'd/.gitignore': '!*\n' },
  { '.gitignore': '/*\n!/d\n', 'd/.gitignore': '/*\n!/d\n', 'd/d/.gitignore': '/*\n!/a\n' },
  { 'd/.gitignore': 'x.log\n', 'd/e/.gitignore': '!x.log\n' },
  {
    '.gitignore': 'a\n',
    'd/.gitignore': '!a\n',
    'd/d/.gitignore': 'a\n',
    'd/d/d/.gitignore': '!a\n',
  },
  { 'foo/.gitignore': 'foo/bar\n' },
  { 'foo/.gitignore': '/foo\n../b\n' },
  { 'd/.gitignore': '**\n!/e/\n' },
  { 'd/.gitignore': 'e/**\n!e/f/\n!e/f/a\n' },
  { '.gitignore': 'd/**/a\n', 'd/d/.gitignore': '!a\n' },
  { '.gitignore': '**/d/**/a\n', 'd/d/d/.gitignore': '!a\n' },
  { 'out/.gitignore': '*\n!.gitignore\n' },
  { 'out/.gitignore': '*\n!keep/\n!keep/a\n' },
];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'dochygiene-ignore-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('leaves out what git leaves out', () => {
  const cases = [...LINES.map((text) => ({ '.gitignore': latin1(text) })), ...FILES];
  expect(cases.length * PATHS.length).toBeGreaterThan(20_000);
  const told = compare(join(root, 'table'), cases, PATHS);
  // Nothing to compare where git leaves out nothing, or everything.
  expect(told.ignored).toBeGreaterThan(2_000);
  expect(told.kept).toBeGreaterThan(2_000);
  expect(told.differences.map((one) => JSON.stringify(one))).toEqual([]);
});

test('leaves out what git leaves out, whatever the patterns', () => {
  let round = 0;
  const paths = fc.uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', 'ab', 'a.b', 'B', 'ba'), { minLength: 1, maxLength: 5 })
      .map((names) => names.join('/')),
    { minLength: 10, maxLength: 30 },
  );
  const property = fc.property(paths, fc.array(ignoreFiles(), { minLength: 60 }), (some, cases) => {
    round += 1;
    expect(compare(join(root, `round-${round}`), cases, some).differences).toEqual([]);
  });
  fc.assert(property, { numRuns: 6, endOnFailure: true });
}, 120_000);

/** Patterns of pieces that mean something, in the root's ignore file and in those below. */
function ignoreFiles(): fc.Arbitrary<IgnoreFiles> {
  const piece = fc.constantFrom('a', 'b', 'a', 'B', '.', '*', '?', '[ab]', '[!a]', '[a-b]', '\\a');
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'ab', 'a.b', 'B', 'ba', '*') },
    {
      weight: 4,
      arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((p) => p.join('')),
    },
    { weight: 2, arbitrary: fc.constant('**') },
  );
  const pattern = fc
    .tuple(
      fc.constantFrom('', '', '!', '/', '!/'),
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '', '/', ' ', '\r'),
    )
    .map(([before, names, after]) => before + names.join('/') + after)
    // Where two stars meet something else behind a sign, git 2.39 compares unrelated pointers.
    .filter((text) => !/[*?\]\\].*[^/*!]\*\*/.test(text) && !/\*\*[^/*\s]/.test(text));
  const file = fc.array(pattern, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
  return fc
    .record(
      { '.gitignore': file, 'a/.gitignore': file, 'a/b/.gitignore': file, 'b/.gitignore': file },
      { requiredKeys: ['.gitignore'] },
    )
    .map((files) =>
      Object.fromEntries(Object.entries(files).filter(([, text]) => text !== undefined)),
    );
}

/** What git and the walk say of `paths` in each of `cases`, each case in a directory of its own. */
function compare(base: string, cases: readonly IgnoreFiles[], paths: readonly string[]) {
  mkdirSync(base, { recursive: true });
  git(base, ['init', '-q'], '');
  // A path that another goes through is a directory, and holds no rules where it is none.
  const files = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)));
  const all = cases.flatMap((ignores, index) => {
    const within = Object.entries(ignores).filter(
      ([path]) => !files.some((file) => path.startsWith(`${file}/`)),
    );
    for (const [path, text] of within) write(join(base, folder(index), path), text);
    return [...files, ...within.map(([path]) => path)].map((path) => `${folder(index)}/${path}`);
  });

  const asked = all.filter((path) => !path.endsWith('.gitignore'));
  const ignored = ignoredByGit(base, asked);
  const { rules } = walkRules({ scope: ['**'] });
  const { candidates } = walk(withFiles(base, all), absolutePath(base), rules);
  const seen = new Set(candidates.map(({ path }) => path));
  const differences = asked
    .filter((path) => seen.has(path) === ignored.has(path))
    .map((path) => {
      const index = Number(path.slice(0, path.indexOf('/')));
      return { path, git: ignored.has(path) ? 'ignored' : 'kept', rules: cases[index] };
    });
  rmSync(base, { recursive: true });
  return { differences, ignored: ignored.size, kept: asked.length - ignored.size };
}

/**
 * The real disk, with all of `paths` in directory `base` besides: neither git nor the walk looks at
 * a file itself, and making thousands of them takes longer than the test.
 */
function withFiles(base: string, paths: readonly string[]): ReadOnlyFileSystem {
  const folders = new Map<string, Map<string, DirectoryEntry>>();
  for (const path of paths) {
    const names = path.split('/');
    names.forEach((name, depth) => {
      const at = [base, ...names.slice(0, depth)].join('/');
      const entries = folders.get(at) ?? new Map<string, DirectoryEntry>();
      folders.set(at, entries);
      entries.set(name, { name, kind: depth === names.length - 1 ? 'file' : 'directory' });
    });
  }
  const byName = (one: DirectoryEntry, other: DirectoryEntry) => (one.name < other.name ? -1 : 1);
  return {
    ...nodeFileSystem,
    list: (path) => [...(folders.get(path)?.values() ?? [])].sort(byName),
  };
}

function folder(index: number): string {
  return String(index).padStart(4, '0');
}

function ignoredByGit(base: string, paths: readonly string[]): ReadonlySet<string> {
  const input = paths.map((path) => `${path}\0`).join('');
  const args = ['check-ignore', '--no-index', '--stdin', '-z', '-v', '-n'];
  const fields = git(base, args, input).split('\0');
  const ignored = new Set<string>();
  for (let i = 0; i + 3 < fields.length; i += 4) {
    const [, , pattern = '', path = ''] = fields.slice(i, i + 4);
    if (pattern !== '' && !pattern.startsWith('!')) ignored.add(path);
  }
  return ignored;
}

function git(cwd: string, args: readonly string[], input: string): string {
  const env = { PATH: process.env['PATH'], HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' };
  const settings = ['-c', 'core.excludesFile=/dev/null', '-c', 'init.templateDir='];
  try {
    return execFileSync('git', [...settings, ...args], {
      cwd,
      env,
      input,
      maxBuffer: 2 ** 28,
    }).toString();
  } catch (error) {
    // 1 says that nothing is ignored.
    const { status, stdout } = error as { status: number; stdout: Buffer };
    if (status !== 1) throw error;
    return stdout.toString();
  }
}

function write(path: string, bytes: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(bytes, 'latin1'));
}

/** `text` in UTF-8, one character a byte. */
function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
