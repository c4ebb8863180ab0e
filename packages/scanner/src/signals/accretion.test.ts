import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';
import { growthFrom, lineCount } from './accretion/growth.ts';
import { accretion } from './accretion.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-01-01T12:00:00Z', 'UTC');
const EIGHT = [160, 170, 200, 210, 240, 260, 290, 310, 330] as const;

/** A history in which the document at `path` has so many `lines`, one number every ten days. */
function grown(lines: readonly number[], path = 'CLAUDE.md', days = 10): readonly MadeCommit[] {
  const start = Date.parse('2025-01-01T00:00:00Z');
  return lines.map((count, index) => ({
    at: new Date(start + index * days * 24 * 3600 * 1000).toISOString(),
    files: { [path]: `${index}\n${'line\n'.repeat(count - 1)}` },
  }));
}

function said(commits: readonly MadeCommit[], working: Readonly<Record<string, string>> = {}) {
  const git = historyGit(commits);
  const files = Object.entries({ ...git.files, ...working });
  const fs = memoryFileSystem(
    Object.fromEntries(files.map(([path, text]) => [`/p/${path}`, text])),
  );
  const { findings } = survey({ fs, root, git, clock, signals: [accretion] });
  return [...findings.values()][0]?.[0]?.finding;
}

const ONLY_UP = 'grew from 160 to 330 lines in 8 commits, and never shrank';

// biome-ignore format: a table is read by column
test.each([
  // case                            lines                                                   summary
  ['over eight commits',             EIGHT,                                                  ONLY_UP],
  ['with a small fall',              [160, 170, 200, 210, 200, 260, 290, 310, 330],          ONLY_UP],
  ['what came before is no matter',  [900, ...EIGHT],                                        ONLY_UP],
  ['the newest growth is told',      [60, 70, ...EIGHT],                                     ONLY_UP],
  ['with a cut',                     [160, 170, 200, 210, 190, 260, 290, 310, 330],          undefined],
  ['not doubled',                    [170, 180, 200, 210, 240, 260, 290, 310, 330],          undefined],
  ['over seven commits',             EIGHT.slice(1),                                         undefined],
  ['a short document',               EIGHT.map((count) => Math.round(count / 2)),            undefined],
  ['one that was being written',     [40, 80, 120, 180, 220, 260, 290, 310, 330],            undefined],
] as const)('%s', (_case, lines, summary) => {
  expect(said(grown(lines))?.summary).toBe(summary);
});

test.each([
  ['README.md', false],
  ['.claude/agents/reviewer.md', true],
  ['memory-bank/progress.md', true],
  ['docs/guide.md', false],
  ['.claude/skills/a/references/api.md', false],
  ['docs/de/README.md', false],
  ['test/fixtures/README.md', false],
  ['docs/archive/README.md', false],
] as const)('%s', (path, expected) => {
  expect(said(grown(EIGHT, path)) !== undefined).toBe(expected);
});

test('a README may be longer', () => {
  const longer = EIGHT.map((count) => count * 2);
  expect(said(grown(longer, 'packages/a/README.md'))?.summary).toBe(
    'grew from 320 to 660 lines in 8 commits, and never shrank',
  );
});

test('not within a month, nor over more than a year', () => {
  expect(said(grown(EIGHT, 'CLAUDE.md', 3))).toBeUndefined();
  expect(said(grown(EIGHT, 'CLAUDE.md', 50))).toBeUndefined();
});

test('names both ends', () => {
  const commits = grown(EIGHT);
  const { ids } = historyGit(commits);
  expect(said(commits)?.evidence).toEqual([
    { commit: ids[0], date: '2025-01-01', detail: '160 lines' },
    { commit: ids[8], date: '2025-03-22', detail: '330 lines' },
  ]);
});

test('not of one that was cut since, and is to be committed', () => {
  expect(said(grown(EIGHT), { 'CLAUDE.md': 'line\n'.repeat(300) })).toBeUndefined();
});

test('not of what git does not track; skipped without git', () => {
  const working = { 'CLAUDE.md': 'line\n'.repeat(400) };
  expect(said([{ at: '2025-01-01', files: { 'a.md': 'x' } }], working)).toBeUndefined();
  const fs = memoryFileSystem({ '/p/CLAUDE.md': 'line\n'.repeat(400) });
  const { signals } = survey({ fs, root, clock, signals: [accretion] });
  expect(signals.get('accretion')).toMatchObject({ status: 'skipped' });
});

// biome-ignore format: a table is read by column
test.each([
  ['an unknown length ends it',  [60, undefined, 120],  undefined],
  ['an unknown end',             [60, 120, undefined],  undefined],
  ['nothing',                    [],                    undefined],
  ['known all along',            [60, 70, 120],         0],
] as const)('%s', (_case, lines, from) => {
  expect(growthFrom(lines, { commits: 2, times: 2, fall: 0.05, fromLines: 50 })).toBe(from);
});

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['a\n\n', 2],
] as const)('lines of %j', (text, count) => {
  expect(lineCount(text)).toBe(count);
});
