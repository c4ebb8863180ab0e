import { child } from '@dochygiene/ports';
import { describe, expect, test } from 'vitest';
import { DISKS } from '../test/disks.ts';
import { meddled, recorded } from '../test/meddling.ts';
import { contents, stateOf } from '../test/project.ts';
import { ensureDirectory } from './ensure-directory.ts';

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('a new folder hides itself from git', () => {
    const disk = make();
    ensureDirectory(stateOf(disk));
    expect(contents(disk.fs, disk.root)).toEqual({
      '.dochygiene/': '',
      '.dochygiene/.gitignore': '*\n',
    });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                                    before                                               hidden after
    ['complete',                               { '.dochygiene/.gitignore': '*\n' },                 '*\n'],
    ["with the user's own .gitignore",         { '.dochygiene/.gitignore': '!report-*\n' },         '!report-*\n'],
    ['whose .gitignore the user removed',      { '.dochygiene/state.json': '' },                    undefined],
    ['that holds only a cache',                { '.dochygiene/cache/x': '' },                       undefined],
    ['left empty by a crash',                  { '.dochygiene': { kind: 'directory' } },            '*\n'],
    ['left with a torn .gitignore by a crash', { '.dochygiene/scratch-gitignore-00ff': '' },        '*\n'],
  ] as const)('a folder %s', (_case, tree, hidden) => {
    const disk = make(tree);
    ensureDirectory(stateOf(disk));
    expect(contents(disk.fs, disk.root)['.dochygiene/.gitignore']).toBe(hidden);
  });

  test('is durable in its project before anything is in it', () => {
    const calls: string[] = [];
    ensureDirectory(stateOf(make(), { over: (fs) => recorded(fs, calls) }));
    expect(calls.filter((call) => !/^(l?stat|names|list) /.test(call))).toEqual([
      'makeDirectory .dochygiene',
      'syncDirectory project',
      'create scratch-gitignore-00000001',
      'rename scratch-gitignore-00000001 to .gitignore',
      'syncDirectory .dochygiene',
    ]);
  });

  test('another session that is faster does no harm', () => {
    const disk = make();
    const faster = stateOf(disk);
    const slower = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation }) => operation === 'makeDirectory',
          () => ensureDirectory(faster),
        ),
    });
    ensureDirectory(slower);
    expect(contents(disk.fs, slower.path)).toEqual({ '.gitignore': '*\n' });
  });

  test('a file that takes its place meanwhile is refused', () => {
    const disk = make();
    const place = child(disk.root, '.dochygiene');
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation }) => operation === 'makeDirectory',
          () => disk.fs.create(place, 'mine'),
        ),
    });
    expect(() => ensureDirectory(directory)).toThrow(expect.objectContaining({ code: 'CONFINED' }));
    expect(contents(disk.fs, disk.root)).toEqual({ '.dochygiene': 'mine' });
  });

  test('a project that is gone stays gone', () => {
    const disk = make();
    const directory = stateOf({ ...disk, root: child(disk.root, 'gone') });
    expect(() => ensureDirectory(directory)).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
