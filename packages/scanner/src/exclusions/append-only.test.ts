import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1 } from '../utf8.ts';
import { appendOnly, EVIDENCE_BYTES } from './append-only.ts';

const judge = (path: string, text: string) => appendOnly.judge({ path, text: latin1(text) });

// What kept the document out, or nothing.
const by = (path: string, text: string): string => {
  const { detail } = judge(path, text);
  if (detail === undefined) return '';
  return /frontmatter|comment|headings|entries|lines/.exec(detail)?.[0] ?? detail;
};

const KEEP =
  '# Changelog\n\n## [Unreleased]\n\n- x\n\n## [1.1.0] - 2024-03-01\n\n- y\n\n## [1.0.0] - 2024-01-01\n';
const NUMBERED = '# Log\n\n## Install\n\n1. get it\n2. run it\n3. enjoy\n';
const NEWS =
  'pytest 3.2.1 (2017-08-08)\n=========================\n\nBug Fixes\n---------\n\n- x\n\npytest 3.2.0 (2017-07-30)\n=========================\n';
const GUIDE = '# Setup\n\n## 2024-01-01\n\nx\n\n## 2024-02-01\n';
const TICKS = '```';

// biome-ignore format: a table is read by column
test.each([
  // case                                      path                               text                                                              by
  ['keep a changelog',                         'CHANGELOG.md',                    KEEP,                                                             'headings'],
  ['... with CRLF',                            'CHANGELOG.md',                    KEEP.replaceAll('\n', '\r\n'),                                    'headings'],
  ['... in a package of a monorepo',           'packages/a/CHANGELOG.md',         KEEP,                                                             'headings'],
  ['... of a version',                         'CHANGELOG-v2.md',                 KEEP,                                                             'headings'],
  ['... translated',                           'docs/CHANGELOG.zh-CN.md',         KEEP,                                                             'headings'],
  ['... for one part',                         'docs/cli-changelog.md',           KEEP,                                                             'headings'],
  ['... without an extension in the name',     'ChangeLog.txt',                   '2024-01-03  A <a@b>\n\n\t* x\n\n2024-01-02  B\n\n\t* y\n',         'headings'],
  ['changesets',                               'CHANGELOG.md',                    '# @a/b\n\n## 1.0.1\n\n### Patch Changes\n\n- x\n\n## 1.0.0\n',      'headings'],
  ['conventional commits',                     'CHANGELOG.md',                    '### [1.2.1](https://x) (2024-03-01)\n\n## [1.2.0](https://y) (2024-02-01)\n', 'headings'],
  ['anchors before the version',               'CHANGELOG.md',                    '<a name="1.1.0"></a>\n## <a></a>1.1.0 (2024-03-01)\n\n## 1.0.0\n',  'headings'],
  ['the versions of express',                  'History.md',                      '4.17.1 / 2019-05-25\n===================\n\n * x\n\n4.17.0 / 2019-05-16\n===================\n', 'headings'],
  ['towncrier',                                'NEWS.rst',                        NEWS,                                                             'headings'],
  ['towncrier in a folder',                    'doc/en/changelog.rst',            NEWS,                                                             'headings'],
  ['tildes below versions',                    'CHANGES.rst',                     '1.1\n~~~\n\n* x\n\n1.0\n~~~\n',                                   'headings'],
  ['words before the version',                 'CHANGES.rst',                     'Changes in version 2.0.1\n------------------------\n\nChanges in version 2.0.0\n------------------------\n', 'headings'],
  ['AsciiDoc',                                 'docs/release-notes.adoc',         '= Release Notes\n\n== 2.1.0 (May 2024)\n\n* x\n\n== 2.0.0 (April 2024)\n', 'headings'],
  ['Org',                                      'NEWS.org',                        '* Version 9.6\n\n** x\n\n* Version 9.5\n',                         'headings'],
  ['plain text',                               'docs/HISTORY.txt',                'v1.1 (2024-03-01)\n\n- x\n\nv1.0 (2024-01-01)\n\n- y\n',            'headings'],
  ['bold for headings',                        'NEWS.md',                         '# News\n\n**v2.1.0**\n\nx\n\n**v2.0.0**\n\ny\n',                    'headings'],
  ['HTML headings',                            'CHANGELOG.md',                    '<h2>2.1.0</h2>\n\nx\n\n<h2>2.0.0</h2>\n',                           'headings'],
  ['a page a version',                         'docs/releases/5.0.md',            '# 5.0.1 - 2024-01-02\n\nx\n\n# 5.0.0 - 2024-01-01\n',              'headings'],
  ['the index of a folder',                    'docs/changelog/index.md',         KEEP,                                                             'headings'],
  ['a development log',                        'docs/devlog.md',                  '# Devlog\n\n## 2024-03-01\n\nx\n\n## 2024-02-01\n',                'headings'],
  ['the year last',                            'docs/journal.md',                 '## 1 March 2024\n\nx\n\n## 28 February 2024\n',                    'headings'],
  ['a weekday first',                          'docs/worklog.md',                 '## Friday, March 1, 2024\n\nx\n\n## Thursday, February 29, 2024\n', 'headings'],
  ['German',                                   'docs/Tagebuch.md',                '## 1. März 2024\n\nx\n\n## 28. Februar 2024\n',                    'headings'],
  ['French',                                   'docs/historique.md',              '## 1er mars 2024\n\nx\n\n## 28 février 2024\n',                    'headings'],
  ['Spanish',                                  'docs/cambios.md',                 '## 1 de marzo de 2024\n\nx\n\n## 28 de febrero de 2024\n',         'headings'],
  ['Russian',                                  'docs/журнал.md',                  '## 1 марта 2024\n\nx\n\n## 28 февраля 2024\n',                     'headings'],
  ['Chinese',                                  'docs/更新日志.md',                 '## 2024年3月1日\n\nx\n\n## 2024年2月28日\n',                          'headings'],
  ['Korean',                                   'docs/변경이력.md',                 '## 2024년 3월 1일\n\nx\n\n## 2024년 2월 28일\n',                      'headings'],
  ['dates with dots',                          'docs/protokoll.md',               '## 01.03.2024\n\nx\n\n## 28.02.2024\n',                            'headings'],
  ['the date behind other words',              'docs/minutes.md',                 '## Agenda (2024-03-01)\n\nx\n\n## Meeting of 2 March 2024\n',     'headings'],
  ['days whose year is told elsewhere',        'docs/2024-meeting-notes.md',      '# 2024\n\n## March 10th\n\nx\n\n## Feb 25\n',                  'headings'],
  ['... in a record of releases',              'docs/history.md',                 '# 2024\n\n## March 10th\n\nx\n\n## Feb 25\n',                  ''],
  ['months by name after the year',            'docs/2024-updates.md',            '## 2024-December\n\nx\n\n## 2024-November\n',                  'headings'],
  ['dates without signs between',              'docs/a_changelog.txt',            '20240301: x\n20240301: y\n20240101: z\n',                       'lines'],
  ['weeks',                                    'docs/week-notes.md',              '## 2024-W09\n\nx\n\n## 2024-W08\n',                                'headings'],
  ['lines that begin with a date',             'docs/log.md',                     '# Log\n\n- 2024-03-01: a\n- 2024-03-02: b\n- 2024-03-03: c\n',     'lines'],
  ['... two are too few',                      'docs/log.md',                     '# Log\n\n- 2024-03-01: a\n- 2024-03-02: b\n',                      ''],
  ['... in a table',                           'docs/decision-log.md',            '| Date | What |\n|---|---|\n| 2024-03-01 | a |\n| 2024-03-02 | b |\n| 2024-03-03 | c |\n', 'lines'],
  ['decisions by number',                      'docs/decisions.md',               '## 1. Use A\n\nx\n\n## 2. Use B\n\nx\n\n## 3. Use C\n',            'entries'],
  ['decisions by code, newest first',          'docs/decisions.md',               '## ADR-003: C\n\n## ADR-002: B\n\n## ADR-001: A\n',                'entries'],
  ['... two are too few',                      'docs/decisions.md',               '## ADR-002: B\n\n## ADR-001: A\n',                                 ''],
  ['... out of order',                         'docs/decisions.md',               '## ADR-007: B\n\n## ADR-001: A\n\n## ADR-004: A\n',                ''],
  ['days',                                     'journal.md',                      '## Day 1\n\n## Day 2\n\n## Day 3\n',                               'entries'],
  ['minutes',                                  'docs/minutes.md',                 '## Meeting #12\n\n## Meeting #13\n\n## Meeting #14\n',             'entries'],

  ['a tutorial named history',                 'docs/history.md',                 '# Git history\n\n## 1.1 Overview\n\nx\n\n## 1.2 Rewriting\n\n## 2.1 Blame\n', ''],
  ['... in steps',                             'docs/history.md',                 '# History\n\n## Step 1\n\n## Step 2\n\n## Step 3\n\n## 1. A\n\n## 2. B\n\n## 3. C\n', ''],
  ['... with numbered references',              'docs/history.md',                 '# A\n\nx\n\n[01]: a.md\n[02]: b.md\n[03]: c.md\n', ''],
  ['... that tells of releases to come',        'docs/api_changes.md',             '# A\n\nRelease 1:\n\n* x\n\nRelease 2:\n\n* y\n\nRelease 3:\n', ''],
  ['minutes with lists of issues',              'docs/minutes.md',                 '# A\n\n- Issue 1: x\n- Issue 2: y\n- #3: z\n- #4: z\n- #5: z\n', ''],
  ['... that tells of years',                  'docs/history.md',                 '# History\n\n## 1991\n\nx\n\n## 1995\n\nx\n\n## 2004\n',           ''],
  ['... that names versions in passing',       'docs/history.md',                 '# History\n\n## Upgrading from 1.2 to 2.0\n\n## Why 3.0 broke things\n', ''],
  ['the reference of a function named log',    'docs/api/log.md',                 '# log()\n\n## Parameters\n\n## Returns\n\n## Examples\n',          ''],
  ['... with numbered steps',                  'docs/api/log.md',                 NUMBERED,                                                         ''],
  ['... with a sample of a log',               'docs/api/log.md',                 `# log\n\n${TICKS}\n2024-01-01 a\n2024-01-02 b\n2024-01-03 c\n${TICKS}\n`, ''],
  ['nothing but unreleased',                   'CHANGELOG.md',                    '# Changelog\n\n## [Unreleased]\n\n- x\n',                          ''],
  ['unreleased and one release',               'CHANGELOG.md',                    '# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2024-01-01\n',      ''],
  ['an empty changelog',                       'CHANGELOG.md',                    '',                                                               ''],
  ['a pointer to releases elsewhere',          'CHANGELOG.md',                    'See the releases page.\n',                                       ''],
  ['a roadmap with dates',                     'ROADMAP.md',                      GUIDE,                                                            ''],
  ['a guide with dated sections',              'docs/setup.md',                   GUIDE,                                                            ''],
  ['an index of decisions',                    'docs/adr/README.md',              '- ADR-001 A\n- ADR-002 B\n- ADR-003 C\n',                          ''],
  ['a catalog',                                'docs/catalog.md',                 GUIDE,                                                            ''],
  ['about logs',                               'docs/log-analysis.md',            GUIDE,                                                            ''],
  ['about history',                            'docs/history-of-the-api.md',      GUIDE,                                                            ''],
  ['a folder named history',                   'docs/history/design.md',          GUIDE,                                                            ''],
  ['a guide in the folder of releases',        'docs/releases/how-to-release.md', GUIDE,                                                            ''],
  ['a tutorial of changes in a fence',         'docs/changelog.md',               `# How\n\n~~~md\n## 1.1.0\n\n## 1.0.0\n~~~\n`,                       ''],
])('%s', (_case, path, text, evidence) => {
  expect(by(path, text)).toBe(evidence);
});

// biome-ignore format: a table is read by column
test.each([
  // case                          text                                                                          by             doubts
  ['in frontmatter',               '---\nhygiene: append-only\n---\n',                                           'frontmatter', 0],
  ['... in another case',          '---\nhygiene: Append-Only\n---\n',                                           'frontmatter', 0],
  ['... in a broken block',        '---\nhygiene: append-only\nx: [\n---\n',                                     'frontmatter', 0],
  ['... frozen is not it',         '---\nhygiene: frozen\n---\n',                                                '',            0],
  ['in a comment',                 '# A\n\n<!-- hygiene: append-only -->\n',                                     'comment',     0],
  ['... close to its delimiters',  '<!--hygiene:append-only-->\n',                                               'comment',     0],
  ['... over lines',               '<!--\nhygiene: append-only\n-->\n',                                          'comment',     0],
  ['... behind a heading',         '# A <!-- hygiene: append-only -->\n',                                        'comment',     0],
  ['... after CRLF',               '# A\r\n\r\n<!-- hygiene: append-only -->\r\n',                               'comment',     0],
  ['... in another case',          '<!-- Hygiene: append only -->\n',                                            'comment',     1],
  ['... with a reason',            '<!-- hygiene: append-only, since it is a record -->\n',                      'comment',     1],
  ['... at the end of its reach',  `${'x'.repeat(4094)}\n<!-- hygiene: append-only -->\n`,                       'comment',     0],
  ['... one byte further',         `${'x'.repeat(4095)}\n<!-- hygiene: append-only -->\n`,                       '',            0],
  ['... in a fence',               '```\n<!-- hygiene: append-only -->\n```\n',                                  '',            0],
  ['... after a fence',            '```\nx\n```\n<!-- hygiene: append-only -->\n',                               'comment',     0],
  ['... in a longer fence',        '````\n```\n<!-- hygiene: append-only -->\n````\n',                           '',            0],
  ['... in a fence left open',     '~~~\n<!-- hygiene: append-only -->\n',                                       '',            0],
  ['... in indented code',         '    <!-- hygiene: append-only -->\n',                                        '',            0],
  ['... in a code span',           'Write `<!-- hygiene: append-only -->`.\n',                                   '',            0],
  ['... that says otherwise',      '<!-- hygiene: appended -->\n',                                               '',            0],
])('marker %s', (_case, text, evidence, doubts) => {
  expect(by('docs/guide.md', text)).toBe(evidence);
  expect(judge('docs/guide.md', text).problems).toHaveLength(doubts);
});

test('evidence beyond the bytes that are looked at is not seen', () => {
  const late = `${'x\n'.repeat(EVIDENCE_BYTES / 2)}\n## 1.1.0\n\n## 1.0.0\n`;
  expect(by('CHANGELOG.md', late)).toBe('');
});

test('never throws, whatever the bytes', () => {
  const piece = fc.constantFrom(
    '#',
    '=',
    '-',
    '\n',
    '\n\n',
    '## ',
    '1.2',
    '2024-01-02',
    '[',
    '```',
    '~~~',
    ' ',
    '<!--',
    'hygiene',
    ': append-only',
    '-->',
    '\xE5\xB9\xB4',
    'Day 1',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.string(), (pieces, tail) => {
      const { detail } = appendOnly.judge({ path: 'CHANGELOG.md', text: pieces.join('') + tail });
      expect(detail === undefined || detail.length > 0).toBe(true);
    }),
  );
});
