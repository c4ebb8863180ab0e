import { absolutePath, child, readText } from '@dochygiene/ports';
import { type MemoryTree, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { dochygiene } from '../../test/outside.ts';
import { isSarif } from '../../test/sarif-schema.ts';

const script = (content: string, mode = 0o755) => ({ kind: 'file', content, mode }) as const;
const REFUSES = '#!/bin/sh\nexit 2\n';
const run = (name: string) => [
  { type: 'command', command: `"$CLAUDE_PROJECT_DIR"/.claude/hooks/${name}` },
];
const SETTINGS = {
  hooks: {
    SessionStart: [{ hooks: run('terms.sh') }],
    PreToolUse: [
      { matcher: 'Edit|Write', hooks: run('api.sh') },
      { matcher: 'Bash', hooks: run('docs.sh') },
    ],
  },
};
const CLAUDE = `# Rules

<!-- obligation: per-turn; enforced_by: hook:terms.sh -->
- Use the glossary in each reply

<!-- obligation: per-commit; enforced_by: hook:docs.sh -->
- Build the docs before every commit

<!-- obligation: per-task; enforced_by: instruction-only: judgement -->
- Ask before a large change
`;
const API = `---
obligation_frequency: per-file-write
enforced_by: hook:api.sh
---
# Update the reference
`;
/** One rule that holds, one that holds partly, one that fires too seldom, one honest gap. */
const TREE: MemoryTree = {
  '/p/.git/HEAD': 'ref: refs/heads/main\n',
  '/p/.git/objects': { kind: 'directory' },
  '/p/CLAUDE.md': CLAUDE,
  '/p/.claude/rules/api.md': API,
  '/p/.claude/settings.json': JSON.stringify(SETTINGS, undefined, 2),
  '/p/.claude/hooks/terms.sh': script(REFUSES),
  '/p/.claude/hooks/api.sh': script(REFUSES),
  '/p/.claude/hooks/docs.sh': script(REFUSES),
};
/** The same without what is not kept. */
const KEPT: MemoryTree = {
  ...TREE,
  '/p/CLAUDE.md': CLAUDE.replace('hook:terms.sh', 'instruction-only: by eye'),
  '/p/.claude/rules/api.md': '# Api\n',
};
const BASELINE = 'dochygiene.obligations-baseline.json';

const audit = (words: readonly string[], tree: MemoryTree = TREE, scene: object = {}) =>
  dochygiene(['obligations', 'audit', ...words], { tree, ...scene });
const textOf = ({ fs }: Awaited<ReturnType<typeof audit>>, path: string) =>
  readText(fs, absolutePath(path), 1_000_000).text;

describe('audit', () => {
  test('says what does not hold, why, and what would', async () => {
    const { code, out, err } = await audit([]);
    expect(out).toContain('4 rules in 2 files, 4 claim enforcement: 1 hold, 1 partly, 1 do not');
    expect(out).toMatch(/^DO NOT HOLD\n CLAUDE\.md:4 .*Use the glossary.*needs per-turn$/m);
    expect(out).toMatch(/seldom {2}SessionStart fires per-session; .*would cover {2}\[OB201\]/);
    expect(out).toMatch(/^PARTLY\n \.claude\/rules\/api\.md /m);
    expect(out).toContain('HOLD   1 rule (use --all to list them)');
    expect([code, err]).toEqual([1, '']);
  });

  test('writes nothing', async () => {
    const { fs } = await audit([]);
    const before = Object.keys(readTree((await audit([])).fs, absolutePath('/p')));
    expect(Object.keys(readTree(fs, absolutePath('/p')))).toEqual(before);
    expect(before).not.toContain('.dochygiene/state.json');
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                          words                                    tree                                             code
    ['what is not kept',             [],                                      TREE,                                            1],
    ['a level that all pass',        ['--level', 'error'],                    { ...KEPT, '/p/.claude/rules/api.md': API },     0],
    ['the other level',              ['--level', 'warning'],                  { ...KEPT, '/p/.claude/rules/api.md': API },     1],
    ['all kept',                     [],                                      KEPT,                                            0],
    ['nothing claimed',              [],                                      { '/p/AGENTS.md': '# Rules\n\n- Be kind\n' },     0],
    ['no rule document',             [],                                      { '/p/README.md': '# P\n' },                     2],
    ['a document without a rule',    [],                                      { '/p/CLAUDE.md': '' },                          2],
    ['an empty project',             [],                                      { '/p': { kind: 'directory' } },                 2],
    ['rules that are left out',      [],                                      { '/p/old/AGENTS.md': '- A\n', '/p/dochygiene.yaml': 'excluded_dirs: [old]' }, 2],
    ['a side file that is none',     [],                                      { ...KEPT, '/p/dochygiene.obligations.yaml': 'a: [b' }, 2],
    ['a configuration that is none', [],                                      { ...KEPT, '/p/dochygiene.yaml': 'scoop: [a]' }, 2],
    ['another configuration',        ['--config', 'my.yaml'],                 { ...KEPT, '/p/my.yaml': 'excluded_dirs: 3' },   2],
    ['settings that do not parse',   [],                                      { ...KEPT, '/p/.claude/settings.json': '{' },    1],
    ['an unknown format',            ['-f', 'xml'],                           KEPT,                                            2],
    ['an unknown level',             ['--level', 'note'],                     KEPT,                                            2],
    ['a number that is none',        ['--limit', 'x'],                        KEPT,                                            2],
    ['a directory that is gone',     ['gone'],                                KEPT,                                            2],
    ['an option that is unknown',    ['--levl', 'error'],                     KEPT,                                            2],
  ] as const)('exit code of %s', async (_case, words, tree, code) => {
    const outcome = await audit(words, tree as MemoryTree);
    expect([outcome.code, outcome.err === '']).toEqual([code, code !== 2]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['no rule document',           { '/p/README.md': '# P\n' },                                /^dochygiene: Cannot audit "\/p": no rule document found\n {2}Rules are read from CLAUDE\.md/],
    ['a document without a rule',  { '/p/CLAUDE.md': '' },                                     /^dochygiene: Cannot audit "\/p": its rule documents state no rule\n {2}Write one: .* in CLAUDE\.md/],
    ['a side file that is none',   { ...KEPT, '/p/dochygiene.obligations.yaml': 'a: [b' },     /^dochygiene: Cannot use "dochygiene\.obligations\.yaml:1": /],
    ['a side file nobody may read', { ...KEPT, '/p/dochygiene.obligations.yaml': { kind: 'file', content: '', mode: 0 } }, /^dochygiene: Cannot use "dochygiene\.obligations\.yaml": /],
  ] as const)('says why %s is no pass, and prints the report all the same', async (_case, tree, says) => {
    for (const format of ['text', 'json', 'sarif', 'github', 'markdown']) {
      const { out, err } = await audit(['-f', format], tree as MemoryTree);
      expect(err).toMatch(says);
      expect(out).not.toBe('');
    }
  });

  test('a rule that settings which do not parse would carry is inert, with the place', async () => {
    const { out } = await audit([], {
      ...TREE,
      '/p/.claude/settings.json': '{\n  "hooks": nothing',
    });
    expect(out).toContain('[OB109]');
    expect(out).toContain('.claude/settings.json');
  });

  test('prints JSON, the same bytes twice, wherever the project lies', async () => {
    const { out } = await audit(['-f', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      schema: 'dochygiene.obligations/1',
      tool: expect.stringMatching(/^dochygiene \d/),
      summary: { rules: 4, hold: 1, partly: 1, broken: 1, gaps: 1 },
    });
    const moved = Object.fromEntries(
      Object.entries(TREE).map(([path, node]) => [path.replace('/p/', '/else/where/'), node]),
    );
    const elsewhere = await audit(['-f', 'json', '/else/where'], {
      ...moved,
      '/p': { kind: 'directory' },
    });
    expect(elsewhere.out).toBe(out);
  });

  test('prints SARIF that its schema takes', async () => {
    const { out } = await audit(['-f', 'sarif']);
    const log = JSON.parse(out);
    expect([isSarif(log), isSarif.errors]).toEqual([true, null]);
    const found = log.runs[0].results.map(
      ({ ruleId, level }: Record<string, string>) => `${ruleId} ${level}`,
    );
    expect(found).toEqual(['OB201 error', 'OB202 warning']);
  });

  test('annotates from the checkout, which may hold the project in a folder', async () => {
    const { out } = await audit(['-f', 'github'], TREE, { env: { GITHUB_WORKSPACE: '/' } });
    expect(out).toMatch(/^::error file=p\/CLAUDE\.md,line=\d+,title=dochygiene%3A OB201::/);
    expect(out).toMatch(/^::warning file=p\/\.claude\/rules\/api\.md,/m);
  });

  test('prints Markdown, and writes formats into files', async () => {
    const outcome = await audit(['-f', 'markdown', '-f', 'json=out.json', '-f', 'sarif=out.sarif']);
    expect(outcome.out).toContain('\n| error | CLAUDE.md:3 | needs per-turn; ');
    expect(JSON.parse(textOf(outcome, '/p/out.json')).schema).toBe('dochygiene.obligations/1');
    expect(isSarif(JSON.parse(textOf(outcome, '/p/out.sarif')))).toBe(true);
  });

  test('lists rules that hold, and shows as many as it is told', async () => {
    expect((await audit(['--all'])).out).toMatch(/^HOLD\n CLAUDE\.md:7 /m);
    const items = Array.from(
      { length: 30 },
      (_, at) => `<!-- enforced_by: ci:no.yml; obligation: per-commit -->\n- Duty ${at}\n`,
    );
    const tree = { '/p/AGENTS.md': items.join('\n') };
    const shown = async (...words: string[]) =>
      (await audit(words, tree)).out.match(/^ AGENTS\.md:\d+ /gm)?.length;
    expect([await shown(), await shown('--limit', '3'), await shown('--all')]).toEqual([20, 3, 30]);
  });

  test("reads a person's own settings on request alone", async () => {
    const own = {
      PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: 'own-check' }] }],
    };
    const tree = { ...KEPT, '/home/me/.claude/settings.json': JSON.stringify({ hooks: own }) };
    expect((await audit(['-f', 'json'], tree)).out).not.toContain('own-check');
    expect((await audit(['-f', 'json', '--user-scope'], tree)).out).toContain('own-check');
  });
});

describe('a baseline', () => {
  const written = async (tree: MemoryTree = TREE) => {
    const outcome = await audit(['--write-baseline'], tree);
    return { ...outcome, text: textOf(outcome, `/p/${BASELINE}`) };
  };

  test('holds what is found, and then nothing is new', async () => {
    const { code, err, out, text } = await written();
    expect([code, err]).toEqual([0, `dochygiene: wrote /p/${BASELINE}: 2 known findings\n`]);
    expect(out).toContain('BASELINE   2 known findings, 0 new, 0 gone');
    expect(JSON.parse(text).schema).toBe('dochygiene.obligations-baseline/1');
    const again = await audit([], { ...TREE, [`/p/${BASELINE}`]: text });
    expect([again.code, again.out.includes('2 known findings, 0 new')]).toEqual([0, true]);
  });

  test('a finding that misses more than it is known to is new', async () => {
    const { text } = await written();
    const narrower = JSON.stringify(SETTINGS).replace('Edit|Write', 'Edit');
    const tree = { ...TREE, [`/p/${BASELINE}`]: text, '/p/.claude/settings.json': narrower };
    expect((await audit([], tree)).code).toBe(1);
  });

  test('written again it only shrinks, unless it is told to take what is new', async () => {
    const { text } = await written({ ...TREE, '/p/.claude/rules/api.md': '# Api\n' });
    const tree = { ...TREE, [`/p/${BASELINE}`]: text };
    const shrunk = await audit(['--write-baseline'], tree);
    expect([shrunk.code, textOf(shrunk, `/p/${BASELINE}`)]).toEqual([1, text]);
    const taken = await audit(['--write-baseline', '--accept-new'], tree);
    expect([taken.code, JSON.parse(textOf(taken, `/p/${BASELINE}`)).findings.length]).toEqual([
      0, 2,
    ]);
    const mended = await audit(['--write-baseline'], { ...KEPT, [`/p/${BASELINE}`]: text });
    expect([mended.code, JSON.parse(textOf(mended, `/p/${BASELINE}`)).findings]).toEqual([0, []]);
  });

  test('may lie elsewhere', async () => {
    const outcome = await audit(['--write-baseline', '--baseline', 'known.json']);
    const text = textOf(outcome, '/p/known.json');
    expect(outcome.fs.lstat(absolutePath(`/p/${BASELINE}`))).toBeUndefined();
    const tree = { ...TREE, '/p/known.json': text };
    expect((await audit(['--baseline', 'known.json'], tree)).code).toBe(0);
    expect((await audit([], tree)).code).toBe(1);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // words                                         tree                                             says
    [['--baseline', 'gone.json'],                    TREE,                                            'Cannot read "/p/gone.json": no such file\n  Write it with: --write-baseline'],
    [['--accept-new'],                               TREE,                                            'Cannot use --accept-new alone\n  Say where to: --write-baseline'],
    [['--write-baseline', '--user-scope'],           TREE,                                            /Cannot use --write-baseline with --user-scope/],
    [[],                                             { ...TREE, [`/p/${BASELINE}`]: '{' },            /Cannot use "\/p\/dochygiene\.obligations-baseline\.json": it is no JSON/],
    [[],                                             { ...TREE, [`/p/${BASELINE}`]: '{"schema":"x"}' }, /it is no baseline/],
    [[],                                             { ...TREE, [`/p/${BASELINE}`]: { kind: 'directory' } }, /Cannot read "\/p\/dochygiene\.obligations-baseline\.json": /],
    [['--write-baseline'],                           { '/p/README.md': '' },                          /no rule document found/],
  ] as const)('%j is refused, and nothing is written', async (words, tree, says) => {
    const { code, err, fs } = await audit(words, tree as MemoryTree);
    expect(code).toBe(2);
    expect(err).toEqual(typeof says === 'string' ? `dochygiene: ${says}\n` : expect.stringMatching(says));
    const before = (tree as MemoryTree)[`/p/${BASELINE}`];
    const after = fs.lstat(child(absolutePath('/p'), BASELINE))?.kind;
    expect(after).toBe(before === undefined ? undefined : typeof before === 'string' ? 'file' : 'directory');
  });
});

describe('carriers', () => {
  test('lists what fires when, whether a rule is there or not', async () => {
    const { '/p/CLAUDE.md': _, '/p/.claude/rules/api.md': __, ...tree } = TREE;
    const { code, out, err } = await dochygiene(['obligations', 'carriers'], { tree });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^claude-code {3}3 carriers\n/);
    expect(out).toMatch(
      /^ {2}blocks {4}PreToolUse\/Bash +per-edit +\.claude\/settings\.json:\d+$/m,
    );
    const none = await dochygiene(['obligations', 'carriers'], { tree: { '/p/a.c': '' } });
    expect([none.code, none.out]).toEqual([0, 'no carrier found: nothing fires here\n']);
  });

  test('as JSON, into a file too', async () => {
    const outcome = await dochygiene(['obligations', 'carriers', '-f', 'json=c.json'], {
      tree: TREE,
    });
    const value = JSON.parse(textOf(outcome, '/p/c.json'));
    expect([outcome.out, value.schema, value.carriers.length]).toEqual([
      '',
      'dochygiene.carriers/1',
      3,
    ]);
  });

  test('tells that there are problems', async () => {
    const tree = {
      ...TREE,
      '/p/.husky': { kind: 'symlink', to: '/elsewhere' },
      '/elsewhere/x': '',
    } as const;
    const { err } = await dochygiene(['obligations', 'carriers'], { tree });
    expect(err).toMatch(/^dochygiene: \d+ problems?: dochygiene obligations audit\n$/);
  });

  test('has two formats', async () => {
    const { code, err } = await dochygiene(['obligations', 'carriers', '-f', 'sarif'], {
      tree: TREE,
    });
    expect([code, err]).toEqual([
      2,
      'dochygiene: Cannot print format "sarif": unknown\n  Choose from: text, json\n',
    ]);
  });
});

describe('explain', () => {
  const explained = (rule: string, scene: object = {}) =>
    dochygiene(['obligations', 'explain', rule], { tree: TREE, ...scene });

  // biome-ignore format: a table is read by column
  test.each([
    // rule                                          from                  the rule it is
    ['CLAUDE.md#use-the-glossary-in-each-reply',     '/p',                 'CLAUDE.md#use-the-glossary-in-each-reply'],
    ['CLAUDE.md:4',                                  '/p',                 'CLAUDE.md#use-the-glossary-in-each-reply'],
    ['/p/CLAUDE.md:7',                               '/',                  'CLAUDE.md#build-the-docs-before-every-commit'],
    ['../../CLAUDE.md:7',                            '/p/.claude/rules',   'CLAUDE.md#build-the-docs-before-every-commit'],
    ['api.md',                                       '/p/.claude/rules',   '.claude/rules/api.md'],
    ['.claude/rules/api.md',                         '/p',                 '.claude/rules/api.md'],
    ['.claude/rules/api.md:5',                       '/p',                 '.claude/rules/api.md'],
    ['CLAUDE.md:3',                                  '/p',                 'CLAUDE.md#use-the-glossary-in-each-reply'],
  ] as const)('%s from %s', async (rule, directory, id) => {
    const { code, out, err } = await explained(rule, { directory });
    expect([code, err, out.split('\n')[0]]).toEqual([0, '', id]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['AGENTS.md:3', 'AGENTS.md#a'],
    ['AGENTS.md:5', 'AGENTS.md#outer'],
    ['AGENTS.md:6', 'AGENTS.md#inner'],
  ] as const)('%s is the innermost rule around that line', async (rule, id) => {
    const tree = { '/p/AGENTS.md': '# A\n\nSay it.\n\n- Outer\n  - Inner\n' };
    expect((await explained(rule, { tree })).out.split('\n')[0]).toBe(id);
  });

  test('says what the rule needs, claims and gets', async () => {
    const { out } = await explained('CLAUDE.md:4');
    expect(out).toContain('needs      per-turn, as it declares');
    expect(out).toContain('claims     hook:terms.sh (comment, CLAUDE.md:3)');
    expect(out).toContain('on claude-code: seldom, by hook:terms.sh');
  });

  test('a rule of a document that is a link is that of the file', async () => {
    const tree = { ...TREE, '/p/AGENTS.md': { kind: 'symlink', to: 'CLAUDE.md' } } as const;
    expect((await explained('AGENTS.md:4', { tree })).out).toMatch(/^CLAUDE\.md#use-the-glossary/);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // rule                                       says
    ['CLAUDE.md#use-the-glosary-in-each-reply',   /there is none of that name\n {2}Did you mean "CLAUDE\.md#use-the-glossary-in-each-reply"\?/],
    ['use-the-glossary-in-each-reply',            /Did you mean "CLAUDE\.md#use-the-glossary-in-each-reply"\?/],
    ['CLAUDE.md#nothing-like-it-at-all',          /its document has others\n {2}Choose from: CLAUDE\.md.* \(line \d+\), /],
    ['CLAUDE.md:99',                              /there is none at line 99\n {2}Choose from: CLAUDE\.md/],
    ['README.md',                                 /no rule is read from "README\.md"\n {2}See: dochygiene obligations audit --all/],
    ['.claude',                                   /it is a directory/],
    ['../other/CLAUDE.md',                        /it is not in the project|no such/],
  ] as const)('%s is refused', async (rule, says) => {
    const { code, out, err } = await explained(rule);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });
});

describe('why-not', () => {
  const asked = (...words: readonly string[]) =>
    dochygiene(['obligations', 'why-not', ...words], { tree: TREE });

  test('says what an event would do, and what stands there does', async () => {
    const { code, out } = await asked('SessionStart', 'CLAUDE.md:4');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^CLAUDE\.md#use-the-glossary-in-each-reply\n {2}claude-code SessionStart, needs per-turn\n/,
    );
    expect(out).toContain('a hook that nothing narrows: seldom');
    expect(out).toContain('terms.sh');
    expect((await asked('Stop', 'CLAUDE.md:4')).out).toContain(
      'a hook that nothing narrows: holds',
    );
  });

  test('asks git, and another agent by its name', async () => {
    expect((await asked('pre-commit', 'CLAUDE.md:7')).out).toContain(
      'git pre-commit, needs per-commit',
    );
    expect((await asked('codex:Stop', 'CLAUDE.md:4')).out).toContain('codex Stop');
  });

  // biome-ignore format: a table is read by column
  test.each([
    // words                             says
    [['Stpo', 'CLAUDE.md:4'],            /^dochygiene: Cannot tell of "Stpo": no such event of claude-code, git, ci\n {2}Did you mean "Stop"\?\n$/],
    [['beforeSubmitPrompt', 'CLAUDE.md:4'], /Others have it: cursor:beforeSubmitPrompt/],
    [['codexx:Stop', 'CLAUDE.md:4'],     /no such host\n {2}Did you mean "codex"\?/],
    [['Stop', 'CLAUDE.md:99'],           /there is none at line 99/],
    [['Stop'],                           /<rule> is missing/],
  ] as const)('%j is refused', async (words, says) => {
    const { code, out, err } = await asked(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });
});

describe('the group', () => {
  test('alone is no audit: it lists its commands, and is no pass', async () => {
    const { code, out, err } = await dochygiene(['obligations'], { tree: KEPT });
    expect([code, out]).toEqual([2, '']);
    for (const name of [
      'audit [dir]',
      'carriers [dir]',
      'explain <rule>',
      'why-not <event> <rule>',
    ]) {
      expect(err).toContain(`obligations ${name} `);
    }
    expect((await dochygiene(['obligations', '--help'])).out).toContain(
      'obligations why-not <event> <rule>',
    );
  });

  // biome-ignore format: a table is read by column
  test.each([
    [['audti'],         'Cannot run "obligations audti": no such command or directory\n  Did you mean "obligations audit"?'],
    [['everything'],    'Cannot run "obligations everything": no such command\n  Choose from: audit, carriers, explain, why-not'],
    [['src/'],          'Cannot run "obligations src/": no such command\n  Choose from: audit, carriers, explain, why-not'],
  ] as const)('%j is refused', async (words, says) => {
    const { code, err } = await dochygiene(['obligations', ...words], { tree: KEPT });
    expect([code, err]).toEqual([2, `dochygiene: ${says}\n`]);
  });
});

test('whatever a stranger calls things, nothing odd is printed', async () => {
  const odd = 'a\u001b[31m\u202e\u2028b';
  const rule = `<!-- obligation: per-turn; enforced_by: hook:${odd}.sh -->\n- Use ${odd}\n`;
  const hooks = {
    PreToolUse: [{ matcher: odd, hooks: run(`${odd}.sh`) }],
    [odd]: [{ hooks: run('x') }],
  };
  const tree: MemoryTree = {
    '/p/.git/HEAD': '',
    [`/p/${odd}/AGENTS.md`]: rule,
    '/p/CLAUDE.md': rule,
    [`/p/.claude/rules/${odd}.md`]: API,
    '/p/.claude/settings.json': JSON.stringify({ hooks }),
  };
  const lines = [
    ...['text', 'json', 'sarif', 'github', 'markdown'].map((format) => [
      'audit',
      '--all',
      '-f',
      format,
    ]),
    ...['text', 'json'].map((format) => ['carriers', '-f', format]),
    ['explain', `.claude/rules/${odd}.md`],
    ['explain', `${odd}/AGENTS.md:2`],
    ['explain', odd],
    ['explain', `CLAUDE.md#${odd}`],
    ['why-not', odd, 'CLAUDE.md:2'],
    ['why-not', `${odd}:Stop`, 'CLAUDE.md:2'],
    ['why-not', 'PreToolUse', 'CLAUDE.md:2'],
    ['audit', '--baseline', odd],
  ];
  for (const words of lines) {
    const { out, err } = await dochygiene(['obligations', ...words], { tree });
    expect(`${out}${err}`, words.join(' ')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(`${out}${err}`, words.join(' ')).not.toBe('');
    expect(err).not.toContain('bug in dochygiene');
  }
});
