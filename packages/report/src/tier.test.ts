import { describe, expect, test } from 'vitest';
import { CATEGORIES, OP_TYPES, OPS, type ReportSignal, SAFETY_TIERS } from './report.ts';
import { evidenceFor, stricter, TIER_TABLE, type TierFacts, tierOf } from './tier.ts';

const EVIDENCE = ['deciding', 'supporting', 'none'] as const;
const COUNTS = [0, 1, 2, 40];
const BOTH = [false, true];

/** Everything that an operation can depend on, in every combination. */
const GRID: readonly TierFacts[] = OPS.flatMap((op) =>
  OP_TYPES.flatMap((opType) =>
    EVIDENCE.flatMap((evidence) =>
      COUNTS.flatMap((loadBearing) =>
        COUNTS.flatMap((inbound) =>
          BOTH.flatMap((tracked) =>
            BOTH.flatMap((ruleDoc) =>
              BOTH.flatMap((entry) =>
                BOTH.flatMap((generated) =>
                  BOTH.flatMap((archived) =>
                    [0, 1].map((outbound) => ({
                      ...{ op, opType, evidence, loadBearing, inbound, tracked, ruleDoc, entry },
                      ...{ generated, archived, outbound },
                    })),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

const CLEAR = {
  opType: 'mechanical',
  evidence: 'deciding',
  loadBearing: 0,
  inbound: 0,
  tracked: true,
  ruleDoc: false,
  entry: false,
  generated: false,
  outbound: 0,
  archived: true,
} as const satisfies Omit<TierFacts, 'op'>;

const GENERATIVE = { opType: 'generative' } as const;
const WEAK = { evidence: 'supporting' } as const;
const NOTHING = { evidence: 'none' } as const;

// biome-ignore format: a table is read by column
test.each([
  // facts                          update    trim      merge-into archive   delete    fix-links add-status
  ['all is clear',      {},                 ['review', 'review', 'review', 'safe',   'review', 'safe',   'safe']],
  ['it is written',     GENERATIVE,         ['review', 'review', 'review', 'review', 'review', 'review', 'review']],
  ['weak evidence',     WEAK,               ['review', 'review', 'review', 'review', 'review', 'review', 'review']],
  ['no evidence',       NOTHING,            ['manual', 'manual', 'manual', 'manual', 'manual', 'manual', 'manual']],
  ['load-bearing',      { loadBearing: 1 }, ['review', 'review', 'manual', 'manual', 'manual', 'review', 'review']],
  ['linked to',         { inbound: 1 },     ['review', 'review', 'review', 'review', 'manual', 'safe',   'safe']],
  ['rules',             { ruleDoc: true },  ['review', 'review', 'review', 'review', 'review', 'review', 'review']],
  ['come to by name',   { entry: true },    ['review', 'review', 'review', 'review', 'review', 'safe',   'review']],
  ['not in git',        { tracked: false }, ['manual', 'manual', 'manual', 'manual', 'manual', 'manual', 'manual']],
  ['generated',         { generated: true }, ['manual', 'manual', 'manual', 'manual', 'manual', 'manual', 'manual']],
  ['leads elsewhere',   { outbound: 1 },    ['review', 'review', 'review', 'review', 'review', 'safe',   'safe']],
  ['to no archive',     { archived: false }, ['review', 'review', 'review', 'review', 'review', 'safe',   'safe']],
  ['linked to and load-bearing', { inbound: 9, loadBearing: 3 }, ['review', 'review', 'manual', 'manual', 'manual', 'review', 'review']],
] as const)('%s', (_case, facts, tiers) => {
  expect(OPS.map((op) => tierOf({ ...CLEAR, ...facts, op }))).toEqual(tiers);
});

describe('the table', () => {
  test('has a tier for each operation in each row', () => {
    for (const { least } of TIER_TABLE) expect(least).toHaveLength(OPS.length);
  });

  test.each(TIER_TABLE.map((row) => [row.because, row] as const))(
    'would say something else without: %s',
    (_because, row) => {
      const rest = TIER_TABLE.filter((each) => each !== row);
      const differs = GRID.some((facts) => {
        const without = rest
          .filter(({ holds }) => holds(facts))
          .map(({ least }) => least[OPS.indexOf(facts.op)]);
        return !without.includes(tierOf(facts));
      });
      expect(differs).toBe(true);
    },
  );

  test('more use, more doubt or weaker evidence never makes an operation safer', () => {
    expect(GRID).toHaveLength(7 * 2 * 3 * 4 * 4 * 2 * 2 * 2 * 2 * 2 * 2);
    const rank = (facts: TierFacts) => SAFETY_TIERS.indexOf(tierOf(facts));
    const milder: string[] = [];
    for (const facts of GRID) {
      const weaker = EVIDENCE[EVIDENCE.indexOf(facts.evidence) + 1] ?? facts.evidence;
      const more: readonly Partial<TierFacts>[] = [
        { loadBearing: facts.loadBearing + 1 },
        { inbound: facts.inbound + 1 },
        { outbound: facts.outbound + 1 },
        { archived: false },
        { tracked: false },
        { ruleDoc: true },
        { entry: true },
        { generated: true },
        { evidence: weaker },
        { opType: 'generative' },
      ];
      for (const change of more) {
        if (rank({ ...facts, ...change }) < rank(facts)) {
          milder.push(JSON.stringify([facts, change]));
        }
      }
    }
    expect(milder).toEqual([]);
  });

  test('nothing is safe that cannot be undone or has no deciding signal against it', () => {
    const safe = GRID.filter((facts) => tierOf(facts) === 'safe');
    expect(safe.length).toBeGreaterThan(0);
    for (const { tracked, evidence, generated, ruleDoc, loadBearing, opType } of safe) {
      expect([tracked, evidence, generated, ruleDoc, loadBearing, opType]).toEqual([
        ...[true, 'deciding', false, false, 0, 'mechanical'],
      ]);
    }
  });
});

test('of two tiers the stricter counts, in either order', () => {
  const all = SAFETY_TIERS.flatMap((one) => SAFETY_TIERS.map((other) => [one, other] as const));
  const said = all.map(([one, other]) => [one, other, stricter(one, other)].join(' '));
  expect(said).toEqual([
    ...['safe safe safe', 'safe review review', 'safe manual manual'],
    ...['review safe review', 'review review review', 'review manual manual'],
    ...['manual safe manual', 'manual review manual', 'manual manual manual'],
  ]);
});

describe('what signals say for an operation', () => {
  const signal = (id: string, deciding: boolean, rest: Partial<ReportSignal> = {}) => ({
    ...{ id, deciding, family: 'x', summary: 'x', evidence: [], ...rest },
  });
  const ended = signal('declared-end-of-life', true);
  const finished = signal('finished-plan', true);
  const report = signal('write-once-report', true);
  const vanished = signal('vanished-reference', true);
  const other = signal('of-a-stranger', true);
  const link = signal('dead-link', false);
  const index = signal('dead-index', false);
  const copy = signal('near-duplicate', false);
  const record = signal('finished-plan', true, { record: true });
  const D = 'deciding';
  const S = 'supporting';
  const N = 'none';

  // biome-ignore format: a table is read by column
  test.each<readonly [string, readonly ReportSignal[], readonly TierFacts['evidence'][]]>([
    // signals                          update, trim, merge-into, archive, delete, fix-links, add-status
    ['none',             [],                  [N, N,    N, N, N,    N, N]],
    ['a record',         [record],            [N, N,    N, N, N,    N, N]],
    ['its own end',      [ended],             [D, D,    D, D, D,    S, S]],
    ['a plan done',      [finished],          [D, D,    D, D, D,    S, D]],
    ['a report',         [report],            [D, D,    D, D, D,    S, D]],
    ['what vanished',    [vanished],          [D, D,    S, S, S,    D, S]],
    ['a stranger',       [other],             [D, D,    S, S, S,    S, S]],
    ['dead links',       [link],              [S, S,    S, S, S,    D, S]],
    ['a dead index',     [index],             [S, S,    S, S, S,    D, S]],
    ['a copy',           [copy],              [S, S,    S, S, S,    S, S]],
    ['two for two',      [vanished, report],  [D, D,    D, D, D,    D, D]],
    ['a record, a link', [record, link],      [S, S,    S, S, S,    D, S]],
  ])('%s', (_case, signals, said) => {
    expect(OPS.map((op) => evidenceFor(op, signals))).toEqual(said);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // op            signal     categories that it decides for
    ['archive',      finished,  ['stale', 'superseded', 'finished', 'exhaust']],
    ['add-status',   report,    ['stale', 'superseded', 'finished', 'exhaust']],
    ['add-status',   ended,     []],
    ['delete',       report,    ['stale', 'superseded', 'finished', 'exhaust']],
    ['archive',      vanished,  []],
    ['fix-links',    link,      ['stale', 'broken']],
    ['update',       vanished,  CATEGORIES],
  ] as const)('%s, by the reason of a reader', (op, given, categories) => {
    const decides = CATEGORIES.filter((each) => evidenceFor(op, [given], each) === 'deciding');
    expect(decides).toEqual(categories);
    for (const each of CATEGORIES) expect(evidenceFor(op, [given], each)).not.toBe('none');
  });

  test('more signals never say less, and a reason never says more', () => {
    const all = [ended, finished, report, vanished, other, link, index, copy, record];
    const strength = (said: TierFacts['evidence']) => -EVIDENCE.indexOf(said);
    for (const op of OPS) {
      for (const one of all) {
        for (const more of all) {
          const alone = evidenceFor(op, [one]);
          expect(strength(evidenceFor(op, [one, more]))).toBeGreaterThanOrEqual(strength(alone));
          for (const category of CATEGORIES) {
            const said = evidenceFor(op, [one], category);
            expect(strength(said)).toBeLessThanOrEqual(strength(alone));
          }
        }
      }
    }
  });
});
