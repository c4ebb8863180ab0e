import type { Report, ReportSignal } from '../src/index.ts';
import { madeReport } from './made-report.ts';

/** A report in which every text that a file or a reader has a hand in is one of `texts`, each in every kind of place. */
export function hostileReport(texts: readonly string[]): Report {
  const made = madeReport(1);
  const sha256 = 'b'.repeat(64);
  const every = texts.join(' ');
  const signal = (text: string): ReportSignal => ({
    id: text,
    deciding: true,
    family: text,
    summary: text,
    evidence: [1, 2, 3, 4].map((line) => ({
      ...{ line, path: text, commit: text, date: text, now: text, detail: text },
    })),
  });
  const paths = texts.map((text, at) => `${at}/${text}`);
  const guard = { sha256, mtime: '2025-11-01T00:00:00.000Z', size: 1 };
  return {
    ...made,
    tool: every,
    generated_at: every,
    head: every,
    scope_globs: texts,
    excluded_dirs: texts,
    thresholds: Object.fromEntries(texts.map((text) => [text, { [text]: 1 }])),
    coverage: {
      ...made.coverage,
      excluded: Object.fromEntries(texts.map((text) => [text, 1])),
      signals: Object.fromEntries(
        texts.map((text) => [text, { status: 'skipped' as const, because: text }]),
      ),
    },
    token_method: every,
    shortlist: paths,
    entries: texts.map((text, at) => ({
      path: paths[at] ?? '',
      by: 'signals',
      category: 'finished',
      op: 'archive',
      op_type: 'mechanical',
      safety_tier: 'manual',
      rationale: text,
      quotes: [],
      target: text,
      signals: [signal(text)],
      load_bearing: [text],
      inbound: [text],
      ...{ raw_tokens: 10, token_estimate: 10, lines: 1, guard },
    })),
    cleared: texts.map((text) => ({ path: text, reason: text, sha256, signals: [signal(text)] })),
    unread: texts.map((text) => ({ path: text, why: text, signals: [signal(text)] })),
    documents: paths.map((path, at) => ({
      path,
      tokens: 10 + at,
      lines: 1,
      last_content_commit: '2025-01-01',
      signals: [texts[at] ?? ''],
      deciding: true,
      links: paths.map((_, other) => other),
    })),
  };
}
