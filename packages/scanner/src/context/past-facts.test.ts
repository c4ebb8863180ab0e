import { absolutePath } from '@dochygiene/ports';
import {
  frozenClock,
  historyGit,
  type MadeCommit,
  type MadeHistory,
  memoryFileSystem,
} from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-01-01T12:00:00Z', 'UTC');

const COMMITS: readonly MadeCommit[] = [
  { at: '2025-01-01', files: { 'a.md': '1' } },
  { at: '2025-02-01', files: { 'a.md': '2' }, author: 'b@example.org' },
  { at: '2025-03-01', files: { 'x.ts': '1' } },
  { at: '2025-04-01', files: { 'x.ts': '2' } },
];

/** The facts of its past that are told of `a.md`. */
function told(
  options: { readonly git?: boolean; readonly clock?: boolean; readonly made?: MadeHistory } = {},
  text = '2',
) {
  const git = historyGit(COMMITS, options.made);
  const fs = memoryFileSystem({ '/p/a.md': text, '/p/x.ts': '2' });
  const found = survey({
    ...{ fs, root, signals: [], contextFor: ['a.md'] },
    ...(options.git === false ? {} : { git }),
    ...(options.clock === false ? {} : { clock }),
  });
  const facts = found.context.facts.get('a.md') ?? [];
  return { ids: git.ids, facts: facts.filter(({ id }) => id === 'age' || id === 'history') };
}

test('tells how long it stands while the rest moves, how often it changed, and by whom', () => {
  const { ids, facts } = told();
  expect(facts).toEqual([
    {
      id: 'age',
      summary: 'unchanged for 334 days, and for 50 % of the commits of the repository',
      evidence: [{ path: 'a.md', detail: `${ids[1]} of 2025-02-01` }],
    },
    {
      id: 'history',
      summary: '2 content commits by 2 authors, 2025-01-01 to 2025-02-01',
      evidence: [
        { path: 'a.md', detail: `${ids[0]} of 2025-01-01` },
        { path: 'a.md', detail: `${ids[1]} of 2025-02-01` },
      ],
    },
  ]);
});

// biome-ignore format: a table is read by column
test.each([
  ['changes to be committed',  {},                                 '3', ['has changes that are not committed', '2 content commits by 2 authors, 2025-01-01 to 2025-02-01']],
  ['no clock',                 { clock: false },                   '2', ['2 content commits by 2 authors, 2025-01-01 to 2025-02-01']],
  ['a history that was cut',   { made: { shallow: true } },        '2', ['unchanged for 334 days, and for 50 % of the commits of the repository', 'at least 1 content commit by 1 author, 2025-02-01']],
  ['no git',                   { git: false },                     '2', []],
] as const)('%s', (_case, options, text, summaries) => {
  expect(told(options, text).facts.map(({ summary }) => summary)).toEqual(summaries);
});
