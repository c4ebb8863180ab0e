import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../lib/build.ts';
import { COMMAND, program } from '../lib/programs.ts';
import { makeProject } from '../lib/project.ts';
import { untraceable } from '../lib/strace.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { plantHostileTree } from './hostile-tree.ts';
import { rawIn } from './raw.ts';

const folder = temporaryFolder();
let project = '';
let left: readonly string[] = [];

beforeAll(() => {
  project = makeProject(join(folder, 'hostile'), undefined);
  ({ left } = plantHostileTree(project, { wide: 1000, deep: 200 }));
}, 60_000);

test('there are 500 names, each once and fit for a disk', () => {
  expect(new Set(HOSTILE_NAMES).size).toBe(500);
  for (const name of HOSTILE_NAMES) {
    expect(name).not.toMatch(/[/\0]/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  }
});

test('what is raw is seen as raw', () => {
  expect(rawIn('a\u001b[0m\u009b\u202e\u200b\n')).toEqual(['U+1b', 'U+9b', 'U+202e', 'U+200b']);
});

test.each(['text', 'json', 'markdown', 'sarif'])('%s: nothing raw of any name', async (format) => {
  const words = ['scan', '--all', '--limit', '100000', '--format', format];
  const { code, stdout, stderr } = await program([COMMAND, ...words], { directory: project });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(rawIn(stdout)).toEqual([]);
  expect(stdout.length).toBeGreaterThan(500 * 10);
});

test('all of it is told: what is too deep, what is too large, what is no UTF-8', async () => {
  const { stdout } = await program([COMMAND, 'scan', '--all', '--format', 'json'], {
    directory: project,
  });
  const { problems, shortlist, coverage } = JSON.parse(stdout);
  const codes = new Set(problems.map(({ code }: { code: string }) => code));
  expect(codes).toContain('TOO_DEEP');
  expect(codes).toContain('NAME_NOT_UTF8');
  expect(shortlist.filter((path: string) => path.startsWith('names/')).length).toBe(500);
  expect(coverage.in_scope).toBeGreaterThan(1500);
  const huge = problems.filter(({ path }: { path: string }) => path === 'huge.md');
  expect(huge).toHaveLength(1);
});

const why = untraceable();

describe.skipIf(why !== undefined)(
  `as the system sees it${why ? ` (skipped: ${why})` : ''}`,
  () => {
    test('nothing but regular files and folders is read, and of one of 1 GiB no more than 1 MiB', () => {
      const read = bytesReadOf(project, join(folder, 'log'));
      const below = [...read.keys()].filter((path) => path.startsWith(project));
      expect(below.length).toBeGreaterThan(200);
      expect([...read.keys()].filter((path) => SPECIAL.test(path))).toEqual([]);
      expect(read.get(join(project, 'huge.md')) ?? 0).toBeLessThanOrEqual(MEBIBYTE + 1);
      // All of them were there to be read, as far as may be.
      expect(left.every((name) => ['null.md', 'zero.md'].includes(name))).toBe(true);
    });
  },
);

const MEBIBYTE = 1 << 20;

/** What is no regular file of the project, by its own name or by what it leads to. */
const SPECIAL =
  /\/(?:fifo|null|zero|socket|CLAUDE|itself|there|back|endless|passwd|out)\.md$|^\/etc\/passwd$|\.profile$|^\/dev\/zero/;

/** How many bytes a scan of `project` reads, by path, as strace tells. */
function bytesReadOf(project: string, log: string): ReadonlyMap<string, number> {
  const calls = ['-f', '-y', '-s', '0', '-e', 'trace=read,pread64,readv,preadv,getdents64'];
  const scan = [process.execPath, COMMAND, 'scan', '--no-git', '--format', 'json'];
  const run = spawnSync('strace', [...calls, '-o', log, ...scan], {
    cwd: project,
    stdio: 'ignore',
  });
  expect(run.status).toBe(0);
  const read = new Map<string, number>();
  for (const [, path = '', count] of readFileSync(log, 'utf8').matchAll(READING)) {
    read.set(path, (read.get(path) ?? 0) + Math.max(0, Number(count)));
  }
  return read;
}

const READING = /^\d+ +(?:readv?|p?readv|pread64|getdents64)\(\d+<([^>]*)>.*= (-?\d+)/gm;

test('an empty folder is scanned too', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect(await program([COMMAND, 'scan'], { directory: empty })).toMatchObject({ code: 0 });
});
