import { HOSTS } from '@dochygiene/hosts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditedWith } from '../../test/audited.ts';
import { CARRIERS, DOCUMENTS } from '../../test/sample.ts';
import { isAudit } from '../../test/schema.ts';
import { type AuditFinding, findingOf, type Level } from '../finding.ts';
import { baselineText, compareToBaseline, readBaseline } from './baseline.ts';
import { carriersText } from './carriers-text.ts';
import { auditExit } from './exit.ts';
import { explainRule } from './explain.ts';
import { auditGithub } from './github.ts';
import { auditJson } from './json.ts';
import { auditMarkdown } from './markdown.ts';
import { auditSarif } from './sarif.ts';
import { whyNot } from './why-not.ts';

const audit = auditedWith(DOCUMENTS, CARRIERS);
const more = auditedWith({ ...DOCUMENTS, 'CLAUDE.md': '- Some text\n' }, CARRIERS);
const fresh = compareToBaseline(audit.findings, undefined);

const finding = (
  rule: string,
  missing: readonly string[] = [],
  level: Level = 'warning',
): AuditFinding =>
  findingOf({ code: 'OB202', level, path: 'CLAUDE.md', line: 1, rule, message: 'm', missing });
const known = (...findings: readonly AuditFinding[]) => {
  const text = baselineText(compareToBaseline(findings, undefined), 'all');
  const baseline = readBaseline(text);
  if (typeof baseline === 'string') throw new Error(baseline);
  return baseline;
};

describe('the baseline', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                     before                             now                                  known  new  gone
    ['the same',                [finding('a')],                    [finding('a')],                      1,     0,   0],
    ['one more',                [finding('a')],                    [finding('a'), finding('b')],        1,     1,   0],
    ['one less',                [finding('a'), finding('b')],      [finding('a')],                      1,     0,   1],
    ['misses less',             [finding('a', ['x', 'y'])],        [finding('a', ['x'])],               1,     0,   0],
    ['misses more',             [finding('a', ['x'])],             [finding('a', ['x', 'y'])],          0,     1,   0],
    ['misses another',          [finding('a', ['x'])],             [finding('a', ['y'])],               0,     1,   0],
    ['twice where once was',    [finding('a')],                    [finding('a'), finding('a')],        1,     1,   0],
    ['once where twice was',    [finding('a'), finding('a')],      [finding('a')],                      1,     0,   1],
    ['notes do not count',      [],                                [finding('a', [], 'note')],          0,     0,   0],
    ['lines move',              [finding('a')],                    [{ ...finding('a'), line: 9 }],      1,     0,   0],
  ] as const)('%s', (_case, before, now, ...numbers) => {
    const { known: had, fresh: more, gone } = compareToBaseline(now, known(...before));
    expect([had.length, more.length, gone.length]).toEqual(numbers);
  });

  test('without one every finding is new', () => {
    expect(fresh).toMatchObject({ baseline: false, known: [], gone: [] });
    expect(fresh.fresh).toHaveLength(4);
  });

  test('written with fewer it only shrinks', () => {
    const compared = compareToBaseline(
      [finding('a'), finding('new')],
      known(finding('a'), finding('gone')),
    );
    expect(readBaseline(baselineText(compared, 'fewer'))).toEqual(known(finding('a')));
    expect(readBaseline(baselineText(compared, 'all'))).toEqual(
      known(finding('a'), finding('new')),
    );
  });

  test('written and read it knows what it was made of', () => {
    const compared = compareToBaseline(audit.findings, known(...audit.findings));
    expect(compared).toMatchObject({ fresh: [], gone: [] });
    expect(baselineText(compared, 'fewer')).toBe(baselineText(fresh, 'all'));
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['no JSON',              '{',                                                                            'is no JSON'],
    ['nothing',              'null',                                                                         'is no baseline'],
    ['another schema',       '{"schema":"dochygiene.scan/1","findings":[]}',                                 'is no baseline'],
    ['no list',              '{"schema":"dochygiene.obligations-baseline/1","findings":{}}',                 'has no list'],
    ['a finding of nothing', '{"schema":"dochygiene.obligations-baseline/1","findings":[null]}',             'holds a finding that is none'],
    ['missing of numbers',   '{"schema":"dochygiene.obligations-baseline/1","findings":[{"fingerprint":"a","missing":[1]}]}', 'holds a finding that is none'],
  ] as const)('%s is refused', (_case, text, why) => {
    expect(readBaseline(text)).toContain(why);
  });

  test('whatever the text, there is an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['string', 'object']).toContain(typeof readBaseline(text));
      }),
    );
  });
});

describe('the exit code', () => {
  const { rules } = audit;
  const none = { documents: [], rules: [], unreadable_configuration: false };
  const some = { documents: ['CLAUDE.md'], rules, unreadable_configuration: false };
  const compared = (...findings: readonly AuditFinding[]) => compareToBaseline(findings, undefined);
  // biome-ignore format: a table is read by column
  test.each([
    // case                              audit                                         findings                                   level       exit
    ['nothing new',                      some,                                         compared(),                                'warning',  0],
    ['a warning is new',                 some,                                         compared(finding('a')),                    'warning',  1],
    ['a warning, from errors on',        some,                                         compared(finding('a')),                    'error',    0],
    ['an error, from errors on',         some,                                         compared(finding('a', [], 'error')),       'error',    1],
    ['a warning is known',               some,                                         compareToBaseline([finding('a')], known(finding('a'))), 'warning', 0],
    ['advice',                           some,                                         compared(finding('a', [], 'note')),        'note',     0],
    ['no rule document',                 none,                                         compared(),                                'error',    2],
    ['documents without a rule',         { ...some, rules: [] },                       compared(),                                'warning',  2],
    ['no rule document, and findings',   none,                                         compared(finding('a', [], 'error')),       'error',    2],
    ['configuration nobody can read',    { ...some, unreadable_configuration: true },  compared(finding('a', [], 'error')),       'error',    2],
  ] as const)('%s', (_case, of, comparison, level, exit) => {
    expect(auditExit(of, comparison, level)).toBe(exit);
  });
});

describe('formats', () => {
  test('JSON is the audit, with the baseline where there is one', () => {
    const bare: unknown = JSON.parse(auditJson(audit, fresh));
    expect(bare).toEqual(JSON.parse(JSON.stringify(audit)));
    const against: unknown = JSON.parse(auditJson(audit, compareToBaseline(audit.findings, [])));
    expect([isAudit(against), isAudit.errors]).toEqual([true, null]);
    expect(against).toMatchObject({ baseline: { known: [], gone: [], new: expect.any(Array) } });
  });

  test('SARIF has a result for each finding, by code, with its place', () => {
    const { runs } = JSON.parse(auditSarif(audit, '0.1.0'));
    const [run] = runs;
    expect(run.results).toHaveLength(audit.findings.length);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(result.partialFingerprints['dochygiene/v1']).not.toBe('');
    }
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: '.claude/rules/terms.md', uriBaseId: '%SRCROOT%' },
      region: { startLine: 2 },
    });
  });

  test('of GitHub is an annotation for each finding that is new', () => {
    const lines = auditGithub(audit, fresh, 'a/').split('\n');
    expect(lines[0]).toMatch(
      /^::error file=a\/\.claude\/rules\/terms\.md,line=2,title=dochygiene%3A OB201::needs per-turn; claims/,
    );
    expect(lines.filter((line) => line.startsWith('::'))).toHaveLength(5);
    expect(
      auditGithub(audit, compareToBaseline(audit.findings, known(...audit.findings)), ''),
    ).not.toContain('::error');
  });

  test('Markdown is a table, in which nothing of a stranger is markup', () => {
    const files = {
      'CLAUDE.md': '<!-- obligation: per-edit; enforced_by: hook:[x](y)|`z` -->\n# A\n',
    };
    const odd = auditedWith(files, []);
    const text = auditMarkdown(odd, compareToBaseline(odd.findings, undefined), 10);
    expect(text).toContain('| error | CLAUDE.md:1 |');
    expect(text).not.toContain('[x](y)');
    expect(text).toContain('\\[x\\]\\(y\\)\\|\\`z\\`');
  });
});

describe('explain', () => {
  test('tells what a rule says, needs, claims and gets', () => {
    const found = explainRule(audit, '.claude/rules/api.md');
    expect(found).toEqual({
      text: expect.stringContaining('on claude-code: partly, by hook:api.sh'),
    });
    expect(found).toEqual({
      text: expect.stringContaining('not covered: Bash, MultiEdit, NotebookEdit'),
    });
  });

  test('of a rule that is none says which was meant', () => {
    expect(explainRule(audit, 'CLAUDE.md#ask-before-large-change')).toEqual({
      near: 'CLAUDE.md#ask-before-a-large-change',
    });
    expect(explainRule(audit, 'zzz')).toEqual({ near: undefined });
  });
});

describe('why not', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // event                        rule                                                 says
    ['SessionStart',                '.claude/rules/terms.md',                            'SessionStart fires per-session; UserPromptSubmit or Stop would cover'],
    ['UserPromptSubmit',            '.claude/rules/terms.md',                            'a hook that nothing narrows: holds'],
    ['claude-code:PreToolUse',      '.claude/rules/api.md',                              'PreToolUse/Edit|Write api.sh: partly'],
    ['PostToolUse',                 '.claude/rules/api.md',                              'a hook that nothing narrows: observes'],
    ['pre-commit',                  '.claude/rules/api.md',                              'pre-commit fires per-commit'],
    ['pre-commit',                  'CLAUDE.md#some-text',                               'nobody says how often'],
  ] as const)('%s for %s', (event, id, says) => {
    expect(whyNot(id.startsWith('C') ? more : audit, HOSTS, event, id)).toEqual({ text: expect.stringContaining(says) });
  });

  test('an event or a rule that is none says which was meant', () => {
    expect(whyNot(audit, HOSTS, 'PreToolUs', '.claude/rules/api.md')).toEqual({
      near: 'PreToolUse',
    });
    expect(whyNot(audit, HOSTS, 'git:PreToolUse', '.claude/rules/api.md')).toHaveProperty('near');
    expect(whyNot(audit, HOSTS, 'constructor', '.claude/rules/api.md')).toHaveProperty('near');
    expect(whyNot(audit, HOSTS, 'Stop', '.claude/rules/api')).toEqual({
      near: '.claude/rules/api.md',
    });
  });
});

test('carriers are listed by host, each with its class, period and why', () => {
  const text = carriersText(audit);
  expect(text).toContain('claude-code   4 carriers');
  expect(text).toContain('inert     PreToolUse/Bash');
  expect(text).toContain('per-event, sweep');
  expect(text).toContain('claimed by AGENTS.md#no-edit-under-docsadr');
  expect(carriersText({ carriers: [] })).toBe('no carrier found: nothing fires here\n');
});
