import { child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { describe, expect, test } from 'vitest';
import { DISKS } from '../test/disks.ts';
import { meddled } from '../test/meddling.ts';
import { contents, stateOf } from '../test/project.ts';
import { readReport } from './read-report.ts';
import { REPORT_LIMIT } from './report-files.ts';
import { writeReport } from './write-report.ts';

const HASH = { sha256 };
const A = '1000000000000-aaaaaaaa';
const B = '2000000000000-bbbbbbbb';

const markdownOf = (key: string) => `# Report ${key}\n`;
const jsonOf = (key: string) =>
  JSON.stringify({ of: key, pair: { key, sha256: sha256(markdownOf(key)) } });
const markdown = (key: string) => ({ [`.dochygiene/report-${key}.md`]: markdownOf(key) });
const json = (key: string) => ({ [`.dochygiene/report-${key}.json`]: jsonOf(key) });
const both = (key: string) => ({ ...markdown(key), ...json(key) });

describe.each(DISKS)('disk %s', (_disk, make) => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                                       folder                                   read
    ['no folder',                                 {},                                      undefined],
    ['no report',                                 { '.dochygiene/state.json': '' },        undefined],
    ['one report',                                both(A),                                 A],
    ['two',                                       { ...both(A), ...both(B) },              B],
    ['a newer half, stopped before its JSON',     { ...both(A), ...markdown(B) },          A],
    ['a newer half, its Markdown gone',           { ...both(A), ...json(B) },              A],
    ['an older half, stopped while removed',      { ...markdown(A), ...both(B) },          B],
    ['halves of two',                             { ...json(A), ...markdown(B) },          undefined],
  ] as const)('%s', (_case, tree, key) => {
    const disk = make(tree);
    const before = contents(disk.fs, disk.root);
    const reading = readReport(stateOf(disk), HASH);
    if (key === undefined) expect(reading).toBeUndefined();
    else {
      expect(reading).toEqual({
        key,
        json: JSON.parse(jsonOf(key)),
        markdown: markdownOf(key),
        edited: false,
      });
    }
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['a word more',             `${markdownOf(A)}Done.\n`],
    ['another line ending',     markdownOf(A).replace('\n', '\r\n')],
    ['emptied',                 ''],
    ['longer than is read',     'x'.repeat(REPORT_LIMIT + 1)],
  ])('Markdown that was edited: %s', (_case, text) => {
    const tree = { ...json(A), [`.dochygiene/report-${A}.md`]: text };
    const reading = readReport(stateOf(make(tree)), HASH);
    expect(reading?.edited).toBe(true);
    expect(reading?.json['of']).toBe(A);
    expect(reading?.markdown).toBe(text.slice(0, REPORT_LIMIT));
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['empty',                     ''],
    ['cut short',                 jsonOf(A).slice(0, -1)],
    ['a list',                    '[]'],
    ['without its pair',          '{}'],
    ['of a pair that is a text',  JSON.stringify({ pair: A })],
    ['of another report',         jsonOf(B)],
    ['longer than is read',       jsonOf(A).padEnd(REPORT_LIMIT + 1)],
  ])('JSON that is %s', (_case, text) => {
    const tree = { ...markdown(A), [`.dochygiene/report-${A}.json`]: text };
    expect(() => readReport(stateOf(make(tree)), HASH)).toThrow(
      expect.objectContaining({ name: 'StateStoreError', code: 'REPORT_UNREADABLE' }),
    );
  });

  test.each([1, 2, 3, 4])('a newer report comes before the reader opens its file %i.', (at) => {
    const disk = make(both(A));
    const writer = stateOf(disk);
    const reader = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'readInto' && path.includes('report-'),
          (count) => {
            if (count === at) writeReport(writer, { json: { of: 'new' }, markdown: 'new' }, HASH);
          },
        ),
    });
    const reading = readReport(reader, HASH);
    // Files three and four are opened only by who must look again.
    expect(reading?.json['of']).toBe(at <= 2 ? 'new' : A);
    expect(reading?.edited).toBe(false);
  });

  test('a newer report each time is given up on', () => {
    const disk = make(both(A));
    const writer = stateOf(disk);
    const reader = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'readInto' && path.includes('report-'),
          () => void writeReport(writer, { json: {}, markdown: '' }, HASH),
        ),
    });
    expect(() => readReport(reader, HASH)).toThrow(
      expect.objectContaining({ code: 'REPORT_KEEPS_CHANGING' }),
    );
  });

  test('a listing that misses both the old and the new is not the last word', () => {
    const disk = make(both(A));
    let lists = 0;
    const reader = stateOf(disk, {
      over: (fs) => ({
        ...fs,
        list: (path) => {
          lists += 1;
          return lists === 1 ? [] : fs.list(path);
        },
      }),
    });
    expect(readReport(reader, HASH)?.key).toBe(A);
  });

  test('a half that became a link is not followed', () => {
    const disk = make({ ...both(A), 'secret.md': markdownOf(A) });
    const place = child(child(disk.root, '.dochygiene'), `report-${A}.md`);
    const linked = make({
      ...json(A),
      'secret.md': markdownOf(A),
      [`.dochygiene/report-${A}.md`]: { kind: 'symlink', to: '../secret.md' },
    });
    expect(readReport(stateOf(linked), HASH)).toBeUndefined();
    disk.fs.remove(place);
    expect(readReport(stateOf(disk), HASH)).toBeUndefined();
  });

  test('text that is half a character comes back as written', () => {
    const directory = stateOf(make());
    writeReport(directory, { json: { half: '\ud800' }, markdown: 'half \ud800' }, HASH);
    expect(readReport(directory, HASH)).toMatchObject({
      json: { half: '\ud800' },
      markdown: 'half \uFFFD',
      edited: false,
    });
  });
});
