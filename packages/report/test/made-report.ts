import type { MappedDocument, Report, ReportEntry, ReportSignal } from '../src/index.ts';

const FOLDERS = ['docs', 'docs/guides', 'docs/guides/api', 'plans', 'notes/2023', 'notes/2024', ''];
const SIGNALS = ['vanished-reference', 'finished-plan', 'dead-link', 'unreachable', 'context-cost'];
const SHA = 'a'.repeat(64);

/** A report of `count` made-up documents, the same each time: every seventh on the shortlist, at most 300. */
export function madeReport(count: number): Report {
  const random = numbers();
  const documents = Array.from({ length: count }, (_, at) => document(at, count, random)).sort(
    (one, other) => (one.path < other.path ? -1 : 1),
  );
  const shortlisted = documents.filter((_, at) => at % 7 === 0).slice(0, 300);
  const pick = (of: number) => shortlisted.filter((_, at) => at % 4 === of);
  const entries = [...pick(0), ...pick(1)].map(entry);
  return {
    schema: 'dochygiene.report/1',
    tool: 'dochygiene 0.0.0',
    generated_at: '2025-11-30T08:43:12.000Z',
    head: '24e7d8f5409cd31c3ac0ab2b0ad9d5cb66b19a2b',
    scope_globs: ['**/*.md'],
    excluded_dirs: ['node_modules'],
    thresholds: { 'context-cost': { leastTokens: 4000 } },
    coverage: {
      in_scope: count + 3,
      judged: count,
      excluded: { frozen: 3, ignore: 0 },
      unknown_history: documents.filter((one) => one.last_content_commit === null).length,
      signals: {
        ...Object.fromEntries(SIGNALS.map((id) => [id, { status: 'ran' as const }])),
        'code-drift': { status: 'skipped', because: 'history is unknown' },
      },
    },
    token_method: 'tokenx 2.2.0, an estimate',
    shortlist: shortlisted.map(({ path }) => path),
    entries,
    cleared: pick(2).map((one) => ({
      path: one.path,
      reason: 'It is a record of what was decided.',
      sha256: SHA,
      signals: one.signals.map(signal),
    })),
    unread: pick(3).map((one) => ({
      path: one.path,
      why: 'over the budget of tokens',
      signals: one.signals.map(signal),
    })),
    left_out: { acknowledged: 2, over_budget: 5, unreadable: 0 },
    documents,
  };
}

function document(at: number, count: number, random: () => number): MappedDocument {
  const folder = FOLDERS[Math.floor(random() * FOLDERS.length)] ?? '';
  const tokens = Math.floor(random() ** 4 * 20_000);
  const age = Math.floor(random() ** 2 * 2000);
  const deciding = random() < 0.05;
  const found = deciding ? [SIGNALS[at % 2] ?? ''] : [];
  if (random() < 0.2) found.push(SIGNALS[2 + (at % 3)] ?? '');
  const links = Array.from({ length: Math.floor(random() * 4) }, () =>
    Math.floor(random() * count),
  );
  return {
    path: `${folder === '' ? '' : `${folder}/`}page-${String(at).padStart(5, '0')}.md`,
    tokens,
    lines: Math.floor(tokens / 9) + 1,
    last_content_commit: random() < 0.05 ? null : daysBefore('2025-11-30', age),
    signals: found,
    deciding,
    links: [...new Set(links)].sort((one, other) => one - other),
  };
}

function entry({ path, tokens, lines, signals }: MappedDocument, at: number): ReportEntry {
  const tier = (['review', 'safe', 'manual'] as const)[at % 3] ?? 'manual';
  const archive = at % 2 === 0;
  return {
    path,
    by: at % 5 === 2 ? 'signals' : 'reader',
    category: archive ? 'finished' : 'broken',
    op: archive ? 'archive' : 'fix-links',
    op_type: 'mechanical',
    safety_tier: tier,
    rationale: 'What it plans has come about, and nobody comes back to it.',
    quotes: at % 4 === 0 ? [{ lines: [3, 9], sha256: SHA }] : [],
    ...(archive ? { target: path.replace(/([^/]+)$/, 'archive/$1') } : {}),
    signals: signals.map(signal),
    load_bearing: at % 6 === 0 ? ['src/read-it.ts'] : [],
    inbound: at % 3 === 0 ? ['README.md', 'docs/index.md'] : [],
    raw_tokens: tokens,
    token_estimate: archive ? tokens : 0,
    lines,
    guard: { sha256: SHA, mtime: '2025-11-01T00:00:00.000Z', size: tokens * 4 },
  };
}

function signal(id: string): ReportSignal {
  return {
    id,
    deciding: SIGNALS.indexOf(id) < 2,
    family: 'links',
    summary: '5 of 7 links lead nowhere',
    evidence: [12, 15, 19, 40, 41].map((line) => ({
      line,
      path: `docs/gone-${line}.md`,
      commit: '57b18803c4b1ab7e937776983e62a04f4a8471d9',
      date: '2024-02-01',
      ...(line === 12 ? { now: 'docs/here.md' } : { detail: 'nothing is there' }),
    })),
  };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Numbers from 0 to 1 that look like chance. */
function numbers(): () => number {
  let seed = 42;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}
