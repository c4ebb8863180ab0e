import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeTemporaryFolders } from '../lib/build.ts';
import { untraceable } from '../lib/strace.ts';
import { type Laboratory, laboratory } from '../lib/trials.ts';
import { kills } from './kills.ts';

const why = untraceable();

/** In milliseconds: hundreds of processes take their time on a busy machine. */
const PATIENCE = 600_000;
const PATIENT = { timeout: PATIENCE };

describe.skipIf(why !== undefined)(`a process killed${why ? ` (skipped: ${why})` : ''}`, () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await laboratory();
  }, PATIENCE);

  afterAll(removeTemporaryFolders);

  test.each([
    ['report', 49],
    ['check', 25],
    ['reminder', 10],
    ['banner', 10],
  ] as const)('%s: nothing is lost, torn or mixed', PATIENT, async (act, least) => {
    const { points, violations } = await lab.tryAll(await kills(lab, act, false));
    expect(violations.slice(0, 9)).toEqual([]);
    expect(points).toBeGreaterThanOrEqual(least);
  });
});
