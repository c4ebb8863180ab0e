import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAudit } from '../test/schema.ts';
import { audit } from './audit.ts';
import { compareToBaseline } from './report/baseline.ts';
import { carriersText } from './report/carriers-text.ts';
import { auditGithub } from './report/github.ts';
import { auditMarkdown } from './report/markdown.ts';
import { auditSarif } from './report/sarif.ts';
import { auditText } from './report/text.ts';

/** Audits a tree and tells it in every format, having made sure that it is what the schema says. */
function audited(tree: MemoryTree) {
  const found = audit({ fs: memoryFileSystem(tree), root: absolutePath('/p'), tool: 'test 1' });
  expect([isAudit(JSON.parse(JSON.stringify(found))), isAudit.errors]).toEqual([true, null]);
  const comparison = compareToBaseline(found.findings, undefined);
  const texts = [
    auditText(found, comparison, { all: true, limit: 100 }),
    auditMarkdown(found, comparison, 100),
    auditGithub(found, comparison, ''),
    auditSarif(found, '0.1.0'),
    carriersText(found),
  ];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
  return found;
}

// biome-ignore format: a table is read by column
test.each([
  ['no root',                         {}],
  ['a root that is a file',           { '/p': 'x' }],
  ['an empty root',                   { '/p': { kind: 'directory' } }],
  ['a root nobody may look into',     { '/p/CLAUDE.md': '- A\n', '/p': { kind: 'directory', mode: 0 } }],
  ['documents nobody may read',       { '/p/CLAUDE.md': { kind: 'file', content: '- A\n', mode: 0 }, '/p/AGENTS.md': '- A\n' }],
  ['folders where files should be',   { '/p/CLAUDE.md/x': '', '/p/.claude/settings.json/x': '', '/p/dochygiene.obligations.yaml/x': '' }],
  ['files where folders should be',   { '/p/.claude': 'x', '/p/.github': 'x', '/p/.git': 'x', '/p/CLAUDE.md': '- A\n' }],
  ['FIFOs',                           { '/p/CLAUDE.md': { kind: 'fifo' }, '/p/.claude/settings.json': { kind: 'fifo' }, '/p/AGENTS.md': '- A\n' }],
  ['settings out of the project',     { '/p/CLAUDE.md': '- A\n', '/p/.claude/settings.json': { kind: 'symlink', to: '/x.json' }, '/x.json': '{}' }],
  ['a side file out of the project',  { '/p/CLAUDE.md': '- A\n', '/p/dochygiene.obligations.yaml': { kind: 'symlink', to: '/x' }, '/x': 'a: b' }],
  ['settings that are no JSON',       { '/p/CLAUDE.md': '- A\n', '/p/.claude/settings.json': '{"hooks": {' }],
  ['hostile names',                   { '/p/.claude/rules/a\u202e\u001b[2J\n.md': '<!-- obligation: per-edit; enforced_by: hook:\u001b -->\n# Each edit\n' }],
  ['a huge side file',                { '/p/CLAUDE.md': '- A\n', '/p/dochygiene.obligations.yaml': 'a: {}\n'.repeat(300_000) }],
] satisfies readonly [string, MemoryTree][])('%s: an audit all the same', (_case, tree) => {
  audited(tree);
});

test('a side file that leads out of the project is not read, and that is told', () => {
  const found = audited({
    '/p/CLAUDE.md': '- A\n',
    '/p/dochygiene.obligations.yaml': { kind: 'symlink', to: '/x' },
    '/x': 'a: b',
  });
  expect(found.problems).toMatchObject([
    {
      path: 'dochygiene.obligations.yaml',
      message: expect.stringContaining('leads out of the project'),
    },
  ]);
  expect(found.unreadable_configuration).toBe(true);
});

test('whatever a document says, there is an audit, and the same again', () => {
  const line = fc.constantFrom(
    '# A',
    '- each edit',
    '  - in',
    '```',
    '<!-- obligation: per-edit; enforced_by: hook:PreToolUse -->',
    '<!-- enforced_by: ci: -->',
    '<!-- obligation:',
    '-->',
    '---',
    'paths: [a',
    'obligation_frequency: per-turn',
    'enforced_by: instruction-only',
    '@CLAUDE.md',
    '@../x.md',
    '@AGENTS.md',
    '> 1. x',
    '\u0000',
    '\u202e',
    '<p>',
    '</p>',
    'text',
    '',
    '\t- tab',
    '# frequency-override: x',
  );
  const text = fc.array(line, { maxLength: 25 }).map((lines) => `${lines.join('\n')}\n`);
  fc.assert(
    fc.property(text, text, text, (one, other, side) => {
      const tree = {
        '/p/CLAUDE.md': one,
        '/p/AGENTS.md': other,
        '/p/.claude/rules/a.md': other,
        '/p/dochygiene.obligations.yaml': side,
      };
      const found = audited(tree);
      expect(JSON.stringify(audited(tree))).toBe(JSON.stringify(found));
      expect(new Set(found.rules.map(({ id }) => id)).size).toBe(found.rules.length);
      const { claiming, hold, partly, broken, gaps } = found.summary;
      expect(hold + partly + broken + gaps).toBe(claiming);
    }),
  );
});
