import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { deadCommand } from './dead-command.ts';

const root = absolutePath('/p');
const MANIFESTS = {
  'package.json': '{"name":"@me/thing","scripts":{"build":"x","test:unit":"x","lint":"x"}}',
  Makefile:
    'OUT := bin\nall: build\n.PHONY: phony\nbuild deploy: x\n\tgcc\n$(OUT)/app: y\n%.o: %.c\n',
  justfile: 'v := "1"\n@serve port="1":\n  x\nalias s := serve\ncheck:\n',
  'Taskfile.yml': 'version: 3\ntasks:\n  gen:\n    aliases: [g]\n  docs: x\n',
  'pyproject.toml': '[project]\nname = "thing"\n[project.scripts]\nthing-server = "a:b"\n',
  'xtask/Cargo.toml': '',
  'xtask/src/main.rs': 'enum Cmd { Codegen, DistAll }\nmatch a { "release" => 1 }\n',
  'web/package.json': '{"scripts":{"storybook":"x"}}',
  'scripts/there.py': '',
};

function said(
  text: string,
  path = 'docs/a.md',
  more: Readonly<Record<string, string>> = {},
  manifests: Readonly<Record<string, string>> = MANIFESTS,
): Finding | undefined {
  const texts = { ...manifests, ...more, [path]: text };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [deadCommand] }).findings.get(path)?.[0]?.finding;
}

const shell = (...lines: readonly string[]) => `# A\n\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;

// biome-ignore format: a table is read by column
describe('dead', () => {
  test.each([
    // case                        text                                       written                    now           manifest
    ['a script in a block',        shell('npm run gone'),                     'npm run gone',            undefined,    'package.json'],
    ['a script in a code span',    'Run `npm run gone` first.',               'npm run gone',            undefined,    'package.json'],
    ['after a prompt',             shell('$ npm run gone', 'npm run gone2'),  'npm run gone',            undefined,    'package.json'],
    ['after another command',      shell('npm ci && npm run gone'),           'npm run gone',            undefined,    'package.json'],
    ['with a variable before it',  shell('A=1 npm run gone'),                 'A=1 npm run gone',        undefined,    'package.json'],
    ['with arguments after it',    shell('npm run gone -- -w'),               'npm run gone -- -w',      undefined,    'package.json'],
    ['misspelt',                   shell('npm run test:uni'),                'npm run test:uni' ,       'test:unit',  'package.json'],
    ['words turned around',        shell('npm run unit-test'),                'npm run unit-test',       'test:unit',  'package.json'],
    ['pnpm',                       shell('pnpm run gone'),                    'pnpm run gone',           undefined,    'package.json'],
    ['pnpm without run',           shell('pnpm test:gone'),                   'pnpm test:gone',          undefined,    'package.json'],
    ['yarn without run',           shell('yarn typecheck'),                   'yarn typecheck',          undefined,    'package.json'],
    ['bun',                        shell('bun run test:gone'),                'bun run test:gone',       undefined,    'package.json'],
    ['make',                       shell('make -j4 gone'),                    'make -j4 gone',           undefined,    'Makefile'],
    ['make, one of several',       shell('make build gone V=1'),              'make build gone V=1',     undefined,    'Makefile'],
    ['just',                       shell('just gone'),                        'just gone',               undefined,    'justfile'],
    ['task',                       shell('task gone'),                        'task gone',               undefined,    'Taskfile.yml'],
    ['cargo xtask',                shell('cargo xtask gone'),                 'cargo xtask gone',        undefined,    'xtask/src/main.rs'],
    ['uv run, a file',             shell('uv run scripts/gone.py'),           'uv run scripts/gone.py',  undefined,    'pyproject.toml'],
    ['uv run, a script of ours',   shell('uv run thing-worker'),              'uv run thing-worker',     undefined,    'pyproject.toml'],
    ['in our clone',               shell('git clone https://h/me/thing.git', 'cd thing', 'make gone'), 'make gone', undefined, 'Makefile'],
    ['in a directory of ours',     shell('cd web', 'npm run gone'),           'npm run gone',            undefined,    'package.json'],
  ] as const)('%s', (_case, text, written, now, manifest) => {
    const evidence = said(text)?.evidence.map((each) => [each.detail, each.now, each.path]);
    expect(evidence).toEqual([[written, now, manifest]]);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                                 text
  ['scripts',                             shell('npm run build', 'pnpm lint', 'yarn run test:unit')],
  ['a script of another package',         shell('npm run storybook')],
  ['targets, phony and file',             shell('make all build deploy phony')],
  ['a file that a rule makes',            shell('make bin/app x.o')],
  ['a recipe and its alias',              shell('just serve 80', 'just s', 'just check')],
  ['tasks',                               shell('task gen', 'task g', 'task docs')],
  ['subcommands',                         shell('cargo xtask codegen', 'cargo xtask dist-all', 'cargo xtask release')],
  ['a script of Python',                  shell('uv run thing-server', 'uv run scripts/there.py')],
  ['any program that is installed',       shell('uv run pytest', 'uv run ruff check')],
  ['what the package manager can do',     shell('npm test', 'npm start', 'npm run', 'npm run env', 'bun test', 'yarn add x', 'pnpm dlx x')],
  ['programs of packages',                shell('yarn run eslint', 'bun run vite', 'pnpm vitest')],
  ['another workspace',                   shell('npm run gone -w web', 'pnpm --filter web run gone', 'pnpm -r run gone', 'yarn workspace web gone')],
  ['another directory by an option',      shell('npm --prefix x run gone', 'make -C x gone', 'just -f x gone')],
  ['another clone',                       shell('git clone https://h/you/other', 'git clone https://h/you/more', 'cd other', 'make gone')],
  ['a directory that is not there',       shell('cd my-app', 'npm run gone')],
  ['a new project',                       `${shell('npx create-thing my-app')}\nThen \`npm run gone\`.`],
  ['placeholders',                        shell('make <target>', 'npm run $X', 'npm run test:*', 'npm run <your script>', 'make TARGET', 'npm run script-name', 'npm run ...')],
  ['in prose',                            'You make sure that just about any task works, then npm run away.'],
  ['in a fence of another language',      '```js\nnpm run gone\n```'],
  ['output',                              shell('$ ls', 'npm run gone')],
  ['a comment',                           shell('# npm run gone')],
  ['do not run',                          'Do not run `npm run gone`.'],
  ['no longer there',                     'The script `npm run gone` no longer exists.'],
  ['not to be run, said above',           `Never do this:\n\n${shell('npm run gone').slice(5)}`],
  ['to come',                             'Planned: `npm run gone`'],
  ['an example',                          'Any script, for example `npm run gone`'],
  ['if there is one',                     'Check types (`npm run gone`, if available)'],
  ['of the reader',                       'In your own project, call `npm run gone`.'],
  ['of another repository',               'From the Pro checkout, call `npm run gone`.'],
  ['under a heading of the past',         '## Migrating from 1.0\n\nRun `npm run gone`.'],
  ['defined by the document itself',      'Add this:\n\n```json\n{"scripts": {"gone": "x"}}\n```\n\nThen `npm run gone`.'],
  ['generated',                           '<!-- This file is generated by x -->\n\nRun `npm run gone`.'],
] as const)('alive: %s', (_case, text) => {
  expect(said(text)).toBeUndefined();
});

test.each([
  'tests/fixtures/a.md',
  'templates/a.md',
  'docs/adr/0001-a.md',
  'docs/2024-03-01-a.md',
  'CHANGELOG.md',
  'versioned_docs/version-1.2/a.md',
  'docs/plans/a.md',
  'docs/archived/a.md',
  'docs/99-ARCHIVE/a.md',
  'memory-bank/sprints/sprint5/a.md',
  'tests/test-init/CLAUDE.md',
  'skills/x/a.md',
  'examples/x/README.md',
])('not judged: %s', (path) => {
  expect(said(shell('npm run gone'), path)).toBeUndefined();
});

// biome-ignore format: a table is read by column
test.each([
  // case                              manifests                                                 command          told
  ['none at all',                      {},                                                       'npm run gone',  false],
  ['one for the site, and a page of it', { 'package.json': '{}', 'docusaurus.config.js': '' },     'npm run gone',  false],
  ['one below only',                   { 'web/package.json': '{}' },                             'npm run gone',  false],
  ['one above',                        { 'package.json': '{}' },                                 'npm run gone',  true],
  ['one that is no JSON',              { 'package.json': '{' },                                  'npm run gone',  false],
  ['a Makefile',                       { Makefile: 'a:\n' },                                     'make gone',     true],
  ['... that includes others',         { Makefile: 'a:\ninclude b.mk\n' },                       'make gone',     false],
  ['... that includes settings',       { Makefile: 'a:\n-include .env\n' },                      'make gone',     true],
  ['... with a pattern for any name',  { Makefile: 'run-%:\n' },                                 'make gone',     false],
  ['... with a computed name',         { Makefile: '$(ALL):\n' },                                'make gone',     false],
  ['... with a name in a variable',    { Makefile: 'ALL = gone x\n$(ALL):\n' },                  'make gone',     false],
  ['... with another in a variable',   { Makefile: 'ALL = a x\n$(ALL):\n' },                     'make gone',     true],
  ['... with rules that are made',     { Makefile: '$(eval $(call x))\n' },                      'make gone',     false],
  ['... with a name over lines',       { Makefile: '.PHONY: a \\\n gone\n' },                    'make gone',     false],
  ['a justfile that imports',          { justfile: "import 'x.just'\na:\n" },                    'just gone',     false],
  ['a Taskfile that includes',         { 'Taskfile.yml': 'includes: {a: b}\ntasks: {c: d}\n' },  'task gone',     false],
  ['... that is no YAML',              { 'Taskfile.yml': 'tasks: [' },                           'task gone',     false],
  ['... with a wildcard',              { 'Taskfile.yml': 'tasks: {"g*": x}\n' },                 'task gone',     false],
  ['... without tasks',                { 'Taskfile.yml': 'tasks:\n' },                           'task gone',     false],
  ['of a fixture',                     { 'package.json': '{}', 'test/fixtures/package.json': '{"scripts":{"gone":"x"}}' }, 'npm run gone', true],
] as const)('manifests: %s', (_case, manifests, command, told) => {
  expect(said(shell(command), 'docs/a.md', {}, manifests) !== undefined).toBe(told);
});

test('counts every name once, tells lines in order, and is stronger the more are dead', () => {
  const found = said(shell('make gone', 'npm run gone', 'make build', 'make gone'));
  expect(found?.summary).toBe('2 of 3 commands are defined nowhere');
  expect(found?.evidence.map(({ line }) => line)).toEqual([4, 5]);
  expect(found?.strength).toBeGreaterThan(said(shell('make gone', 'make build'))?.strength ?? 1);
});

test('documents that mostly name what is not here are about another project', () => {
  const other = { 'docs/b.md': shell('make gone2'), 'docs/c.md': shell('make gone3') };
  expect(said(shell('make gone'), 'docs/a.md', other)).toBeUndefined();
  const mixed = { ...other, 'docs/c.md': shell('make build', 'make all') };
  expect(said(shell('make gone'), 'docs/a.md', mixed)?.summary).toBe(
    '1 of 1 command is defined nowhere',
  );
});
