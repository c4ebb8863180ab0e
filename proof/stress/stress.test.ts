import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/build.ts';
import { STRESSES } from './stresses.ts';
import { underStress, unfit } from './trial.ts';

const folder = temporaryFolder();

test.each(STRESSES.map((stress) => [stress.name, stress] as const))('%s', async (_name, stress) => {
  if (unfit(stress) === undefined) expect(await underStress(stress, folder)).toEqual([]);
});
