import { expect, test } from 'vitest';
import { archiveNames } from './archive-names.ts';

const CERTAIN = 'archived? archives attic graveyard obsolete superseded outdated';
const USUAL = `${CERTAIN} old deprecated historical legacy`;

// biome-ignore format: a table is read by column
test.each([
  ['archive',  CERTAIN],
  ['aged',     'old deprecated historical'],
  ['put-away', `${USUAL} history backups? trash defunct`],
  ['day',      `${USUAL} history`],
  ['command',  'archived? attic old deprecated historical legacy history histor\\w*'],
  ['paper',    `${USUAL} history backups? completed done finished`],
  ['target',   `${USUAL} backups? trash defunct`],
  ['pruned',   'archived? archives attic graveyard obsolete old'],
] as const)('the names of an archive, asked for "%s"', (sense, names) => {
  expect(archiveNames(sense).split('|')).toEqual(names.split(' '));
});
