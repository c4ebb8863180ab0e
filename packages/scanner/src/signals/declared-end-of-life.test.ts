import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { declaredEndOfLife } from './declared-end-of-life.ts';

const root = absolutePath('/p');

function said(text: string, path = 'docs/a.md'): Finding | undefined {
  const fs = memoryFileSystem({ [`/p/${path}`]: text, '/p/docs/new.md': '# New\n' });
  return survey({ fs, root, signals: [declaredEndOfLife] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
describe('over', () => {
  test.each([
    // case                              text                                                       line  summary
    ['a status in the metadata',         '---\nstatus: deprecated\n---\n# A\n',                     2,    'says it is deprecated'],
    ['a status with more',               '---\nstatus: Superseded by 12\n---\n',                    2,    'says it is superseded'],
    ['a flag in the metadata',           '---\narchived: true\n---\n',                              2,    'says it is archived'],
    ['a successor in the metadata',      '---\nsuperseded-by: new.md\n---\n',                       2,    'says it is superseded, for new.md'],
    ['a status line',                    '# A\n\nStatus: Deprecated\n',                             3,    'says it is deprecated'],
    ['a bold status line',               '# A\n\n**Status**: Obsolete\n',                           3,    'says it is obsolete'],
    ['a bold status line, colon within', '# A\n\n**Status:** superseded\n',                         3,    'says it is superseded'],
    ['a status in a list, with a link',  '# A\n\n- Status: Superseded by [new](new.md)\n',          3,    'says it is superseded, for new.md'],
    ['a status in a table',              '# A\n\n| Status | Archived |\n|---|---|\n',               3,    'says it is archived'],
    ['under a heading Status',           '# A\n\n## Status\n\nSuperseded by [new](new.md)\n',       5,    'says it is superseded, for new.md'],
    ['a line of its own',                '# A\n\nSuperseded by: [new](new.md)\n',                   3,    'says it is superseded, for new.md'],
    ['... without a colon',              '# A\n\nSuperseded by [new](new.md).\n',                   3,    'says it is superseded, for new.md'],
    ['a mark before the title',          '# [DEPRECATED] A\n',                                      1,    'says it is deprecated'],
    ['a mark after the title',           '# A (obsolete)\n',                                        1,    'says it is obsolete'],
    ['capitals before the title',        '# ARCHIVED: A\n',                                         1,    'says it is archived'],
    ['a sentence',                       '# A\n\nThis document is deprecated.\n',                   3,    'says it is deprecated'],
    ['a sentence with adverbs',          '# A\n\nThis guide is now officially obsolete.\n',         3,    'says it is obsolete'],
    ['a sentence in the perfect',        '# A\n\n> This RFC has mostly been superseded.\n',         3,    'says it is superseded'],
    ['of the project',                   '# A\n\nThis repository has been archived.\n',             3,    'says it is archived'],
    ['a callout',                        '# A\n\n> [!WARNING]\n> This page is outdated, see [new](new.md)\n', 4, 'says it is outdated, for new.md'],
    ['a callout of one word',            '# A\n\n**DEPRECATED**\n',                                 3,    'says it is deprecated'],
    ['the title of an admonition',       '# A\n\n!!! warning "Deprecated"\n    text\n',             3,    'says it is deprecated'],
    ['capitals and a colon',             '# A\n\n> **⚠️ DEPRECATED**: use [new](new.md)\n',         3,    'says it is deprecated, for new.md'],
    ['capitals and a day',               '# A\n\n> ⚠️ **SUPERSEDED (2026-07-19).** See [new](new.md).\n', 3, 'says it is superseded, for new.md'],
    ['a callout above a sentence',       '# A\n\n:::caution Deprecated\nThe old page is deprecated.\n:::\n', 3, 'says it is deprecated'],
    ['a badge',                          '# A\n\n![x](https://img.shields.io/badge/status-deprecated-red)\n', 3, 'says it is deprecated'],
    ['a badge of repostatus',            '# A\n\n![x](https://www.repostatus.org/badges/latest/abandoned.svg)\n', 3, 'says it is abandoned'],
    ['on the fifteenth line with text',  `${'text\n\n'.repeat(14)}This page is obsolete.\n`,        29,   'says it is obsolete'],
  ] as const)('%s', (_case, text, line, summary) => {
    const found = said(text);
    expect([found?.evidence[0]?.line, found?.summary]).toEqual([line, summary]);
  });
});

// biome-ignore format: a table is read by column
describe('not over', () => {
  test.each([
    // case                                text
    ['nothing of the kind',                '# A\n\ntext\n'],
    ['accepted',                           '# A\n\nStatus: Accepted\n'],
    ['accepted in the metadata',           '---\nstatus: accepted\n---\n'],
    ['a flag that is false',               '---\ndeprecated: false\n---\n'],
    ['the word in code',                   '# A\n\nStatus: `deprecated`\n'],
    ['the word in a code block',           '# A\n\n```\nStatus: deprecated\n```\n'],
    ['the word in quotes',                 '# A\n\nIt says "this document is deprecated".\n'],
    ['struck out',                         '# A\n\nStatus: ~~Deprecated~~ Active\n'],
    ['as the topic of the title',          '# Deprecated APIs\n'],
    ['as a policy',                        '# Deprecation policy\n\nWhen something is deprecated, …\n'],
    ['as a heading of a list of changes',  '# 1.2\n\n### Deprecated\n\n- `x`\n'],
    ['a feature, in its description',      '# Flexvolume\n\n**NOTE:** Flexvolume is deprecated.\n'],
    ['a callout above what is over',       '# A\n\n:::caution Deprecated\nThe air quality entity is deprecated.\n:::\n'],
    ['over in part, as it says',           '# A\n\n> **DEPRECATED (2026-01-17)**: The rules described here remain valid.\n'],
    ['an item of a list',                  '# A\n\n- DEPRECATED: the option `x`\n'],
    ['a choice of statuses',               '# A\n\nStatus: proposed | accepted | deprecated | superseded\n'],
    ['a choice of words for the end',      '# A\n\nStatus: deprecated | retired\n'],
    ['a list of statuses',                 '# A\n\nStatus: Superseded, Draft, Final\n'],
    ['a sentence struck out',              '# A\n\n~~Note: this document is deprecated.~~\n'],
    ['superseded by nothing yet',          '# A\n\nSuperseded by: N/A\n'],
    ['superseded by a gap',                '# A\n\nSuperseded by: ADR-NNNN\n'],
    ['it supersedes another',              '# A\n\nSupersedes: [new](new.md)\n'],
    ['it is not',                          '# A\n\nThis document is not deprecated.\n'],
    ['it will be',                         '# A\n\nThis document will be deprecated in May.\n'],
    ['if it were',                         '# A\n\nTell us if this document is obsolete.\n'],
    ['replaced, nobody says by what',      '# A\n\nStatus: replaced\n'],
    ['in a comment',                       '# A\n\n<!-- Status: deprecated -->\n'],
    ['on the sixteenth line with text',    `${'text\n\n'.repeat(15)}This page is obsolete.\n`],
    ['another badge',                      '# A\n\n![x](https://img.shields.io/badge/build-passing-green)\n'],
  ] as const)('%s', (_case, text) => {
    expect(said(text)).toBeUndefined();
  });
});

const OVER = '# A\n\nStatus: superseded by [new](new.md)\n';

test('tells where the successor is', () => {
  expect(said(OVER)?.evidence).toEqual([
    { line: 3, path: 'new.md', now: 'docs/new.md', detail: 'Status: superseded by [new](new.md)' },
  ]);
});

test('... or that nothing is there', () => {
  expect(said(OVER.replace('new.md', 'gone.md'))?.evidence[0]?.now).toBe('nothing is there');
});

// biome-ignore format: a table is read by column
test.each([
  // path                              a record
  ['docs/adr/0003-use-x.md',           true],
  ['rfcs/0012-y.md',                   true],
  ['docs/2024-05-01-plan.md',          true],
  ['docs/plan.md',                     undefined],
  ['docs/archived/plan.md',            true],
] as const)('of %s it is a record: %s', (path, record) => {
  expect(said(OVER, path)?.record).toBe(record);
});

// biome-ignore format: a table is read by column
test.each([
  // folder                                                  a record
  [{ 'm/v2.md': '# V2 (Archived)', 'm/v3.md': '# V3 (Archived)', 'm/x.md': '# X', 'm/y.md': '# Y' }, true],
  [{ 'm/v2.md': '# V2 (Archived)', 'm/x.md': '# X' },         undefined],
  [{ 'm/v2.md': '# V2 (Obsolete)', 'm/v3.md': '# V3 (Obsolete)' }, undefined],
  [{ 'm/v2.md': '# V2 (Archived)', 'm/v3.md': '# V3 (Archived)', 'm/x.md': '', 'm/y.md': '', 'm/z.md': '', 'm/u.md': '' }, undefined],
] as const)('a folder in which most say that they are archived is an archive: %j, %s', (folder, record) => {
  const texts = Object.entries({ ...folder, 'm/own.md': '# Own (Archived)' });
  const fs = memoryFileSystem(Object.fromEntries(texts.map(([path, text]) => [`/p/${path}`, text])));
  const found = survey({ fs, root, signals: [declaredEndOfLife] }).findings.get('m/own.md')?.[0]?.finding;
  expect(found?.summary).toBe('says it is archived');
  expect(found?.record).toBe(record);
});

// biome-ignore format: a table is read by column
test.each([
  // an archived page                                                                        a record
  ['---\nstatus: archived\nsuperseded_by: new.md\n---\nSee [the new page](new.md).\n',       true],
  ['---\nstatus: archived\n---\nNobody needs it.\n',                                         undefined],
  ['---\nstatus: archived\nsuperseded_by: gone.md\n---\nSee [the new page](gone.md).\n',     undefined],
  [`---\nstatus: archived\nsuperseded_by: new.md\n---\nSee [it](new.md). ${'Much text. '.repeat(30)}\n`, undefined],
] as const)('that leads on in few words is there for that: %j, %s', (text, record) => {
  expect(said(text)?.summary).toContain('says it is archived');
  expect(said(text)?.record).toBe(record);
});

test.each([
  ['made of a page that says so', { 'src/a.md': '# A (Deprecated)\n' }, undefined],
  ['made of something else', {}, 'says it is deprecated'],
] as const)('a page that a program writes, %s', (_case, source, summary) => {
  const texts = { ...source, 'docs/a.md': '> Do not edit this file.\n\n# A (Deprecated)\n' };
  const fs = memoryFileSystem(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [`/p/${path}`, text])),
  );
  const { findings } = survey({ fs, root, signals: [declaredEndOfLife] });
  expect(findings.get('docs/a.md')?.[0]?.finding.summary).toBe(summary);
});

test('a decision with a heading for its status is a record, wherever it is', () => {
  expect(said('# Use X\n\n## Status\n\nDeprecated\n')?.record).toBe(true);
});

test.each([
  'docs/template.md',
  'test/fixtures/a.md',
  'docs/deprecations.md',
  'docs/migrating.md',
  'versioned_docs/version-1.2/a.md',
])('not judged: %s', (path) => {
  expect(said(OVER, path)).toBeUndefined();
});

test('a flag in a reference speaks of the thing, not of the page', () => {
  const text = '---\ndeprecated: true\n---\n# oldCall()\n';
  expect(said(text, 'docs/api/old-call.md')).toBeUndefined();
  expect(said(text, 'docs/old-guide.md')?.summary).toBe('says it is deprecated');
});

test('of a package, in its README alone', () => {
  const text = '# A\n\nThis package is deprecated.\n';
  expect(said(text, 'packages/a/README.md')?.summary).toBe('says it is deprecated');
  expect(said(text, 'docs/a.md')).toBeUndefined();
});
