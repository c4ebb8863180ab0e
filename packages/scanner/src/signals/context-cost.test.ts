import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { contextCost } from './context-cost.ts';

const root = absolutePath('/p');
const text = (bytes: number) =>
  `${'word '.repeat(10)}\n`.repeat(Math.ceil(bytes / 51)).slice(0, bytes);
const lines = (count: number) => 'x\n'.repeat(count);
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`d/${at}.md`, 'x\n']));

function said(path: string, texts: Readonly<Record<string, string>>): Finding | undefined {
  const tree: MemoryTree = Object.fromEntries(
    Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]),
  );
  const { findings } = survey({ fs: memoryFileSystem(tree), root, signals: [contextCost] });
  return findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
test.each([
  // case                                       path                 texts                                                          told
  ['the largest of twenty',                     'a.md',              { ...many(19), 'a.md': text(20_000) },                         true],
  ['the largest of nineteen',                   'a.md',              { ...many(18), 'a.md': text(20_000) },                         false],
  ['the second of twenty',                      'a.md',              { ...many(18), 'a.md': text(20_000), 'b.md': text(30_000) },   false],
  ['the largest, at 16 KiB',                    'a.md',              { ...many(19), 'a.md': text(16_384) },                         true],
  ['... a byte less',                           'a.md',              { ...many(19), 'a.md': text(16_383) },                         false],
  ['a licence',                                 'LICENSE.md',        { ...many(19), 'LICENSE.md': text(20_000) },                   false],
  ['a translation',                             'docs/fr/a.md',      { ...many(19), 'docs/fr/a.md': text(20_000) },                 false],
  ['a fixture',                                 'fixtures/a.md',     { ...many(19), 'fixtures/a.md': text(20_000) },                false],
  ['written by a program',                      'a.md',              { ...many(19), 'a.md': `<!-- Do not edit -->\n${text(20_000)}` }, false],
  ['CLAUDE.md of 40,000 characters',            'CLAUDE.md',         { 'CLAUDE.md': text(40_000) },                                 false],
  ['... one more',                              'CLAUDE.md',         { 'CLAUDE.md': text(40_001) },                                 true],
  ['... in more bytes',                         'CLAUDE.md',         { 'CLAUDE.md': 'é'.repeat(40_000) },                           false],
  ['... with what it imports',                  'CLAUDE.md',         { 'CLAUDE.md': '@a.md', 'a.md': text(40_000) },                true],
  ['... two files deep',                        'CLAUDE.md',         { 'CLAUDE.md': '@a.md', 'a.md': '@b.md', 'b.md': text(40_000) }, true],
  ['... in a circle, counted once',             'CLAUDE.md',         { 'CLAUDE.md': `@a.md\n${text(15_000)}`, 'a.md': `@CLAUDE.md\n${text(20_000)}` }, false],
  ['... with what it only links to',            'CLAUDE.md',         { 'CLAUDE.md': '[a](a.md)', 'a.md': text(40_000) },            false],
  ['AGENTS.md of 32 KiB',                       'AGENTS.md',         { 'AGENTS.md': text(32_768) },                                 false],
  ['... a byte more',                           'AGENTS.md',         { 'AGENTS.md': text(32_769) },                                 true],
  ['a skill of 500 lines',                      'skills/x/SKILL.md', { 'skills/x/SKILL.md': lines(500) },                           false],
  ['... one more',                              'skills/x/SKILL.md', { 'skills/x/SKILL.md': lines(501) },                           true],
  ['any other document of 501 lines',           'docs/x.md',         { 'docs/x.md': lines(501) },                                   false],
] as const)('%s', (_case, path, texts, told) => {
  expect(said(path, texts) !== undefined).toBe(told);
});

const LARGE = text(20_000);

// biome-ignore format: a table is read by column
test.each([
  // case                              path                   texts                                                                      tier
  ['at the root',                      'CLAUDE.md',           { 'CLAUDE.md': LARGE },                                                    'loaded in every session of an agent'],
  ['imported by it',                   'a.md',                { 'CLAUDE.md': '@a.md', 'a.md': LARGE },                                   'loaded in every session of an agent'],
  ['in a package',                     'pkg/CLAUDE.md',       { 'pkg/CLAUDE.md': LARGE },                                                'read on demand'],
  ['a rule for all files',             '.claude/rules/a.md',  { '.claude/rules/a.md': LARGE },                                           'loaded in every session of an agent'],
  ['a rule for some files',            '.claude/rules/a.md',  { '.claude/rules/a.md': `---\npaths: src/**\n---\n${LARGE}` },             'read on demand'],
  ['linked',                           'a.md',                { 'README.md': '[a](a.md)', 'a.md': LARGE },                               'read on demand'],
  ['linked by nobody',                 'a.md',                { 'a.md': LARGE },                                                         'reached by no link'],
] as const)('%s: %s', (_case, path, texts, tier) => {
  expect(said(path, { ...many(20), ...texts })?.summary).toContain(tier);
});

test('tells the size in every unit, and whose limit it is', () => {
  const found = said('CLAUDE.md', { 'CLAUDE.md': '@a.md\n', 'a.md': text(45_000) });
  expect(found?.evidence).toEqual([
    { detail: '6 bytes, 1 lines, 1 words; 0.0 % of all document text' },
    { detail: '45,006 characters, with 1 imported file; Claude Code warns above: 40,000' },
  ]);
});

test('of a record it is told, and never ranked', () => {
  const path = 'docs/adr/0001-a.md';
  expect(said(path, { ...many(19), [path]: text(20_000) })?.record).toBe(true);
});
