import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { cycleDays } from './stale-self-date/cycle.ts';
import { leadingDate } from './stale-self-date/dates.ts';
import { staleSelfDate } from './stale-self-date.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-01-01T12:00:00Z', 'UTC');

function asked(commits: readonly MadeCommit[], working: Readonly<Record<string, string>> = {}) {
  const git = historyGit(commits);
  const files = Object.entries({ ...git.files, ...working });
  const fs = memoryFileSystem(
    Object.fromEntries(files.map(([path, text]) => [`/p/${path}`, text])),
  );
  return { ...survey({ fs, root, git, clock, signals: [staleSelfDate] }), ids: git.ids };
}

const MORE = 'one\n\ntwo\n\nthree\n\nfour\n\nfive\n';

/** What is said of a document that has `top` since the beginning of 2025, and more text since December. */
function said(top: string, path = 'docs/a.md', bottom = ''): Finding | undefined {
  const { findings } = asked([
    { at: '2025-01-02', files: { [path]: `${top}\n${bottom}` } },
    { at: '2025-12-01', files: { [path]: `${top}\n${MORE}${bottom}` } },
  ]);
  return findings.get(path)?.[0]?.finding;
}

const FAR = 'text\n\n'.repeat(30);

// biome-ignore format: a table is read by column
describe('a date that the document outran', () => {
  test.each([
    // case                           text                                             line
    ['a line',                        '# A\n\nLast updated: 2025-01-01\n',             3],
    ['in bold',                       '# A\n\n**Last Updated:** 2025-01-01\n',         3],
    ['bold, colon outside',           '**Last updated**: 2025-01-01\n',                1],
    ['in italics',                    '_Last updated 2 January 2025_\n',               1],
    ['a month',                       '> Last reviewed: Jan 2025\n',                   1],
    ['the American order',            'Last modified on January 2, 2025.\n',           1],
    ['as of',                         '# A\n\nAs of January 2025\n',                   3],
    ['current as of',                 '(Current as of 2025-01-02.)\n',                 1],
    ['one field of several',          '**Version:** 1 | **Last updated:** 2025-01-01\n', 1],
    ['a table of two cells',          '| Last updated | 2025-01-01 |\n|---|---|\n',    1],
    ['a sentence about the document', 'This page was last updated on 2025-01-01.\n',   1],
    ['metadata',                      '---\nlast_updated: 2025-01-01\n---\n# A\n',      2],
    ['metadata of a review',          '---\nlast_reviewed_on: 2025-01-01\n---\n',       2],
    ['metadata of a generator',       '---\nlastmod: 2025-01-01T08:00:00Z\n---\n',      2],
    ['a badge',                       '![d](https://img.shields.io/badge/last_updated-2025--01--01-blue)\n', 1],
    ['a comment',                     '<!-- last updated: 2025-01-01 -->\n',           1],
  ] as const)('%s', (_case, text, line) => {
    expect(said(text)?.evidence[0]?.line).toBe(line);
  });
});

// biome-ignore format: a table is read by column
describe('no such thing', () => {
  test.each([
    // case                           text
    ['no date',                       '# A\n\ntext\n'],
    ['near enough',                   'Last updated: 2025-10-01\n'],
    ['a month, near to its end',      'Last updated: September 2025\n'],
    ['in a fence',                    '```\nLast updated: 2025-01-01\n```\n'],
    ['in code',                       'Write `Last updated: 2025-01-01` on top.\n'],
    ['in quotes',                     'It says "Last updated: 2025-01-01" on top.\n'],
    ['a date of publication',         '---\ndate: 2025-01-01\n---\n'],
    ['a review date of a vendor',     '---\nms.date: 01/13/2025\n---\n'],
    ['a version',                     'As of version 3.2\n'],
    ['a statement about the world',   'As of January 2025, the service has no quota.\n'],
    ['another thing',                 'The prices were last updated on 2025-01-01.\n'],
    ['either of two days',            'Last updated: 02/01/2025\n'],
    ['a placeholder',                 'Last updated: YYYY-MM-DD\n'],
    ['a template tag',                'Last updated: {{ date }}\n'],
    ['a row of a table of versions',  '| v1 | first | Last updated 2025-01-01 |\n|---|---|---|\n'],
    ['an entry of a changelog',       '- 2025-01-01: updated the guide\n'],
    ['in the middle of the text',     `${FAR}Last updated: 2025-01-01\n\n${FAR}`],
  ] as const)('%s', (_case, text) => {
    expect(said(text)).toBeUndefined();
  });
});

test('counts at the end too', () => {
  expect(said(FAR, 'a.md', '---\n\nLast updated: 2025-01-01\n')?.summary).toBe(
    'says it was last updated 2025-01-01, but 5 of its lines are newer, the last of 2025-12-01',
  );
});

test.each([
  'docs/templates/a.md',
  'test/fixtures/a.md',
  'docs/adr/0001-a.md',
  'docs/2025-01-01-report.md',
  'docs/archive/a.md',
  'docs/1.2/a.md',
])('not of %s', (path) => {
  expect(said('Last updated: 2025-01-01\n', path)).toBeUndefined();
});

test('says what it said, when it changed, and by which commit', () => {
  const before = 'Last updated: 2025-01-01\n';
  const { findings, ids } = asked([
    { at: '2025-01-02', files: { 'a.md': before } },
    { at: '2025-12-01', files: { 'a.md': before + MORE } },
  ]);
  expect(findings.get('a.md')?.[0]?.finding).toMatchObject({
    evidence: [
      {
        line: 1,
        commit: ids[1],
        date: '2025-01-01',
        now: '2025-12-01',
        detail: 'Last updated: 2025-01-01',
      },
    ],
  });
});

test('a slip that was mended is no change', () => {
  const { findings } = asked([
    { at: '2025-01-02', files: { 'a.md': 'Last updated: 2025-01-01\n\nteh cache\n' } },
    { at: '2025-12-01', files: { 'a.md': 'Last updated: 2025-01-01\n\nthe cache\n' } },
  ]);
  expect(findings.size).toBe(0);
});

test('a document that came with an old date is not behind it', () => {
  const text = `Last updated: 2025-01-01\n\n${MORE}`;
  expect(asked([{ at: '2025-12-01', files: { 'a.md': text } }]).findings.size).toBe(0);
});

test('changes still to be committed are changes, of what was committed since', () => {
  const top = 'Last updated: 2025-01-01\n';
  const commits = [
    { at: '2025-01-02', files: { 'a.md': top } },
    { at: '2025-06-01', files: { 'a.md': top + MORE } },
  ];
  const evidence = asked(commits, { 'a.md': `${top}${MORE}six\n` }).findings.get('a.md');
  expect(evidence?.[0]?.finding.evidence[0]).toMatchObject({ now: '2026-01-01' });
  expect(evidence?.[0]?.finding.evidence[0]).not.toHaveProperty('commit');
});

// biome-ignore format: a table is read by column
describe('its own rule', () => {
  test.each([
    // case                     text                                                                   summary
    ['a cycle',                 '---\nlast_reviewed_on: 2025-10-01\nreview_in: 1 month\n---\n',        'was due for review 2025-11-01, as it says itself'],
    ['a cycle, not over',       '---\nlast_reviewed_on: 2025-10-01\nreview_in: 6 months\n---\n',       undefined],
    ['a cycle without a date',  '---\nreview_in: 1 month\n---\n',                                      undefined],
    ['the next review',         '---\nnext_review: 2025-10-01\n---\n',                                 'was due for review 2025-10-01, as it says itself'],
    ['the next review, in text', '**Next review:** 2025-10-01\n',                                      'was due for review 2025-10-01, as it says itself'],
    ['the next, a little late', '**Next review:** 2025-12-20\n',                                       undefined],
    ['the next, to come',       '**Next review:** 2026-10-01\n',                                       undefined],
    ['an end',                  '---\nvalid_until: 2025-10-01\n---\n',                                 'expired 2025-10-01, as it says itself'],
    ['an end of a page',        '---\nexpiryDate: 2025-10-01\n---\n',                                  undefined],
    ['no date',                 'Last updated: 2025-13-01\n',                                          'says it was last updated 2025-13-01, which is no date'],
    ['no date in the metadata', '---\nlast_updated: 2025-02-30\n---\n',                                'says it was last updated 2025-02-30, which is no date'],
    ['a date to come',          'Last updated: 2026-11-01\n',                                          'says it was last updated 2026-11-01, which is yet to come'],
    ['tomorrow',                'Last updated: 2026-01-02\n',                                          undefined],
  ] as const)('%s', (_case, text, summary) => {
    expect(said(text)?.summary).toBe(summary);
  });
});

// biome-ignore format: a table is read by column
test.each([
  ['2026-01-02',           '2026-01-02', '2026-01-02'],
  ['2026/1/2 and',         '2026-01-02', '2026-01-02'],
  ['2 January 2026',       '2026-01-02', '2026-01-02'],
  ['2nd of January 2026',  '2026-01-02', '2026-01-02'],
  ['January 2nd, 2026',    '2026-01-02', '2026-01-02'],
  ['Jan. 2026',            '2026-01-01', '2026-01-31'],
  ['2026-02',              '2026-02-01', '2026-02-28'],
  ['13/01/2026',           '2026-01-13', '2026-01-13'],
  ['01/13/2026',           '2026-01-13', '2026-01-13'],
  ['2/2/2026',             '2026-02-02', '2026-02-02'],
] as const)('%s', (text, first, last) => {
  const days = leadingDate(text)?.days;
  if (days === undefined || days === 'malformed') throw new Error('no date');
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  expect([dayOf(days.start), dayOf(days.end - 1)]).toEqual([first, last]);
});

test.each(['02/01/2026', 'version 3.2', '2026', 'soon', '12026-01-02'])('%s is no date', (text) => {
  expect(leadingDate(text)).toBeUndefined();
});

test.each(['2026-13-01', '30 February 2026', '31/13/2026', '2026-00'])(
  '%s is malformed',
  (text) => {
    expect(leadingDate(text)?.days).toBe('malformed');
  },
);

// biome-ignore format: a table is read by column
test.each([
  ['6 months', 186], ['1 year', 366], ['90', 90], ['90d', 90], ['P6M', 186], ['a year', 366],
  ['quarterly', 92], ['every 2 weeks', 14], ['semi-annually', 183], ['soon', undefined], ['0', undefined],
] as const)('a cycle of %s', (text, days) => {
  expect(cycleDays(text)).toBe(days);
});

test('is skipped without git, and without a clock', () => {
  const fs = memoryFileSystem({ '/p/a.md': 'Last updated: 2025-13-01\n' });
  const git = historyGit([{ at: '2025-02-03', files: { 'a.md': 'x' } }]);
  const status = (options: object) =>
    survey({ fs, root, signals: [staleSelfDate], ...options }).signals.get('stale-self-date');
  expect(status({ clock })).toMatchObject({ status: 'skipped' });
  expect(status({ git })).toMatchObject({ status: 'skipped' });
});
