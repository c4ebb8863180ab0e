import type { DirectoryEntry } from '@dochygiene/ports';
import { expect, test } from 'vitest';
import { currentReport, reportFiles } from './report-files.ts';

const A = '1773144000000-0000000a';
const B = '1773144000000-0000000b';
const C = '1773144000001-00000000';

const file = (name: string): DirectoryEntry => ({ name, kind: 'file' });
const both = (key: string) => [file(`report-${key}.json`), file(`report-${key}.md`)];

// biome-ignore format: a table is read by column
test.each([
  // case                          entries                                                   current
  ['nothing',                      [],                                                       undefined],
  ['one report',                   both(A),                                                  A],
  ['two reports',                  [...both(A), ...both(C)],                                 C],
  ['two, listed the other way',    [...both(C), ...both(A)],                                 C],
  ['two of one number',            [...both(B), ...both(A)],                                 B],
  ['a newer half, Markdown',       [...both(A), file(`report-${C}.md`)],                     A],
  ['a newer half, JSON',           [...both(A), file(`report-${C}.json`)],                   A],
  ['halves of two',                [file(`report-${A}.json`), file(`report-${C}.md`)],       undefined],
  ['a half that is a link',        [file(`report-${A}.json`), { name: `report-${A}.md`, kind: 'symlink' }], undefined],
  ['a half that is a directory',   [{ name: `report-${A}.json`, kind: 'directory' }, file(`report-${A}.md`)], undefined],
  ['too few digits',               both('177314400000-0000000a'),                            undefined],
  ['too many digits',              both('17731440000000-0000000a'),                          undefined],
  ['capital digits',               both('1773144000000-0000000A'),                           undefined],
  ['another suffix',               [file(`report-${A}.json.bak`), file(`report-${A}.md~`)],  undefined],
  ['the state',                    [file('state.json'), file('.gitignore')],                 undefined],
] as const)('%s', (_case, entries, current) => {
  expect(currentReport(reportFiles(entries))).toBe(current);
});
