import { absolutePath, child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import {
  type ClearedDocument,
  parseReport,
  type Report,
  type ReportEntry,
} from '@dochygiene/report';
import { type ScanConfig, survey } from '@dochygiene/scanner';
import { frozenClock, historyGit } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../test/draft-of.ts';
import { beginning, over, type SurveyedProject, surveyed, words } from '../test/surveyed.ts';
import { type BeginInput, beginCheck } from './begin.ts';
import { parseDraft, printDraft } from './draft-text.ts';
import { judgeVerdicts, pathsToAsk } from './submit.ts';
import { suggestReport } from './suggest.ts';
import type { Verdicts } from './verdicts.ts';

const root = absolutePath('/p');
const at = (path: string) => child(root, path);
const FILES = {
  'README.md': `# P\n\n${words(1)}\n\n[a](docs/a.md), [b](docs/b.md), [c](docs/c.md)\n`,
  'docs/a.md': over(2),
  'docs/b.md': over(3),
  'docs/c.md': `# C\n\n${words(4)}\n`,
  'docs/linked.md': `${over(5)}\n[gone](gone.md)\n`,
};
const GIT = historyGit([{ at: '2025-03-01', files: FILES }]);

/** The project again, looked at by a scan that sees less, or after `meanwhile`. */
function later(
  wishes: { readonly git?: boolean; readonly config?: ScanConfig },
  meanwhile: (fs: SurveyedProject['fs']) => void = () => undefined,
): SurveyedProject {
  const { fs } = surveyed(FILES);
  meanwhile(fs);
  const clock = frozenClock('2026-03-10T12:00:00.000Z', 'UTC');
  const { git = true, config = {} } = wishes;
  return {
    fs,
    root,
    sha256,
    survey: survey({ fs, root, clock, config, ...(git ? { git: GIT } : {}) }),
  };
}

const paths = (documents: readonly { readonly path: string }[]) =>
  documents.map(({ path }) => path);

function begun(input: BeginInput) {
  const found = beginCheck(input);
  expect(parseDraft(printDraft(found.draft))).toEqual(found.draft);
  return found;
}

/** The report that is made of `draft` if its reader says nothing but `verdicts`. */
function submitted(
  project: SurveyedProject,
  { draft }: ReturnType<typeof begun>,
  verdicts: Partial<Verdicts> = {},
): Report {
  const all: Verdicts = { schema: 'dochygiene.verdicts/1', entries: [], cleared: [], ...verdicts };
  const look = lookOf(project.fs, root, pathsToAsk(draft, all));
  const judged = judgeVerdicts(draft, all, look);
  if (!judged.ok) throw new Error(JSON.stringify(judged.faults));
  const { report } = judged;
  expect(parseReport(JSON.parse(JSON.stringify(report)))).toEqual({ ok: true, report });
  const suggested = suggestReport(draft, look);
  expect(parseReport(JSON.parse(JSON.stringify(suggested)))).toMatchObject({ ok: true });
  expect(suggested.shortlist).toEqual(report.shortlist);
  return report;
}

const first = begun(beginning(surveyed(FILES)));
const handed = (path: string) => {
  const found = first.draft.handed.find((each) => each.path === path);
  if (found === undefined) throw new RangeError(path);
  return found;
};
const said = (path: string, op: 'archive' | 'update' = 'update', target?: string): ReportEntry => {
  const { signals, load_bearing, inbound, tokens, lines, guard, evidence } = handed(path);
  return {
    ...{ path, by: 'reader', category: 'stale', op, safety_tier: 'review', rationale: 'because' },
    op_type: op === 'update' ? 'generative' : 'mechanical',
    ...{ quotes: [], load_bearing, inbound, raw_tokens: tokens, token_estimate: 0, lines, guard },
    ...(target === undefined ? {} : { target }),
    ...{ evidence, signals: signals.map((signal) => ({ ...signal, summary: 'as it was then' })) },
  };
};
const looked = (path: string, text?: string): ClearedDocument => ({
  ...{
    path,
    reason: 'right',
    sha256: text === undefined ? handed(path).guard.sha256 : sha256(text),
  },
  signals: handed(path).signals.map((signal) => ({ ...signal, summary: 'as it was then' })),
});
const last = (
  entries: readonly ReportEntry[],
  cleared: readonly ClearedDocument[] = [],
): Report => ({
  ...submitted(surveyed(FILES), first),
  ...{ shortlist: paths([...entries, ...cleared]), entries, cleared, unread: [] },
});

const noSignals = Object.fromEntries(
  ['declared-end-of-life', 'dead-link', 'unreachable'].map((id) => [id, 'off' as const]),
);
const change = (path: string, text: string) => (fs: SurveyedProject['fs']) => {
  fs.remove(at(path));
  fs.create(at(path), text);
};

describe('what a scan cannot see does not take a verdict back:', () => {
  // biome-ignore format: a table is read by column
  test.each<readonly [string, Parameters<typeof later>[0], boolean]>([
    // what the scan does without                     what            shortlisted
    ['history, and it is shortlisted all the same',   { git: false }, true],
    ['a signal of the entry, and all others',         { config: { signals: noSignals } }, false],
    ['history, and other evidence is there',          { git: false, config: { signals: { unreachable: 'off' } } }, true],
  ])('%s', (_case, wishes, shortlisted) => {
    const entry = said('docs/linked.md');
    const project = later(wishes);
    const found = begun(beginning(project, { last: last([entry]) }));
    // As it is: what signals said then, and no stricter tier for a history that is not known.
    expect(found.draft.carried).toEqual([entry]);
    expect(found.fallen).toEqual([]);
    expect(found.worklist.left_out.judged).toBe(shortlisted ? 1 : 0);
    expect(submitted(project, found).entries).toEqual([entry]);
  });

  test('nor do several scans after one another', () => {
    const entry = {
      ...said('docs/linked.md'),
      evidence: 'e'.repeat(64),
      safety_tier: 'safe',
    } as const;
    let report = last([entry]);
    for (const git of [false, false, false]) {
      const project = later({ git });
      report = submitted(project, begun(beginning(project, { last: report })));
      expect(report.entries).toEqual([entry]);
    }
    // What the document is said to be of is still what it was.
    const days = report.documents.map((each) => [each.path, each.last_content_commit]);
    expect(Object.fromEntries(days)).toMatchObject({
      'docs/a.md': null,
      'docs/linked.md': '2025-03-01',
    });
  });

  test('not of a document that never had a past', () => {
    const report = last([{ ...said('docs/linked.md'), evidence: 'e'.repeat(64) }]);
    const documents = report.documents.map((each) => ({ ...each, last_content_commit: null }));
    const found = begun(beginning(later({ git: false }), { last: { ...report, documents } }));
    expect(found.draft.carried).toEqual([]);
    expect(paths(found.draft.handed)).toContain('docs/linked.md');
  });

  test.each<readonly [string, (fs: SurveyedProject['fs']) => void]>([
    ['it has changed', change('docs/a.md', `# A\n\n${words(2)}\n`)],
    ['it is no longer there', (fs) => fs.remove(at('docs/a.md'))],
  ])('of another document, and that is told: %s', (why, meanwhile) => {
    const project = later({ config: { signals: noSignals } }, meanwhile);
    const found = begun(beginning(project, { last: last([said('docs/a.md')]) }));
    expect([found.draft.carried, found.fallen]).toEqual([[], [{ path: 'docs/a.md', why }]]);
  });
});

describe('a verdict that no longer stands', () => {
  const other = { ...said('docs/linked.md', 'archive', 'attic/l.md'), evidence: 'e'.repeat(64) };
  const EVIDENCE = 'judged before (archive), and the evidence has changed since';

  test('on other evidence is handed out again, and unread if nobody judges it', () => {
    const project = later({});
    const found = begun(beginning(project, { last: last([other]) }));
    expect(paths(found.worklist.documents)).toContain('docs/linked.md');
    const report = submitted(project, found);
    expect(report.unread.find(({ path }) => path === 'docs/linked.md')?.why).toBe(EVIDENCE);
    expect(report.unread.find(({ path }) => path === 'docs/a.md')?.why).not.toBe(EVIDENCE);
    // Nor do signals alone speak where a reader did.
    const suggested = suggestReport(found.draft, lookOf(project.fs, root, pathsToAsk(found.draft)));
    expect(suggested.unread).toContainEqual(
      expect.objectContaining({ path: 'docs/linked.md', why: EVIDENCE }),
    );
    const { guard } = handed('docs/linked.md');
    const again = submitted(project, found, {
      cleared: [{ path: 'docs/linked.md', reason: 'right', guard }],
    });
    expect(paths(again.cleared)).toEqual(['docs/linked.md']);
  });

  test('and has no room in the list is told, and waits', () => {
    const project = later({});
    const share = { limit: 0, budget: 100_000 };
    const found = begun(beginning(project, { last: last([other]), share }));
    expect(found.worklist.left_out.over_budget).toBe(3);
    const report = submitted(project, found);
    expect(report.unread).toEqual([
      { path: 'docs/linked.md', why: EVIDENCE, signals: handed('docs/linked.md').signals },
    ]);
    // Each document that deserves a look is in one place.
    expect(report.left_out).toEqual({ acknowledged: 0, over_budget: 2, unreadable: 0 });
  });

  test.each<readonly [string, (fs: SurveyedProject['fs']) => void, string]>([
    [
      'whose target is taken',
      (fs) => {
        fs.makeDirectory(at('attic'));
        fs.create(at('attic/l.md'), '# L\n');
      },
      'judged before (archive), but its target attic/l.md is taken: something is there',
    ],
  ])('%s tells so', (_case, meanwhile, why) => {
    const project = later({}, meanwhile);
    const entry = said('docs/linked.md', 'archive', 'attic/l.md');
    const report = submitted(project, begun(beginning(project, { last: last([entry]) })));
    expect(report.unread.find(({ path }) => path === 'docs/linked.md')?.why).toBe(why);
  });

  test('whose document to go into is gone tells so', () => {
    const project = later({}, (fs) => fs.remove(at('docs/c.md')));
    const entry = { ...said('docs/a.md', 'update', 'docs/c.md'), op: 'merge-into' } as const;
    const report = submitted(project, begun(beginning(project, { last: last([entry]) })));
    expect(report.unread.find(({ path }) => path === 'docs/a.md')?.why).toBe(
      'judged before (merge-into), but its target docs/c.md is no longer a document to judge',
    );
  });

  test('as nothing speaks of its document any more goes, and is told', () => {
    const entries = [said('docs/a.md'), { ...said('docs/b.md'), path: 'docs/c.md' }].map(
      (entry) => ({
        ...entry,
        guard: { ...entry.guard, sha256: sha256(FILES[entry.path as 'docs/c.md']) },
      }),
    );
    const project = later({});
    const found = begun(beginning(project, { last: last(entries) }));
    expect(found.fallen).toEqual([{ path: 'docs/c.md', why: 'no signal speaks of it' }]);
    expect(paths(submitted(project, found).shortlist.map((path) => ({ path })))).not.toContain(
      'docs/c.md',
    );
    // What signals alone said is said anew.
    const alone = { ...said('docs/b.md'), path: 'docs/c.md', by: 'signals' } as const;
    expect(begun(beginning(project, { last: last([alone]) })).fallen).toEqual([]);
    const acknowledged = new Set(['docs/c.md']);
    expect(begun(beginning(project, { last: last(entries), acknowledged })).fallen).toEqual([]);
  });
});

describe('again', () => {
  const entries = [said('docs/a.md'), said('docs/b.md')];

  test('hands out what was judged, and what has no room stands', () => {
    const project = later({});
    const all = begun(beginning(project, { last: last(entries), again: true }));
    expect([paths(all.draft.handed).length, all.draft.carried]).toEqual([3, []]);
    expect(submitted(project, all).unread.map(({ why }) => why)).toContain(
      'judged before (update), and handed out again',
    );
    const none = begun(
      beginning(project, { last: last(entries), again: true, share: { limit: 0, budget: 1 } }),
    );
    expect(paths(none.draft.carried).sort()).toEqual(['docs/a.md', 'docs/b.md']);
    expect(none.worklist.left_out).toMatchObject({ judged: 2, over_budget: 1 });
  });
});

describe('what was looked at and stays', () => {
  const acknowledged = new Set(['docs/a.md', 'docs/b.md']);
  const report = last([], [looked('docs/a.md')]);

  test('is in the next report, with what signals say now', () => {
    const project = later({});
    const found = begun(beginning(project, { last: report, acknowledged }));
    const kept = { ...looked('docs/a.md'), signals: handed('docs/a.md').signals };
    expect(found.draft.cleared).toEqual([kept]);
    expect(found.worklist.left_out.acknowledged).toBe(2);
    const next = submitted(project, found);
    expect(next.cleared).toEqual([kept]);
    expect(next.shortlist).toContain('docs/a.md');
    // The other is acknowledged by a person: counted, and in no list.
    expect(next.left_out).toEqual({ acknowledged: 1, over_budget: 0, unreadable: 0 });
    // And in the one after that.
    const third = begun(beginning(project, { last: next, acknowledged }));
    expect(submitted(project, third).cleared).toEqual([kept]);
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, Partial<BeginInput>, Parameters<typeof later>[0], readonly string[]]>([
    ['that nobody acknowledges any more',                 { acknowledged: new Set() },                                      {},                               []],
    ['that was another text',                             { last: last([], [looked('docs/a.md', 'x')]) },                   {},                               []],
    ['that no scan speaks of',                            { last: last([], [{ ...looked('docs/a.md'), path: 'docs/c.md', sha256: sha256(FILES['docs/c.md']) }]), acknowledged: new Set(['docs/c.md']) }, {}, []],
    ['that this scan cannot see',                         { acknowledged: new Set() },                                      { config: { signals: noSignals } }, ['docs/a.md']],
    ['that this scan shortlists without history',         { acknowledged: new Set() },                                      { git: false },                   ['docs/a.md']],
  ])('%s', (_case, over, wishes, kept) => {
    const found = begun(beginning(later(wishes), { last: report, acknowledged, ...over }));
    expect(paths(found.draft.cleared)).toEqual(kept);
  });

  test('and has changed since the check began is unread', () => {
    const project = later({});
    const found = begun(beginning(project, { last: report, acknowledged }));
    change('docs/a.md', 'x')(project.fs);
    const next = submitted(project, found);
    expect(next.cleared).toEqual([]);
    expect(next.unread[0]).toMatchObject({
      path: 'docs/a.md',
      why: 'has changed since it was judged',
    });
  });

  test('and is excluded since is not in it', () => {
    const project = later({});
    const found = begun(beginning(project, { last: report, acknowledged }));
    project.fs.create(at('.dochygiene-ignore'), 'a.md\n');
    expect(JSON.stringify(submitted(project, found))).not.toContain('docs/a.md');
  });
});
