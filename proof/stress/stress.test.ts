import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/build.ts';
import { STRESSES } from './stresses.ts';
import { underStress, unfit } from './trial.ts';

const folder = temporaryFolder();

test.each(STRESSES.map((stress) => [stress.name, stress] as const))('%s', (_name, stress) => {
  if (unfit(stress) === undefined) expect(underStress(stress, folder)).toEqual([]);
});
