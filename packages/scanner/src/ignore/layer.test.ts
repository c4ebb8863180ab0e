import { expect, test } from 'vitest';
import { type Layer, layerBelow, layerRule, topLayer } from './layer.ts';
import { parsePattern } from './rule.ts';
import { ruleSet } from './rule-set.ts';

test('is shared by the directories that no rule names', () => {
  const top = layerOf('a', '*.log', '/b/c', '**/d/e');
  const below = layerBelow(top, 'x');
  expect(layerBelow(top, 'y')).toBe(below);
  expect(layerBelow(below, 'b')).toBe(below);
  expect(layerBelow(below, 'd')).not.toBe(below);
  const named = layerBelow(below, 'd');
  expect(layerBelow(named, 'x')).toBe(layerBelow(named, 'y'));
});

// biome-ignore format: a table is read by column
test.each([
  // rules                       directories      name   line
  [['a'],                        [],              'a',   1],
  [['a'],                        ['x', 'y'],      'a',   1],
  [['/a'],                       [],              'a',   1],
  [['/a'],                       ['x'],           'a',   undefined],
  [['x/a'],                      ['x'],           'a',   1],
  [['x/a'],                      ['y'],           'a',   undefined],
  [['x/a'],                      ['y', 'x'],      'a',   undefined],
  [['x/**/a'],                   ['x'],           'a',   1],
  [['x/**/a'],                   ['x', 'y', 'z'], 'a',   1],
  [['x/**/a'],                   ['y', 'x'],      'a',   undefined],
  [['**/x/a'],                   ['y', 'x'],      'a',   1],
  [['x/a', 'a'],                 ['x'],           'a',   2],
  [['a', 'x/a'],                 ['x'],           'a',   2],
  [['a', 'x/**/a', '/x/y/a'],    ['x', 'y'],      'a',   3],
  [['/x/y/a', 'x/**/a', 'b'],    ['x', 'y'],      'a',   2],
] as const)('of %j in %j names %s by line %i', (lines, directories, name, line) => {
  const layer = directories.reduce(layerBelow, layerOf(...lines));
  expect(layerRule(layer, name, false)?.line).toBe(line);
});

test('does not grow with the ways that lead to the same place', () => {
  const lines = ['**/a/**/a/**/a/**/b', '**/a/a/a/a/b'];
  const layer = Array(60)
    .fill('a')
    .reduce(layerBelow, layerOf(...lines));
  expect(layerRule(layer, 'b', false)?.line).toBe(2);
  expect(layer.passing.length).toBeLessThan(10);
  expect(layer.loose.length).toBeLessThan(10);
});

function layerOf(...lines: readonly string[]): Layer {
  const rules = lines.map((text, index) => {
    const pattern = parsePattern(text);
    if (typeof pattern !== 'object') throw new TypeError(text);
    return { ...pattern, text, line: index + 1, file: '.gitignore' };
  });
  return topLayer(ruleSet(rules));
}
