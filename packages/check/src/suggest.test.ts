import { absolutePath, child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { parseReport, type ReportEntry, type ReportSignal } from '@dochygiene/report';
import { type MemoryFileSystem, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { type DraftWishes, draftOf, lookOf, SIGNALS } from '../test/draft-of.ts';
import { pathsToAsk } from './submit.ts';
import { suggestReport } from './suggest.ts';

const root = absolutePath('/p');
const at = (path: string) => child(root, path);
const disk = () =>
  memoryFileSystem({
    '/p/README.md': '# P\n',
    '/p/docs/a.md': '# A\n\nSome words.\n',
    '/p/docs/b.md': '# B\n',
    '/p/docs/c.md': '# C\n',
  });

function suggested(
  wishes: DraftWishes,
  meanwhile: (fs: MemoryFileSystem) => void = () => undefined,
) {
  const fs = disk();
  const draft = draftOf(fs, root, wishes);
  meanwhile(fs);
  const report = suggestReport(draft, lookOf(fs, root, pathsToAsk(draft)));
  expect(parseReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, report });
  return report;
}

const { finished, ended, report: exhaust, vanished, moved, dead, stub } = SIGNALS;
const gone: ReportSignal = {
  ...vanished,
  evidence: [{ line: 5, path: 'x/how-to.md', now: 'docs/x/how-to.md' }],
};
const record = (signal: ReportSignal): ReportSignal => ({ ...signal, record: true });

// biome-ignore format: a table is read by column
test.each([
  // signals                                op                 category      target                saves   by the words of
  [[finished],                              'archive',         'finished',   'docs/archive/a.md',  true,   finished],
  [[ended],                                 'archive',         'superseded', 'docs/archive/a.md',  true,   ended],
  [[exhaust],                               'archive',         'exhaust',    'docs/archive/a.md',  true,   exhaust],
  [[vanished],                              'update',          'broken',     undefined,            false,  vanished],
  [[gone, moved],                           'fix-links',       'broken',     undefined,            false,  gone],
  [[vanished, exhaust, finished, ended],    'archive',         'superseded', 'docs/archive/a.md',  true,   ended],
  [[vanished, exhaust, finished],           'archive',         'finished',   'docs/archive/a.md',  true,   finished],
  [[vanished, exhaust],                     'archive',         'exhaust',    'docs/archive/a.md',  true,   exhaust],
  [[stub, vanished, dead],                  'update',          'broken',     undefined,            false,  vanished],
  [[record(finished), vanished],            'update',          'broken',     undefined,            false,  vanished],
] as const)('%j', (signals, op, category, target, saves, { id, summary }) => {
  const { entries, unread } = suggested({ handed: { 'docs/a.md': signals } });
  expect(unread).toEqual([]);
  expect(entries).toEqual([
    expect.objectContaining({ op, category, by: 'signals', safety_tier: 'manual', quotes: [] }),
  ]);
  const [entry] = entries;
  expect(entry?.target).toBe(target);
  expect(entry?.rationale).toBe(`${id}: ${summary}`);
  expect(entry?.token_estimate).toBe(saves ? entry?.raw_tokens : 0);
  expect(entry?.signals).toEqual(signals);
  expect(entry).not.toHaveProperty('evidence');
});

test.each([
  ['supporting signals', [stub, dead]],
  ['no signals', []],
  ['a historical record', [record(finished), record(vanished), stub]],
  ['a deciding signal that suggests nothing', [{ ...finished, id: 'another' }]],
] as const)('%s: unread', (_what, signals) => {
  const { entries, unread } = suggested({ handed: { 'docs/a.md': signals } });
  expect(entries).toEqual([]);
  expect(unread).toEqual([{ path: 'docs/a.md', why: 'no deciding signal and no reader', signals }]);
});

const BY_NAME = 'readers or tools come to it by its name';

// biome-ignore format: a table is read by column
test.each([
  // document            signals               facts                      why
  ['README.md',          [finished],           {},                        `finished-plan, but ${BY_NAME}`],
  ['README.md',          [ended, exhaust],     {},                        `declared-end-of-life, but ${BY_NAME}`],
  ['docs/a.md',          [ended],              { rule_doc: true },        'declared-end-of-life, but agents read it as rules'],
  ['docs/a.md',          [exhaust],            { load_bearing_count: 1 }, 'write-once-report, but files that are no documents name it'],
  ['docs/a.md',          [finished],           { generated: true },       'finished-plan, but a program writes it'],
  ['docs/a.md',          [vanished],           { generated: true },       'vanished-reference, but a program writes it'],
] as const)('%s, where %j speak and %j: no suggestion', (path, signals, facts, why) => {
  const { entries, unread } = suggested({ handed: { [path]: signals }, facts });
  expect(entries).toEqual([]);
  expect(unread).toEqual([{ path, why, signals }]);
});

test('a document that is to stay is still to be put right', () => {
  const { entries } = suggested({ handed: { 'README.md': [finished, vanished] } });
  expect(entries).toMatchObject([
    { op: 'update', rationale: `${vanished.id}: ${vanished.summary}` },
  ]);
});

test.each<readonly [string, (fs: MemoryFileSystem) => void]>([
  [
    'is taken',
    (fs) => {
      fs.makeDirectory(at('docs/archive'));
      fs.create(at('docs/archive/a.md'), '# Old\n');
    },
  ],
  ['would lie below a file', (fs) => fs.create(at('docs/archive'), '')],
  ['would lie behind a link', (fs) => fs.make.symlink('..', at('docs/archive'))],
  ['would be ignored', (fs) => fs.create(at('.gitignore'), 'archive/\n')],
])(
  'a document whose place in the archive %s gets a status, unless it says its end',
  (_why, meanwhile) => {
    const [entry] = suggested({ handed: { 'docs/a.md': [finished] } }, meanwhile).entries;
    expect(entry).toMatchObject({ op: 'add-status', category: 'finished', token_estimate: 0 });
    expect(entry?.rationale).toMatch(
      /^finished-plan: finished-plan of a test; no archive: docs\/archive\/a\.md (?:is|lies|would)/,
    );
    expect(entry).not.toHaveProperty('target');
    const { entries, unread } = suggested(
      { handed: { 'docs/a.md': [ended, finished] } },
      meanwhile,
    );
    expect(entries).toEqual([]);
    expect(unread[0]?.why).toMatch(
      /^declared-end-of-life, but docs\/archive\/a\.md (?:is|lies|would)/,
    );
  },
);

test('the archive that is there is taken, however it is spelled', () => {
  const meanwhile = (fs: MemoryFileSystem) => fs.makeDirectory(at('docs/Archive'));
  const [entry] = suggested({ handed: { 'docs/a.md': [finished] } }, meanwhile).entries;
  expect(entry).toMatchObject({ op: 'archive', target: 'docs/Archive/a.md' });
});

const carried = (over: Partial<ReportEntry>): ReportEntry => ({
  ...{ path: 'docs/b.md', by: 'reader', category: 'duplicate', op: 'merge-into' },
  ...{ op_type: 'generative', safety_tier: 'review', rationale: 'The same.', quotes: [] },
  ...{ target: 'docs/a.md', signals: [stub], load_bearing: [], inbound: [] },
  ...{ raw_tokens: 3, token_estimate: 3, lines: 1, evidence: sha256('b') },
  guard: { sha256: sha256('# B\n'), mtime: '2026-01-01T00:00:00.000Z', size: 4 },
  ...over,
});

test('carried entries come first, as they are', () => {
  const entry = carried({ target: 'docs/c.md' });
  const report = suggested({ handed: { 'docs/a.md': [finished] }, carried: [entry] });
  expect(report.shortlist).toEqual(['docs/b.md', 'docs/a.md']);
  expect(report.entries[0]).toEqual(entry);
  expect(report.entries[1]?.op).toBe('archive');
});

test('a document that another is put into stays', () => {
  const report = suggested({ handed: { 'docs/a.md': [finished] }, carried: [carried({})] });
  expect(report.entries[1]).toMatchObject({ path: 'docs/a.md', op: 'add-status' });
});

test('a place that is given to another is not given again', () => {
  const entry = carried({ op: 'archive', op_type: 'mechanical', target: 'docs/archive/a.md' });
  const report = suggested({ handed: { 'docs/a.md': [finished] }, carried: [entry] });
  expect(report.entries[1]).toMatchObject({ path: 'docs/a.md', op: 'add-status' });
});

test('a summary that is too long is cut', () => {
  const signal = { ...finished, summary: '😀'.repeat(1000) };
  const [entry] = suggested({ handed: { 'docs/a.md': [signal] } }).entries;
  expect([...(entry?.rationale ?? '')]).toHaveLength(400);
  expect(entry?.rationale).toMatch(/^finished-plan: 😀+…$/u);
});
