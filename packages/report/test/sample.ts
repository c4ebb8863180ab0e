import type { Report, ReportEntry, ReportSignal } from '../src/report.ts';

const HASH = 'ab'.repeat(32);

/** A deciding signal, with a line. */
export const FINISHED: ReportSignal = {
  id: 'finished-plan',
  deciding: true,
  family: 'declared',
  summary: 'all 14 steps are done',
  evidence: [{ detail: '14 of 14' }, { line: 12, detail: '- [x] Ship it' }],
};

/** A supporting signal, without a line. */
export const UNREACHABLE: ReportSignal = {
  id: 'unreachable',
  deciding: false,
  family: 'graph',
  summary: 'no document links to it',
  evidence: [{ detail: '0 inbound links' }],
};

/** An entry: a reader wants `path` in the archive; `said` is what is else. */
export function sampleEntry(path: string, said: Partial<ReportEntry> = {}): ReportEntry {
  return {
    path,
    by: 'reader',
    category: 'finished',
    op: 'archive',
    op_type: 'mechanical',
    safety_tier: 'safe',
    rationale: 'All steps are done and the release is out.',
    quotes: [],
    ...(said.op === undefined || said.op === 'archive' ? { target: `archive/${path}` } : {}),
    signals: [FINISHED],
    load_bearing: [],
    inbound: [],
    raw_tokens: 812,
    token_estimate: 812,
    lines: 90,
    guard: { sha256: HASH, mtime: '2026-01-31T08:00:00.000Z', size: 3121 },
    ...said,
  };
}

/** A report of `entries`, and of `cleared` and `unread` documents. */
export function sampleReport(
  entries: readonly ReportEntry[],
  cleared: readonly (readonly [path: string, reason: string])[] = [],
  unread: readonly (readonly [path: string, why: string])[] = [],
): Report {
  const shortlist = [...entries, ...[...cleared, ...unread].map(([path]) => ({ path }))].map(
    ({ path }) => path,
  );
  return {
    schema: 'dochygiene.report/1',
    tool: 'dochygiene 0.3.0',
    generated_at: '2026-03-10T12:00:00.000Z',
    head: '0123456789abcdef0123456789abcdef01234567',
    scope_globs: ['**/*.md'],
    excluded_dirs: ['node_modules'],
    thresholds: { stub: { leastWords: 30 } },
    coverage: {
      in_scope: 130,
      judged: 120,
      excluded: { 'append-only': 2, frozen: 8 },
      unknown_history: 0,
      signals: { 'finished-plan': { status: 'ran' }, unreachable: { status: 'ran' } },
    },
    token_method: 'tokenx 2.2.0, an estimate',
    shortlist,
    entries,
    cleared: cleared.map(([path, reason]) => ({ path, reason, sha256: HASH, signals: [] })),
    unread: unread.map(([path, why]) => ({ path, why, signals: [UNREACHABLE] })),
    left_out: { acknowledged: 0, over_budget: 0, unreadable: 0 },
    documents: [...shortlist].sort().map((path, at) => ({
      path,
      tokens: 812,
      lines: 90,
      last_content_commit: '2025-06-01',
      signals: [],
      deciding: false,
      links: at === 0 ? [] : [at - 1],
    })),
  };
}
