import { afterAll, describe, expect, test } from 'vitest';
import { removeTemporaryFolders } from '../lib/build.ts';
import { fullDisks, type SmallDisk, smallDisk } from './full-disk.ts';

const disk: SmallDisk | string = smallDisk();
const why = typeof disk === 'string' ? ` (skipped: ${disk})` : '';

describe.skipIf(typeof disk === 'string')(`a disk that is full${why}`, () => {
  const small = disk as SmallDisk;
  afterAll(() => {
    small.remove();
    removeTemporaryFolders();
  });

  // biome-ignore format: a table is read by column
  test.each([
    // act         sizes  refused, at least
    ['report',     40,    60],
    ['check',      4,     2],
    ['reminder',   4,     1],
    ['banner',     4,     1],
  ] as const)('%s: the old or the new, whole', (act, sizes, least) => {
    const { violations, refused, points } = fullDisks(small, act, sizes);
    expect(violations.slice(0, 9)).toEqual([]);
    expect(refused).toBeGreaterThanOrEqual(least);
    expect(refused).toBeLessThan(points);
  });
});
