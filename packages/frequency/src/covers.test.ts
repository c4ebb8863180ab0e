import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import relation from '../test/covers.json' with { type: 'json' };
import { coverage, covers, coversAny } from './covers.ts';
import { FREQUENCIES, type Frequency, isFrequency, type Mode } from './frequency.ts';
import { type Root, rootOf } from './root.ts';

const frequency = fc.constantFrom(...FREQUENCIES);
const point = (carrier: Frequency, obligation: Frequency): boolean =>
  covers({ frequency: carrier, mode: 'point' }, obligation);

describe('the vocabulary', () => {
  test('is the one of the data, in its order', () => {
    expect(FREQUENCIES).toEqual(relation.frequencies);
  });

  test.each<readonly [unknown, boolean]>([
    ...FREQUENCIES.map((one) => [one, true] as const),
    ['Per-Edit', false],
    ['per-edit ', false],
    ['per-month', false],
    ['', false],
    [undefined, false],
    [null, false],
    [0, false],
    [['per-edit'], false],
    [{ toString: () => 'per-edit' }, false],
  ])('%s', (value, known) => {
    expect(isFrequency(value)).toBe(known);
  });

  test.each(Object.entries(relation.roots))('root %s', (root, members) => {
    expect(FREQUENCIES.filter((one) => rootOf(one) === root).sort()).toEqual([...members].sort());
  });

  test('what is no frequency has no root', () => {
    expect(() => rootOf('per-month' as Frequency)).toThrow(RangeError);
  });
});

describe('the relation', () => {
  test('has as many rows as it says', () => {
    const yes = relation.rows.filter((row) => row.covers);
    expect(relation.rows).toHaveLength(relation.counts.rows);
    expect(yes).toHaveLength(relation.counts.true);
    expect(yes.filter(({ mode }) => mode === 'point')).toHaveLength(relation.counts.pointTrue);
  });

  test.each(relation.rows.map((row) => [row.mode, row.carrier, row.obligation, row] as const))(
    '%s %s for %s',
    (mode, carrier, obligation, row) => {
      const of = { frequency: carrier as Frequency, mode: mode as Mode };
      expect(covers(of, obligation as Frequency)).toBe(row.covers);
      expect(coverage(of, obligation as Frequency).because).toBe(row.reason);
    },
  );

  test.each(
    relation.coversAny.map((row) => [row.frequencies.join(', '), row.obligation, row] as const),
  )('any of [%s] for %s', (_frequencies, obligation, row) => {
    const answer = coversAny(row.frequencies as Frequency[], obligation as Frequency);
    expect(answer).toBe(row.covers);
  });
});

describe('properties', () => {
  test.each(FREQUENCIES)('%s covers itself', (one) => {
    expect(point(one, one)).toBe(true);
  });

  test('what never fires covers nothing that recurs', () => {
    expect(FREQUENCIES.filter((one) => point('none', one))).toEqual(['none']);
  });

  test('transitive and total within a root', () => {
    for (const root of Object.keys(relation.roots) as Root[]) {
      const members = FREQUENCIES.filter((one) => rootOf(one) === root);
      for (const a of members) {
        for (const b of members) {
          expect(point(a, b) || point(b, a)).toBe(true);
          expect(a !== b && point(a, b) && point(b, a)).toBe(false);
          for (const c of members) expect(!(point(a, b) && point(b, c)) || point(a, c)).toBe(true);
        }
      }
    }
  });

  test('an edge between roots leads nowhere further', () => {
    const crossing = FREQUENCIES.flatMap((a) => FREQUENCIES.map((b) => [a, b] as const)).filter(
      ([a, b]) => b !== 'none' && rootOf(a) !== rootOf(b) && point(a, b),
    );
    expect(crossing).toEqual(relation.crossRootEdges);
  });

  test.each([
    ['per-edit', 'per-turn'],
    ['per-turn', 'per-edit'],
    ['per-file-write', 'per-commit'],
    ['per-commit', 'per-edit'],
  ] as const)('%s does not cover %s', (carrier, obligation) => {
    expect(point(carrier, obligation)).toBe(false);
  });

  test('per-event compares with itself alone', () => {
    const others = FREQUENCIES.filter((one) => one !== 'per-event' && one !== 'none');
    expect(others.filter((one) => point('per-event', one) || point(one, 'per-event'))).toEqual([]);
  });

  test('a sweep does not care for its own period', () => {
    fc.assert(
      fc.property(frequency, frequency, frequency, (one, other, obligation) => {
        const of = (own: Frequency) => coverage({ frequency: own, mode: 'sweep' }, obligation);
        expect(of(one)).toEqual(of(other));
      }),
    );
  });

  test('any of a list is one of it', () => {
    fc.assert(
      fc.property(fc.array(frequency), frequency, (list, obligation) => {
        expect(coversAny(list, obligation)).toBe(list.some((one) => point(one, obligation)));
      }),
    );
  });
});
