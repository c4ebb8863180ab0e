import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { type Survey, survey } from '../survey.ts';
import { finishedPlan } from './finished-plan.ts';

const root = absolutePath('/p');

interface Scene {
  readonly shallow?: boolean;
  /** Texts in the work tree that are not those of the last commit. */
  readonly edited?: Readonly<Record<string, string>>;
  readonly without?: 'git' | 'clock';
}

// Today is 10 March 2026.
function surveyed(commits: readonly MadeCommit[], scene: Scene = {}): Survey {
  const git = historyGit(commits, { shallow: scene.shallow ?? false });
  const texts = Object.entries({ ...git.files, ...scene.edited });
  const fs = memoryFileSystem(Object.fromEntries(texts.map(([at, text]) => [`/p/${at}`, text])));
  return survey({
    ...{ fs, root, signals: [finishedPlan] },
    ...(scene.without === 'git' ? {} : { git }),
    ...(scene.without === 'clock' ? {} : { clock: frozenClock('2026-03-10T12:00:00Z', 'UTC') }),
  });
}

function said(
  path: string,
  commits: readonly MadeCommit[],
  scene: Scene = {},
): Finding | undefined {
  return surveyed(commits, scene).findings.get(path)?.[0]?.finding;
}

const TICKED = '# Search\n\n- [x] a\n- [x] b\n- [x] c\n';
const OPEN = TICKED.replaceAll('[x]', '[ ]');
const made = (path: string, text: string, at = '2026-01-01'): MadeCommit => ({
  at,
  files: { [path]: text, 'src/a.ts': at },
  subject: 'begin',
});

// biome-ignore format: a table is read by column
describe('every box is ticked', () => {
  test.each([
    // case                                     path                             text                                                         told
    ['a plan in a folder of plans',             'docs/plans/search.md',          TICKED,                                                      true],
    ['... of one sprint',                       'docs/roadmap/sprint5/us-7-x.md', TICKED,                                                     true],
    ['a plan by its name',                      'docs/search-plan.md',           TICKED,                                                      true],
    ['a task list by its name',                 'openspec/changes/search/tasks.md', TICKED,                                                   true],
    ['a plan by its title',                     'docs/search.md',                TICKED.replace('Search', 'Implementation plan: search'),     true],
    ['... and another title',                   'docs/search.md',                TICKED,                                                      false],
    ['one box is open',                         'docs/plans/search.md',          `${TICKED}- [ ] d\n`,                                        false],
    ['two boxes',                               'docs/plans/search.md',          TICKED.replace('- [x] c\n', ''),                             false],
    ['no box ticked',                           'docs/plans/search.md',          OPEN,                                                        false],
    ['few boxes in a long text',                'docs/plans/search.md',          `${TICKED}${'text\n\n'.repeat(100)}`,                        false],
    ['boxes in code',                           'docs/plans/search.md',          '# Search\n\n```\n- [x] a\n- [x] b\n- [x] c\n```\n',          false],
    ['a review of the plan itself',             'specs/001-search/spec.md',      TICKED.replace('# Search', '# Spec: search\n\n## Review checklist'), false],
    ['a section of what is done',               'docs/plans/search.md',          TICKED.replace('# Search', '# Search\n\n## Completed'),      false],
    ['it says that it is at work',              'docs/plans/search.md',          TICKED.replace('# Search', '# Search\n\n**Status**: In progress'), false],
    ['it says that it is kept as history',      'docs/plans/search.md',          TICKED.replace('# Search', '# Search\n\nHistorical document.'), false],
    ['... in a banner',                         'docs/plans/search.md',          TICKED.replace('# Search', '# Search\n\n> **LEGACY, not to be followed.**'), false],
    ['stages to come that have no boxes',       'docs/plans/search.md',          `${TICKED.replace('# Search', '# Search\n\n## Phase 1: parts')}\n## Phase 2: the rest\n`, false],
    ['... that are said to be done',            'docs/plans/search.md',          `${TICKED.replace('# Search', '# Search\n\n## Phase 1: parts')}\n## Phase 2: the rest ✅\n`, true],
    ['... in Chinese',                          'docs/plans/search.md',          `${TICKED.replace('# Search', '# Search\n\n## 阶段1：基础')}\n## 阶段2：集成\n`, false],
    ['a section after the boxes',               'docs/plans/search.md',          `${TICKED.replace('# Search', '# Search\n\n## Phase 1: parts')}\n## Notes\n`, true],
    ['an entry of a tracker',                   'tasks/search.md',               `---\nid: 7\nstatus: Done\n---\n${TICKED}`,                  false],
    ['a template',                              'docs/plans/template.md',        TICKED,                                                      false],
    ['a release checklist',                     'docs/release-checklist.md',     TICKED,                                                      false],
    ['a checklist for contributors',            'docs/contributing-checklist.md', TICKED,                                                     false],
    ['a checklist for set-up',                  'docs/setup-checklist.md',       TICKED,                                                      false],
    ['a runbook',                               'docs/runbook-tasks.md',         TICKED,                                                      false],
    ['a report that lies with plans',           'docs/plans/search-report.md',   TICKED,                                                      false],
    ['an archive',                              'docs/plans/archived/x/plan.md', TICKED,                                                      false],
    ['a skill',                                 'skills/search/plan.md',         TICKED,                                                      false],
    ['a dated record',                          'docs/plans/2025-11-03-search.md', TICKED,                                                    false],
  ] as const)('%s', (_case, path, text, told) => {
    expect(said(path, [made(path, text)]) !== undefined).toBe(told);
  });
});

// biome-ignore format: a table is read by column
describe('when nothing has changed', () => {
  test.each<readonly [string, string, readonly MadeCommit[], boolean]>([
    ['for thirty days', 'p/plan.md', [made('p/plan.md', TICKED, '2026-02-08T12:00:00Z')], true],
    ['... and a minute less', 'p/plan.md', [made('p/plan.md', TICKED, '2026-02-08T12:01:00Z')], false],
    ['a list that is gone through again', 'p/tasks.md', [
      made('p/tasks.md', TICKED, '2025-10-01'), made('p/tasks.md', OPEN, '2025-11-01'), made('p/tasks.md', TICKED, '2025-12-01'),
    ], false],
    ['a plan ticked off one by one', 'p/tasks.md', [
      made('p/tasks.md', OPEN, '2025-10-01'), made('p/tasks.md', OPEN.replace('[ ]', '[x]'), '2025-11-01'), made('p/tasks.md', TICKED, '2025-12-01'),
    ], true],
    ['a roadmap that is kept', 'ROADMAP.md', [0, 1, 2, 3, 4].map((month) =>
      made('ROADMAP.md', `${TICKED}- [x] ${month}\n`, `2025-0${month + 1}-01`)), false],
    ['a roadmap that came to its end', 'ROADMAP.md', [made('ROADMAP.md', TICKED, '2025-01-01')], true],
  ])('%s', (_case, path, commits, told) => {
    expect(said(path, commits) !== undefined).toBe(told);
  });
});

const PLAN = 'docs/plans/payment-retry.md';
const code = (subject: string, at = '2026-02-01'): MadeCommit => ({
  at,
  files: { 'src/a.ts': subject },
  subject,
});

// biome-ignore format: a table is read by column
describe('history says that the work came in', () => {
  test.each([
    // case                                     path                                 commits after the plan                                                              told
    ['it is announced',                         PLAN,                                [code('Implement payment retry (docs/plans/payment-retry.md)')],                    true],
    ['... as a feature',                        PLAN,                                [code('feat(billing): add payment-retry (#7)')],                                    true],
    ['a branch is merged, and brings code',     PLAN,                                [code('x'), { at: '2026-02-02', subject: "Merge branch 'feat/payment-retry'", parents: [0, 1] }], true],
    ['... of a pull request, with a number',    'specs/007-payment-retry/plan.md',   [code('x'), { at: '2026-02-02', subject: 'Merge pull request #9 from me/feat/ab-12-payment-retry', parents: [0, 1] }], true],
    ['... that brings documents alone',         PLAN,                                [{ at: '2026-02-01', files: { 'a.md': 'x' }, subject: 'x' }, { at: '2026-02-02', subject: "Merge branch 'feat/payment-retry'", parents: [0, 1] }], false],
    ['the main line is merged into the branch', PLAN,                                [code('x'), { at: '2026-02-02', subject: "Merge branch 'main' into feat/payment-retry", parents: [0, 1] }], false],
    ['the branch of another piece of work',     PLAN,                                [code('x'), { at: '2026-02-02', subject: "Merge branch 'feat/payment-retry-limits'", parents: [0, 1] }], false],
    ['a fix',                                   PLAN,                                [code('fix: payment retry loses the order')],                                       false],
    ['only part of a longer thing',             PLAN,                                [code('feat: add payment retry metrics panel')],                                    false],
    ['the words in another order',              PLAN,                                [code('Implement retry payment')],                                                  false],
    ['part of a word',                          PLAN,                                [code('Implement payment retrying')],                                               false],
    ['the commit changes documents alone',      PLAN,                                [{ at: '2026-02-01', files: { 'docs/b.md': 'x' }, subject: 'Add payment retry' }],  false],
    ['the plan itself is added',                PLAN,                                [{ at: '2026-02-01', files: { [PLAN]: OPEN, 'src/a.ts': 'y' }, subject: 'Add payment retry' }], false],
    ['more parts follow',                       PLAN,                                [code('Implement payment retry'), code('payment retry, part 2', '2026-02-03')],     false],
    ['it is taken back',                        PLAN,                                [code('Implement payment retry'), code('Revert "Implement payment retry"', '2026-02-03')], false],
    ['a name of one word',                      'docs/plans/retry.md',               [code('Implement retry')],                                                          false],
    ['a name that says nothing',                'docs/plans/plan.md',                [code('Implement plan')],                                                           false],
    ['a name of common words',                  'docs/plans/api-improvements.md',    [code('feat: api improvements')],                                                   false],
    ['a specification that is a reference',     'docs/wire-protobuf-spec.md',        [code('Add wire protobuf')],                                                        false],
    ['a specification of what is',              'openspec/specs/payment-retry/spec.md', [code('Implement payment retry')],                                               false],
    ['a title is no name',                      'docs/payment-retry.md',             [code('Implement payment retry')],                                                  false],
  ] as const)('%s', (_case, path, later, told) => {
    const found = said(path, [made(path, '# Payment retry plan\n\ntext\n'), ...later]);
    expect(found !== undefined).toBe(told);
  });

  test('not where the work had its name before the plan', () => {
    const commits = [code('x', '2025-01-01'), code('fix payment retry', '2025-02-01'), made(PLAN, OPEN)];
    expect(said(PLAN, [...commits, code('Implement payment retry')])).toBeUndefined();
    expect(said(PLAN, [commits[0] ?? code(''), made(PLAN, OPEN), code('Implement payment retry')])).toBeDefined();
  });
});

describe('evidence', () => {
  test('of boxes: where they are, and the last change', () => {
    const commits = [made('p/plan.md', TICKED)];
    expect(said('p/plan.md', commits)).toMatchObject({
      summary: 'all 3 boxes are ticked, and nothing has changed since 2026-01-01',
      evidence: [
        { line: 3, detail: 'first of 3 boxes, all ticked' },
        { line: 5, detail: 'the last of them' },
        {
          commit: historyGit(commits).ids[0],
          date: '2026-01-01',
          detail: 'its last change: begin',
        },
      ],
    });
  });

  test('of a commit: which, when, its subject, and what is ticked', () => {
    const commits = [made(PLAN, OPEN), code('Implement payment retry')];
    expect(said(PLAN, commits)).toMatchObject({
      summary: 'the work it plans came in on 2026-02-01, and it has not changed since',
      evidence: [
        {
          commit: historyGit(commits).ids[1],
          date: '2026-02-01',
          detail: 'Implement payment retry',
        },
        { date: '2026-01-01' },
        { line: 3, detail: '0 of 3 boxes ticked' },
      ],
    });
  });
});

describe('unknown', () => {
  const commits = [made('p/plan.md', TICKED)];

  test.each([
    ['the history', 'git', 'history is unknown: git was not asked'],
    ['the day', 'clock', 'it is unknown what day it is'],
  ] as const)('%s: the signal is skipped', (_case, without, because) => {
    expect(surveyed(commits, { without }).signals.get('finished-plan')).toEqual({
      status: 'skipped',
      because,
    });
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Scene]>([
    ['the last change, where history was cut', { shallow: true }],
    ['the last change, of text that is not committed', { edited: { 'p/plan.md': `${TICKED}more\n` } }],
  ])('%s: nothing is said', (_case, scene) => {
    expect(said('p/plan.md', commits, scene)).toBeUndefined();
  });

  test('the past of what git does not track: nothing is said', () => {
    expect(said('q/plan.md', commits, { edited: { 'q/plan.md': TICKED } })).toBeUndefined();
  });
});
