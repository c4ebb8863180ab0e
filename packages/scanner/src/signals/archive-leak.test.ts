import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { archiveLeak } from './archive-leak.ts';

const root = absolutePath('/p');
const OTHERS = {
  'docs/archive/setup.md': '# Setup\n',
  'docs/archive/README.md': '# Archive\n',
  'docs/archived/setup.md': '# Setup\n',
  'docs/old/setup.md': '# Setup\n',
  'docs/legacy/setup.md': '# Setup\n',
  'docs/archive-2024/setup.md': '# Setup\n',
  'docs/archive.md': '# Archive a page\n',
  'docs/api/deprecated/call.md': '# Call\n',
  'docs/archive/plan.png': '',
};

function said(text: string, path = 'docs/a.md'): Finding | undefined {
  const texts = { ...OTHERS, [path]: text };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [archiveLeak] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
describe('leaks', () => {
  test.each([
    // case                          text                                                target                    folder
    ['into a pruned folder',         'See [setup](archive/setup.md).',                   'archive/setup.md',       'docs/archive'],
    ['by a path from the root',      'See [setup](/docs/archive/setup.md).',             '/docs/archive/setup.md', 'docs/archive'],
    ['into a folder that is opened', 'See [setup](archived/setup.md).',                  'archived/setup.md',      'docs/archived'],
    ['into a dated one',             'See [setup](archive-2024/setup.md).',              'archive-2024/setup.md',  'docs/archive-2024'],
    ['into one with an old name',    'See [setup](old/setup.md#a).',                     'old/setup.md',           'docs/old'],
    ['by a definition',              'See [setup][s].\n\n[s]: archive/setup.md',         'archive/setup.md',       'docs/archive'],
    ['by HTML',                      '<a href="archive/setup.md">Setup</a>',             'archive/setup.md',       'docs/archive'],
    ['by an import',                 'Rules: @archived/setup.md',                        'archived/setup.md',      'docs/archived'],
    ['in a list',                    '## Guides\n\n- [Setup](archive/setup.md)\n',       'archive/setup.md',       'docs/archive'],
    ['in a table',                   '| Guide |\n|---|\n| [Setup](archive/setup.md) |\n', 'archive/setup.md',      'docs/archive'],
  ] as const)('%s', (_case, text, path, folder) => {
    const evidence = said(text)?.evidence.map((each) => [each.path, each.detail]);
    expect(evidence).toEqual([[path, `in the archive ${folder}/`]]);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                               text
  ['the text of the link says so',      'See [the archived guide](archive/setup.md).'],
  ['the line says so',                  'Superseded: [setup](archive/setup.md).'],
  ['the row of a table says so',        '| Guide | State |\n|---|---|\n| [Setup](archive/setup.md) | old |\n'],
  ['the head of a table says so',       '| Previous guide |\n|---|\n| [Setup](archive/setup.md) |\n'],
  ['the introduction says so',          'Completed plans:\n\n- [Plan](archive/setup.md)\n- [Setup](archive/setup.md)\n'],
  ['the use of a definition says so',   'See the old [setup][s].\n\n[s]: archive/setup.md'],
  ['where something comes from',        '- [Plan](archive/setup.md) - its origin.'],
  ['a section of history',              '## History\n\n- [Setup](archive/setup.md)\n'],
  ['a section within one',              '## Archive\n\n### Guides\n\n- [Setup](archive/setup.md)\n'],
  ['a document about the past',         '# Historical notes\n\n## Guides\n\n- [Setup](archive/setup.md)\n'],
  ['a document that is over',           '---\nstatus: archived\n---\n\n- [Setup](archive/setup.md)\n'],
  ['the archive as a whole',            'Everything: [more](archive/), [list](archive/README.md).'],
  ['a page about archiving',            'See [how](archive.md).'],
  ['an archive that is not there',      'See [setup](gone/archive/setup.md).'],
  ['... outside of the project',        'See [setup](../../archive/setup.md).'],
  ['another site',                      'See [setup](https://example.com/archive/setup.md).'],
  ['a picture',                         '![plan](archive/plan.png) and [plan](archive/plan.png)'],
  ['a path in code',                    'Put it into `docs/archive/setup.md`.'],
  ['a part of a reference',             'See [call](api/deprecated/call.md).'],
  ['a product called legacy',           'See [setup](legacy/setup.md).'],
] as const)('fine: %s', (_case, text) => {
  expect(said(text)).toBeUndefined();
});

test.each([
  'docs/old/a.md',
  'docs/legacy/a.md',
  'docs/history.md',
  'docs/adr/0001-a.md',
  'docs/2024-03-01-a.md',
  'CHANGELOG.md',
  'docs/templates/a.md',
  'test/fixtures/a.md',
  'versioned_docs/version-1.2/a.md',
])('not judged: %s', (path) => {
  expect(said('See [setup](/docs/archive/setup.md).', path)).toBeUndefined();
});

test('counts every link, and is stronger the more there are', () => {
  const found = said('[a](archive/setup.md)\n\nb\n\n[c](archived/setup.md)\n');
  expect(found?.summary).toBe('2 links lead into an archive');
  expect(found?.evidence.map(({ line }) => line)).toEqual([1, 5]);
  expect(found?.strength).toBeGreaterThan(said('[a](archive/setup.md)')?.strength ?? 1);
});
