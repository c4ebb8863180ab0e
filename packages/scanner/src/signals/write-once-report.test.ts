import { absolutePath } from '@dochygiene/ports';
import { frozenClock, historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { type Survey, survey } from '../survey.ts';
import { writeOnceReport } from './write-once-report.ts';

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
    ...{ fs, root, signals: [writeOnceReport] },
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

const once = (path: string, text: string, at = '2026-01-01'): MadeCommit => ({
  at,
  files: { [path]: text },
  subject: 'done',
});

const REPORT =
  '# Report\n\n**Date**: 2026-01-01\n**Status**: ✅ Complete\n\n## Files changed\n\ntext\n';
const TOPIC = REPORT.replace('# Report', '# Topic');
const PLAIN = '# Report\n\ntext\n';

// biome-ignore format: a table is read by column
describe('a report', () => {
  test.each([
    // case                                   path                                 text                                                   told
    ['a summary in capitals',                 'IMPLEMENTATION_SUMMARY.md',         REPORT,                                                true],
    ['... that shows nothing of the kind',    'IMPLEMENTATION_SUMMARY.md',         PLAIN,                                                 false],
    ['... and one sign',                      'IMPLEMENTATION_SUMMARY.md',         '# A\n\n## What was done\n',                           true],
    ['in small letters, with two signs',      'docs/migration-report.md',          '# A\n\nDate: 2026-01-01\n\n## Next steps\n',          true],
    ['... with one',                          'docs/migration-report.md',          '# A\n\n## Next steps\n',                              false],
    ['a phase that is complete',              'docs/phase-3-complete.md',          REPORT,                                                true],
    ['findings of a session',                 'docs/session2_findings.md',         REPORT,                                                true],
    ['by its title',                          'docs/cache.md',                     REPORT.replace('# Report', '# Cache refactoring: complete'), true],
    ['three check marks and a day',           'docs/test-results.md',              '# A\n\n1 March 2026\n\n- ✅ a\n- ✅ b\n- ❌ c\n',       true],
    ['an analysis that is over',              'docs/phase-2-analysis.md',          REPORT,                                                true],
    ['... that does not say so',              'docs/phase-2-analysis.md',          REPORT.replace('**Status**: ✅ Complete', ''),          false],
    ['a report of nothing it names',          'docs/report.md',                    PLAIN,                                                 false],
    ['a dated record',                        'docs/2026-01-01-session-summary.md', REPORT,                                               false],
    ['a release',                             'docs/release-summary.md',           REPORT,                                                false],
    ['an incident',                           'docs/incident-fix-report.md',       REPORT,                                                false],
    ['a folder of records',                   'docs/adr/migration-report.md',      REPORT,                                                false],
    ['minutes',                               'docs/meeting-summary.md',           REPORT,                                                false],
    ['the record of an issue',                'docs/issue-78-fix-report.md',       REPORT,                                                false],
    ['the record of a version',               'docs/test-report-v2.7.1.md',        REPORT,                                                false],
    ['a template',                            'docs/bug-report-template.md',       REPORT,                                                false],
    ['a guide to reports',                    'docs/test-report-guide.md',         REPORT,                                                false],
    ['a reference of reports',                'docs/reference/test-report.md',     REPORT,                                                false],
    ['status codes',                          'docs/status-codes.md',              TOPIC,                                                 false],
    ['an audit log',                          'docs/audit-log.md',                 TOPIC,                                                 false],
    ['session management',                    'docs/session-management.md',        TOPIC,                                                 false],
    ['a state that is final',                 'docs/final-state.md',               TOPIC,                                                 false],
    ['summary statistics',                    'docs/summary-statistics.md',        TOPIC,                                                 false],
    ['an audit of security',                  'docs/security-audit.md',            REPORT,                                                false],
    ['a plan',                                'docs/test-plan-summary.md',         REPORT,                                                false],
    ['a book that opens with its summary',    'docs/SUMMARY.md',                   REPORT,                                                false],
    ['a command',                             '.claude/commands/test-report.md',   REPORT,                                                false],
    ['what an agent remembers by one name',   'docs/memory/last_session.md',       REPORT.replace('# Report', '# Last session summary'),  false],
    ['... and by its own',                    '.serena/memories/US-24-complete.md', REPORT,                                               true],
    ['a translation',                         'docs/fr/migration-report.md',       REPORT,                                                false],
    ['a fixture',                             'test/fixtures/migration-report.md', REPORT,                                                false],
    ['an archive',                            'docs/archived/migration-report.md', REPORT,                                                false],
    ['the design of what is to be built',     'docs/EXECUTIVE_SUMMARY.md',         REPORT.replace('Complete', 'Architecture Design Complete'), false],
    ['... with the work done',                'docs/EXECUTIVE_SUMMARY.md',         REPORT.replace('Complete', 'Design and implementation complete'), true],
    ['a plan that is ready to be worked on',  'docs/PROJECT_FINAL_SUMMARY.md',     REPORT.replace('✅ Complete', 'Ready for Implementation'), false],
    ['... with something complete',           'docs/PROJECT_FINAL_SUMMARY.md',     REPORT.replace('Complete', 'Complete & ready for implementation'), true],
    ['it says that it is kept as history',    'docs/migration-report.md',          `${REPORT}`.replace('# Report', '# Report\n\nHistorical document.'), false],
    ['a program writes it',                   'docs/migration-report.md',          `<!-- do not edit: generated by tool -->\n${REPORT}`,  false],
  ] as const)('%s', (_case, path, text, told) => {
    expect(said(path, [once(path, text)]) !== undefined).toBe(told);
  });
});

const PATH = 'docs/MIGRATION_REPORT.md';

// biome-ignore format: a table is read by column
describe('written once', () => {
  test.each<readonly [string, readonly MadeCommit[], boolean]>([
    ['fourteen days ago', [once(PATH, REPORT, '2026-02-24T12:00:00Z')], true],
    ['... and a minute less', [once(PATH, REPORT, '2026-02-24T12:01:00Z')], false],
    ['within two days', [once(PATH, '1', '2026-01-01T00:00:00Z'), once(PATH, REPORT, '2026-01-03T00:00:00Z')], true],
    ['... and a minute more', [once(PATH, '1', '2026-01-01T00:00:00Z'), once(PATH, REPORT, '2026-01-03T00:01:00Z')], false],
    ['moved later, as it was', [once('MIGRATION_REPORT.md', REPORT), { at: '2026-02-20', moves: { 'MIGRATION_REPORT.md': PATH } }], true],
    ['another document links to it', [once(PATH, REPORT), once('README.md', '[r](docs/MIGRATION_REPORT.md)')], false],
    ['... or names it in code', [once(PATH, REPORT), once('README.md', 'see `docs/MIGRATION_REPORT.md`')], false],
  ])('%s', (_case, commits, told) => {
    expect(said(PATH, commits) !== undefined).toBe(told);
  });

  test('tells what it looks like, when it was written, and that nothing leads to it', () => {
    const commits = [once(PATH, '1', '2026-01-01T00:00:00Z'), once(PATH, REPORT, '2026-01-01T05:00:00Z')];
    const [first, last] = historyGit(commits).ids;
    expect(said(PATH, commits)).toMatchObject({
      summary: 'a report written on 2026-01-01 in 2 commits within 5 hours, and not since; nothing links to it',
      evidence: [
        { detail: 'MIGRATION_REPORT.md' },
        { line: 3, detail: '**Date**: 2026-01-01' },
        { line: 4, detail: '**Status**: ✅ Complete' },
        { line: 6, detail: 'Files changed' },
        { commit: first, date: '2026-01-01', detail: 'written: done' },
        { commit: last, date: '2026-01-01', detail: 'its last change: done' },
      ],
    });
  });
});

describe('unknown', () => {
  const commits = [once(PATH, REPORT)];

  test.each([
    ['the history', 'git', 'history is unknown: git was not asked'],
    ['the day', 'clock', 'it is unknown what day it is'],
  ] as const)('%s: the signal is skipped', (_case, without, because) => {
    expect(surveyed(commits, { without }).signals.get('write-once-report')).toEqual({
      status: 'skipped',
      because,
    });
  });

  test.each<readonly [string, Scene]>([
    ['what was before history was cut', { shallow: true }],
    ['when text was written that is not committed', { edited: { [PATH]: `${REPORT}more\n` } }],
  ])('%s: nothing is said', (_case, scene) => {
    expect(said(PATH, commits, scene)).toBeUndefined();
  });

  test('the past of what git does not track: nothing is said', () => {
    const path = 'docs/FIX_REPORT.md';
    expect(said(path, commits, { edited: { [path]: REPORT } })).toBeUndefined();
  });
});
