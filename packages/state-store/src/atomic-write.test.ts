import { type AbsolutePath, child, type FileSystem } from '@dochygiene/ports';
import { describe, expect, test } from 'vitest';
import { DISKS } from '../test/disks.ts';
import { meddled, recorded } from '../test/meddling.ts';
import { contents, names, stateOf } from '../test/project.ts';
import { atomicWrite } from './atomic-write.ts';

const FOLDER = { '.dochygiene/.gitignore': '*\n' };

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('makes a scratch file, renames it, and makes that durable', () => {
    const calls: string[] = [];
    const directory = stateOf(make(FOLDER), { over: (fs) => recorded(fs, calls) });
    atomicWrite(directory, 'report-x', 'new');
    expect(calls).toEqual([
      'create scratch-report-00000001',
      'rename scratch-report-00000001 to report-x',
      'syncDirectory .dochygiene',
    ]);
  });

  test('replaces a link and not what it leads to', () => {
    const disk = make({
      ...FOLDER,
      'README.md': 'mine',
      '.dochygiene/report-x': { kind: 'symlink', to: '../README.md' },
    });
    const directory = stateOf(disk);
    atomicWrite(directory, 'report-x', 'new');
    expect(contents(disk.fs, disk.root)).toMatchObject({
      'README.md': 'mine',
      '.dochygiene/report-x': 'new',
    });
  });

  test('begins anew if its scratch file is swept away', () => {
    const disk = make(FOLDER);
    const directory = stateOf(disk, { over: sweeping(disk.root, 2) });
    atomicWrite(directory, 'report-x', 'new');
    expect(names(directory)).toEqual(['.gitignore', 'report-x']);
  });

  test('gives up if that happens each time', () => {
    const disk = make(FOLDER);
    const directory = stateOf(disk, { over: sweeping(disk.root, 99) });
    expect(() => atomicWrite(directory, 'report-x', 'new')).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(names(directory)).toEqual(['.gitignore']);
  });

  test('never lands on a directory, and leaves no scratch file', () => {
    const directory = stateOf(make({ ...FOLDER, '.dochygiene/report-x/y': 'mine' }));
    expect(() => atomicWrite(directory, 'report-x', 'new')).toThrow(
      expect.objectContaining({ code: 'IS_A_DIRECTORY' }),
    );
    expect(names(directory)).toEqual(['.gitignore', 'report-x']);
  });
});

/** Lets another session sweep the first `times` scratch files just before their rename. */
function sweeping(root: AbsolutePath, times: number): (fs: FileSystem) => FileSystem {
  const path = child(root, '.dochygiene');
  return (fs) =>
    meddled(
      fs,
      ({ operation }) => operation === 'rename',
      (count) => {
        const scratch = fs.list(path).filter(({ name }) => name.startsWith('scratch-'));
        if (count <= times) for (const { name } of scratch) fs.remove(child(path, name));
      },
    );
}
