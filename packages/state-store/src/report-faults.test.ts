import { child, FileSystemError, type FileSystemErrorCode } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { faultSweep, frozenClock, type MemoryTree, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, type ProjectDisk } from '../test/disks.ts';
import { watched } from '../test/meddling.ts';
import { names, stateJson, stateOf } from '../test/project.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

const HASH = { sha256 };
const OLDEST = '1000000000000-aaaaaaaa';
const OLD = '1000000000001-aaaaaaaa';
const NEW = { json: { word: 'new' }, markdown: '# new\n' };
const NEWEST = { json: { word: 'newest' }, markdown: '# newest\n' };
/** Later than any file of any disk was changed, so that scratch files of then are old. */
const MUCH_LATER = frozenClock('2099-06-01T12:00:00.000Z', 'UTC');

function pair(key: string, word: string): MemoryTree {
  const markdown = `# ${word}\n`;
  return {
    [`.dochygiene/report-${key}.json`]: JSON.stringify({
      word,
      pair: { key, sha256: sha256(markdown) },
    }),
    [`.dochygiene/report-${key}.md`]: markdown,
  };
}

const BESIDE: MemoryTree = {
  '.dochygiene/.gitignore': '*\n',
  '.dochygiene/state.json': stateJson({ last_check: '2026-03-01T00:00:00.000Z' }),
  '.dochygiene/reminded-2026-03-10': '',
  '.dochygiene/notes.md': 'mine',
};

// biome-ignore format: a table is read by column
const BEFORE: readonly (readonly [string, MemoryTree, string | undefined, number])[] = [
  // case                       there before                                                                       to read    faults
  ['no folder',                 {},                                                                                undefined, 44],
  ['an empty folder',           { '.dochygiene': { kind: 'directory' } },                                          undefined, 40],
  ['no report',                 BESIDE,                                                                            undefined, 24],
  ['a report',                  { ...BESIDE, ...pair(OLD, 'old') },                                                'old',     36],
  ['two reports',               { ...BESIDE, ...pair(OLD, 'old'), ...pair(OLDEST, 'oldest') },                     'old',     44],
  ['a report and a half',       { ...BESIDE, ...pair(OLD, 'old'), '.dochygiene/report-1000000000002-bbbbbbbb.md': 'half' }, 'old', 40],
];

describe.each(DISKS)('disk %s', (_disk, make) => {
  test.each(BEFORE)('a report is whole after any fault: %s', (_case, tree, before, faults) => {
    const swept = faultSweep((spoil) => {
      const disk = make({ 'README.md': 'mine', ...tree });
      const others = besideReports(disk);
      const failed = fails(() => {
        writeReport(stateOf(disk, { over: spoil }), NEW, HASH);
      });

      const word = readable(disk);
      if (!failed) expect(word).toBe('new');
      else expect(word === 'new' || word === before).toBe(true);
      expect(besideReports(disk)).toEqual(others);

      heals(disk);
      expect(besideReports(disk)).toEqual(others);
    });
    expect(swept).toBe(faults);
  });
});

test.each(BEFORE)('a reader finds a report at every moment: %s', (_case, tree, before) => {
  const disk = memoryDisk(tree);
  let last = before;
  const look = () => {
    const word = readable(disk);
    // Once new, it stays new: what was readable is so until there is a newer one.
    if (word !== last) expect([last, word]).toEqual([before, 'new']);
    last = word;
  };
  writeReport(stateOf(disk, { over: (fs) => watched(fs, look) }), NEW, HASH);
  expect(readable(disk)).toBe('new');
});

const CODES: readonly FileSystemErrorCode[] = [
  'NO_SPACE',
  'PERMISSION_DENIED',
  'READ_ONLY',
  'TOO_MANY_OPEN',
  'BUSY',
  'CROSS_DEVICE',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'UNKNOWN',
];

test.each(CODES)('any call, readings included, refused with %s', (code) => {
  for (const [, tree, before] of BEFORE) {
    let met = true;
    for (let at = 1; met; at += 1) {
      const disk = memoryDisk(tree);
      let count = 0;
      met = false;
      const failed = fails(() => {
        const refusing = (fs: typeof disk.fs) =>
          watched(fs, ({ operation, path }) => {
            count += 1;
            if (count !== at) return;
            met = true;
            throw new FileSystemError(code, operation, child(disk.root, path.slice(1)));
          });
        writeReport(stateOf(disk, { over: refusing }), NEW, HASH);
      });
      const word = readable(disk);
      if (!failed) expect(word).toBe('new');
      else expect(word === 'new' || word === before).toBe(true);
      heals(disk);
    }
  }
});

/** The word of the report that can be read, both halves of which must be of it. */
function readable(disk: ProjectDisk): string | undefined {
  const reading = readReport(stateOf(disk), HASH);
  if (reading === undefined) return undefined;
  expect(reading.edited).toBe(false);
  expect(reading.markdown).toBe(`# ${reading.json['word']}\n`);
  return String(reading.json['word']);
}

function besideReports({ fs, root }: ProjectDisk): Readonly<Record<string, string>> {
  const entries = Object.entries(readTree(fs, root));
  const beside = entries.filter(
    ([path]) => !/\/(report-\d|scratch-|\.gitignore)|^\.dochygiene$/.test(path),
  );
  return Object.fromEntries(beside);
}

/** Asserts that one more write leaves one report, and nothing of the writes before. */
function heals(disk: ProjectDisk): void {
  const directory = stateOf(disk, { clock: MUCH_LATER, token: later });
  const key = writeReport(directory, NEWEST, HASH);
  expect(readable(disk)).toBe('newest');
  const ours = (names(directory) ?? []).filter((name) => /^(report-|scratch-)/.test(name));
  expect(ours).toEqual([`report-${key}.json`, `report-${key}.md`]);
  expect(names(directory)).toContain('.gitignore');
}

let spent = 0;
/** A token of a process that comes later. */
function later(): string {
  spent += 1;
  return `ffffffff-${spent}`;
}

function fails(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(FileSystemError);
    return true;
  }
}
