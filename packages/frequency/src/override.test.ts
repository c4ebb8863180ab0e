import { expect, test } from 'vitest';
import samples from '../test/samples.json' with { type: 'json' };
import { hasOverride } from './override.ts';

test.each(samples.override.map((row) => [JSON.stringify(row.text), row] as const))(
  '%s',
  (_text, { text, present }) => {
    expect(hasOverride(text)).toBe(present);
  },
);

// biome-ignore format: a table is read by column
test.each([
  // case                    text                                          present
  ['no blank after the hash', '#frequency-override: reviewed',              true],
  ['blanks and a tab',        '#  \tfrequency-override:\treviewed',         true],
  ['no blank before why',     '# frequency-override:reviewed',              true],
  ['on a later line, CRLF',   'a: 1\r\n# frequency-override: reviewed\r\n', true],
  ['blanks for a reason',     '# frequency-override:   \t ',                false],
  ['CR for a reason',         '# frequency-override:\r\nb: 1',              false],
  ['two hashes',              '## frequency-override: reviewed',            false],
  ['upper case',              '# Frequency-Override: reviewed',             false],
  ['no hash',                 'frequency-override: reviewed',               false],
  ['another word first',      '# a frequency-override: reviewed',           false],
  ['a blank before the colon', '# frequency-override : reviewed',           false],
  ['nothing',                 '',                                           false],
] as const)('%s', (_case, text, present) => {
  expect(hasOverride(text)).toBe(present);
});
