import { absolutePath } from '@dochygiene/ports';
import { type MemoryEntry, type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARRIER_CLASSES } from '../src/carrier.ts';
import { resolveCarriers } from '../src/carriers/resolve-carriers.ts';
import { resolveClaim } from '../src/carriers/resolve-claim.ts';
import {
  CI,
  CLAUDE_CODE,
  type Configuration,
  GIT,
  MANIFESTS,
  OTHER_AGENTS,
} from './configurations/index.ts';

const ROOT = '/p';
const ALL: readonly Configuration[] = [
  ...CLAUDE_CODE,
  ...OTHER_AGENTS,
  ...GIT,
  ...CI,
  ...MANIFESTS,
];

/** Files in which hooks stand, each with a text that is well formed but for what is done to it. */
const PLACES = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.claude-plugin/plugin.json',
  '.claude-plugin/marketplace.json',
  '.claude/agents/a.md',
  '.codex/hooks.json',
  '.codex/config.toml',
  '.cursor/hooks.json',
  '.git/config',
  '.git/hooks/pre-commit',
  '.husky/pre-commit',
  '.github/workflows/a.yml',
  '.gitlab-ci.yml',
  '.pre-commit-config.yaml',
  '.simple-git-hooks.json',
  'hooks/hooks.json',
  'hooks/manifest.yaml',
  'lefthook.yml',
  'lefthook-local.yml',
  'package.json',
  'pnpm-workspace.yaml',
];

/** Claims that each of those is asked, one of them of a path that ends as a folder does. */
const CLAIMS = ['hook:x', 'hook:x/', 'git:pre-commit', 'ci:a.yml', 'test:package.json'];

const BOMB = [
  'on: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map(
    (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`,
  ),
].join('\n');

// biome-ignore format: a table is read by column
const TEXTS: readonly (readonly [what: string, text: string | Uint8Array])[] = [
  ['nothing',                       ''],
  ['bytes that are no text',        Uint8Array.from({ length: 512 }, (_, at) => at % 256)],
  ['a mark of byte order',          '\ufeff{"hooks":{}}'],
  ['a number',                      '7'],
  ['null',                          'null'],
  ['a list of nothings',            '[null, [], {}]'],
  ['brackets that never close',     '['.repeat(100_000)],
  ['braces that never close',       '{"a":'.repeat(50_000)],
  ['quotes',                        '"'.repeat(100_000)],
  ['dashes',                        '- '.repeat(100_000)],
  ['question marks',                '? '.repeat(20_000)],
  ['anchors',                       '&a '.repeat(50_000)],
  ['a bomb of aliases',             BOMB],
  ['keys of the language',          '{"__proto__":{"hooks":1},"constructor":{},"hooks":{"toString":[{"hooks":[{"type":"command","command":"x"}]}]}}'],
  ['a map where lists are',         '{"hooks":{"Stop":{"a":1}},"jobs":[1],"repos":{},"on":7,"scripts":[],"plugins":{},"permissions":7}'],
  ['more than is read',             `{"a":"${'x'.repeat(1_100_000)}"}`],
  ['nesting by indentation',        Array.from({ length: 700 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ['merges of itself',              'a: &a\n  <<: *a\n  b: 1\n'],
  ['a merge of what is no map',     'on: push\n<<: 7\nhooks: {}\n'],
  ['no end of a heredoc',           '#!/bin/sh\ncat <<EOF\n$(((((((`"\'\\'],
];

test.each(TEXTS)('%s in every place is a problem at most', (what, content) => {
  const tree = Object.fromEntries(PLACES.map((path) => [path, { kind: 'file', content } as const]));
  const { problems } = look(tree, CLAIMS);
  const of = (path: string) => problems.find((problem) => problem.path === path);
  if (what === 'more than is read') expect(of('package.json')?.code).toBe('TOO_LARGE');
  if (what === 'quotes') expect(of('lefthook.yml')?.message).toContain('too intricate');
});

// biome-ignore format: a table is read by column
const ENTRIES: readonly (readonly [what: string, entry: MemoryEntry])[] = [
  ['a FIFO',                        { kind: 'fifo' }],
  ['a directory',                   { kind: 'directory' }],
  ['a link to nothing',             { kind: 'symlink', to: 'gone' }],
  ['a link to itself',              { kind: 'symlink', to: `${ROOT}/loop` }],
  ['a link out of the project',     { kind: 'symlink', to: '/outside/secret.json' }],
  ['a file that cannot be read',    { kind: 'file', content: '{}', mode: 0 }],
];

test.each(ENTRIES)('%s in every place is a problem at most', (what, entry) => {
  const { problems, carriers } = look(
    {
      ...Object.fromEntries(PLACES.map((path) => [path, entry])),
      loop: { kind: 'symlink', to: 'loop' },
    },
    CLAIMS,
  );
  expect(JSON.stringify(carriers)).not.toContain('secret');
  if (what === 'a link out of the project') {
    expect(problems.every(({ code }) => code === 'LEADS_OUT')).toBe(true);
    expect(problems.length).toBeGreaterThan(10);
  }
  if (what === 'a FIFO') expect(problems.length).toBeGreaterThan(10);
});

test('folders that lead out or in circles are not followed', () => {
  const { carriers, problems } = look({
    '.github/workflows': { kind: 'symlink', to: '/outside/workflows' },
    '.husky': { kind: 'symlink', to: '.husky' },
    '.claude/agents/again': { kind: 'symlink', to: '..' },
    'package.json':
      '{"scripts":{"prepare":"git config core.hooksPath ../outside && cd .. && sh ../x.sh"}}',
  });
  expect(carriers).toEqual([]);
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain(
    'LEADS_OUT .github/workflows',
  );
});

test('a script behind a link out of the project is none of it', () => {
  const { carriers, problems } = look({
    '.claude/settings.json': JSON.stringify({
      hooks: { Stop: [{ hooks: [{ type: 'command', command: './out.sh' }] }] },
    }),
    'out.sh': { kind: 'symlink', to: '/outside/x.sh' },
  });
  expect(carriers.map((one) => one.class)).toEqual(['personal']);
  expect(problems.map(({ code }) => code)).toEqual(['LEADS_OUT']);
});

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    ...'{}[]":,\n&*|<>$()`\'\\#-?!%@ \0\u0001\ud800é'.split(''),
    '{"',
    '"}',
    '&a',
    '*a',
    '${',
    '<<',
    '../',
  ),
);

test('whatever is done to a file, there is an answer', () => {
  const place = fc.record({
    which: fc.nat(ALL.length - 1),
    file: fc.nat(50),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(20),
    put: text,
  });
  fc.assert(
    fc.property(place, ({ which, file, at, cut, put }) => {
      const { tree, claims } = ALL[which] as Configuration;
      const entries = Object.entries(tree);
      const [path, entry] = entries[file % entries.length] as [string, MemoryEntry];
      if (typeof entry !== 'string') return;
      const start = Math.floor(at * entry.length);
      const mutated = entry.slice(0, start) + put + entry.slice(start + cut);
      look(
        { ...tree, [path]: mutated },
        claims.map(([form]) => form),
      );
    }),
    { numRuns: 1_500 },
  );
});

test('whatever a command, a matcher or a claim says, there is an answer', () => {
  const word = fc.array(text, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(word, word, word, (command, matcher, claim) => {
      const hook = { type: 'command', command };
      look(
        {
          '.claude/settings.json': JSON.stringify({
            hooks: { PreToolUse: [{ matcher, hooks: [hook] }] },
          }),
          '.cursor/hooks.json': JSON.stringify({ hooks: { preToolUse: [{ command, matcher }] } }),
          'package.json': JSON.stringify({
            scripts: { prepare: `husky; ${command}`, test: command },
          }),
          '.husky/pre-commit': command,
          'lefthook.yml': JSON.stringify({
            'pre-commit': { commands: { [matcher]: { run: command, glob: matcher } } },
          }),
          '.github/workflows/a.yml': JSON.stringify({
            on: 'push',
            jobs: { a: { if: matcher, steps: [{ run: command, 'working-directory': matcher }] } },
          }),
        },
        [
          claim,
          `hook:${claim}`,
          `ci:${claim}`,
          `test:${claim}`,
          `git:${claim}`,
          `permission:deny:${claim}`,
        ],
      );
    }),
    { numRuns: 600 },
  );
});

/** Resolves all, and holds what is told to what always holds of it. */
function look(tree: Configuration['tree'], claims: readonly string[] = []) {
  const placed = Object.entries(tree)
    .filter(([path]) => !path.startsWith('~/') && !path.includes('\0'))
    .map(([path, entry]) => [`${ROOT}/${path}`, entry] as const);
  const disk: MemoryTree = {
    [ROOT]: { kind: 'directory' },
    '/outside/secret.json':
      '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"secret"}]}]}}',
    '/outside/workflows/a.yml': 'on: push\njobs: {a: {steps: [{run: secret}]}}',
    '/outside/x.sh': 'secret',
    ...Object.fromEntries(placed),
  };
  const fs = memoryFileSystem(disk);
  const root = absolutePath(ROOT);
  const resolved = resolveCarriers({ fs, root });
  for (const carrier of resolved.carriers) {
    expect(CARRIER_CLASSES).toContain(carrier.class);
    expect(carrier.reasons.length === 0).toBe(carrier.class === 'blocks');
    expect(carrier.runs).not.toMatch(/[\r\n]/);
  }
  expect(new Set(resolved.carriers.map(({ id }) => id)).size).toBe(resolved.carriers.length);
  for (const form of claims) {
    const claim = resolveClaim(form, { carriers: resolved.carriers, fs, root });
    if ('carriers' in claim) expect(claim.carriers.length).toBeGreaterThan(0);
  }
  return resolved;
}
