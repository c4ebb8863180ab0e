import { faultyFileSystem, frozenClock } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, NOON } from '../test/disks.ts';
import { names, stateOf } from '../test/project.ts';
import { atomicWrite } from './atomic-write.ts';
import { recordCheck } from './record-check.ts';
import { createScratch, SCRATCH_AGE_MS } from './scratch.ts';
import { writeReport } from './write-report.ts';

const aged = (milliseconds: number) => ({
  kind: 'file' as const,
  content: '',
  modified: new Date(NOON.now().getTime() - milliseconds),
});

// biome-ignore format: a table is read by column
const SWEPT: readonly (readonly [string, string, number, boolean])[] = [
  // case                             name                        age                    goes
  ['of a state, too old',             'scratch-state-0a',         SCRATCH_AGE_MS + 1,    true],
  ['of a report, too old',            'scratch-report-0a',        SCRATCH_AGE_MS + 1,    true],
  ['of a kept file, too old',         'scratch-kept-0a',          SCRATCH_AGE_MS + 1,    true],
  ['of a .gitignore, too old',        'scratch-gitignore-0a',     SCRATCH_AGE_MS + 1,    true],
  ['with the token of a UUID',        'scratch-state-3f2b-4C',    SCRATCH_AGE_MS + 1,    true],
  ['of a report, a minute old',       'scratch-report-0a',        SCRATCH_AGE_MS,        false],
  ['of a report, new',                'scratch-report-0a',        0,                     false],
  ['from the future',                 'scratch-report-0a',        -SCRATCH_AGE_MS * 9e3, false],
  ['that is not ours',                'scratch-notes-0a',         SCRATCH_AGE_MS * 9e3,  false],
  ['that is almost ours',             'scratch-state-0a.md',      SCRATCH_AGE_MS * 9e3,  false],
  ['of a name before ours',           'my-scratch-state-0a',      SCRATCH_AGE_MS * 9e3,  false],
];

describe.each(DISKS)('disk %s', (_disk, make) => {
  describe.each([
    ['a check', (directory) => recordCheck(directory, NOON.now())],
    [
      'a report',
      (directory) => void writeReport(directory, { json: {}, markdown: '' }, { sha256: () => '' }),
    ],
  ] as readonly (readonly [string, (directory: ReturnType<typeof stateOf>) => void])[])(
    '%s sweeps a scratch file',
    (_act, act) => {
      test.each(SWEPT)('%s', (_case, name, age, goes) => {
        const disk = make({ '.dochygiene/.gitignore': '*\n', [`.dochygiene/${name}`]: aged(age) });
        const directory = stateOf(disk);
        act(directory);
        expect(names(directory)?.includes(name)).toBe(!goes);
      });
    },
  );

  test('a directory or a link with such a name is not ours', () => {
    const disk = make({
      '.dochygiene/scratch-state-0a/x': 'mine',
      '.dochygiene/scratch-state-0b': { kind: 'symlink', to: '.gitignore' },
    });
    const clock = frozenClock('2099-06-01T12:00:00.000Z', 'UTC');
    const directory = stateOf(disk, { clock });
    recordCheck(directory, clock.now());
    expect(names(directory)).toEqual(
      expect.arrayContaining(['scratch-state-0a', 'scratch-state-0b']),
    );
  });

  test('what is torn in the writing is removed at once', () => {
    const disk = make({ '.dochygiene/.gitignore': '*\n' });
    const directory = stateOf(disk, {
      over: (fs) => faultyFileSystem(fs, { call: 1, when: 'halfway', code: 'NO_SPACE' }),
    });
    expect(() => createScratch(directory, 'report', 'long')).toThrow(
      expect.objectContaining({ code: 'NO_SPACE' }),
    );
    expect(names(directory)).toEqual(['.gitignore']);
  });

  test('a name that is taken is left alone and another one tried', () => {
    const disk = make({ '.dochygiene/scratch-report-00000001': 'torn' });
    const directory = stateOf(disk);
    atomicWrite(directory, 'report-x', 'whole');
    expect(names(directory)).toEqual(['report-x', 'scratch-report-00000001']);
  });

  test('a writer without names of its own gives up', () => {
    const disk = make({ '.dochygiene/scratch-report-aa': 'torn' });
    const directory = stateOf(disk, { token: () => 'aa' });
    expect(() => atomicWrite(directory, 'report-x', 'whole')).toThrow(
      expect.objectContaining({ code: 'ALREADY_EXISTS' }),
    );
    expect(names(directory)).toEqual(['scratch-report-aa']);
  });
});

test.each(['', 'a/b', '../x', 'a.b', 'a b'])('a token %j is a bug', (token) => {
  const directory = stateOf(memoryDisk({ '.dochygiene/x': '' }), { token: () => token });
  expect(() => createScratch(directory, 'state', '')).toThrow(RangeError);
});
