import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../test/audited.ts';
import { IMPORTS_OF_ONE } from './document.ts';
import { SIDE_FILE } from './side-file.ts';

type Files = Parameters<typeof rulesOf>[0];

const paths = (files: Files) => rulesOf(files).documents;
const ruleOf = (files: Files, id: string) => rulesOf(files).rules.find((rule) => rule.id === id);
const oddities = (files: Files) => {
  const { problems } = rulesOf(files);
  return problems.map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`);
};
const found = (files: Files) => {
  const { findings } = rulesOf(files);
  return findings.map(({ code, path, line, rule }) => `${code} ${rule ?? path}:${line ?? ''}`);
};

describe('rule documents', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // path                                           hosts that read it
    ['CLAUDE.md',                                     ['claude-code']],
    ['CLAUDE.local.md',                               ['claude-code']],
    ['.claude/CLAUDE.md',                             ['claude-code']],
    ['packages/a/CLAUDE.md',                          ['claude-code']],
    ['.claude/rules/a/b.md',                          ['claude-code']],
    ['packages/a/.claude/rules/b.md',                 ['claude-code']],
    ['AGENTS.md',                                     ['augment', 'codex', 'copilot', 'cursor', 'windsurf']],
    ['packages/a/AGENTS.md',                          ['augment', 'codex', 'copilot', 'cursor', 'windsurf']],
    ['.cursor/rules/a/b.mdc',                         ['cursor']],
    ['packages/a/.cursor/rules/b.mdc',                ['cursor']],
    ['.cursorrules',                                  ['cursor']],
    ['GEMINI.md',                                     ['gemini-cli']],
    ['.github/copilot-instructions.md',               ['copilot']],
    ['.github/instructions/a/b.instructions.md',      ['copilot']],
    ['.windsurf/rules/a.md',                          ['windsurf']],
    ['.clinerules',                                   ['cline']],
    ['.clinerules/a.md',                              ['cline']],
    ['README.md',                                     undefined],
    ['docs/claude.md',                                undefined],
    ['CLAUDE.md.txt',                                 undefined],
    ['docs/MYCLAUDE.md',                              undefined],
    ['.claude/commands/a.md',                         undefined],
    ['packages/a/.github/copilot-instructions.md',    undefined],
    ['node_modules/a/CLAUDE.md',                      undefined],
    ['.git/CLAUDE.md',                                undefined],
  ] as const)('%s', (path, hosts) => {
    const { rules, documents } = rulesOf({ [path]: '- A rule\n' });
    expect(documents).toEqual(hosts === undefined ? [] : [path]);
    expect(rules[0]?.hosts).toEqual(hosts);
  });

  test('what git ignores is none, but for what agents read all the same', () => {
    const files = {
      '.gitignore': 'out/\n.claude/\nCLAUDE.local.md\n',
      'out/CLAUDE.md': '# A\n',
      '.claude/rules/a.md': '# A\n',
      'CLAUDE.local.md': '# A\n',
    };
    expect(paths(files)).toEqual(['.claude/rules/a.md', 'CLAUDE.local.md']);
  });

  test('of agents that a document is made for it is told that they are used', () => {
    expect(rulesOf({ 'AGENTS.md': '# A\n' }).hosts).toEqual([]);
    expect(rulesOf({ 'AGENTS.md': '# A\n', '.cursorrules': 'a' }).hosts).toEqual(['cursor']);
  });
});

describe('rules', () => {
  test('are of a file with rule frontmatter the file, and what declares in it', () => {
    const text =
      '---\npaths: src/**\n---\n# A\n\n- each edit\n<!-- obligation: per-commit -->\n- b\n';
    const { rules } = rulesOf({ '.claude/rules/a.md': text });
    expect(rules.map(({ id }) => id)).toEqual(['.claude/rules/a.md', '.claude/rules/a.md#b']);
    expect(rules[0]).toMatchObject({ kind: 'file', title: 'A', paths: ['src/**'], lines: [1, 8] });
    expect(rules[0]?.prose).toContain('each edit');
    expect(rules[0]?.prose.split('\n')).toHaveLength(rules[0]?.proseLines.length ?? 0);
  });

  test('are of any other file its sections and items, and what stands before them', () => {
    const { rules } = rulesOf({
      'CLAUDE.md': 'Mind this.\n\n# A\n\nSo.\n\n- b\n\n# C\n\n# Each turn\n',
    });
    expect(rules.map(({ id }) => id)).toEqual([
      'CLAUDE.md',
      'CLAUDE.md#a',
      'CLAUDE.md#b',
      'CLAUDE.md#each-turn',
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                     frontmatter                                   paths
    ['a list',                  'paths: [a/**, b/*.ts]',                      ['a/**', 'b/*.ts']],
    ['a block list',            'paths:\n  - a/**\n  - "b"',                  ['a/**', 'b']],
    ['between commas',          'globs: a/**,b/*.ts',                         ['a/**', 'b/*.ts']],
    ['no YAML',                 'globs: *.ts, **/*.tsx',                      ['*.ts', '**/*.tsx']],
    ['commas in braces',        'applyTo: "src/{a,b}/**"',                    ['src/{a,b}/**']],
    ['every file',              'applyTo: "**"',                              undefined],
    ['always',                  'globs: a/**\nalwaysApply: true',             undefined],
    ['nothing',                 'globs:\nalwaysApply: false',                 undefined],
    ['a mapping',               'paths: {a: b}',                              undefined],
  ] as const)('about the paths of %s', (_case, frontmatter, expected) => {
    const files = { '.cursor/rules/a.mdc': `---\n${frontmatter}\n---\nText.\n` };
    expect(ruleOf(files, '.cursor/rules/a.mdc')?.paths).toEqual(expected);
  });
});

describe('declarations', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                     comment                                                            frequency        claims
    ['both',                    'obligation: per-commit; enforced_by: git:pre-commit',             'per-commit',    ['git:pre-commit']],
    ['a frequency alone',       'obligation: per-turn',                                            'per-turn',      []],
    ['a claim alone',           'enforced_by: git:pre-commit',                                     undefined,       ['git:pre-commit']],
    ['two claims',              'obligation: none; enforced_by: ci:a.yml#b, test:c.test.ts',       'none',          ['ci:a.yml#b', 'test:c.test.ts']],
    ['two keys of one name',    'obligation: none; enforced_by: ci:a.yml; enforced_by: hook:Stop', 'none',          ['ci:a.yml', 'hook:Stop']],
    ['a list',                  'enforced_by: [hook:a.sh, "ci:b.yml"]',                            undefined,       ['hook:a.sh', 'ci:b.yml']],
    ['a reason with commas',    'obligation: none; enforced_by: instruction-only: a, b; c',        'none',          ['instruction-only: a, b; c']],
    ['over lines',              '\n obligation: none;\n enforced_by: hook:Stop\n',                 'none',          ['hook:Stop']],
    ['a matcher with a bar',    'enforced_by: hook:PreToolUse/Edit|Write',                         undefined,       ['hook:PreToolUse/Edit|Write']],
    ['a permission',            'enforced_by: permission:deny:Edit(docs/adr/**)',                  undefined,       ['permission:deny:Edit(docs/adr/**)']],
  ] as const)('a comment with %s', (_case, comment, frequency, claims) => {
    const rule = ruleOf({ 'CLAUDE.md': `# A\n\n<!-- ${comment} -->\n\n## B\n\nText.\n` }, 'CLAUDE.md#b');
    expect(rule?.declared?.enforcedBy).toEqual(claims);
    expect(rule?.declared?.frequency).toBe(frequency);
    expect(rule?.declared).toMatchObject({ from: 'comment', path: 'CLAUDE.md', line: 3 });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                           text                                                         what declares
    ['above a heading',               '<!-- obligation: none -->\n# A\n',                          ['a']],
    ['above an item',                 '- a\n<!-- obligation: none -->\n- b\n',                     ['b']],
    ['above an item within',          '- a\n  <!-- obligation: none -->\n  - b\n',                 ['b']],
    ['blank lines between',           '<!-- obligation: none -->\n\n\n# A\n',                      ['a']],
    ['another comment between',       '<!-- obligation: none -->\n<!-- x -->\n# A\n',              ['a']],
    ['text between',                  '<!-- obligation: none -->\nText.\n\n# A\n',                 []],
    ['above text',                    '# A\n\n<!-- obligation: none -->\nText.\n',                 []],
    ['at the end',                    '# A\n\n<!-- obligation: none -->\n',                        []],
    ['in code',                       '```\n<!-- obligation: none -->\n```\n\n# A\n',              undefined],
    ['another comment',               '<!-- obligations are none -->\n# A\n',                      undefined],
  ] as const)('stand %s', (_case, text, slugs) => {
    const { rules, findings } = rulesOf({ 'CLAUDE.md': text });
    const declaring = rules.filter(({ declared }) => declared !== undefined);
    expect(declaring.map(({ id }) => id.split('#')[1])).toEqual(slugs ?? []);
    expect(findings.map(({ code }) => code)).toEqual(slugs?.length === 0 ? ['OB309'] : []);
  });

  test("of the frontmatter are the file's", () => {
    const text =
      '---\nobligation_frequency: per-edit\nenforced_by:\n  - hook:a.sh\n  - ci:b.yml\n---\n# A\n';
    expect(ruleOf({ 'AGENTS.md': text }, 'AGENTS.md')?.declared).toEqual({
      ...{ frequency: 'per-edit', enforcedBy: ['hook:a.sh', 'ci:b.yml'], from: 'frontmatter' },
      ...{ path: 'AGENTS.md', line: 2, override: false },
    });
  });

  test('of the side file are by id', () => {
    const files = {
      'CLAUDE.md': '# A\n\n- b\n',
      [SIDE_FILE]:
        'CLAUDE.md#b:\n  obligation_frequency: per-commit\n  enforced_by: git:pre-commit\n',
    };
    expect(ruleOf(files, 'CLAUDE.md#b')?.declared).toMatchObject({
      frequency: 'per-commit',
      from: 'side-file',
      line: 1,
    });
    expect(found(files)).toEqual([]);
  });

  const both = (comment: string, side: string) => ({
    'CLAUDE.md': `<!-- ${comment} -->\n# A\n`,
    [SIDE_FILE]: `CLAUDE.md#a:\n  ${side}\n`,
  });
  // biome-ignore format: a table is read by column
  test.each([
    // case                     comment                                 side file                               findings
    ['agree',                   'obligation: none',                     'obligation_frequency: none',           []],
    ['speak of other things',   'obligation: none',                     'enforced_by: git:pre-commit',          []],
    ['name claims otherwise',   'enforced_by: ci:a.yml, hook:b.sh',     'enforced_by: [hook:b.sh, ci:a.yml]',   []],
    ['name two frequencies',    'obligation: none',                     'obligation_frequency: per-edit',       ['OB301 CLAUDE.md#a:1']],
    ['name two claims',         'enforced_by: ci:a.yml',                'enforced_by: ci:b.yml',                ['OB301 CLAUDE.md#a:1']],
  ] as const)('that %s', (_case, comment, side, findings) => {
    expect(found(both(comment, side))).toEqual(findings);
  });

  test('of two that disagree the first holds', () => {
    const files = both('obligation: none', 'obligation_frequency: per-edit');
    expect(ruleOf(files, 'CLAUDE.md#a')?.declared).toMatchObject({
      frequency: 'none',
      from: 'comment',
    });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // written          what was meant
    ['per-comit',       'did you mean per-commit?'],
    ['Per Turn',        'did you mean per-turn?'],
    ['per_session',     'did you mean per-session?'],
    ['weekly',          'did you mean one of per-edit'],
  ] as const)('a frequency "%s" is none: %s', (written, meant) => {
    const { findings, rules } = rulesOf({ 'CLAUDE.md': `<!-- obligation: ${written}; enforced_by: ci:a.yml -->\n# A\n` });
    expect(findings).toMatchObject([{ code: 'OB304', line: 1, message: expect.stringContaining(meant) }]);
    expect(rules[0]?.declared).not.toHaveProperty('frequency');
  });

  test('instruction-only without a reason is a finding', () => {
    const of = (claim: string) =>
      found({ 'CLAUDE.md': `<!-- obligation: none; enforced_by: ${claim} -->\n# A\n` });
    expect(of('instruction-only')).toEqual(['OB302 CLAUDE.md#a:1']);
    expect(of('instruction-only: ')).toEqual(['OB302 CLAUDE.md#a:1']);
    expect(of('instruction-only: judgement')).toEqual([]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                       text                                                                                          silenced
    ['in the frontmatter',        '---\nobligation_frequency: none\n# frequency-override: quotes\n---\neach edit\n',            true],
    ['without a reason',          '---\nobligation_frequency: none\n# frequency-override:\n---\neach edit\n',                   false],
    ['in code',                   '---\nobligation_frequency: none\n---\n```\n# frequency-override: x\n```\n',                  false],
    ['nowhere',                   '---\nobligation_frequency: none\n---\neach edit\n',                                          false],
  ] as const)('a note %s', (_case, text, silenced) => {
    expect(ruleOf({ '.claude/rules/a.md': text }, '.claude/rules/a.md')?.declared?.override).toBe(silenced);
  });
});

describe('the side file', () => {
  test('names a rule that is none: a finding with what was meant', () => {
    const files = {
      'CLAUDE.md': '# Build docs\n',
      [SIDE_FILE]: 'CLAUDE.md#build-doc:\n  enforced_by: ci:a.yml\n',
    };
    expect(rulesOf(files).findings).toMatchObject([
      {
        code: 'OB307',
        path: SIDE_FILE,
        line: 1,
        message: 'names no rule: "CLAUDE.md#build-doc"; did you mean "CLAUDE.md#build-docs"?',
      },
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['no YAML',             'a: [b\n',                                                  `${SIDE_FILE}:2`],
    ['no mapping',          '- a\n',                                                    `${SIDE_FILE}:1`],
    ['a rule without keys', 'CLAUDE.md: ci\n',                                          `${SIDE_FILE}:1`],
    ['an unknown key',      'CLAUDE.md#a:\n  enforced: ci:a.yml\n',                     `${SIDE_FILE}:2`],
  ] as const)('with %s is broken, with its line', (_case, text, place) => {
    const files = { 'CLAUDE.md': '# A\n', [SIDE_FILE]: text };
    expect(rulesOf(files).broken).toBe(true);
    expect(oddities(files)).toEqual([expect.stringContaining(`${place} Cannot use ${SIDE_FILE}`)]);
  });

  test('may be empty or missing', () => {
    expect(rulesOf({ 'CLAUDE.md': '# A\n', [SIDE_FILE]: '# later\n' }).broken).toBe(false);
    expect(rulesOf({ 'CLAUDE.md': '# A\n' }).broken).toBe(false);
  });
});

describe('imports', () => {
  test('are read as rules of the agent that follows them', () => {
    const files = {
      'CLAUDE.md': 'See @docs/a.md and `@docs/b.md`.\n',
      'docs/a.md': '- A\n',
      'docs/b.md': '- B\n',
    };
    expect(paths(files)).toEqual(['CLAUDE.md', 'docs/a.md']);
    expect(ruleOf(files, 'docs/a.md#a')?.hosts).toEqual(['claude-code']);
  });

  test('of AGENTS.md by CLAUDE.md make it a rule of both', () => {
    const files = {
      'CLAUDE.md': '@AGENTS.md\n',
      'AGENTS.md': '# A\n\n@docs/b.md\n',
      'docs/b.md': '- B\n',
    };
    expect(ruleOf(files, 'AGENTS.md#a')?.hosts).toContain('claude-code');
    expect(ruleOf(files, 'AGENTS.md#a')?.hosts).toContain('codex');
    expect(ruleOf(files, 'docs/b.md#b')?.hosts).toEqual(['claude-code']);
  });

  test('in a document of agents that follow none are text', () => {
    expect(paths({ 'AGENTS.md': '@docs/b.md\n', 'docs/b.md': '- B\n' })).toEqual(['AGENTS.md']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                   files                                                                                         problem
    ['in a circle',           { 'CLAUDE.md': '# A\n\n@a.md\n', 'a.md': '@CLAUDE.md\n' },                                    'a.md:1 Cannot follow the import "@CLAUDE.md": imports go in a circle'],
    ['of itself',             { 'CLAUDE.md': '@CLAUDE.md\n' },                                                              'CLAUDE.md:1 Cannot follow the import "@CLAUDE.md": imports go in a circle'],
    ['of nothing',            { 'CLAUDE.md': '# A\n\n@gone.md\n' },                                                         'CLAUDE.md:3 Cannot follow the import "@gone.md": nothing is there'],
    ['out of the project',    { 'CLAUDE.md': '@../a.md\n', '/a.md': '# A\n' },                                              'CLAUDE.md:1 Cannot follow the import "@../a.md": it leads out of the project'],
    ['by a link, out',        { 'CLAUDE.md': '@a.md\n', 'a.md': { kind: 'symlink', to: '/x.md' }, '/x.md': '# A\n' },       'CLAUDE.md:1 Cannot follow the import "@a.md": it leads out of the project'],
    ['of a directory',        { 'CLAUDE.md': '@a.md\n', 'a.md/b': '' },                                                     'CLAUDE.md:1 Cannot follow the import "@a.md": it is a directory'],
    ['of a FIFO',             { 'CLAUDE.md': '@a.md\n', 'a.md': { kind: 'fifo' } },                                         'CLAUDE.md:1 Cannot follow the import "@a.md": it is no regular file'],
  ] satisfies readonly [string, Files, string][])('%s are a problem', (_case, files, problem) => {
    expect(oddities(files)).toEqual([problem]);
  });

  test('too deep are a problem', () => {
    const files = chain(7);
    expect(oddities({ 'CLAUDE.md': '@1.md\n', ...files })).toEqual([
      '4.md:1 Cannot follow the import "@5.md": it is more than 4 imports deep for Claude Code',
    ]);
    expect(oddities({ 'GEMINI.md': '@1.md\n', ...files })).toEqual([
      '5.md:1 Cannot follow the import "@6.md": it is more than 5 imports deep for Gemini CLI',
    ]);
  });

  /** Documents `1.md` to `<length>.md`, each of which imports the next. */
  function chain(length: number): Files {
    return Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `${at + 1}.md`,
        at + 1 === length ? '- Last\n' : `@${at + 2}.md\n`,
      ]),
    );
  }

  // biome-ignore format: a table is read by column
  test.each([
    // what the client 2.1.332 read of such files
    ['a chain, to the fourth',           { 'CLAUDE.md': '@1.md', ...chain(5) },                                             [1, 2, 3, 4]],
    ['by the long way first',            { 'CLAUDE.md': '@1.md @4.md', ...chain(7) },                                       [1, 2, 3, 4]],
    ['by the short way, where the long does not get', { 'CLAUDE.md': '@1.md @5.md', ...chain(7) },                          [1, 2, 3, 4, 5, 6, 7]],
    ['CLAUDE.md before the rules',       { '.claude/rules/a.md': '@../../1.md', 'CLAUDE.md': '@4.md', ...chain(5) },        [1, 2, 3, 4, 5]],
    ['... whatever they import',         { '.claude/rules/a.md': '@../../4.md', 'CLAUDE.md': '@1.md', ...chain(5) },        [1, 2, 3, 4]],
    ['a circle, each once',              { 'CLAUDE.md': '@1.md', '1.md': '@CLAUDE.md @2.md', '2.md': '@1.md' },             [1, 2]],
    ['AGENTS.md where there is no other', { '.claude/a': '', 'AGENTS.md': '@1.md', ...chain(2) },                           [1, 2]],
  ] satisfies readonly [string, Files, number[]][])('are followed as Claude Code does: %s', (_case, files, wanted) => {
    const read = rulesOf(files).documents.filter((path) => /^\d/.test(path));
    expect(read).toEqual(wanted.map((number) => `${number}.md`));
  });

  test.each(['a.mdc', 'a.mdx', 'a.markdown'])('of %s are none of Claude Code', (name) => {
    const files = { 'CLAUDE.md': `@${name}\n`, [name]: '- A\n' };
    expect(paths(files)).toEqual(['CLAUDE.md']);
    expect(oddities(files)).toEqual([
      `CLAUDE.md:1 Cannot follow the import "@${name}": Claude Code imports no file "${name.slice(1)}"`,
    ]);
  });

  test('are followed for each agent as far as it goes', () => {
    const files = { 'CLAUDE.md': '@1.md\n', 'GEMINI.md': '@1.md\n', ...chain(5) };
    expect(ruleOf(files, '5.md#last')?.hosts).toEqual(['gemini-cli']);
  });

  test('of one document are followed up to a limit', () => {
    const lines = Array.from({ length: IMPORTS_OF_ONE + 5 }, () => '@a.md\n').join('\n');
    const found = oddities({ 'CLAUDE.md': lines, 'a.md': '# A\n' });
    expect(found).toEqual([
      `CLAUDE.md:${2 * IMPORTS_OF_ONE + 1} Cannot follow all imports of "CLAUDE.md": it has more than ${IMPORTS_OF_ONE}`,
    ]);
  });

  test('of data are not read', () => {
    expect(oddities({ 'CLAUDE.md': '@package.json\n', 'package.json': '{}' })).toEqual([]);
  });
});

describe('links', () => {
  test('to a document of the project count as that, for the agents of both names', () => {
    const files: Files = {
      'AGENTS.md': '- A\n',
      'CLAUDE.md': { kind: 'symlink', to: 'AGENTS.md' },
    };
    expect(paths(files)).toEqual(['AGENTS.md']);
    expect(rulesOf(files).hosts).toEqual(['claude-code']);
    expect(ruleOf(files, 'AGENTS.md#a')?.hosts).toContain('claude-code');
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['out of the project',   { kind: 'symlink', to: '/x.md' },       'it leads out of the project'],
    ['to nothing',           { kind: 'symlink', to: 'gone.md' },     'nothing is there'],
    ['in a circle',          { kind: 'symlink', to: 'CLAUDE.md' },   'LINK_LOOP'],
    ['to a FIFO',            { kind: 'symlink', to: 'fifo' },        'it is no regular file'],
  ] as const)('%s are a problem', (_case, link, why) => {
    const files: Files = { 'CLAUDE.md': link, '/x.md': '# A\n', fifo: { kind: 'fifo' } };
    expect(oddities(files)).toEqual([`CLAUDE.md: Cannot read the rule document "CLAUDE.md": ${why}`]);
    expect(paths(files)).toEqual([]);
  });

  test('to a folder of rules are a problem', () => {
    const files: Files = { 'a/b.md': '# A\n', '.claude/rules': { kind: 'symlink', to: '../a' } };
    expect(oddities(files)).toEqual([expect.stringContaining('Cannot look into ".claude/rules"')]);
  });
});

describe('hostile projects', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['a bomb of aliases',       { 'CLAUDE.md': `---\nenforced_by: &a [x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\n# A\n` }],
    ['deep YAML',               { 'CLAUDE.md': `---\nenforced_by: ${'['.repeat(20_000)}\n---\n# A\n` }],
    ['a deep side file',        { 'CLAUDE.md': '# A\n', [SIDE_FILE]: `a: ${'{b: '.repeat(20_000)}` }],
    ['a wide side file',        { 'CLAUDE.md': '# A\n- b\n'.repeat(500), [SIDE_FILE]: Array.from({ length: 3000 }, (_, at) => `CLAUDE.md#zz${at}: {}\n`).join('') }],
    ['a huge document',         { 'CLAUDE.md': '# A\n'.repeat(400_000) }],
    ['names beyond ASCII',      { '.claude/rules/ä\u202e b#c.md': '# A\n' }],
    ['a name of a prototype',   { 'CLAUDE.md': '---\n__proto__: x\nconstructor: y\n---\n# __proto__\n- constructor\n' }],
    ['NUL',                     { 'CLAUDE.md': '@a\0.md\n# A\0\n' }],
    ['many imports',            { 'CLAUDE.md': Array.from({ length: 5000 }, (_, at) => `@x${at}.md`).join(' ') }],
    ['many comments',           { 'CLAUDE.md': '<!-- obligation: none -->\n\n'.repeat(5000) }],
  ] satisfies readonly [string, Files][])('%s: an answer', (_case, files) => {
    const { documents, rules } = rulesOf(files);
    expect(documents.length + rules.length).toBeGreaterThanOrEqual(0);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('documents that are read for want of others, or in their place', () => {
  const ITEM = '- A\n';
  const readers = (files: Files, path: string) => ruleOf(files, `${path}#a`)?.hosts ?? [];

  // biome-ignore format: a table is read by column
  test.each([
    // what stands there                                            what is asked for      whether Claude Code reads it
    [['.claude/settings.json', 'AGENTS.md'],                         'AGENTS.md',           true],
    [['AGENTS.md'],                                                  'AGENTS.md',           false],
    [['below/CLAUDE.md', 'AGENTS.md'],                               'AGENTS.md',           true],
    [['.claude/rules/one.md', 'AGENTS.md'],                          'AGENTS.md',           true],
    [['CLAUDE.md', 'AGENTS.md'],                                     'AGENTS.md',           false],
    [['.claude/CLAUDE.md', 'AGENTS.md'],                             'AGENTS.md',           false],
    [['CLAUDE.local.md', 'AGENTS.md'],                               'AGENTS.md',           false],
    [['.claude/a', '.claude/AGENTS.md'],                             '.claude/AGENTS.md',   true],
    [['CLAUDE.md', '.claude/AGENTS.md'],                             '.claude/AGENTS.md',   false],
    [['.claude/a', 'below/AGENTS.md'],                               'below/AGENTS.md',     true],
    [['.claude/a', 'below/.claude/AGENTS.md'],                       'below/.claude/AGENTS.md', true],
    [['CLAUDE.md', 'below/AGENTS.md'],                               'below/AGENTS.md',     false],
    [['.claude/CLAUDE.md', 'below/AGENTS.md'],                       'below/AGENTS.md',     false],
    [['below/CLAUDE.md', 'below/AGENTS.md'],                         'below/AGENTS.md',     false],
    [['below/.claude/CLAUDE.md', 'below/AGENTS.md'],                 'below/AGENTS.md',     false],
    [['below/CLAUDE.local.md', 'below/AGENTS.md'],                   'below/AGENTS.md',     false],
    [['below/CLAUDE.md', 'below/deep/AGENTS.md'],                    'below/deep/AGENTS.md', true],
  ])('with %j Claude Code reads %s: %s', (there, path, reads) => {
    const files = Object.fromEntries(there.map((name) => [name, ITEM]));
    expect(readers(files, path).includes('claude-code')).toBe(reads);
  });

  test('AGENTS.override.md stands for the one beside it, to Codex alone', () => {
    const files = { 'AGENTS.md': ITEM, 'AGENTS.override.md': ITEM, 'a/AGENTS.md': ITEM };
    expect(readers(files, 'AGENTS.md')).not.toContain('codex');
    expect(readers(files, 'AGENTS.md')).toContain('cursor');
    expect(readers(files, 'AGENTS.override.md')).toEqual(['codex']);
    expect(readers(files, 'a/AGENTS.md')).toContain('codex');
    expect(readers({ ...files, 'AGENTS.override.md': '' }, 'AGENTS.md')).toContain('codex');
  });

  // biome-ignore format: a table is read by column
  test.each([
    // settings                                          what Gemini CLI reads
    [undefined,                                           ['GEMINI.md']],
    ['{}',                                                ['GEMINI.md']],
    ['{"context":{"fileName":"AGENTS.md"}}',              ['AGENTS.md']],
    ['{"context":{"fileName":["AGENTS.md","NOTES.md"]}}', ['AGENTS.md', 'NOTES.md']],
    ['{"contextFileName":"AGENTS.md"}',                   ['AGENTS.md']],
    ['{"context":',                                       ['GEMINI.md']],
  ])('with the settings %s Gemini CLI reads %j', (settings, wanted) => {
    const all = ['AGENTS.md', 'GEMINI.md', 'NOTES.md'];
    const files: Files = Object.fromEntries(all.map((name) => [name, ITEM]));
    const more: Files = settings === undefined ? {} : { '.gemini/settings.json': settings };
    expect(all.filter((path) => readers({ ...files, ...more }, path).includes('gemini-cli'))).toEqual(wanted);
    const told = settings?.includes('AGENTS.md') ?? false;
    if (told) expect(rulesOf({ ...files, ...more }).hosts).toContain('gemini-cli');
  });
});
