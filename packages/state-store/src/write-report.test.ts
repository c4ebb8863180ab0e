import { child } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { frozenClock } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, NOON } from '../test/disks.ts';
import { meddled, recorded } from '../test/meddling.ts';
import { contents, names, stateJson, stateOf, textOf } from '../test/project.ts';
import { readReport } from './read-report.ts';
import { REPORT_LIMIT } from './report-files.ts';
import { writeReport } from './write-report.ts';

const HASH = { sha256 };
const NOW = NOON.now().getTime();
const KEY = `${NOW}-00000001`;
const report = (word: string) => ({ json: { word }, markdown: `# ${word}\n` });
const FOLDER = { '.dochygiene/.gitignore': '*\n' };

function pair(key: string, word: string): Readonly<Record<string, string>> {
  const { json, markdown } = report(word);
  const text = JSON.stringify({ ...json, pair: { key, sha256: sha256(markdown) } });
  return {
    [`.dochygiene/report-${key}.json`]: text,
    [`.dochygiene/report-${key}.md`]: markdown,
  };
}

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('the first report makes the folder', () => {
    const disk = make();
    // The first token goes to the .gitignore.
    const key = writeReport(stateOf(disk), report('one'), HASH);
    expect(key).toBe(`${NOW}-00000002`);
    expect(contents(disk.fs, disk.root)).toEqual({
      '.dochygiene/': '',
      '.dochygiene/.gitignore': '*\n',
      [`.dochygiene/report-${key}.md`]: '# one\n',
      [`.dochygiene/report-${key}.json`]: `${JSON.stringify(
        { word: 'one', pair: { key, sha256: sha256('# one\n') } },
        undefined,
        2,
      )}\n`,
    });
  });

  test('a pair that the JSON itself names gives way', () => {
    const directory = stateOf(make(FOLDER));
    const key = writeReport(directory, { json: { pair: 'x', a: 1 }, markdown: '' }, HASH);
    expect(readReport(directory, HASH)?.json).toEqual({ pair: { key, sha256: sha256('') }, a: 1 });
  });

  test('takes the place of the one before, and nothing else goes', () => {
    const disk = make({
      ...FOLDER,
      ...pair('1000000000000-aaaaaaaa', 'old'),
      ...pair('1000000000001-aaaaaaaa', 'less old'),
      '.dochygiene/report-1000000000002-aaaaaaaa.md': 'half',
      '.dochygiene/report-1000000000003-aaaaaaaa.json': '{}',
      '.dochygiene/report-1000000000004-aaaaaaaa.json/x': 'mine',
      '.dochygiene/report-1000000000005-aaaaaaaa.md': { kind: 'symlink', to: '../gone' },
      '.dochygiene/report-notes.md': 'mine',
      '.dochygiene/report-1000000000000-aaaaaaaa.html': 'mine',
      '.dochygiene/notes.json': 'mine',
      '.dochygiene/state.json': stateJson({}),
      '.dochygiene/reminded-2026-03-10': '',
      '.dochygiene/cache/report-1000000000000-aaaaaaaa.md': 'cached',
    });
    const directory = stateOf(disk);
    const cached = contents(disk.fs, directory.path)['cache/report-1000000000000-aaaaaaaa.md'];
    writeReport(directory, report('new'), HASH);
    expect(names(directory)).toEqual([
      '.gitignore',
      'cache',
      'notes.json',
      'reminded-2026-03-10',
      'report-1000000000000-aaaaaaaa.html',
      'report-1000000000004-aaaaaaaa.json',
      'report-1000000000005-aaaaaaaa.md',
      `report-${KEY}.json`,
      `report-${KEY}.md`,
      'report-notes.md',
      'state.json',
    ]);
    expect(cached).toBe('cached');
    expect(textOf(directory, 'state.json')).toBe(stateJson({}));
  });

  test('Markdown, then JSON, then what is old, each made durable before the next', () => {
    const calls: string[] = [];
    const old = pair('1000000000000-aaaaaaaa', 'old');
    const directory = stateOf(make({ ...FOLDER, ...old }), { over: (fs) => recorded(fs, calls) });
    writeReport(directory, report('new'), HASH);
    expect(calls.filter((call) => !/^(l?stat|names|list) /.test(call))).toEqual([
      'create scratch-report-00000002',
      `rename scratch-report-00000002 to report-${KEY}.md`,
      'syncDirectory .dochygiene',
      'create scratch-report-00000003',
      `rename scratch-report-00000003 to report-${KEY}.json`,
      'syncDirectory .dochygiene',
      'remove report-1000000000000-aaaaaaaa.json',
      'remove report-1000000000000-aaaaaaaa.md',
      'syncDirectory .dochygiene',
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                             there before                     number
    ['none before',                     [],                              String(NOW)],
    ['an older one',                    [`${NOW - 1}-ffffffff`],         String(NOW)],
    ['one of this very millisecond',    [`${NOW}-ffffffff`],             String(NOW + 1)],
    ['one from a clock that was ahead', ['4102444800000-00000000'],      '4102444800001'],
    ['several',                         [`${NOW + 5}-0000000a`, `${NOW + 9}-0000000a`, `${NOW}-0000000a`], String(NOW + 10)],
    ['the last but one that can be',    ['9999999999998-ffffffff'],      '9999999999999'],
  ] as const)('number after %s', (_case, before, number) => {
    const tree = Object.assign({}, ...before.map((key) => pair(key, 'old')));
    const directory = stateOf(make({ ...FOLDER, ...tree }));
    expect(writeReport(directory, report('new'), HASH)).toBe(`${number}-00000001`);
    expect(names(directory)).toEqual([
      '.gitignore',
      `report-${number}-00000001.json`,
      `report-${number}-00000001.md`,
    ]);
  });

  test('a half report counts for the number, so that its halves are never mixed', () => {
    const half = { [`.dochygiene/report-${NOW + 7}-aaaaaaaa.md`]: 'half' };
    const directory = stateOf(make({ ...FOLDER, ...half }));
    expect(writeReport(directory, report('new'), HASH)).toBe(`${NOW + 8}-00000001`);
    expect(names(directory)).toHaveLength(3);
  });

  test('after the highest number there is none', () => {
    const disk = make({ ...FOLDER, ...pair('9999999999999-00000000', 'made up') });
    const directory = stateOf(disk);
    const before = contents(disk.fs, disk.root);
    expect(() => writeReport(directory, report('new'), HASH)).toThrow(
      expect.objectContaining({ code: 'NO_REPORT_NUMBER_LEFT' }),
    );
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  test('a report longer than would be read is not written', () => {
    const disk = make({ ...FOLDER, ...pair('1000000000000-aaaaaaaa', 'old') });
    const directory = stateOf(disk);
    const before = contents(disk.fs, disk.root);
    const long = 'é'.repeat(REPORT_LIMIT / 2);
    for (const large of [
      { json: {}, markdown: `${long}x` },
      { json: { long }, markdown: '' },
    ]) {
      expect(() => writeReport(directory, large, HASH)).toThrow(
        expect.objectContaining({ code: 'REPORT_TOO_LARGE' }),
      );
    }
    expect(contents(disk.fs, disk.root)).toEqual(before);
    writeReport(directory, { json: {}, markdown: long }, HASH);
    expect(readReport(directory, HASH)?.edited).toBe(false);
  });
});

describe.each(DISKS)('two writers at once, disk %s', (_disk, make) => {
  const steps = ['create', 'rename', 'syncDirectory', 'remove', 'list'] as const;

  // The other writer does all of its writing just before the n-th such call of ours.
  test.each(steps.flatMap((step) => [1, 2, 3, 4].map((at) => [step, at] as const)))(
    'the other before our %s, the %i.',
    (step, at) => {
      for (const token of ['00000000', 'ffffffff']) {
        const disk = make({ ...FOLDER, ...pair('1000000000000-aaaaaaaa', 'old') });
        const other = stateOf(disk, { token: counted(token) });
        const directory = stateOf(disk, {
          token: counted('88888888'),
          over: (fs) =>
            meddled(
              fs,
              ({ operation }) => operation === step,
              (count) => {
                if (count !== at) return;
                writeReport(other, report('theirs'), HASH);
                expect(readReport(other, HASH)).toBeDefined();
              },
            ),
        });
        writeReport(directory, report('ours'), HASH);

        const left = names(directory) ?? [];
        expect(left.filter((name) => name.startsWith('report-'))).toHaveLength(2);
        expect(left.filter((name) => name.startsWith('scratch-'))).toEqual([]);
        const reading = readReport(directory, HASH);
        expect(reading?.edited).toBe(false);
        expect(['ours', 'theirs']).toContain(reading?.json['word']);
        expect(reading?.markdown).toBe(`# ${reading?.json['word']}\n`);
      }
    },
  );

  test('the same millisecond: the higher key stays, whoever looks last', () => {
    for (const [theirs, stays] of [
      ['00000000', 'ours'],
      ['ffffffff', 'theirs'],
    ] as const) {
      const disk = make(FOLDER);
      const other = stateOf(disk, { token: counted(theirs) });
      const directory = stateOf(disk, {
        token: counted('88888888'),
        over: (fs) =>
          meddled(
            fs,
            ({ operation }) => operation === 'create',
            (count) => count === 1 && void writeReport(other, report('theirs'), HASH),
          ),
      });
      writeReport(directory, report('ours'), HASH);
      expect(readReport(directory, HASH)?.json['word']).toBe(stays);
      expect(names(directory)).toHaveLength(3);
    }
  });

  test('what another session has written of a later report stays', () => {
    const disk = make(FOLDER);
    const half = `report-${NOW + 1}-aaaaaaaa.md`;
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'rename' && path.includes('scratch-report'),
          (count) => count === 2 && disk.fs.create(child(stateOf(disk).path, half), 'theirs'),
        ),
    });
    const key = writeReport(directory, report('ours'), HASH);
    expect(names(directory)).toEqual([
      '.gitignore',
      `report-${key}.json`,
      `report-${key}.md`,
      half,
    ]);
  });
});

test('a clock before 1970 still gives 13 digits', () => {
  const clock = frozenClock('1969-12-31T00:00:00.000Z', 'UTC');
  const directory = stateOf(memoryDisk(FOLDER), { clock });
  expect(writeReport(directory, report('new'), HASH)).toBe('0000000000000-00000001');
});

test.each(['', '0000000', 'G0000000', 'ABCDEF00'])('a report named by %j is a bug', (token) => {
  const directory = stateOf(memoryDisk(FOLDER), { token: () => token });
  expect(() => writeReport(directory, report('new'), HASH)).toThrow(RangeError);
});

/** Tokens that begin with `start` and go on, each unlike the others. */
function counted(start: string): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${start}-${last}`;
  };
}
