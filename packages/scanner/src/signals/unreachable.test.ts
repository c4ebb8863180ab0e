import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { unreachable } from './unreachable.ts';

const root = absolutePath('/p');

function said(path: string, more: Readonly<Record<string, string>> = {}): Finding | undefined {
  const texts = { 'README.md': '# Project\n', ...more, [path]: '# Page\n' };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [unreachable] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
test.each([
  // case                                    path                         other files                                         told
  ['nothing leads to it',                    'docs/a.md',                 {},                                                 true],
  ['a README does',                          'docs/a.md',                 { 'README.md': '[a](docs/a.md)' },                  false],
  ['a path in backticks does',               'docs/a.md',                 { 'README.md': 'see `docs/a.md`' },                 false],
  ['a page does that nothing leads to',      'docs/a.md',                 { 'docs/b.md': '[a](a.md)' },                       false],
  ['a page does that is protected',          'docs/a.md',                 { 'docs/b.md': '---\nhygiene: frozen\n---\n[a](a.md)' }, false],
  ['a link to another file of that name',    'docs/a.md',                 { 'README.md': '[a](a.md)' },                       true],
  ['a link to its directory',                'docs/a.md',                 { 'README.md': '[a](docs)' },                       false],
  ['it is an entry',                         'docs/index.md',             {},                                                 false],
  ['it is an instruction for agents',        'pkg/AGENTS.md',             {},                                                 false],
  ['it is a skill',                          'skills/x/extra.md',         {},                                                 false],
  ['it is for the forge',                    '.github/notes.md',          {},                                                 false],
  ['it is a fixture',                        'test/fixtures/a.md',        {},                                                 false],
  ['it is a template',                       'docs/templates/a.md',       {},                                                 false],
  ['it is a translation',                    'docs/fr/a.md',              {},                                                 false],
  ['... by its extension',                   'docs/a.zh-CN.md',           {},                                                 false],
  ['it is a version',                        'versioned_docs/version-1.2/a.md', {},                                           false],
  ['it is a numbered record',                'docs/adr/0001-a.md',        {},                                                 false],
  ['it is a dated record',                   'docs/2024-03-01-a.md',      {},                                                 false],
  ['it is part of pages',                    'docs/_includes/a.md',       {},                                                 false],
  ['its name stands in five directories',    'a/charter.md',              { 'b/charter.md': '', 'c/charter.md': '', 'd/charter.md': '', 'e/charter.md': '' }, false],
  ['... in four',                            'a/charter.md',              { 'b/charter.md': '', 'c/charter.md': '', 'd/charter.md': '' }, true],
] as const)('%s', (_case, path, more, told) => {
  expect(said(path, more) !== undefined).toBe(told);
});

test('names the index that leaves it out, which is the stronger sign', () => {
  const found = said('docs/a.md', { 'docs/README.md': '# Docs\n' });
  expect(found?.evidence[0]?.path).toBe('docs/README.md');
  expect(found?.strength).toBeGreaterThan(said('docs/a.md')?.strength ?? 1);
});
