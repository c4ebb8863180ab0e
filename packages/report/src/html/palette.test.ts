import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../page/style/palette.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

const TEXT = ['ink', 'soft', 'accent', 'safe', 'review', 'manual'];
// biome-ignore format: a table is read by column
const PAIRS = [
  ...TEXT.flatMap((text) => ['page', 'card'].map((back) => [text, back])),
  ['ink', 'sunk'], ['soft', 'sunk'], ['accent', 'sunk'],
  ['safe', 'safe-back'], ['review', 'review-back'], ['manual', 'manual-back'],
  ...[0, 1, 2, 3, 4, 5].map((step) => [`age-${step}-ink`, `age-${step}`]),
] as [string, string][];

describe.each([
  ['light', colours(light)],
  ['dark', { ...colours(light), ...colours(dark) }],
] as const)('%s', (_scheme, palette) => {
  test.each(PAIRS)('%s is read on %s', (text, back) => {
    expect(contrast(palette[text] ?? '', palette[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('each step of age is told from the next by lightness alone', () => {
    const steps = [0, 1, 2, 3, 4].map((step) => luminance(palette[`age-${step}`] ?? ''));
    const ratios = steps
      .slice(1)
      .map(
        (step, at) =>
          (Math.max(step, steps[at] ?? 0) + 0.05) / (Math.min(step, steps[at] ?? 0) + 0.05),
      );
    expect(Math.min(...ratios)).toBeGreaterThan(1.15);
    expect([...steps].sort((one, other) => one - other)).toEqual(
      (steps[0] ?? 0) < (steps[4] ?? 0) ? steps : steps.toReversed(),
    );
  });

  test('borders of fields, outlines and rings stand out', () => {
    for (const [line, back] of [
      ['field', 'page'],
      ['ring', 'ring-line'],
      ['accent', 'page'],
    ] as const) {
      expect(contrast(palette[line] ?? '', palette[back] ?? '')).toBeGreaterThanOrEqual(3);
    }
  });
});

test('a contrast is what the guidelines say it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function colours(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
