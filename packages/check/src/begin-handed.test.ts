import { tierOf } from '@dochygiene/report';
import { expect, test } from 'vitest';
import { beginning, over, surveyed } from '../test/surveyed.ts';
import { beginCheck } from './begin.ts';
import { tierFacts } from './tier-facts.ts';

const { draft } = beginCheck(
  beginning(
    surveyed({
      'README.md': over(1),
      'docs/index.md': over(2),
      'docs/a.md': over(3),
      'SECURITY.md': over(4),
      '.planning/phase.md': over(5),
      'docs/dot.folder/a.md': over(6),
    }),
  ),
);
const handed = new Map(draft.handed.map((document) => [document.path, document]));

const ARCHIVE = { op: 'archive', target: 'archive/a.md' } as const;

// biome-ignore format: a table is read by column
test.each([
  // document              come to by name   archive
  ['README.md',            true,             'review'],
  ['SECURITY.md',          true,             'review'],
  ['docs/index.md',        true,             'review'],
  ['.planning/phase.md',   true,             'review'],
  ['docs/a.md',            false,            'safe'],
  ['docs/dot.folder/a.md', false,            'safe'],
] as const)('%s', (path, entry, tier) => {
  const document = handed.get(path);
  expect(document?.entry).toBe(entry);
  expect(document && tierOf(tierFacts(document, { ...ARCHIVE, category: 'superseded' }))).toBe(tier);
});

test('what goes anywhere but to an archive is not safe', () => {
  const document = handed.get('docs/a.md');
  const tierAt = (target: string) =>
    document && tierOf(tierFacts(document, { op: 'archive', category: 'superseded', target }));
  expect(['docs/archive/a.md', 'docs/old/a.md', 'docs/a-plan.md', 'a.md'].map(tierAt)).toEqual([
    'safe',
    'safe',
    'review',
    'review',
  ]);
});

test('what its signals do not bear out is not safe', () => {
  const document = handed.get('docs/a.md');
  expect(document && tierOf(tierFacts(document, { ...ARCHIVE, category: 'duplicate' }))).toBe(
    'review',
  );
  expect(document && tierOf(tierFacts(document, { op: 'fix-links', category: 'broken' }))).toBe(
    'review',
  );
});
