import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeTemporaryFolders } from '../lib/build.ts';
import { USED } from '../lib/scenes.ts';
import { untraceable } from '../lib/strace.ts';
import { type Laboratory, laboratory } from '../lib/trials.ts';
import { refusals } from './refusals.ts';

const why = untraceable();

/** In milliseconds: hundreds of processes take their time on a busy machine. */
const PATIENCE = 600_000;
const PATIENT = { timeout: PATIENCE };

describe.skipIf(why !== undefined)(`a call that fails${why ? ` (skipped: ${why})` : ''}`, () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await laboratory();
  }, PATIENCE);

  afterAll(removeTemporaryFolders);

  test.each([
    ['report', 70],
    ['check', 40],
    ['reminder', 30],
    ['banner', 30],
  ] as const)(
    '%s: it is told of, and nothing is lost, torn or mixed',
    PATIENT,
    async (act, least) => {
      const { points, violations } = await lab.tryAll(await refusals(lab, act, false));
      expect(violations.slice(0, 9)).toEqual([]);
      expect(points).toBeGreaterThanOrEqual(least);
    },
  );
  test.each([0, 1, 4096, 12_345])('a write cut short after %d bytes', async (bytes) => {
    expect(await lab.cutShort('report', USED, bytes)).toEqual([]);
  });
});
