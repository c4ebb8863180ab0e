import { afterAll, describe, expect, test } from 'vitest';
import type { Act } from '../lib/act.ts';
import { removeTemporaryFolders } from '../lib/build.ts';
import { SCENES } from '../lib/scenes.ts';
import { cutEverywhere } from './cuts.ts';

afterAll(removeTemporaryFolders);

describe.each(['in order', 'any subset'] as const)('a power cut, directories kept %s', (model) => {
  test.each([
    ['report', 120],
    ['check', 40],
    ['reminder', 40],
    ['banner', 40],
  ] as const satisfies readonly (readonly [Act, number])[])(
    '%s: whatever is found can be read and written on',
    (act, least) => {
      const cuts = SCENES[act].map((scene) => cutEverywhere(act, scene, model, 'new'));
      const violations = cuts.flatMap((one) => one.violations);
      expect(violations.slice(0, 9)).toEqual([]);
      const states = cuts.reduce((sum, one) => sum + one.states, 0);
      expect(states).toBeGreaterThanOrEqual(least);
    },
  );
});
