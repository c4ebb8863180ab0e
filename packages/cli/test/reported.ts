import type { Report, ReportEntry, ReportSignal } from '@dochygiene/report';

const HASH = 'ab'.repeat(32);

/** A deciding signal, with a line. */
export const FINISHED: ReportSignal = {
  id: 'finished-plan',
  deciding: true,
  family: 'declared',
  summary: 'all 14 steps are done',
  evidence: [{ line: 12, detail: '- [x] Ship it' }],
};

/** An entry: a reader wants `path` in the archive; `said` is what is else. */
export function entryOf(path: string, said: Partial<ReportEntry> = {}): ReportEntry {
  const target =
    said.op === undefined || said.op === 'archive' ? { target: `archive/${path}` } : {};
  return {
    path,
    by: 'reader',
    category: 'finished',
    op: 'archive',
    op_type: 'mechanical',
    safety_tier: 'safe',
    rationale: 'All steps are done.',
    quotes: [],
    ...target,
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

/** The report of a check that wants `entries` changed, and one document beside them kept and one not read. */
export function reported(entries: readonly ReportEntry[]): Report {
  const shortlist = [...entries.map(({ path }) => path), 'kept.md', 'unread.md'];
  return {
    schema: 'dochygiene.report/1',
    tool: 'dochygiene 0.3.0',
    generated_at: '2026-03-10T12:00:00.000Z',
    head: '0123456789abcdef0123456789abcdef01234567',
    scope_globs: ['**/*.md'],
    excluded_dirs: [],
    thresholds: {},
    coverage: { in_scope: 130, judged: 120, excluded: {}, unknown_history: 0, signals: {} },
    token_method: 'tokenx 2.2.0, an estimate',
    shortlist,
    entries,
    cleared: [{ path: 'kept.md', reason: 'Old, and right.', sha256: HASH, signals: [] }],
    unread: [{ path: 'unread.md', why: 'not judged', signals: [] }],
    left_out: { acknowledged: 0, over_budget: 0, unreadable: 0 },
    documents: [...shortlist].sort().map((path) => ({
      path,
      tokens: 812,
      lines: 90,
      last_content_commit: '2025-06-01',
      signals: [],
      deciding: false,
      links: [],
    })),
  };
}
