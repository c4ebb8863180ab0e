import { describe, expect, test } from 'vitest';
import { auditedWith, carrierOf } from '../test/audited.ts';
import { CARRIERS, DOCUMENTS } from '../test/sample.ts';
import { isAudit } from '../test/schema.ts';
import { compareToBaseline } from './report/baseline.ts';
import { auditText } from './report/text.ts';
import type { Audit } from './result.ts';

const text = (audit: Audit, all = false) =>
  auditText(audit, compareToBaseline(audit.findings, undefined), { all, limit: 20 });
const verdicts = (audit: Audit) =>
  Object.fromEntries(
    audit.rules
      .filter(({ verdict }) => verdict !== 'no-claim')
      .map(({ id, verdicts: all }) => [id, all.map(({ host, kind }) => `${host} ${kind}`)]),
  );

const sample = auditedWith(DOCUMENTS, CARRIERS);

describe('the sample', () => {
  test('has a verdict of each kind', () => {
    expect(verdicts(sample)).toEqual({
      '.claude/rules/api.md': ['claude-code partly'],
      '.claude/rules/style.md#format-the-file-after-every-edit': ['any reads-like-a-duty'],
      '.claude/rules/terms.md': ['claude-code too-seldom'],
      'AGENTS.md#no-edit-under-docsadr': ['any by-hand'],
      'CLAUDE.md#ask-before-a-large-change': ['any declared-gap'],
      'CLAUDE.md#build-the-docs-before-every-commit': ['claude-code inert'],
      'CLAUDE.md#format-what-is-committed': ['any holds'],
    });
  });

  test('is what the schema says', () => {
    expect([isAudit(JSON.parse(JSON.stringify(sample))), isAudit.errors]).toEqual([true, null]);
  });

  test('reads as the report of the contract', () => {
    expect(text(sample)).toBe(`dochygiene obligations audit      hosts: claude-code, git, ci

7 rules in 5 files, 6 claim enforcement: 1 hold, 1 partly, 3 do not, 1 is a declared gap.

DO NOT HOLD
 .claude/rules/terms.md  Use the glossary in each reply               needs per-turn
   claims  hook .claude/hooks/terms.sh
   seldom  SessionStart fires per-session; UserPromptSubmit or Stop would cover  [OB201]
           SessionStart cannot block  [OB117]
 AGENTS.md:4             No edit under docs/adr                       needs per-edit
   claims  ci docs.yml
   by hand starts only by workflow_dispatch; let push and pull_request start it  [OB107]
 CLAUDE.md:6             Build the docs before every commit           needs per-commit
   claims  hook .claude/hooks/docs-build.sh
   inert   PreToolUse/Bash runs a file that is not executable (mode 644); run chmod +x on it and commit that, or start it by its interpreter  [OB103]

PARTLY
 .claude/rules/api.md    Update the reference                         needs per-file-write
   claims  hook api.sh
   partly  PreToolUse holds for Edit, Write; not for MultiEdit, NotebookEdit, Bash  [OB202]

HOLD   1 rule (use --all to list them)

DECLARED GAPS
 CLAUDE.md:12            Ask before a large change                    needs per-task
   reason  judgement of a person

NO CLAIM   1 rule. Read like a duty:
   .claude/rules/style.md:3 "after every edit" (per-edit)

CARRIERS NOBODY CLAIMS
 observes .claude/settings.json:26 PostToolUse/Edit|Write: format.sh
`);
  });

  test('lists with --all what holds and what claims nothing', () => {
    const shown = text(sample, true);
    expect(shown).toContain('HOLD\n CLAUDE.md:9');
    expect(shown).toContain('NO CLAIM   1 rule.');
  });

  test('is the same for the same project, in whatever order carriers come', () => {
    const again = auditedWith(DOCUMENTS, [...CARRIERS].reverse());
    expect(JSON.stringify(again)).toBe(JSON.stringify(sample));
  });

  test('says for each finding its level, place and fingerprint', () => {
    expect(
      sample.findings.map(({ level, code, path, line }) => `${level} ${code} ${path}:${line}`),
    ).toEqual([
      'error OB201 .claude/rules/terms.md:2',
      'error OB107 AGENTS.md:3',
      'error OB103 CLAUDE.md:5',
      'warning OB202 .claude/rules/api.md:2',
      'note OB306 .claude/rules/style.md:3',
    ]);
    expect(sample.findings[3]).toMatchObject({
      fingerprint: 'OB202 .claude/rules/api.md claude-code partly',
      missing: ['Bash', 'MultiEdit', 'NotebookEdit'],
    });
  });
});

describe('the join', () => {
  const one = (comment: string, heading = 'A') => `<!-- ${comment} -->\n# ${heading}\n`;
  const commit = carrierOf({
    host: 'git',
    event: 'pre-commit',
    runs: 'lint',
    firing: { period: 'per-commit' },
  });
  const hook = carrierOf({ runs: 'a.sh' });
  const inert = carrierOf({
    runs: 'b.sh',
    class: 'inert',
    reasons: [{ code: 'OB101', message: 'gone' }],
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                             document        text                                                              carriers          verdicts
    ['the best of two claims',          'CLAUDE.md',    one('obligation: per-commit; enforced_by: hook:b.sh, git:pre-commit'), [inert, commit], ['claude-code holds']],
    ['an agent without the hook',       'AGENTS.md',    one('obligation: per-commit; enforced_by: hook:a.sh'),            [hook],           ['any missing']],
    ['no frequency, none in prose',     'CLAUDE.md',    one('enforced_by: git:pre-commit'),                               [commit],         ['any partly']],
    ['no frequency, one in prose',      'CLAUDE.md',    one('enforced_by: git:pre-commit', 'Before each commit'),         [commit],         ['any holds']],
    ['no frequency, another in prose',  'CLAUDE.md',    one('enforced_by: git:pre-commit', 'In each reply'),              [commit],         ['any too-seldom']],
    ['two in prose, one of them not',   'CLAUDE.md',    one('enforced_by: git:pre-commit', 'Each commit, each reply'),    [commit],         ['any too-seldom']],
    ['a frequency that is none',        'CLAUDE.md',    one('obligation: per-comit; enforced_by: git:pre-commit'),        [commit],         ['any partly']],
    ['a frequency that is none, inert', 'CLAUDE.md',    one('obligation: per-comit; enforced_by: hook:b.sh'),             [inert],          ['claude-code inert']],
    ['a claim of nothing',              'CLAUDE.md',    one('obligation: per-edit; enforced_by: hook:zz.sh'),             [hook],           ['claude-code missing']],
    ['a gap beside a claim',            'CLAUDE.md',    one('obligation: per-edit; enforced_by: hook:b.sh; enforced_by: instruction-only: x'), [inert], ['claude-code inert']],
    ['a gap without its reason',        'CLAUDE.md',    one('obligation: per-edit; enforced_by: instruction-only'),       [],               ['any no-claim']],
    ['a frequency alone',               'CLAUDE.md',    one('obligation: per-edit', 'After every edit'),                  [],               ['any no-claim']],
  ] as const)('%s', (_case, path, document, carriers, expected) => {
    const audit = auditedWith({ [path]: document }, carriers);
    expect(audit.rules.map(({ verdicts: all }) => all.map(({ host, kind }) => `${host} ${kind}`))).toEqual([expected]);
    expect(isAudit(JSON.parse(JSON.stringify(audit)))).toBe(true);
  });

  test('is made for each agent that is used here and reads the rule', () => {
    const cursor = carrierOf({
      host: 'cursor',
      event: 'preToolUse',
      runs: 'b.sh',
      class: 'inert',
      reasons: [{ code: 'OB101', message: 'gone' }],
    });
    const files = {
      'CLAUDE.md': '@AGENTS.md\n',
      'AGENTS.md': one('obligation: per-edit; enforced_by: hook:a.sh'),
    };
    const rule = auditedWith(files, [hook, cursor]).rules.find(({ id }) => id === 'AGENTS.md#a');
    expect(rule?.verdicts.map(({ host, kind }) => `${host} ${kind}`)).toEqual([
      'claude-code holds',
      'cursor missing',
    ]);
    expect(rule?.verdict).toBe('missing');
  });

  test('tells of a claim that nothing is behind, beside one that holds', () => {
    const audit = auditedWith(
      { 'CLAUDE.md': one('obligation: per-commit; enforced_by: hook:b.sh, git:pre-commit') },
      [inert, commit],
    );
    expect(audit.findings).toMatchObject([
      { code: 'OB101', level: 'warning', message: expect.stringContaining('claims hook:b.sh') },
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['more than is declared',         'obligation: per-commit',                              'In each reply',     ['OB305']],
    ['less than is declared',         'obligation: per-turn',                                'In each task',      []],
    ['more, silenced by a note',      'obligation: per-commit; frequency-override: quotes',  'In each reply',     []],
  ] as const)('prose that asks for %s', (_case, comment, heading, codes) => {
    const audit = auditedWith({ 'CLAUDE.md': one(comment, heading) }, []);
    expect(audit.findings.map(({ code }) => code)).toEqual(codes);
  });

  test('an inert carrier that nobody claims is a finding, and one that does nothing is not told twice', () => {
    const audit = auditedWith({ 'CLAUDE.md': '# A\n' }, [inert]);
    expect(audit.findings).toMatchObject([
      { code: 'OB101', level: 'warning', path: '.claude/settings.json', line: 5 },
    ]);
    expect(audit.summary).toMatchObject({ unclaimed: 1, claiming: 0 });
    expect(text(audit)).toContain('PreToolUse: b.sh\n   inert   gone  [OB101]');
  });
});

describe('inert carriers that nobody claims', () => {
  const of = (host: string, code: string) =>
    auditedWith({ 'CLAUDE.md': '- A\n' }, [
      carrierOf({ host, class: 'inert', reasons: [{ code, message: 'm' }] }),
    ]);

  // biome-ignore format: a table is read by column
  test.each([
    ['claude-code',  'OB101',  ['OB101']],
    ['git',          'OB119',  ['OB119']],
    ['ci',           'OB109',  ['OB109']],
    ['ci',           'OB108',  []],
  ] as const)('of %s for %s', (host, code, codes) => {
    const audit = of(host, code);
    expect(audit.findings.map((finding) => finding.code)).toEqual(codes);
    expect(text(audit)).toContain(codes.length > 0 ? `[${code}]` : ' ci: 1 job (dochygiene');
  });

  test('are told by what makes them so', () => {
    const reasons = [
      { code: 'OB114', message: 'mine' },
      { code: 'OB101', message: 'gone' },
    ];
    const audit = auditedWith({ 'CLAUDE.md': '- A\n' }, [carrierOf({ class: 'inert', reasons })]);
    expect(audit.findings).toMatchObject([
      { code: 'OB101', message: expect.stringContaining('gone; mine') },
    ]);
  });
});

test('a platform that has no hooks is named once, and its agent not joined', () => {
  const withoutHooks = [
    { path: 'a.yml', host: 'cursor' },
    { path: 'b.yml', host: 'cursor' },
    { path: 'b.yml', host: 'odd' },
  ];
  const audit = auditedWith({ '.cursorrules': '- A\n' }, [], { withoutHooks });
  expect(audit.not_joined).toEqual([
    { id: 'cursor', because: 'fallback only' },
    { id: 'odd', because: 'fallback only' },
  ]);
  expect(audit.hosts).toEqual([]);
  expect(text(audit)).toContain('not joined: cursor (fallback only), odd (fallback only)');
  const hook = carrierOf({ host: 'cursor', event: 'stop', runs: 'a.sh' });
  expect(auditedWith({ '.cursorrules': '- A\n' }, [hook], { withoutHooks }).hosts).toMatchObject([
    { id: 'cursor' },
  ]);
});

test('without a rule document the report says that this is no pass', () => {
  const audit = auditedWith({ 'README.md': '# A\n' }, CARRIERS);
  expect(text(audit)).toContain('no rule document found: nothing was audited, which is no pass');
  expect(text(audit)).toContain('CARRIERS NOBODY CLAIMS');
});

test('what a stranger wrote cannot move a cursor or begin a line', () => {
  const files = {
    'CLAUDE.md':
      '<!-- obligation: per-edit; enforced_by: hook:\u001b[2J -->\n# \u001b[31m red\u202e\n\n- each edit\u0007\n',
    '.claude/rules/a\u202eb.md': '# Each edit\n',
  };
  const shown = text(auditedWith(files, []), true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(shown).toContain('\\u{202e}');
});

test('a problem of many lines of a file is told once, with the first and how many more there are', () => {
  const path = '.claude/settings.json';
  const at = (line: number, message = 'no event "Foo"') => ({ path, line, message });
  const problems = [at(9), at(3), at(3), at(7), at(5, 'no event "Bar"'), { path, message: 'x' }];
  const audit = auditedWith({ 'CLAUDE.md': '- A\n' }, [], { problems });
  expect(audit.problems).toEqual([
    { path, message: 'x' },
    { path, line: 3, message: 'no event "Foo" (and on 2 more lines)' },
    { path, line: 5, message: 'no event "Bar"' },
  ]);
});

test('a problem of many files is one line of the report', () => {
  const problems = ['a.md', 'b.md', 'c.md'].map((path) => ({ path, message: 'no event "Foo"' }));
  const audit = auditedWith({ 'CLAUDE.md': '- A\n' }, [], { problems });
  expect(audit.problems).toHaveLength(3);
  expect(text(audit)).toContain('PROBLEMS\n a.md  no event "Foo" (and 2 more)\n');
});

test('carriers that nobody claims have their class', () => {
  const carriers = [
    carrierOf({ runs: 'a.sh', line: 1 }),
    carrierOf({
      runs: 'b.sh',
      line: 2,
      class: 'observes',
      reasons: [{ code: 'OB117', message: 'm' }],
    }),
  ];
  const report = text(auditedWith({ 'CLAUDE.md': '- A\n' }, carriers));
  expect(report).toContain(' blocks   .claude/settings.json:1 PreToolUse: a.sh\n');
  expect(report).toContain(' observes .claude/settings.json:2 PreToolUse: b.sh\n');
});

test('documents without a rule are no pass', () => {
  expect(text(auditedWith({ 'CLAUDE.md': '' }, []))).toContain('no rule in any rule document');
});

test('what does not hold ends with what to do', () => {
  const claim =
    '<!-- obligation: per-commit; enforced_by: hook:chekc.sh, git:pre-commit -->\n- A\n';
  const script = { runs: 'tools/check.sh', script: 'tools/check.sh' };
  const audit = auditedWith({ 'CLAUDE.md': claim }, [carrierOf(script)]);
  expect(text(audit)).toContain('; claim hook:check.sh, which there is  [OB116]');
  expect(audit.findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/; claim hook:check\.sh, which there is$/),
    expect.stringMatching(/; add that hook, and what sets it for each clone$/),
  ]);
});
