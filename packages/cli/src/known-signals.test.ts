import { absolutePath, type FileSystem } from '@dochygiene/ports';
import { historyGit, type MemoryTree, memoryFileSystem, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene, type Scene } from '../test/outside.ts';

const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const RULE = '<!-- obligation: per-turn; enforced_by: hook:terms.sh -->\n- Use the glossary\n';
const FILES: Readonly<Record<string, string>> = {
  'README.md': `# P\n\n${prose(1)}\n\n[rules](CLAUDE.md), [guide](docs/guide.md)\n`,
  'CLAUDE.md': `# Rules\n\n${prose(2)}\n\n${RULE}`,
  'docs/guide.md': `# Guide\n\n${prose(3)}\n\n${RULE}`,
};
const GIT = historyGit([{ at: '2025-01-01', files: FILES }]);
const treeOf = (files: Readonly<Record<string, string>>): MemoryTree => ({
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text])),
});
const SCENE: Scene = { tree: treeOf(FILES), git: GIT };

const scanned = async (scene: Scene, ...words: readonly string[]) =>
  JSON.parse((await dochygiene(['scan', '--all', '-f', 'json', ...words], scene)).out);
const saidOf = async (scene: Scene) =>
  Object.entries((await scanned(scene)).signals as Record<string, { readonly id: string }[]>)
    .filter(([, all]) => all.some(({ id }) => id === 'unkept-rule'))
    .map(([path]) => path);

describe('unkept-rule', () => {
  test('is said of the rule document alone, beside the other signals, and never decides', async () => {
    const artifact = await scanned(SCENE);
    expect(artifact.signals['CLAUDE.md'].at(-1)).toMatchObject({
      id: 'unkept-rule',
      deciding: false,
      family: 'declared',
      summary: '1 rule is not kept as it claims',
      evidence: [{ line: 5, detail: expect.stringContaining('OB116') }],
    });
    expect(await saidOf(SCENE)).toEqual(['CLAUDE.md']);
    expect(artifact.coverage.signals['unkept-rule']).toEqual({ status: 'ran' });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                         other files                                                      said of
    ['a carrier that fires enough', { '.claude/settings.json': JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: 'command', command: 'sh .claude/terms.sh' }] }] } }), '.claude/terms.sh': 'exit 2\n' }, []],
    ['switched off',                { 'dochygiene.yaml': 'signals: { unkept-rule: off }' },          []],
    ['silenced in the document',    { 'CLAUDE.md': `${RULE}\n<!-- dochygiene-ignore unkept-rule: soon -->\n` }, []],
    ['a directory left out',        { 'old/AGENTS.md': RULE, 'dochygiene.yaml': 'excluded_dirs: [old]' }, ['CLAUDE.md']],
    ['a nested rule document',      { 'src/AGENTS.md': RULE },                                       ['CLAUDE.md', 'src/AGENTS.md']],
    ['what a rule document imports', { 'CLAUDE.md': '# R\n\n@docs/guide.md\n' },                     ['docs/guide.md']],
    ['out of scope',                { 'dochygiene.yaml': 'scope: ["docs/**"]' },                     []],
  ] as const)('%s', async (_case, files, said) => {
    expect(await saidOf({ tree: treeOf({ ...FILES, ...files }) })).toEqual(said);
  });

  test('shortlists a document with a signal of another family', async () => {
    const tree = treeOf({ ...FILES, 'CLAUDE.md': `${FILES['CLAUDE.md']}\n[gone](gone.md)\n` });
    expect((await dochygiene(['scan'], { tree })).out).toMatch(/^ +1\. CLAUDE\.md {2}/m);
    expect((await dochygiene(['scan'], SCENE)).out).not.toContain('CLAUDE.md');
  });

  test('is explained, and in the rules of SARIF', async () => {
    const { code, out } = await dochygiene(['explain', 'unkept-rule'], SCENE);
    expect([code, out.split('\n')[0]]).toEqual([0, 'unkept-rule (supporting, family declared)']);
    expect(out).toContain('dochygiene-ignore unkept-rule: why');
    const log = JSON.parse((await dochygiene(['scan', '--all', '-f', 'sarif'], SCENE)).out);
    const [run] = log.runs;
    const result = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'unkept-rule');
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe('unkept-rule');
  });

  test('is told by why, with its evidence', async () => {
    expect((await dochygiene(['why', 'CLAUDE.md'], SCENE)).out).toContain('unkept-rule');
  });
});

describe('a scan', () => {
  /** Counts the directories listed and the files read. */
  const watched = (tree: MemoryTree) => {
    const fs = memoryFileSystem(tree);
    const seen = { listed: 0, opened: [] as string[] };
    const watching: FileSystem = {
      ...fs,
      list(path) {
        seen.listed += 1;
        return fs.list(path);
      },
      readInto(path, buffer) {
        seen.opened.push(path);
        return fs.readInto(path, buffer);
      },
    };
    return { fs: watching, seen };
  };
  const WORK = { '/p/.github/workflows/ci.yml': 'on: push\n', '/p/.claude/settings.json': '{}' };

  /** Scans the same tree with and without the signal; what other signals read is read both times. */
  const both = async (files: Readonly<Record<string, string>>) => {
    const on = watched({ ...treeOf(files), ...WORK });
    const off = watched({
      ...treeOf(files),
      ...WORK,
      '/off.yaml': 'signals: { unkept-rule: off }',
    });
    const one = await scanned({ fs: on.fs });
    const other = await scanned({ fs: off.fs }, '--config', '/off.yaml');
    off.seen.opened = off.seen.opened.filter((path) => path !== '/off.yaml');
    return { on: on.seen, off: off.seen, one, other };
  };
  const atWork = (opened: readonly string[]) =>
    opened.filter((path) => /\/\.(?:github|claude)\//.test(path));

  test('without a rule document reads nothing more, and says the same', async () => {
    const { 'CLAUDE.md': _, ...files } = FILES;
    const { on, off, one, other } = await both(files);
    expect(on).toEqual(off);
    const ran = one.coverage.signals['unkept-rule'];
    delete one.coverage.signals['unkept-rule'];
    delete other.coverage.signals['unkept-rule'];
    expect([ran, one]).toEqual([{ status: 'ran' }, other]);
  });

  test('walks once, and where no rule declares anything looks for no carrier', async () => {
    const { on, off } = await both({ ...FILES, 'CLAUDE.md': '- Be kind\n' });
    expect([on.listed, atWork(on.opened)]).toEqual([off.listed, atWork(off.opened)]);
    const declaring = await both(FILES);
    expect(atWork(declaring.on.opened).length).toBeGreaterThan(atWork(on.opened).length);
  });

  test('of which the audit fails goes on, and tells', async () => {
    const fs = memoryFileSystem(treeOf(FILES));
    const failing: FileSystem = {
      ...fs,
      lstat: (path) => fs.lstat(path),
      realPath(path) {
        if (path.endsWith('/CLAUDE.md')) throw new TypeError('odd');
        return fs.realPath(path);
      },
    };
    const { signals, coverage, problems } = await scanned({ fs: failing });
    expect(coverage.signals['unkept-rule']).toEqual({ status: 'failed', error: 'odd' });
    expect(problems).toContainEqual(expect.objectContaining({ code: 'SIGNAL_FAILED' }));
    expect(Object.keys(signals)).not.toContain('CLAUDE.md');
  });

  test('remembers documents as without it, and says of them again what it said', async () => {
    const first = await dochygiene(['scan', '--all', '-f', 'json'], SCENE);
    const kept = readTree(first.fs, absolutePath('/p/.dochygiene'))['cache/documents'];
    const again = await dochygiene(['scan', '--all', '-f', 'json'], { ...SCENE, fs: first.fs });
    expect([kept === undefined, again.out]).toEqual([false, first.out]);
    const without = await dochygiene(['scan', '--config', '/off.yaml'], {
      ...SCENE,
      tree: { ...treeOf(FILES), '/off.yaml': 'signals: { unkept-rule: off }' },
    });
    expect(readTree(without.fs, absolutePath('/p/.dochygiene'))['cache/documents']).toBe(kept);
  });

  test('sees a hook that is mended, whatever it remembers', async () => {
    const { fs } = await dochygiene(['scan'], SCENE);
    const hooks = { Stop: [{ hooks: [{ type: 'command', command: 'sh terms.sh' }] }] };
    fs.makeDirectory(absolutePath('/p/.claude'));
    fs.create(absolutePath('/p/.claude/settings.json'), JSON.stringify({ hooks }));
    fs.create(absolutePath('/p/terms.sh'), 'exit 2\n');
    expect(await saidOf({ ...SCENE, fs })).toEqual([]);
  });
});
