import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { artifact } from './artifact.ts';
import type { Signal } from './signal.ts';
import { silence } from './silencing.ts';
import { survey } from './survey.ts';

const signal = (id: string, over: Partial<Signal> = {}): Signal => ({
  id,
  deciding: true,
  family: 'content',
  explanation: { says: '', definition: '', traps: [] },
  thresholds: {},
  judge:
    () =>
    ({ path }) =>
      path.startsWith('a.') ? { summary: 'x', evidence: [{ line: 1 }], strength: 1 } : undefined,
  ...over,
});
const SIGNALS = [
  signal('dead-link'),
  signal('stub'),
  signal('quiet', { judge: () => () => undefined }),
  signal('broken', {
    judge: () => {
      throw new Error('no');
    },
  }),
  signal('off'),
];

/** What is told of the one document, what is silenced, and the problems but for failures. */
function outcome(path: string, text: string) {
  const found = survey({
    fs: memoryFileSystem({ [`/p/${path}`]: text }),
    root: absolutePath('/p'),
    signals: SIGNALS,
    config: { scope: ['*'], signals: { off: 'off' } },
  });
  const told = (found.findings.get(path) ?? []).map((each) => each.signal.id);
  const silenced = [...found.silenced].flatMap(([, all]) =>
    all.map((each) => `${each.line} ${each.signal.id}: ${each.reason}`),
  );
  const problems = found.problems
    .filter(({ code }) => code !== 'SIGNAL_FAILED')
    .map(({ line, code, message }) => `${line} ${code} ${message}`);
  return { told, silenced, problems, artifact: artifact(found, { tool: 't 1', shortlist: 'all' }) };
}

const BOTH = ['dead-link', 'stub'];
const IGNORE = '<!-- dochygiene-ignore dead-link: a redirect -->';
const SAID = ['1 dead-link: a redirect'];

// biome-ignore format: a table is read by column
describe('a comment in a document', () => {
  test.each([
    // case                           path      text                                                        told           silenced
    ['at the top',                    'a.md',   `${IGNORE}\n\n# A\n`,                                       ['stub'],      SAID],
    ['at the end',                    'a.md',   `# A\n\ntext\n\n${IGNORE}\n`,                               ['stub'],      ['5 dead-link: a redirect']],
    ['within a paragraph',            'a.md',   `text ${IGNORE} text\n`,                                    ['stub'],      SAID],
    ['in an item of a list',          'a.md',   `- one\n- two ${IGNORE}\n`,                                 ['stub'],      ['2 dead-link: a redirect']],
    ['over several lines',            'a.md',   '<!--\ndochygiene-ignore dead-link: a\n  redirect\n-->\n',  ['stub'],      SAID],
    ['two of them',                   'a.md',   `${IGNORE}\n<!-- dochygiene-ignore stub: short -->\n`,      [],            ['1 dead-link: a redirect', '2 stub: short']],
    ['of MDX',                        'a.mdx',  '{/* dochygiene-ignore dead-link: a redirect */}\n',        ['stub'],      SAID],
    ['of reStructuredText',           'a.rst',  '.. dochygiene-ignore dead-link: a redirect\n\nText.\n',    ['stub'],      SAID],
    ['... with colons',               'a.rst',  '.. dochygiene-ignore dead-link: a::b\n\nText.\n',          ['stub'],      ['1 dead-link: a::b']],
    ['of AsciiDoc',                   'a.adoc', '// dochygiene-ignore dead-link: a redirect\n\nText.\n',    ['stub'],      SAID],
    ['of Org',                        'a.org',  '# dochygiene-ignore dead-link: a redirect\n\nText.\n',     ['stub'],      SAID],
    ['with a reason in Chinese',      'a.md',   '<!-- dochygiene-ignore dead-link: 由网站生成 -->\n',         ['stub'],      ['1 dead-link: 由网站生成']],
    ['given twice, the first holds',  'a.md',   `${IGNORE}\n<!-- dochygiene-ignore dead-link: again -->\n`, ['stub'],      SAID],
    ['as code',                       'a.md',   `\`${IGNORE}\`\n`,                                          BOTH,          []],
    ['in a fence',                    'a.md',   `\`\`\`md\n${IGNORE}\n\`\`\`\n`,                            BOTH,          []],
    ['in a literal block',            'a.rst',  'Write::\n\n   .. dochygiene-ignore dead-link: x\n',        BOTH,          []],
    ['in a listing',                  'a.adoc', '----\n// dochygiene-ignore dead-link: x\n----\n',          BOTH,          []],
    ['in indented code',              'a.md',   `text\n\n    ${IGNORE}\n`,                                  BOTH,          []],
    ['a word that only begins so',    'a.md',   '<!-- dochygiene-ignored dead-link: x -->\n',               BOTH,          []],
    ['not its first word',            'a.md',   '<!-- see dochygiene-ignore dead-link: x -->\n',            BOTH,          []],
  ] as const)('%s', (_case, path, text, told, silenced) => {
    const found = outcome(path, text);
    expect([found.told, found.silenced, found.problems]).toEqual([told, silenced, []]);
    expect(found.artifact.coverage.silenced).toBe(silenced.length);
  });
});

// biome-ignore format: a table is read by column
describe('a comment that is no good is a problem, and silences nothing', () => {
  test.each([
    // case                    comment                                   path     problem
    ['no reason',              'dochygiene-ignore dead-link',            'a.md',  '1 SILENCED_WITHOUT_REASON Cannot silence "dead-link" without a reason; write: dochygiene-ignore dead-link: why'],
    ['an empty reason',        'dochygiene-ignore dead-link:  ',         'a.md',  '1 SILENCED_WITHOUT_REASON Cannot silence "dead-link" without a reason; write: dochygiene-ignore dead-link: why'],
    ['a reason with no colon', 'dochygiene-ignore dead-link a redirect', 'a.md',  '1 SILENCED_WITHOUT_REASON Cannot silence "dead-link" without a reason; write: dochygiene-ignore dead-link: why'],
    ['a misspelt signal',      'dochygiene-ignore dead-lnik: x',         'a.md',  '1 UNKNOWN_SIGNAL Cannot silence "dead-lnik": no such signal; did you mean "dead-link"?'],
    ['a signal of nobody',     'dochygiene-ignore zzzzzzzzzz: x',        'a.md',  '1 UNKNOWN_SIGNAL Cannot silence "zzzzzzzzzz": no such signal; choose from: dead-link, stub, quiet, broken, off'],
    ['several at once',        'dochygiene-ignore dead-link, stub: x',   'a.md',  '1 UNKNOWN_SIGNAL Cannot silence "dead-link,": no such signal; did you mean "dead-link"?'],
    ['no signal',              'dochygiene-ignore',                      'a.md',  '1 UNKNOWN_SIGNAL Cannot silence a signal: the comment names none; choose from: dead-link, stub, quiet, broken, off'],
    ['a signal that is quiet', 'dochygiene-ignore quiet: x',             'a.md',  '1 UNUSED_SILENCER "quiet" has nothing to say here; remove the comment that silences it'],
    ['... of this document',   'dochygiene-ignore stub: x',              'b.md',  '1 UNUSED_SILENCER "stub" has nothing to say here; remove the comment that silences it'],
    ['one that failed',        'dochygiene-ignore broken: x',            'a.md',  undefined],
    ['one that is off',        'dochygiene-ignore off: x',               'a.md',  undefined],
  ] as const)('%s', (_case, comment, path, problem) => {
    const found = outcome(path, `<!-- ${comment} -->\n`);
    expect(found.told).toEqual(path === 'a.md' ? BOTH : []);
    expect(found.problems).toEqual(problem === undefined ? [] : [problem]);
    expect(found.silenced).toEqual([]);
  });
});

test('in a document of which something is unknown, nothing is told to be unused', () => {
  const silencers = [
    { line: 1, signal: 'quiet', reason: 'x' },
    { line: 2, signal: 'gone', reason: 'x' },
  ];
  const statuses = new Map([['quiet', { status: 'ran' }]] as const);
  const told = (doubtful: boolean) =>
    silence([{ path: 'a.md', silencers }], new Map(), statuses, () => doubtful).problems.map(
      ({ code }) => code,
    );
  expect(told(false)).toEqual(['UNUSED_SILENCER', 'UNKNOWN_SIGNAL']);
  expect(told(true)).toEqual(['UNKNOWN_SIGNAL']);
});

test('what is silenced shortlists nothing', () => {
  const all = `${IGNORE}\n<!-- dochygiene-ignore stub: short -->\n`;
  const { artifact: made } = outcome('a.md', all);
  expect(made.signals).toEqual({});
  expect(made.coverage.silenced).toBe(2);
});
