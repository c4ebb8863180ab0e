import { absolutePath } from '@dochygiene/ports';
import { historyGit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { ScanArtifact } from './artifact.ts';
import type { Reading } from './document.ts';
import { scan } from './scan.ts';
import type { Finding, Project, Signal } from './signal.ts';
import { defaultSignals } from './signals/index.ts';

const prose = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
const MADE = historyGit([
  {
    at: '2025-01-01',
    files: {
      'README.md': `# Read me\n\n${prose}\n\n[gone](gone.md#a) and [old](old.md)\n`,
      'old.md': `---\ntitle: Old\n---\n# Old\n\nStatus: superseded by [it](README.md)\n\n${prose}\n`,
      'frozen.md': '---\nhygiene: frozen\n---\n# Frozen\n',
      'copy.md': `# Copy\n\n${prose}\n<!-- dochygiene-ignore dead-link: none here -->\n`,
      'package.json': '{ "scripts": { "a": "b" } }',
    },
  },
]);

/** Scans with `strangers` around all of ours. */
function scanned(...strangers: readonly unknown[]): ScanArtifact {
  const entries = Object.entries(MADE.files).map(([path, text]) => [`/p/${path}`, text] as const);
  const [first, ...others] = strangers as readonly Signal[];
  return scan({
    fs: memoryFileSystem(Object.fromEntries(entries)),
    ...{ git: MADE, clock: { now: () => new Date('2026-01-01') } as never },
    root: absolutePath('/p'),
    tool: 'test 1',
    signals: [...(first === undefined ? [] : [first]), ...defaultSignals, ...others],
  });
}

const FOUND: Finding = { summary: 'x', evidence: [{ line: 1 }], strength: 1 };
const strange = (over: object) => ({
  id: 'strange',
  deciding: true,
  family: 'content',
  explanation: { says: '', definition: '', traps: [] },
  thresholds: {},
  judge: () => () => FOUND,
  ...over,
});
const says = (over: object) => strange({ judge: () => () => ({ ...FOUND, ...over }) });
const thrown = (value: unknown) =>
  strange({
    judge: () => {
      throw value;
    },
  });
const judging = (act: (project: Project) => unknown) =>
  strange({
    judge(project: Project) {
      act(project);
      return () => undefined;
    },
  });
const observing = (act: (reading: Reading) => unknown) =>
  strange({ observe: (reading: Reading) => void act(reading) });

const OWN = scanned();

/** What `artifact` says but for the signal that is strange. */
function others({ signals, coverage, problems, thresholds, shortlist }: ScanArtifact) {
  const without = Object.entries(signals).map(([path, said]) => [
    path,
    said.filter(({ id }) => id !== 'strange'),
  ]);
  const { strange: _own, ...statuses } = coverage.signals;
  const { strange: _limits, ...limits } = thresholds;
  const told = problems.filter(({ code }) => code !== 'SIGNAL_FAILED');
  return { signals: Object.fromEntries(without), statuses, limits, told, shortlist };
}

/** The one problem of a scan with `signals`, which leaves what others say as it is. */
function problemOf(...signals: readonly unknown[]) {
  const artifact = scanned(...signals);
  expect(others(artifact)).toEqual(others(OWN));
  expect(() => JSON.stringify(artifact)).not.toThrow();
  const [problem, ...more] = artifact.problems.filter(({ code }) => code === 'SIGNAL_FAILED');
  expect(more).toEqual([]);
  return { ...problem, status: artifact.coverage.signals['strange'] };
}

const cyclic: Record<string, unknown> = { line: 1 };
cyclic['self'] = cyclic;
const changeable = (value: unknown) => value as never as Record<string, never> & never[];
const map = (value: unknown) => value as Map<unknown, unknown>;

// biome-ignore format: a table is read by column
test.each<readonly [string, unknown, string]>([
  ['throws',                          thrown(new Error('no')),                                   'no'],
  ['throws a long text of lines',     thrown(`a\n\u001b[31m${'b'.repeat(500)}`),                  `a [31m${'b'.repeat(194)}…`],
  ['throws what cannot be told',      thrown(Object.create(null)),                               'it threw what cannot be told'],
  ['throws nothing',                  thrown(undefined),                                         'undefined'],
  ['judges with no function',         strange({ judge: () => undefined }),                       'judge is not a function'],
  ['finds a text',                    strange({ judge: () => () => 'x' }),                       'a finding is no object'],
  ['finds null',                      strange({ judge: () => () => null }),                      'a finding is no object'],
  ['finds something later',           strange({ judge: () => () => Promise.reject(new Error('late')) as never }), 'a finding is a promise: a signal judges at once'],
  ['has no summary',                  says({ summary: undefined }),                              'a finding has no summary'],
  ['has a blank summary',             says({ summary: ' ' }),                                    'a finding has no summary'],
  ['has control characters',          says({ summary: 'a\u001b[2Jb' }),                          'a summary holds control characters: a [2Jb'],
  ['has two lines of summary',        says({ summary: 'a\nb' }),                                 'a summary holds control characters: a b'],
  ['is infinitely strong',            says({ strength: Number.POSITIVE_INFINITY }),              'a strength is from 0 to 1, not Infinity'],
  ['is NaN strong',                   says({ strength: Number.NaN }),                            'a strength is from 0 to 1, not NaN'],
  ['is 7 strong',                     says({ strength: 7 }),                                     'a strength is from 0 to 1, not 7'],
  ['is less than 0 strong',           says({ strength: -0.1 }),                                  'a strength is from 0 to 1, not -0.1'],
  ['is strong in words',              says({ strength: 'very' }),                                'a strength is from 0 to 1, not a string'],
  ['has a record that is none',       says({ record: 'yes' }),                                   'record is true or absent'],
  ['has no evidence list',            says({ evidence: undefined }),                             'evidence is no list'],
  ['has evidence of nothing',         says({ evidence: [{ line: 1 }, {}] }),                     'a piece of evidence has none of line, path, commit, date, now, detail'],
  ['has evidence that is a text',     says({ evidence: ['a.md'] }),                              'a piece of evidence is no object'],
  ['has evidence on line 0',          says({ evidence: [{ line: 0 }] }),                         'a line is a whole number from 1 up, not 0'],
  ['has evidence of a path of 1',     says({ evidence: [{ path: 1 }] }),                         'path of evidence is no text'],
  ['has evidence of no day',          says({ evidence: [{ date: 'today' }] }),                   'a date is YYYY-MM-DD, not today'],
  ['has ten thousand pieces',         says({ evidence: Array(10_000).fill({ line: 1 }) }),       '10000 pieces of evidence are more than EVIDENCE_LIMIT, 50'],
  ['is of no family',                 strange({ family: 'x' }),                                  'its family is none of declared, content, graph, links, age, size'],
  ['decides perhaps',                 strange({ deciding: 'perhaps' }),                          'deciding is neither true nor false'],
  ['has no thresholds',               strange({ thresholds: undefined }),                        'its thresholds are no numbers'],
  ['has a threshold of NaN',          strange({ thresholds: { most: Number.NaN } }),             'its thresholds are no numbers'],
  ['observes with no function',       strange({ observe: 1 }),                                   'observe is no function'],
  ['has no judge',                    strange({ judge: undefined }),                             'judge is no function'],
  ['empties the documents',           judging((project) => map(project.documents).clear()),      'what a signal is handed cannot be changed'],
  ['adds a document',                 judging((project) => map(project.documents).set('x', 1)),  'what a signal is handed cannot be changed'],
  ['removes what is protected',       judging((project) => map(project.protected).delete('frozen.md')), 'what a signal is handed cannot be changed'],
  ['removes mentions',                judging((project) => changeable(project.documents.get('README.md')?.mentions).pop()), "Cannot delete property '1' of [object Array]"],
  ['renames a heading',               judging((project) => { changeable(project.documents.get('old.md')?.headings[0])['text'] = 'x' as never; }), "Cannot assign to read only property 'text' of object '#<Object>'"],
  ['empties anchors',                 judging((project) => map(project.documents.get('README.md')?.anchors).clear()), 'what a signal is handed cannot be changed'],
  ['empties metadata',                judging((project) => map(project.documents.get('old.md')?.frontmatter?.fields).clear()), 'what a signal is handed cannot be changed'],
  ['removes what leads to a document', judging((project) => changeable(project.inbound('old.md')).pop()), "Cannot delete property '0' of [object Array]"],
  ['changes the project',             judging((project) => { changeable(project)['reachable'] = (() => true) as never; }), "Cannot assign to read only property 'reachable' of object '#<Object>'"],
  ['changes manifests',               judging((project) => map(project.manifests.all[0]?.names).clear()), 'what a signal is handed cannot be changed'],
  ['changes history',                 judging((project) => changeable(project.history().commits).pop()), "Cannot delete property '0' of [object Array]"],
  ['changes a past',                  judging((project) => changeable(project.history().past('old.md')?.revisions).pop()), "Cannot delete property '0' of [object Array]"],
  ['changes what others observe',     observing(({ structure }) => changeable(structure.links).splice(0)), "Cannot delete property '1' of [object Array]"],
  ['changes the document it observes', observing(({ document }) => changeable(document.mentions).splice(0)), "Cannot delete property '1' of [object Array]"],
])('a signal that %s is a problem, and harms no other', (_case, signal, error) => {
  expect(problemOf(signal)).toMatchObject({
    message: expect.stringContaining(`signal strange failed and says nothing: `),
    status: { status: 'failed', error: expect.stringContaining(error) },
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, readonly unknown[], string]>([
  ['that of a signal before it',  [strange({ judge: () => () => undefined }), strange({})], `signal ${defaultSignals.length + 2} of the list is not looked for: there is a signal strange already`],
  ['none',                        [strange({ id: undefined })],                 'signal 1 of the list is not looked for: it has no id'],
  ['empty',                       [strange({ id: '' })],                        'signal 1 of the list is not looked for: it has no id'],
  ['of control characters',       [strange({ id: 'a\u001b[2J' })],              'signal 1 of the list is not looked for: its id "a [2J" is no name'],
  ['a number',                    [strange({ id: 7 })],                         'signal 1 of the list is not looked for: it has no id'],
  ['that of nothing at all',      [null],                                       'signal 1 of the list is not looked for: it has no id'],
])('a signal whose id is %s is a problem, and harms no other', (_case, signals, message) => {
  expect(problemOf(...signals)).toMatchObject({ path: '.', message });
});

test('a signal with the id of one of ours is not looked for, and ours is', () => {
  const twin = strange({ id: 'dead-link' });
  const artifact = scanned(strange({ judge: () => () => undefined }), twin);
  expect(others(artifact)).toEqual(others(OWN));
  expect(artifact.problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^signal \d+ of the list is not looked for: there is a signal dead-link already$/,
    ),
  );
});

test('what a sound signal says is told, and nothing beside it', () => {
  const evidence = { line: 1, path: 'a', commit: 'b', date: '2025-01-01', now: 'c', detail: 'd' };
  const secret = { toJSON: () => 'x', self: cyclic };
  const sound = says({ evidence: [{ ...evidence, ...secret }], ...secret });
  const artifact = scanned(sound);
  expect(artifact.coverage.signals['strange']).toEqual({ status: 'ran' });
  expect(artifact.signals['copy.md']?.find(({ id }) => id === 'strange')).toEqual({
    ...{ id: 'strange', deciding: true, family: 'content', summary: 'x', evidence: [evidence] },
  });
  expect(artifact.problems.filter(({ code }) => code === 'SIGNAL_FAILED')).toEqual([]);
});
