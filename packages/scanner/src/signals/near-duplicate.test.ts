import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { nearDuplicate } from './near-duplicate.ts';

const root = absolutePath('/p');

/** `count` words that no other `seed` has. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${seed}${at}`).join(' ');
const A = words('a', 100);
const HAN = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join('');

function said(texts: Readonly<Record<string, string>>, path = 'docs/a.md'): Finding | undefined {
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [nearDuplicate] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
describe('of docs/a.md and another', () => {
  test.each([
    // case                                    text                                      other path              other text                                  told
    ['the same text',                          A,                                        'docs/b.md',            A,                                          'has the same words as docs/b.md'],
    ['... in another case and wrapped',        A,                                        'docs/b.md',            A.toUpperCase().replaceAll(' ', '\n'),      'has the same words as docs/b.md'],
    ['... in a long document',                 words('a', 5000),                         'docs/b.md',            words('a', 5000),                           'has the same words as docs/b.md'],
    ['... under the same title',               `# One\n\n${A}`,                          'docs/b.md',            `# One\n\n${A}`,                            'has the same words as docs/b.md'],
    ['... in Chinese',                         HAN,                                      'docs/b.md',            HAN,                                        'has the same words as docs/b.md'],
    ['a few words changed',                    A,                                        'help/b.md',            A.replace('a50 ', 'z '),                    '95 % of it also stands in help/b.md'],
    ['a few characters changed, in Chinese',   HAN,                                      'help/b.md',            `${HAN.slice(0, 50)}\u9fa0${HAN.slice(51)}`, '95 % of it also stands in help/b.md'],
    ['a section, the most of it',              `# A\n\n${A}\n\n# B\n\n${words('b', 15)}`, 'help/b.md',           `${words('c', 400)}\n\n# X\n\n${A}`,        '90 % of it also stands in help/b.md'],
    ['a section, the least of it',             `# A\n\n${A}\n\n# B\n\n${words('b', 300)}`, 'help/b.md',          `${words('c', 100)}\n\n# X\n\n${A}`,        undefined],
    ['nothing in common',                      A,                                        'docs/b.md',            words('b', 100),                            undefined],
    ['the same words in another order',        A,                                        'docs/b.md',            A.split(' ').reverse().join(' '),           undefined],
    ['too short to tell',                      words('a', 39),                           'docs/b.md',            words('a', 39),                             undefined],
    ['forty words',                            words('a', 40),                           'docs/b.md',            words('a', 40),                             'has the same words as docs/b.md'],
    ['the same code alone',                    `${words('x', 60)}\n\n\`\`\`\n${A}\n\`\`\``, 'docs/b.md',         `${words('y', 60)}\n\n\`\`\`\n${A}\n\`\`\``, undefined],
    ['the same notice in a comment',           `<!-- ${A} -->\n\n${words('x', 60)}`,     'docs/b.md',            `<!-- ${A} -->\n\n${words('y', 60)}`,       undefined],
    ['a translation not yet made',             A,                                        'docs/fr/a.md',         A,                                          undefined],
    ['... by extension',                       A,                                        'docs/a.ja.md',         A,                                          undefined],
    ['an earlier version',                     A,                                        'v1/docs/a.md',         A,                                          undefined],
    ['a template',                             A,                                        'docs/templates/a.md',  A,                                          undefined],
    ['a fixture',                              A,                                        'test/fixtures/a.md',   A,                                          undefined],
    ['a licence',                              A,                                        'LICENSE.md',           A,                                          undefined],
    ['a page beside it, of another thing',     A,                                        'docs/b.md',            A.replace('a50 ', 'z '),                    undefined],
    ['... with the same words',                `# One\n\n${A}`,                          'docs/b.md',            `# Two\n\n${A}`,                            undefined],
    ['a page elsewhere, under another title',  `# One\n\n${A}`,                          'help/b.md',            `# Two\n\n${A}`,                            undefined],
    ['a page in a folder beside it',           A,                                        'help/a.md',            A.replace('a50 ', 'z '),                    undefined],
    ['a page of another number',               A,                                        'docs/a2.md',           A.replace('a50 ', 'z '),                    undefined],
    ['for an agent',                           A,                                        '.claude/skills/x/b.md', A,                                         undefined],
    ['a record',                               A,                                        'adr/0001-b.md',        A,                                          undefined],
    ['put away',                               A,                                        'archive/b.md',         A,                                          undefined],
    ['an example',                             A,                                        'examples/x/b.md',      A,                                          undefined],
    ['a backup',                               A,                                        'docs-backup-2/b.md',   A,                                          undefined],
    ['part of pages',                          A,                                        'site/_b.md',           A,                                          undefined],
    ['for a program, made of all pages',       A,                                        'llms-full.txt',        A,                                          undefined],
    ['a generated page',                       A,                                        'docs/b.md',            `<!-- Generated by x. Do not edit. -->\n\n${A}`, undefined],
  ] as const)('%s', (_case, text, path, other, told) => {
    expect(said({ 'docs/a.md': text, [path]: other })?.summary).toBe(told);
  });
});

test('two versions are not compared, whatever their pages are called', () => {
  expect(said({ 'v1/a.md': A, 'v2/b.md': A }, 'v1/a.md')).toBeUndefined();
  expect(said({ 'v1/a.md': A, 'v1/b.md': A }, 'v1/a.md')?.summary).toBe(
    'has the same words as v1/b.md',
  );
});

test('a link to the same document is no duplicate', () => {
  const fs = memoryFileSystem({
    '/p/AGENTS.md': A,
    '/p/CLAUDE.md': { kind: 'symlink', to: 'AGENTS.md' },
  });
  expect(survey({ fs, root, signals: [nearDuplicate] }).findings.size).toBe(0);
});

test('what stands in many documents is boilerplate', () => {
  const page = (seed: string) => `${A}\n\n# Own\n\n${words(seed, 60)}`;
  const pages = Object.fromEntries([...'bcdefg'].map((seed) => [`x/${seed}/y.md`, page(seed)]));
  expect(said({ 'docs/a.md': page('z'), ...pages })).toBeUndefined();
});

test('... of one directory too', () => {
  const page = (seed: string) => `${A}\n\n# Own\n\n${words(seed, 60)}`;
  const pages = Object.fromEntries([...'bcdefg'].map((seed) => [`docs/${seed}.md`, page(seed)]));
  const others = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`x/${at}/y.md`, words(`o${at}x`, 60)]),
  );
  expect(said({ 'docs/a.md': page('z'), ...pages, ...others })).toBeUndefined();
});

test('... but copies are told, however many', () => {
  const copies = Object.fromEntries([...'bcdefg'].map((seed) => [`docs/${seed}.md`, A]));
  expect(said({ 'docs/a.md': A, ...copies })?.summary).toContain('has the same words as docs/b.md');
});

test('... and two of five are not many', () => {
  const others = { 'b.md': words('b', 60), 'c.md': words('c', 60), 'd.md': words('d', 60) };
  expect(said({ 'docs/a.md': A, 'docs/b.md': A, ...others })).toBeDefined();
});

test('tells how much, where, and which is linked', () => {
  const found = said({
    'docs/a.md': `intro\n\n# A\n\n${A}\n`,
    'help/b.md': `# B\n\n${words('b', 150)}\n\n# Copy\n\n${A}\n`,
    'README.md': '[b](help/b.md)\n',
  });
  expect(found?.evidence).toEqual([
    { path: 'help/b.md', detail: '99 % of this one there, 40 % of that one here, Jaccard 0.40' },
    { line: 1, path: 'help/b.md', detail: '101 words in lines 1-5, there in lines 7-7' },
    { detail: 'linked from 0 documents, the other from 1' },
  ]);
});

test('of several, the one that has the most of it', () => {
  const found = said({ 'docs/a.md': A, 'help/b.md': words('a', 70), 'help/c.md': words('a', 90) });
  expect(found?.summary).toBe('90 % of it also stands in help/c.md, and parts in 1 more');
});

test('of a record it is told, and never ranked', () => {
  expect(said({ 'rfcs/0001-a.md': A, 'rfcs/0002-b.md': A }, 'rfcs/0001-a.md')?.record).toBe(true);
});

test('a README of every package is its own, whatever it repeats', () => {
  expect(said({ 'a/README.md': A, 'README.md': A }, 'a/README.md')).toBeUndefined();
});

test.each([
  [2, true],
  [3, false],
])('of %i documents in two trees under the same names', (count, told) => {
  const names = Array.from({ length: count }, (_, at) => `${'vwxyz'[at]}.md`);
  const texts = names.flatMap((name, at) =>
    ['one/in', 'two'].map((tree) => [`${tree}/${name}`, words(`t${at}x`, 100)]),
  );
  expect(said(Object.fromEntries(texts), 'two/v.md') !== undefined).toBe(told);
});

test.each([
  [4, true],
  [5, false],
])('of %i documents that stand in one other, which is then made of them', (count, told) => {
  const parts = Array.from({ length: count }, (_, at) => words(`p${at}x`, 100));
  const texts = Object.fromEntries(parts.map((text, at) => [`parts/${'vwxyz'[at]}.md`, text]));
  const whole = parts.map((text, at) => `# Part ${at}\n\n${text}\n`).join('\n');
  expect(said({ ...texts, 'whole.md': whole }, 'parts/v.md') !== undefined).toBe(told);
});

test('a site that gathers what the packages have is a mirror', () => {
  const texts = [...'abc'].flatMap((name) => [
    [`packages/${name}/docs/faq.md`, words(`t${name}x`, 100)],
    [`site/docs/packages/${name}/faq.md`, words(`t${name}x`, 100)],
  ]);
  expect(said(Object.fromEntries(texts), 'packages/a/docs/faq.md')).toBeUndefined();
});
