import { FREQUENCIES, type Frequency } from '@dochygiene/frequency';
import { HOSTS } from '@dochygiene/hosts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carrierOf } from '../../test/audited.ts';
import { CARRIER_CLASSES, type Carrier, type Firing } from '../carrier.ts';
import { type Judged, judge } from './judge.ts';
import { merged } from './merge.ts';

const hosts = new Map<string, (typeof HOSTS)[number]>(HOSTS.map((host) => [host.id, host]));
const judged = (carrier: Carrier, frequency: Frequency, paths?: readonly string[]): Judged => {
  const obligation = paths === undefined ? { frequency } : { frequency, paths };
  return judge(carrier, obligation, hosts.get(carrier.host), () => '');
};

const TOOLS = [
  'Edit',
  'Write',
  'MultiEdit',
  'NotebookEdit',
  'Bash',
  'Read',
  'PowerShell',
  'Task',
  'mcp__x__y',
];
const SOURCES = ['startup', 'resume', 'clear', 'compact'];
const GLOBS = ['**', 'src/**', 'docs/**', '**/*.ts', 'src/a.ts', '*.ts', '!src/**'];

const some = (names: readonly string[]) => fc.option(fc.subarray([...names]), { nil: undefined });
const firing: fc.Arbitrary<Firing> = fc
  .record({
    period: fc.constantFrom(...FREQUENCIES),
    tools: some(TOOLS),
    paths: some(GLOBS),
    sources: some(SOURCES),
  })
  .map(({ period, tools, paths, sources }) => ({
    period,
    ...(tools === undefined ? {} : { tools }),
    ...(paths === undefined ? {} : { paths }),
    ...(sources === undefined ? {} : { sources }),
  }));
const carrier: fc.Arbitrary<Carrier> = fc
  .record({
    host: fc.constantFrom('claude-code', 'codex', 'cursor', 'git', 'ci', 'nobody'),
    event: fc.constantFrom('PreToolUse', 'SessionStart', 'Stop', 'push', 'constructor'),
    mode: fc.constantFrom('point' as const, 'sweep' as const),
    class: fc.constantFrom(...CARRIER_CLASSES),
    firing,
  })
  .map(carrierOf);
const frequency = fc.constantFrom(...FREQUENCIES);
const wanted = some(GLOBS);

/** Fewer names of the same; of all names, some. A name with `!` takes out, and more of them is less. */
function narrowed(
  names: readonly string[] | undefined,
  all: readonly string[],
  keep: readonly boolean[],
): string[] {
  const base = names ?? all;
  const left = base.filter((_, index) => keep[index % keep.length]);
  return [...left, ...base.filter((name) => name.startsWith('!') && !left.includes(name))];
}

const keep = fc.array(fc.boolean(), { minLength: 1, maxLength: 9 });

describe('a verdict never gets to hold', () => {
  test.each([
    ['tools', TOOLS],
    ['paths', GLOBS],
    ['sources', SOURCES],
  ] as const)('by fewer %s', (respect, all) => {
    fc.assert(
      fc.property(carrier, frequency, wanted, keep, (one, needs, paths, kept) => {
        const less = {
          ...one,
          firing: { ...one.firing, [respect]: narrowed(one.firing[respect], all, kept) },
        };
        if (judged(one, needs, paths).kind !== 'holds') {
          expect(judged(less, needs, paths).kind).not.toBe('holds');
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('by a lesser class', () => {
    fc.assert(
      fc.property(
        carrier,
        frequency,
        wanted,
        fc.constantFrom(...CARRIER_CLASSES),
        (one, needs, paths, of) => {
          const lesser = CARRIER_CLASSES.indexOf(of) > CARRIER_CLASSES.indexOf(one.class);
          if (lesser) expect(judged({ ...one, class: of }, needs, paths).kind).not.toBe('holds');
        },
      ),
    );
  });

  test('by being about more', () => {
    fc.assert(
      fc.property(
        carrier,
        frequency,
        wanted,
        fc.constantFrom(...GLOBS),
        (one, needs, paths, glob) => {
          const more = paths === undefined ? undefined : [...paths, glob];
          if (judged(one, needs, paths).kind !== 'holds' && paths?.length !== 0) {
            expect(judged(one, needs, more).kind).not.toBe('holds');
          }
        },
      ),
    );
  });
});

describe('by brute force', () => {
  /** The moments of one tool call, and of one start of a session: what a rule needs and a carrier may see. */
  const calls = [...TOOLS, 'Glob'];

  test('what holds sees every tool call that matters', () => {
    fc.assert(
      fc.property(carrier, frequency, (one, needs) => {
        if (judged(one, needs).kind !== 'holds' || needs === 'none' || one.mode === 'sweep') return;
        const { tools } = one.firing;
        const matters: Partial<Record<Frequency, readonly string[]>> = {
          'per-edit': calls,
          'per-file-write': ['Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'Bash'],
          'per-commit': ['Bash'],
        };
        if (one.host !== 'claude-code' || one.firing.period === 'per-commit') return;
        for (const call of matters[needs] ?? []) expect(tools?.includes(call) ?? true).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('what holds blocks, and what does not says why', () => {
    fc.assert(
      fc.property(carrier, frequency, wanted, (one, needs, paths) => {
        const { kind, reasons, missing } = judged(one, needs, paths);
        if (kind === 'holds') expect([one.class, reasons, missing]).toEqual(['blocks', [], []]);
        else if (kind !== one.class) expect(reasons).not.toEqual([]);
      }),
    );
  });
});

describe('carriers that are one', () => {
  test('see together what each of them sees, and nothing besides', () => {
    fc.assert(
      fc.property(
        firing,
        firing,
        fc.constantFrom(...TOOLS),
        fc.constantFrom(...SOURCES),
        fc.constantFrom(...GLOBS),
        (a, b, tool, source, path) => {
          const both = [
            carrierOf({ firing: a }),
            carrierOf({ firing: { ...b, period: a.period } }),
          ];
          const sees = (one: Carrier) =>
            [
              [one.firing.tools, tool],
              [one.firing.sources, source],
              [one.firing.paths, path],
            ].every(([names, name]) => names === undefined || names.includes(name as string));
          expect(merged(both).some(sees)).toBe(both.some(sees));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('are those of one command on one event that differ in one respect', () => {
    const of = (tools: readonly string[], paths?: readonly string[], runs = 'a.sh') =>
      carrierOf({
        runs,
        firing: { period: 'per-edit', tools, ...(paths === undefined ? {} : { paths }) },
      });
    expect(merged([of(['Edit']), of(['Write'])])).toMatchObject([
      { firing: { tools: ['Edit', 'Write'] } },
    ]);
    expect(merged([of(['Edit'], ['a']), of(['Write'], ['b'])])).toHaveLength(2);
    expect(merged([of(['Edit']), of(['Write'], undefined, 'b.sh')])).toHaveLength(2);
    expect(merged([of(['Edit']), carrierOf({ runs: 'a.sh' })])[0]?.firing).toEqual({
      period: 'per-edit',
    });
  });
});
