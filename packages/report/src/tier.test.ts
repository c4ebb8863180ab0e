import { describe, expect, test } from 'vitest';
import { OP_TYPES, OPS, type ReportSignal, SAFETY_TIERS } from './report.ts';
import { opTypeOf, stricter, TIER_TABLE, type TierFacts, tierOf } from './tier.ts';

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
              BOTH.map((generated) => ({
                ...{ op, opType, evidence, loadBearing, inbound, tracked, ruleDoc, generated },
              })),
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
  generated: false,
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
  ['not in git',        { tracked: false }, ['manual', 'manual', 'manual', 'manual', 'manual', 'manual', 'manual']],
  ['generated',         { generated: true }, ['manual', 'manual', 'manual', 'manual', 'manual', 'manual', 'manual']],
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
    expect(GRID).toHaveLength(7 * 2 * 3 * 4 * 4 * 2 * 2 * 2);
    const rank = (facts: TierFacts) => SAFETY_TIERS.indexOf(tierOf(facts));
    const milder: string[] = [];
    for (const facts of GRID) {
      const weaker = EVIDENCE[EVIDENCE.indexOf(facts.evidence) + 1] ?? facts.evidence;
      const more: readonly Partial<TierFacts>[] = [
        { loadBearing: facts.loadBearing + 1 },
        { inbound: facts.inbound + 1 },
        { tracked: false },
        { ruleDoc: true },
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

describe('the kind of an operation', () => {
  const signal = (id: string, ...now: readonly (string | undefined)[]): ReportSignal => ({
    id,
    deciding: false,
    family: 'links',
    summary: 'x',
    evidence: now.map((place, at) => ({
      line: at + 1,
      ...(place === undefined ? {} : { now: place }),
    })),
  });
  const many = (length: number) => signal('dead-link', ...Array.from({ length }, () => 'a.md'));

  // biome-ignore format: a table is read by column
  test.each([
    // case                                      op            signals                                                            type
    ['of update',                                'update',     [],                                                                'generative'],
    ['of merge-into',                            'merge-into', [signal('dead-link', 'a.md')],                                     'generative'],
    ['of trim',                                  'trim',       [],                                                                'mechanical'],
    ['of archive',                               'archive',    [],                                                                'mechanical'],
    ['of delete',                                'delete',     [],                                                                'mechanical'],
    ['of add-status',                            'add-status', [],                                                                'mechanical'],
    ['of links that are all known',              'fix-links',  [signal('dead-link', 'a.md'), signal('vanished-reference', 'b.ts')], 'mechanical'],
    ['... beside another signal',                'fix-links',  [signal('dead-index', 'a.md'), signal('stub', undefined)],         'mechanical'],
    ['of links of which one is unknown',         'fix-links',  [signal('dead-link', 'a.md', undefined)],                          'generative'],
    ['... in another signal',                    'fix-links',  [signal('dead-link', 'a.md'), signal('dead-index', undefined)],    'generative'],
    ['of links that no signal tells of',         'fix-links',  [signal('stub', 'a.md')],                                          'generative'],
    ['of links without evidence',                'fix-links',  [signal('dead-link')],                                             'generative'],
    ['of 49 links',                              'fix-links',  [many(49)],                                                        'mechanical'],
    ['of 50 links, which may not be all',        'fix-links',  [many(50)],                                                        'generative'],
  ] as const)('%s', (_case, op, signals, type) => {
    expect(opTypeOf(op, signals)).toBe(type);
  });
});
