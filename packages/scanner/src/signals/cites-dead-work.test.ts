import { absolutePath } from '@dochygiene/ports';
import {
  frozenClock,
  historyGit,
  type MadeCommit,
  type MadeHistory,
  memoryFileSystem,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { survey } from '../survey.ts';
import { citedIn } from './cites-dead-work/citations.ts';
import { citesDeadWork } from './cites-dead-work.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-01-01T12:00:00Z', 'UTC');
const DEAD = '1f2e3d4';
const LONG = '1f2e3d4c5b6a79881f2e3d4c5b6a79881f2e3d4c';

const MERGES: readonly MadeCommit[] = [
  { at: '2025-01-01', files: { 'docs/adr/0001-a.md': '# A\n', 'docs/adr/0002-b.md': '# B\n' } },
  {
    at: '2025-01-02',
    files: {
      'docs/adr/0005-e.md': '# E\n',
      'docs/adr/2024-12-31-d.md': '# D\n',
      'docs/adr.md': '# ADR-4: D\n',
    },
  },
  { at: '2025-01-03', subject: "Merge branch 'feature/gone'", files: { x: '1' } },
  { at: '2025-01-04', subject: 'Merge pull request #7 from me/feature/here', files: { x: '2' } },
  { at: '2025-01-05', subject: "Merge branch 'develop'", files: { x: '3' } },
  { at: '2025-01-06', subject: "Merge branch 'weekly'", files: { x: '4' } },
  { at: '2025-01-07', subject: "Merge branch 'weekly'", files: { x: '5' } },
  { at: '2025-01-08', subject: "Merge branch 'weekly'", files: { x: '6' } },
  { at: '2025-01-09', subject: 'feat: a quick cache', files: { x: '7' } },
];

function asked(
  files: Readonly<Record<string, string>>,
  made: MadeHistory = { refs: ['main', 'origin/feature/here'] },
) {
  const git = historyGit([...MERGES, { at: '2025-02-01', files }], made);
  const fs = memoryFileSystem(
    Object.fromEntries(Object.entries(git.files).map(([path, text]) => [`/p/${path}`, text])),
  );
  const done = survey({ fs, root, git, clock, signals: [citesDeadWork] });
  return { ...done, ids: git.ids };
}

function said(text: string, path = 'docs/a.md', made?: MadeHistory) {
  return asked({ [path]: text }, made).findings.get(path)?.[0]?.finding;
}

const KNOWN = historyGit(MERGES).ids[0]?.slice(0, 9) ?? '';

// biome-ignore format: a table is read by column
describe('dead', () => {
  test.each([
    // case                              text                                                      what
    ['a commit in a field',              `**Commit**: ${DEAD}\n`,                                  DEAD],
    ['in code',                          `- Commit: \`${DEAD}\`\n`,                                DEAD],
    ['a full hash',                      `Fixed in commit: ${LONG}\n`,                             LONG],
    ['beside one that is there',         `The fix of commit ${KNOWN} was reverted in ${DEAD}.\n`,  DEAD],
    ['by its subject',                   `See commit ${DEAD} "feat: a quick cache"\n`,             DEAD],
    ['a decision',                       'As ADR-3 says, it is cached.\n',                         'ADR-3'],
    ['a decision with zeros',            'As ADR-0003 says, it is cached.\n',                      'ADR-3'],
    ['a branch that was merged',         '**Branch**: `feature/gone`\n',                           'feature/gone'],
  ] as const)('%s', (_case, text, what) => {
    expect(said(text)?.evidence.map(({ path }) => path)).toEqual([what]);
  });
});

// biome-ignore format: a table is read by column
describe('alive, unknown, or something else', () => {
  test.each([
    // case                              text
    ['a commit that is there',           `**Commit**: ${KNOWN}\n`],
    ['no cue',                           `The value ${DEAD} is the answer.\n`],
    ['a cue too far away',               `Commit: ${'a word '.repeat(14)}${DEAD}\n`],
    ['a commit that may be another’s',   `It follows commit ${DEAD} in spirit.\n`],
    ['a UUID',                           'Commit: 1f2e3d4c-5b6a-7988-1f2e-3d4c5b6a7988\n'],
    ['a colour',                         'Commit: #1f2e3d4\n'],
    ['a checksum',                       `Commit: sha256 ${DEAD}\n`],
    ['a digest of an image',             `Commit: image ${DEAD}\n`],
    ['all digits',                       'Commit: 20250101\n'],
    ['all letters',                      'Commit: deadbeef\n'],
    ['too short',                        'Commit: 1f2e3d\n'],
    ['cut',                              'Commit: 1f2e3d4...\n'],
    ['made up',                          'Commit: abc1234\n'],
    ['in a fence',                       `\`\`\`\nCommit: ${DEAD}\n\`\`\`\n`],
    ['a link elsewhere',                 `Commit: [${DEAD}](https://example.org/o/r/commit/${DEAD})\n`],
    ['upstream',                         `Fixed upstream in commit: ${DEAD}\n`],
    ['another project by name',          `Zebra commits: ${DEAD}\n`],
    ['an entry of a day',                `Commit: ${DEAD}, 2025-03-01\n`],
    ['an RFC',                           'As RFC 3 says, see commit 2119.\n'],
    ['a decision that is there',         'As ADR-2 says, it is cached.\n'],
    ['a decision in a log',              'As ADR-4 says, it is cached.\n'],
    ['a decision that may come',         'As ADR-6 says, it is cached.\n'],
    ['a decision that is made here',     'ADR-3: cache it\n'],
    ['a decision that is to be made',    'ADR-3 is reserved.\n'],
    ['a decision between dated ones',   'As ADR-30 says, it is cached.\n'],
    ['a decision of others, by link',    'As [ADR-3](https://example.org/adr/3) says.\n'],
    ['a branch that is there',           '**Branch**: `feature/here`\n'],
    ['a branch that nobody saw merged',  '**Branch**: `feature/unknown`\n'],
    ['a branch that lives on',           '**Branch**: `weekly`\n'],
    ['a branch by a lasting name',       '**Branch**: `develop`\n'],
    ['a branch in a how-to',             'Create the `feature/gone` branch first.\n'],
  ] as const)('%s', (_case, text) => {
    expect(said(text)).toBeUndefined();
  });
});

test.each([
  'docs/templates/a.md',
  'test/fixtures/a.md',
  'docs/adr/0006-f.md',
  'docs/reports/a.md',
  'docs/cleanup-reports/a.md',
  'docs/week_3.md',
  'docs/2025-03-01-notes.md',
  'docs/archive/a.md',
  'progress.md',
  'THIRD_PARTY_NOTICES.md',
])('not of %s', (path) => {
  expect(said(`**Commit**: ${DEAD}\n`, path)).toBeUndefined();
});

test('tells what each is, in order, once', () => {
  const text = `**Commit**: ${DEAD}\n\n**Branch**: \`feature/gone\`\n\nSee ADR-3.\n\nCommit: ${DEAD}\n`;
  const { findings, ids } = asked({ 'docs/a.md': text });
  expect(findings.get('docs/a.md')?.[0]?.finding).toEqual({
    summary: 'cites 1 commit, 1 decision, 1 branch that the repository does not have',
    evidence: [
      { line: 1, path: DEAD, now: 'no such commit', detail: `**Commit**: ${DEAD}` },
      {
        line: 3,
        path: 'feature/gone',
        commit: ids[2],
        now: 'merged and gone',
        detail: '**Branch**: `feature/gone`',
      },
      { line: 5, path: 'ADR-3', now: 'no such decision', detail: 'See ADR-3.' },
    ],
    strength: 0.7,
  });
});

test('names the commit that has the subject now', () => {
  const { findings, ids } = asked({ 'docs/a.md': `Commit: ${DEAD} - "feat: a quick cache"\n` });
  expect(findings.get('docs/a.md')?.[0]?.finding.evidence[0]).toMatchObject({
    commit: ids[8],
    now: 'its subject is that of another commit',
  });
});

test('decisions of a project without a series of its own are others’', () => {
  const git = historyGit([{ at: '2025-01-01', files: { 'a.md': 'As ADR-3 says.\n' } }]);
  const fs = memoryFileSystem({ '/p/a.md': 'As ADR-3 says.\n' });
  expect(survey({ fs, root, git, clock, signals: [citesDeadWork] }).findings.size).toBe(0);
});

test('is skipped where history was cut, and without git', () => {
  const text = `**Commit**: ${DEAD}\n`;
  const { findings, signals } = asked({ 'docs/a.md': text }, { shallow: true });
  expect(findings.size).toBe(0);
  expect(signals.get('cites-dead-work')).toEqual({
    status: 'skipped',
    because: 'history was cut: old commits are unknown',
  });
  const fs = memoryFileSystem({ '/p/a.md': text });
  expect(
    survey({ fs, root, clock, signals: [citesDeadWork] }).signals.get('cites-dead-work'),
  ).toMatchObject({ status: 'skipped' });
});

// biome-ignore format: a table is read by column
test.each([
  ['Reverted in 1f2e3d4 and a1c2e3d.',  ['1f2e3d4', 'a1c2e3d']],
  ['See 1f2e3d4, a commit.',            []],
] as const)('hashes of %s', (line, names) => {
  expect(citedIn(line).map(({ name }) => name)).toEqual(names);
});
