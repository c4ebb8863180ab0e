import { absolutePath, child, type Git, readText } from '@dochygiene/ports';
import { historyGit, type MemoryTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene, NO_GIT } from '../test/outside.ts';
import { commands } from './commands/index.ts';

// Forty words, different ones for each seed, so that no two pages are alike.
const prose = (seed: number) =>
  Array.from({ length: 40 }, (_, at) => `word${seed * 100 + at}`).join(' ');
const PROJECT: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  '/p/README.md': `# P\n\n${prose(1)}\n\nSee [the guide](docs/guide.md) and [old](docs/old.md).\n`,
  '/p/docs/guide.md': `# Guide\n\n${prose(2)}\n`,
  '/p/docs/old.md': `# Old\n\nStatus: superseded by [the guide](guide.md)\n\n${prose(3)}\n`,
  '/p/CHANGELOG.md':
    '# Changelog\n\n## 1.1.0 - 2026-01-02\n\n- a\n\n## 1.0.0 - 2026-01-01\n\n- b\n',
  '/p/docs/kept.md': '---\nhygiene: frozen\n---\n# Kept\n',
  '/p/vendor/lib/README.md': '# Lib\n',
};

describe('scan', () => {
  test('shows a ranked list and counts what it looked at', async () => {
    const { code, out, err } = await dochygiene(['scan'], { tree: PROJECT });
    expect(out).toBe(
      [
        'dochygiene /p: 1 of 3 documents deserves a look',
        '',
        '  1. docs/old.md  says it is superseded, for guide.md (line 3)',
        '',
        '5 documents in scope: 2 excluded (1 frozen, 1 append-only), 3 judged; 1 folder not opened (1 pruned). No history.',
        'More: dochygiene why docs/old.md',
        '',
      ].join('\n'),
    );
    expect([code, err]).toEqual([0, '']);
  });

  test('says what could not be looked for, since git does not tell', async () => {
    const made = historyGit([
      { at: '2025-01-01', files: { 'a.md': '# A\n\nTODO: say more.\n' } },
      { at: '2025-02-01', files: { 'b.md': '# B\n' } },
    ]);
    const failure = { refusal: 'FAILED', message: 'fatal: not at hand' } as const;
    const git: Git = { ...made, contents: () => ({ ok: false, failure }) };
    const tree = { '/p/a.md': '# A\n\nTODO: say more.\n', '/p/b.md': '# B\n' };
    expect((await dochygiene(['scan'], { tree, git: made })).out).not.toContain('Not looked for');
    expect((await dochygiene(['scan'], { tree, git })).out).toContain(
      ' Not looked for, since git does not tell: vanished-reference, stale-self-date, unkept-promise, accretion.\n',
    );
  });

  test.each([[[]], [['.']], [['scan', '.']], [['/p']], [['scan', 'docs']], [['--format', 'text']]])(
    'is what %j does',
    async (words) => {
      const { out } = await dochygiene(words, { tree: PROJECT });
      expect(out).toContain('docs/old.md');
    },
  );

  test.each(['hook', 'scn'])('of folder %s is meant where there is one', async (word) => {
    const tree = { ...PROJECT, [`/p/${word}/a.md`]: '# A\n' };
    expect((await dochygiene([word], { tree })).out).toContain('docs/old.md');
  });

  test('writes nothing', async () => {
    const { fs } = await dochygiene(['scan'], { tree: PROJECT });
    expect(fs.lstat(absolutePath('/p/.dochygiene'))).toBeUndefined();
  });

  test('prints JSON', async () => {
    const { out } = await dochygiene(['scan', '--format=json'], { tree: PROJECT });
    expect(JSON.parse(out)).toMatchObject({
      schema: 'dochygiene.scan/1',
      shortlist: ['docs/old.md'],
      history: 'none',
      coverage: { in_scope: 5, judged: 3 },
    });
  });

  test('prints Markdown', async () => {
    const { out } = await dochygiene(['scan', '--format=markdown'], { tree: PROJECT });
    expect(out).toContain('| 1 | `docs/old.md` | says it is superseded, for guide.md (line 3) |');
  });

  test('writes a format into a file', async () => {
    const { out, fs } = await dochygiene(['scan', '-f', 'json=out.json', '-f', 'text'], {
      tree: PROJECT,
    });
    const { text } = readText(fs, absolutePath('/p/out.json'), 1_000_000);
    expect(JSON.parse(text).shortlist).toEqual(['docs/old.md']);
    expect(out).toContain('deserves a look');
    expect(fs.list(absolutePath('/p')).map(({ name }) => name)).not.toContain(
      'out.json.0123abcd.tmp',
    );
  });

  test('with --all still says how many deserve a look', async () => {
    const { out } = await dochygiene(['scan', '--all'], { tree: PROJECT });
    expect(out).toContain('1 of 3 documents deserves a look; all are listed, those first');
  });

  test.each([
    ['scan', '/elsewhere', 'More: dochygiene why /p/docs/old.md'],
    ['scan', '/p', 'More: dochygiene why docs/old.md'],
  ])('%s from %s names a document so that it can be pasted', async (command, directory, more) => {
    const tree = { ...PROJECT, '/elsewhere': { kind: 'directory' } } as const;
    expect((await dochygiene([command, '/p'], { tree, directory })).out).toContain(more);
  });

  test('shows every document with --all, and no more than --limit', async () => {
    const all = await dochygiene(['scan', '--all'], { tree: PROJECT });
    expect(all.out.match(/^ +\d+\. /gm)).toHaveLength(3);
    const one = await dochygiene(['scan', '--all', '--limit', '1'], { tree: PROJECT });
    expect(one.out).toContain('2 more: --limit 3');
  });

  test.each([
    [['--fail-on', 'deciding'], 1],
    [['--fail-on', 'any'], 1],
    [['--fail-on', 'any', '--max', '1'], 0],
    [[], 0],
  ])('with %j exits %i', async (words, code) => {
    expect((await dochygiene(['scan', ...words], { tree: PROJECT })).code).toBe(code);
  });

  test('keeps to the configuration', async () => {
    const tree = { ...PROJECT, '/p/dochygiene.yaml': 'signals: { declared-end-of-life: off }\n' };
    expect((await dochygiene(['scan'], { tree })).out).toContain('/p: no document stands out');
  });

  test('says that there is nothing', async () => {
    const empty = await dochygiene(['scan'], { tree: { '/p/main.c': '' } });
    expect([empty.code, empty.out.split('\n')[0]]).toEqual([0, 'dochygiene /p: no documents here']);
  });

  test('says which history it could not ask', async () => {
    const foreign = {
      ...NO_GIT,
      checkout: () =>
        ({
          ok: false,
          failure: { refusal: 'FOREIGN_OWNER', message: 'dubious ownership' },
        }) as const,
    };
    const { code, out } = await dochygiene(['scan'], { tree: PROJECT, git: foreign });
    expect(out).toContain('1 problem:\n  . history is unknown: dubious ownership');
    expect(code).toBe(0);
  });

  test('shows no raw control character of a name', async () => {
    const tree = { ...PROJECT, '/p/docs/\u001b[31m\u202e.md': PROJECT['/p/docs/old.md'] ?? '' };
    for (const format of ['text', 'json', 'markdown']) {
      const { out } = await dochygiene(['scan', '-f', format], { tree });
      expect(out.includes('\u001b') || out.includes('\u202e')).toBe(false);
      expect(out).toMatch(/u001b|u\{1b\}/);
    }
  });
});

describe('why', () => {
  test('tells the steps, the signals and the links', async () => {
    const { code, out } = await dochygiene(['why', 'docs/old.md'], { tree: PROJECT });
    expect(out).toContain('judged       1 signal, shortlisted: place 1 of 1');
    expect(out).toContain('declared-end-of-life (deciding, declared): says it is superseded');
    expect(out).toMatch(/^ {2}docs\/old\.md:3 /m);
    expect(out).toContain('Linked from: 1 place\n  README.md:5');
    expect(out).toContain('Links to: 1 place\n  docs/old.md:3  docs/guide.md');
    expect(code).toBe(0);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // document               what stopped it
    ['CHANGELOG.md',          /append-only {2}stopped: /],
    ['docs/kept.md',          /frozen {7}stopped: /],
    ['vendor/lib/README.md',  /dir-prune {4}stopped: below vendor\//],
    ['docs/guide.md',         /judged {7}no signal/],
    ['.git/HEAD',             undefined],
  ] as const)('%s', async (doc, said) => {
    const { code, out } = await dochygiene(['why', doc], { tree: PROJECT });
    if (said === undefined) expect(code).toBe(2);
    else expect(out).toMatch(said);
  });

  test('a document brought back into the scope is judged like any other', async () => {
    const tree = {
      ...PROJECT,
      '/p/.gitignore': 'drafts/\n',
      '/p/.dochygiene-ignore': '!drafts/plan.md\n',
      '/p/drafts/plan.md': PROJECT['/p/docs/old.md'] ?? '',
      '/p/drafts/other.md': '# Other\n',
    };
    expect((await dochygiene(['why', 'drafts/plan.md'], { tree })).out).toContain('shortlisted');
    expect((await dochygiene(['why', 'drafts/other.md'], { tree })).out).toContain(
      'stopped: below drafts/',
    );
  });

  test('tells what is silenced, and what is to be known before it is touched', async () => {
    const tree = {
      ...PROJECT,
      '/p/docs/old.md': `${PROJECT['/p/docs/old.md']}\n<!-- dochygiene-ignore declared-end-of-life: kept for auditors -->\n`,
      '/p/tests/x.py': 'import os\nopen("docs/old.md")\n',
    };
    const { out } = await dochygiene(['why', 'docs/old.md'], { tree });
    expect(out).toContain(
      'declared-end-of-life (silenced): says it is superseded, for guide.md\n  docs/old.md:7  kept for auditors\n',
    );
    expect(out).toContain(
      'Before it is touched:\n  load-bearing: named by 1 file other than documents\n    tests/x.py:2\n',
    );
    expect((await dochygiene(['scan'], { tree })).out).toContain('1 finding silenced. No history.');
  });

  test('takes a path from where the person stands, and from the root', async () => {
    const scene = { tree: PROJECT, directory: '/p/docs' };
    expect((await dochygiene(['why', 'old.md'], scene)).out).toContain('docs/old.md');
    expect((await dochygiene(['why', './old.md'], scene)).out).toContain('docs/old.md');
    expect((await dochygiene(['why', 'docs/old.md'], scene)).out).toContain('docs/old.md');
    expect(
      (await dochygiene(['why', '/p/docs/old.md'], { ...scene, directory: '/' })).out,
    ).toContain('docs/old.md');
  });

  test.each([
    ['b.md', 'which leads nowhere in the project: not judged'],
    ['guide.md', 'judged there'],
  ])('a link to %s is %s', async (to, said) => {
    const tree: MemoryTree = { ...PROJECT, '/p/docs/link.md': { kind: 'symlink', to } };
    expect((await dochygiene(['why', 'docs/link.md'], { tree })).out).toContain(said);
  });

  test('a document that may not be looked at is told', async () => {
    const tree: MemoryTree = {
      ...PROJECT,
      '/p/shut/x.md': '',
      '/p/shut': { kind: 'directory', mode: 0o000 },
    };
    const { code, err } = await dochygiene(['why', 'shut/x.md'], { tree });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('Cannot open "/p/shut/x.md": permission denied'),
    ]);
  });

  test('helps with a misspelling', async () => {
    const { code, err } = await dochygiene(['why', 'docs/odl.md'], { tree: PROJECT });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot find "docs/odl.md" in "/p"\n  Did you mean "docs/old.md"?\n',
    ]);
  });
});

describe('explain', () => {
  test('lists the signals', async () => {
    expect((await dochygiene(['explain'])).out).toMatch(/Deciding: .*\n {2}declared-end-of-life /);
  });

  test('tells one with its thresholds and how to silence it', async () => {
    const { out } = await dochygiene(['explain', 'stub']);
    expect(out).toContain('stub (supporting, family content)');
    expect(out).toContain('signals: { stub: off }');
    expect(out).toContain('<!-- dochygiene-ignore stub: why -->');
  });

  test('helps with a misspelling', async () => {
    const { code, err } = await dochygiene(['explain', 'dead-links']);
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot explain "dead-links": no such signal\n  Did you mean "dead-link"?\n',
    ]);
  });
});

describe('check and status', () => {
  test('a check is recorded, and status tells it', async () => {
    const before = await dochygiene(['status'], { tree: PROJECT });
    expect(before.out).toContain('last check     never');
    expect(before.out).toContain('banner now     yes: the documents were never checked');
    const { code, out, fs } = await dochygiene(['check'], { tree: PROJECT });
    expect(out).toContain('docs/old.md');
    expect(out).toContain('Recorded as checked today.');
    expect(code).toBe(0);
    const after = await dochygiene(['status', '--format', 'json'], {
      fs,
      now: '2026-03-12T13:00:00Z',
    });
    expect(JSON.parse(after.out)).toEqual({
      schema: 'dochygiene.status/1',
      root: '/p',
      last_check: '2026-03-10T12:00:00.000Z',
      last_reminded: null,
      days_since_check: 2,
      threshold_days: 14,
      stale: false,
      banner_now: false,
      because: 'fresh',
    });
  });

  test('the threshold is the one of the last check, for the hook too', async () => {
    const tree = { ...PROJECT, '/p/dochygiene.yaml': 'threshold_days: 2\n' };
    const { fs } = await dochygiene(['check'], { tree });
    const later = { fs, now: '2026-03-13T12:00:00Z' };
    const { out } = await dochygiene(['status', '-f', 'json'], later);
    expect(JSON.parse(out)).toMatchObject({ threshold_days: 2, stale: true, banner_now: true });
    expect((await dochygiene(['hook', 'session-start'], later)).out).toContain('3 days');
  });

  test('nobody would see a banner in print mode', async () => {
    const { out } = await dochygiene(['status'], {
      tree: PROJECT,
      env: { CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' },
    });
    expect(out).toContain('banner now     no: nobody would see it here');
  });

  test('a state directory that is not ours is refused, and nothing is written', async () => {
    const tree: MemoryTree = {
      ...PROJECT,
      '/p/.dochygiene': { kind: 'symlink', to: '/elsewhere' },
      '/elsewhere': { kind: 'directory' },
    };
    const { code, err, fs } = await dochygiene(['check'], { tree });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot write in "/p/.dochygiene": it is a link, a file or another user\'s\n  Remove it, or give it to yourself.\n',
    ]);
    expect(fs.list(absolutePath('/elsewhere'))).toEqual([]);
  });
});

describe('hook session-start', () => {
  test('shows the banner once a day', async () => {
    const first = await dochygiene(['hook', 'session-start'], { tree: PROJECT });
    expect(JSON.parse(first.out).systemMessage).toMatch(/^dochygiene.*\/dochygiene:check/s);
    const second = await dochygiene(['hook', 'session-start'], {
      fs: first.fs,
      now: '2026-03-10T23:59:59Z',
    });
    expect(second.out).toBe('');
    const next = await dochygiene(['hook', 'session-start'], {
      fs: first.fs,
      now: '2026-03-11T00:00:00Z',
    });
    expect(next.out).toContain('dochygiene');
  });

  test.each([
    ['where nobody would see it', { env: { CLAUDE_CODE_SESSION_ATTENDED: '0' } }],
    ['in a home directory', { directory: '/home/me', tree: { '/home/me/a.md': '' } }],
    ['in a directory that is gone', { directory: undefined }],
  ])('is silent %s', async (_case, scene) => {
    const { code, out, err } = await dochygiene(['hook', 'session-start'], {
      tree: PROJECT,
      ...scene,
    });
    expect([code, out, err]).toEqual([0, '', '']);
  });
});

describe('init', () => {
  const gitignore = (fs: Parameters<typeof readText>[0]) =>
    readText(fs, child(absolutePath('/p'), '.gitignore'), 1000).text;

  test.each([
    ['a new file', undefined, '.dochygiene/\n'],
    ['an old one', 'dist/\n', 'dist/\n.dochygiene/\n'],
    ['one without a last line ending', 'dist/', 'dist/\n.dochygiene/\n'],
    ['one of Windows', 'dist/\r\n', 'dist/\r\n.dochygiene/\r\n'],
  ])('with --yes adds the entry to %s', async (_case, old, text) => {
    const tree = { ...PROJECT, ...(old === undefined ? {} : { '/p/.gitignore': old }) };
    const { code, fs } = await dochygiene(['init', '--yes'], { tree });
    expect([code, gitignore(fs)]).toEqual([0, text]);
  });

  test('asks first, and a no writes nothing', async () => {
    const { code, out, fs } = await dochygiene(['init'], { tree: PROJECT, answer: false });
    expect([code, out]).toEqual([0, 'Nothing was written.\n']);
    expect(fs.lstat(absolutePath('/p/.gitignore'))).toBeUndefined();
  });

  test('a yes writes it', async () => {
    const { fs } = await dochygiene(['init'], { tree: PROJECT, answer: true });
    expect(gitignore(fs)).toBe('.dochygiene/\n');
  });

  test('where nobody can answer it says how to say yes', async () => {
    const { code, err } = await dochygiene(['init'], { tree: PROJECT });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot ask: there is no terminal to answer on\n  Say yes with: --yes\n',
    ]);
  });

  test('does nothing twice', async () => {
    const tree = { ...PROJECT, '/p/.gitignore': '/.dochygiene\n' };
    expect((await dochygiene(['init', '--yes'], { tree })).out).toContain('already ignores');
  });

  test('writes through a link, as whoever made it expects', async () => {
    const tree: MemoryTree = {
      ...PROJECT,
      '/p/.gitignore': { kind: 'symlink', to: 'shared/ignore' },
      '/p/shared/ignore': 'dist/\n',
    };
    const { fs } = await dochygiene(['init', '--yes'], { tree });
    expect(fs.lstat(absolutePath('/p/.gitignore'))?.kind).toBe('symlink');
    expect(readText(fs, absolutePath('/p/shared/ignore'), 1000).text).toBe('dist/\n.dochygiene/\n');
  });
});

describe('doctor', () => {
  test('finds a sound project in order', async () => {
    const { code, out } = await dochygiene(['doctor'], { tree: PROJECT });
    expect(code).toBe(0);
    for (const name of [
      'root',
      'node',
      'git',
      'repository',
      'configuration',
      'ignore entry',
      'hook',
      'state',
    ]) {
      expect(out).toMatch(new RegExp(`^[✓-] ${name} `, 'm'));
    }
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                     scene                                                                     line                                       code
    ['an old Node',             { nodeVersion: 'v18.20.0' },                                              /^x node .*v18\.20\.0 is too old/m,        2],
    ['Node 20.18',              { nodeVersion: 'v20.18.3' },                                              /^x node /m,                               2],
    ['Node 21',                 { nodeVersion: 'v21.7.3' },                                               /^x node /m,                               2],
    ['Node 22.2',               { nodeVersion: 'v22.2.0' },                                               /^x node /m,                               2],
    ['Node 22.3',               { nodeVersion: 'v22.3.0' },                                               /^✓ node /m,                                0],
    ['Node 23',                 { nodeVersion: 'v23.0.0' },                                               /^✓ node /m,                                0],
    ['a broken configuration',  { tree: { ...PROJECT, '/p/dochygiene.yaml': 'scop: []' } },                /^x configuration .*dochygiene\.yaml:1: unknown key "scop"/m, 2],
    ['a broken state',          { tree: { ...PROJECT, '/p/.dochygiene/state.json': '{' } },                /^- state .*NOT_JSON/m,                    0],
    ['a newer state',           { tree: { ...PROJECT, '/p/.dochygiene/state.json': '{"version":2}' } },    /^- state .*newer/m,                       0],
    ['a state that is a link',  { tree: { ...PROJECT, '/p/.dochygiene': { kind: 'symlink', to: '/' } } },  /^x state /m,                              2],
    ['no plugin',               {},                                                                       /^- hook .*not installed/m,                0],
    ['the plugin',              { tree: { ...PROJECT, '/home/me/.claude/settings.json': '{"enabledPlugins":{"dochygiene@dochygiene":true}}' } }, /^✓ hook /m, 0],
    ['a plugin switched off here', { tree: { ...PROJECT, '/home/me/.claude/settings.json': '{"enabledPlugins":{"dochygiene@m":true}}', '/p/.claude/settings.json': '{"enabledPlugins":{"dochygiene@m":false}}' } }, /^- hook .*disabled/m, 0],
    ['no hooks at all',         { tree: { ...PROJECT, '/home/me/.claude/settings.json': '{"disableAllHooks":true}' } }, /^- hook .*disableAllHooks/m, 0],
    ['settings that are no JSON', { tree: { ...PROJECT, '/home/me/.claude/settings.json': '{' } },         /^- hook .*not installed/m,                0],
    ['an ignore entry',         { tree: { ...PROJECT, '/p/.gitignore': '.dochygiene/\n' } },               /^✓ ignore entry .*names/m,                0],
    ['a home directory',        { directory: '/home/me', tree: { '/home/me/a.md': '' } },                  /^- root .*none/m,                         0],
  ] as const)('%s', async (_case, scene, line, code) => {
    const outcome = await dochygiene(['doctor'], { tree: PROJECT, ...scene });
    expect(outcome.out).toMatch(line);
    expect(outcome.code).toBe(code);
  });

  const checkout = (over: object) => ({
    ...NO_GIT,
    checkout: () =>
      ({
        ok: true,
        value: { head: 'a'.repeat(40), history: 'full', linkedWorktree: false, ...over },
      }) as const,
  });
  // biome-ignore format: a table is read by column
  test.each([
    ['a full checkout',     checkout({}),                        /^✓ repository .*at aaaaaaaaaa/m],
    ['a shallow one',       checkout({ history: 'shallow' }),    /^- history .*shallow\n.*git fetch --unshallow/m],
    ['a linked worktree',   checkout({ linkedWorktree: true }),  /^✓ worktree .*linked/m],
    ['a branch not born',   checkout({ head: undefined }),       /^✓ repository .*no commit yet/m],
    ['a foreign owner',     { ...NO_GIT, checkout: () => ({ ok: false, failure: { refusal: 'FOREIGN_OWNER', message: 'dubious ownership' } }) as const }, /^- repository .*dubious ownership\n.*Another user owns it/m],
    ['no git',              { ...NO_GIT, version: () => ({ ok: false, failure: { refusal: 'NOT_INSTALLED', message: 'git is not installed' } }) as const }, /^- git .*not installed/m],
  ])('%s', async (_case, git, line) => {
    const { code, out } = await dochygiene(['doctor'], { tree: PROJECT, git });
    expect(out).toMatch(line);
    expect(code).toBe(0);
  });
});

describe('bad input', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                       words                              message
    ['no such directory',         ['scan', 'nowhere'],               'Cannot open "/p/nowhere": no such directory\n  Name a directory of a project.'],
    ['no such directory, short',  ['./nowhere'],                     'Cannot open "/p/nowhere": no such directory\n  Name a directory of a project.'],
    ['a file',                    ['scan', 'README.md'],             'Cannot scan "/p/README.md": it is a file\n  For one document: dochygiene why "README.md"'],
    ['an unknown command',        ['scna'],                          'Cannot run "scna": no such command or directory\n  Did you mean "scan"?'],
    ['... of two words',          ['check', 'beginn'],               'Cannot run "check beginn": no such command or directory\n  Did you mean "check begin"?'],
    ['... and another',           ['report', 'opne'],                'Cannot run "report opne": no such command or directory\n  Did you mean "report open"?'],
    ['the last of two words',     ['submit'],                        'Cannot run "submit": no such command or directory\n  Did you mean "check submit"?'],
    ['... and another',           ['begin'],                         'Cannot run "begin": no such command or directory\n  Did you mean "check begin"?'],
    ['the first of two words',    ['hook'],                          'Cannot run "hook": no such command or directory\n  Did you mean "hook session-start"?'],
    ['... and a wrong second',    ['hook', 'sesion-start'],          'Cannot run "hook": no such command or directory\n  Did you mean "hook session-start"?'],
    ['... misspelled',            ['sumbit'],                        'Cannot run "sumbit": no such command or directory\n  Did you mean "check submit"?'],
    ['a word that is none',       ['check', 'nowhere'],              'Cannot open "/p/nowhere": no such directory\n  Name a directory of a project.'],
    ['an unknown option',         ['scan', '--formt', 'json'],       'Cannot use option "--formt": unknown\n  Did you mean "--format"?'],
    ['an unknown option, short',  ['--al'],                          'Cannot use option "--al": unknown\n  Did you mean "--all"?'],
    ['an unknown format',         ['scan', '-f', 'jsn'],             'Cannot print format "jsn": unknown\n  Did you mean "json"?'],
    ['two formats at once',       ['scan', '-f', 'json', '-f', 'text'], 'Cannot print two formats at once\n  Send one to a file: --format json=scan.json'],
    ['no file after =',           ['scan', '-f', 'json='],           'Cannot write format "json": no file after "="\n  Name one: --format json=FILE'],
    ['a file in no directory',    ['scan', '-f', 'json=x/y.json'],   'Cannot write "/p/x/y.json": its directory does not exist\n  Make it first.'],
    ['a directory as the file',   ['scan', '-f', 'json=docs'],       'Cannot write "/p/docs": it is a directory\n  Name a file.'],
    ['a FIFO as the file',        ['scan', '-f', 'json=fifo'],       'Cannot write "/p/fifo": it is a device, a FIFO or a socket\n  Name a file.'],
    ['a link that leads nowhere', ['scan', '-f', 'json=lost'],       'Cannot write "/p/lost": it is a link that leads nowhere\n  Remove it first.'],
    ['a file of git\'s own',      ['scan', '-f', 'json=.git/HEAD'],  'Cannot write "/p/.git/HEAD": what is in .git is git\'s own\n  Name another file.'],
    ['the same file twice',       ['scan', '-f', 'json=x', '-f', 'text=x'], 'Cannot write "x" twice\n  Name a file for each format.'],
    ['a dash as the file',        ['scan', '-f', 'json=-'],          'Cannot write to "-"\n  Leave out "=-" to print on standard output.'],
    ['a directory to explain',    ['why', 'docs'],                   'Cannot explain "docs": it is a directory\n  Name a document in it.'],
    ['an unknown gate',           ['scan', '--fail-on', 'all'],      'Cannot fail on "all": unknown\n  Choose from: deciding, any'],
    ['--max alone',               ['scan', '--max', '3'],            'Cannot use --max alone\n  Say what to fail on: --fail-on any --max 5'],
    ['a limit that is no number', ['scan', '--limit', 'ten'],        'Cannot use "ten" for --limit: it wants a whole number from 0 up\n  Write digits alone, such as 20.'],
    ['no document',               ['why'],                           'Cannot run "why": <doc> is missing\n  See: dochygiene why --help'],
    ['a document elsewhere',      ['why', '../x.md'],                'Cannot explain "../x.md": it is not in the project "/p"\n  Name a document of this project, or change to its own.'],
    ['a document in other letters', ['why', 'DOCS/old.md'],          'Cannot find "DOCS/old.md" in "/p"\n  Did you mean "docs/old.md"?'],
    ['a home directory',          ['scan', '/home/me'],              'Cannot scan "/home/me": it belongs to no project (a home directory, the root of a disk or the inside of .git)\n  Name the directory of a project: dochygiene scan <dir>'],
    ['no such configuration',     ['scan', '--config', 'ci.yaml'],   'Cannot read "/p/ci.yaml": not found\n  Name a regular file that you may read.'],
  ] as const)('%s', async (_case, words, message) => {
    const tree: MemoryTree = { ...PROJECT, '/home/me/a.md': '', '/p/fifo': { kind: 'fifo' }, '/p/lost': { kind: 'symlink', to: 'nowhere' } };
    const { code, out, err } = await dochygiene(words, { tree });
    expect(err).toBe(`dochygiene: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });

  test('a configuration that is not understood', async () => {
    const tree = { ...PROJECT, '/p/dochygiene.yaml': 'threshold_days: 14\nscop: []\n' };
    const { code, err } = await dochygiene(['scan'], { tree });
    expect([code, err]).toEqual([
      2,
      'dochygiene: /p/dochygiene.yaml:2: unknown key "scop"\n  Did you mean "scope"?\n',
    ]);
  });

  test('a directory that may not be read', async () => {
    const tree: MemoryTree = { ...PROJECT, '/secret': { kind: 'directory', mode: 0o000 } };
    const { code, err } = await dochygiene(['scan', '/secret'], { tree });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot open "/secret": permission denied\n  Check its permissions.\n',
    ]);
  });

  test('a misspelled command where nobody may look around', async () => {
    const tree: MemoryTree = { '/secret': { kind: 'directory', mode: 0o111 } };
    const { code, err } = await dochygiene(['statsu'], { tree, directory: '/secret' });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot run "statsu": no such command or directory\n  Did you mean "status"?\n',
    ]);
  });

  test('a current directory that is gone', async () => {
    const { code, err } = await dochygiene(['scan'], { tree: PROJECT, directory: undefined });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot tell the current directory: it is gone\n  Change to another one.\n',
    ]);
  });

  test('a fault of our own is told as one', async () => {
    const git = {
      ...NO_GIT,
      checkout: () => {
        throw new TypeError('oops');
      },
    };
    const { code, err } = await dochygiene(['scan'], { tree: PROJECT, git });
    expect(code).toBe(2);
    expect(err).toMatch(/^dochygiene: Cannot finish: this is a bug in dochygiene\nTypeError: oops/);
  });
});

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists every command', async (word) => {
    const { code, out } = await dochygiene([word]);
    expect(code).toBe(0);
    for (const name of [
      'scan',
      'check',
      'check begin',
      'check submit',
      'ack',
      'why',
      'explain',
      'status',
      'doctor',
      'init',
      'hook session-start',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    }
    expect(out).toContain('Exit codes:');
  });

  test.each(commands.map(({ name }) => name))('%s --help has an example', async (name) => {
    const { code, out } = await dochygiene([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: dochygiene ${name}(?: [[<]|\n)`));
    expect(out).toMatch(/^Example: dochygiene /m);
    expect((await dochygiene(['help', ...name.split(' ')])).out).toBe(out);
  });

  test.each([40, 80, 100, 120, 1000])('fits into %i columns, and into 100', async (columns) => {
    const most = Math.min(columns, 100);
    const long = async (words: readonly string[]) =>
      (await dochygiene(words, { columns })).out.split('\n').filter((line) => line.length > most);
    const all = [['--help'], ...commands.map(({ name }) => [...name.split(' '), '--help'])];
    for (const words of all) {
      // In a narrow one, a word may be longer.
      const lines = (await long(words)).filter((line) => columns > 40 || line.trim().includes(' '));
      expect([words, columns > 40 ? lines : []]).toEqual([words, []]);
    }
  });

  test('goes on below itself where it is long', async () => {
    const { out } = await dochygiene(['ack', '--help'], { columns: 70 });
    expect(out).toMatch(/^ {6}--list {20} \S.*\n {33}\S/m);
  });

  test('--version prints the version', async () => {
    expect((await dochygiene(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
