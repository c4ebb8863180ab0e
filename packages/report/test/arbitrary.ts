import fc from 'fast-check';
import {
  CATEGORIES,
  OPS,
  type Report,
  type ReportEntry,
  type ReportSignal,
  SAFETY_TIERS,
} from '../src/report.ts';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const hash = hex(64);
const instant = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = instant.map((text) => text.slice(0, 10));
const text = fc.string({ unit: 'binary', maxLength: 12 });
const someText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
const reason = fc.oneof(someText, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }));
const count = fc.nat(100_000);
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,6}$/);
const signalId = fc.stringMatching(/^[a-z][a-z0-9]{0,4}(?:-[a-z0-9]{1,4}){0,2}$/);

/** A path that can be in a project: any characters, but no empty part and none of dots. */
const path = fc
  .array(fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'))
  .filter((joined) => !/(?:^|\/)\.{0,2}(?:\/|$)|\0/.test(joined));
const paths = fc.uniqueArray(path, { maxLength: 3 });

const evidence = fc
  .record(
    {
      line: fc.integer({ min: 1, max: 9999 }),
      path: text,
      commit: text,
      date: day,
      now: text,
      detail: text,
    },
    { requiredKeys: [] },
  )
  .filter((said) => Object.keys(said).length > 0);

const signals: fc.Arbitrary<readonly ReportSignal[]> = fc.array(
  fc.record(
    {
      id: signalId,
      deciding: fc.boolean(),
      family: someText,
      summary: someText,
      record: fc.constant(true as const),
      evidence: fc.array(evidence, { maxLength: 2 }),
    },
    { requiredKeys: ['id', 'deciding', 'family', 'summary', 'evidence'] },
  ),
  { maxLength: 2 },
);

const quote = fc.record({
  lines: fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.nat(99))
    .map(([first, more]): [number, number] => [first, first + more]),
  sha256: hash,
});

/** An entry for document `own`. */
function entryOf(own: string): fc.Arbitrary<ReportEntry> {
  const target = path.filter((other) => other !== own);
  return fc
    .record({
      by: fc.constantFrom('reader', 'signals'),
      category: fc.constantFrom(...CATEGORIES),
      op: fc.constantFrom(...OPS),
      exact: fc.boolean(),
      safety_tier: fc.constantFrom(...SAFETY_TIERS),
      rationale: reason,
      quotes: fc.array(quote, { maxLength: 2 }),
      target: fc.option(target, { nil: undefined }),
      needed: target,
      signals,
      load_bearing: paths,
      inbound: paths,
      tokens: fc.tuple(count, count),
      lines: count,
      guard: fc.record({ sha256: hash, mtime: instant, size: count }),
      evidence: fc.option(hash, { nil: undefined }),
    })
    .map(({ exact, needed, tokens, target: wished, evidence: said, ...it }): ReportEntry => {
      const { by, op } = it;
      const must = op === 'merge-into' || op === 'archive' ? needed : undefined;
      const aim = must ?? (op === 'add-status' ? wished : undefined);
      const writes = op === 'update' || op === 'merge-into' || (op === 'fix-links' && !exact);
      return {
        ...it,
        path: own,
        op_type: writes ? 'generative' : 'mechanical',
        safety_tier: by === 'signals' ? 'manual' : it.safety_tier,
        raw_tokens: Math.max(...tokens),
        token_estimate: Math.min(...tokens),
        ...(aim === undefined ? {} : { target: aim }),
        ...(by === 'signals' || said === undefined ? {} : { evidence: said }),
      };
    });
}

const status = fc.record(
  { status: fc.constantFrom('ran', 'skipped', 'failed'), because: text, error: text },
  { requiredKeys: ['status'] },
);

const header = fc.record({
  tool: someText,
  generated_at: instant,
  head: fc.oneof(fc.constant(null), hex(40), hash),
  scope_globs: fc.array(text, { maxLength: 2 }),
  excluded_dirs: fc.array(text, { maxLength: 2 }),
  thresholds: fc.dictionary(
    name,
    fc.dictionary(
      name,
      fc.oneof(
        fc.integer().map((each) => each || 0),
        fc.constantFrom(0.25, 1e21),
      ),
      {
        maxKeys: 2,
        noNullPrototype: true,
      },
    ),
    { maxKeys: 2, noNullPrototype: true },
  ),
  coverage: fc.record({
    in_scope: count,
    judged: count,
    excluded: fc.dictionary(name, count, { maxKeys: 2, noNullPrototype: true }),
    unknown_history: count,
    signals: fc.dictionary(name, status, { maxKeys: 2, noNullPrototype: true }),
  }),
  token_method: someText,
});

const pair = fc.record({
  key: fc.tuple(fc.stringMatching(/^\d{13}$/), hex(8)).map((parts) => parts.join('-')),
  sha256: hash,
});

/** Any report: its paths, texts and numbers are as odd as they may be. */
export const anyReport: fc.Arbitrary<Report> = fc
  .uniqueArray(path, { maxLength: 5 })
  .chain((shortlist) => {
    const places = shortlist.map((own) =>
      fc.oneof(
        entryOf(own).map((entry) => ['entries', entry] as const),
        fc
          .record({ path: fc.constant(own), reason, sha256: hash, signals })
          .map((each) => ['cleared', each] as const),
        fc
          .record({ path: fc.constant(own), why: someText, signals })
          .map((each) => ['unread', each] as const),
      ),
    );
    return fc.record({
      shortlist: fc.constant(shortlist),
      placed: fc.tuple(...places),
      left_out: fc.record({ acknowledged: count, over_budget: count, unreadable: count }),
      header,
      documents: fc.uniqueArray(path, { maxLength: 4 }).chain((all) =>
        fc.tuple(
          ...[...all].sort().map((own) =>
            fc.record({
              path: fc.constant(own),
              tokens: count,
              lines: count,
              last_content_commit: fc.option(day),
              signals: fc.uniqueArray(signalId, { maxLength: 2 }),
              deciding: fc.boolean(),
              links: fc.subarray([...all.keys()]),
            }),
          ),
        ),
      ),
      bound: fc.option(pair, { nil: undefined }),
    });
  })
  .map(
    ({ shortlist, placed, left_out, header: top, documents, bound }): Report => ({
      schema: 'dochygiene.report/1',
      ...top,
      shortlist,
      entries: placed.flatMap((each) => (each[0] === 'entries' ? [each[1]] : [])),
      cleared: placed.flatMap((each) => (each[0] === 'cleared' ? [each[1]] : [])),
      unread: placed.flatMap((each) => (each[0] === 'unread' ? [each[1]] : [])),
      left_out,
      documents,
      ...(bound === undefined ? {} : { pair: bound }),
    }),
  );
