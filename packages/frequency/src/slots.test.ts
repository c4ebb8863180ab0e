import { expect, test } from 'vitest';
import relation from '../test/covers.json' with { type: 'json' };
import { isHookCapable, SLOTS, slotFrequency } from './slots.ts';

test.each(relation.slotFrequency.map((row) => [row.platform, row.slot, row.frequency] as const))(
  '%s %s',
  (platform, slot, frequency) => {
    expect(slotFrequency(platform, slot)).toBe(frequency);
  },
);

test('every slot is in the data, and no other', () => {
  expect([...new Set(relation.slotFrequency.map(({ slot }) => slot))]).toEqual(SLOTS);
});

// biome-ignore format: a table is read by column
test.each([
  // platform    slot             frequency
  ['cline',      'stop',          'per-event'],
  ['Cline',      'stop',          'per-turn'],
  ['cline ',     'stop',          'per-turn'],
  ['claude',     'pre_compact',   undefined],
  ['claude',     'Stop',          undefined],
  ['claude',     'constructor',   undefined],
  ['__proto__',  'stop',          'per-turn'],
] as const)('%s %s, to the letter', (platform, slot, frequency) => {
  expect(slotFrequency(platform, slot)).toBe(frequency);
});

test.each(relation.hookCapable.map((row) => [JSON.stringify(row.block), row] as const))(
  'block %s',
  (_block, { block, capable }) => {
    expect(isHookCapable(block)).toBe(capable);
  },
);
