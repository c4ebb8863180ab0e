import { child } from '@dochygiene/ports';
import { type ScanConfig, signalTime } from '@dochygiene/scanner';
import { type CacheReading, readCache, writeCache } from '@dochygiene/state-store';
import { gitAsked } from './git-asked.ts';
import { jsonOf } from './json-of.ts';
import { lookAtGit } from './look-at-git.ts';
import { holds, lookName, watchedFileSystem } from './looks.ts';
import type { Outside } from './outside.ts';
import type { ProjectHere } from './project-here.ts';
import { sealed, unsealed } from './sealed.ts';
import { stateHere } from './state-here.ts';
import type { Through } from './survey-here.ts';
import type { ScanFound } from './tell-found.ts';
import { unlessRefused } from './unless-refused.ts';
import { VERSION } from './version.ts';
import { watchedGit } from './watched-git.ts';

/** The last scan of a project, to be told again as long as a scan would find the same. */
export interface LastScan {
  /** What it found, if everything that it looked at is as it was. */
  readonly recall: () => ScanFound | undefined;
  /**
   * Begins to watch. Gives through what to look at the project, if what is found is to be kept: files and
   * git are watched, and the clock stands still.
   */
  watch(): Through;
  /** Keeps `found`, as far as the disk lets us and it is certain what it depends on. */
  keep(found: ScanFound): void;
}

/** The name of the cache file. */
export const SCAN = 'scan';

/** What of a scan is kept. */
interface Kept {
  readonly key: string;
  readonly looks: readonly (readonly [string, string])[];
  readonly found: ScanFound;
}

/** The last scan of a project that looked for `wanted`. */
export function lastScan(
  { root, config }: ProjectHere,
  wanted: string,
  outside: Outside,
): LastScan {
  const { fs, clock } = outside;
  const now = clock.now();
  const start = now.getTime();
  const key = keyOf(start, config.scan, wanted, outside);
  const directory = stateHere(root, outside);
  const watched = watchedFileSystem(fs, directory.path, start);
  const { git, answered } = watchedGit(outside.git);
  let isUsual = false;
  return {
    recall() {
      const kept = keptIn(readCache(directory, SCAN));
      if (kept?.key !== key) return undefined;
      const looks = new Map(kept.looks);
      // Files that came with the repository were there before its index: none can name its times. Where
      // there is no index, anything could be told.
      const index = looks.get(lookName('at', child(root, '.git/index'))) ?? '';
      return index !== '' && holds(fs, looks) ? kept.found : undefined;
    },
    watch() {
      // Before git is asked: what is gone afterwards was there then.
      isUsual = lookAtGit(watched.fs, root);
      return {
        fs: watched.fs,
        git,
        clock: {
          now: () => now,
          get timeZone() {
            return clock.timeZone;
          },
          dayOf: (instant) => clock.dayOf(instant),
        },
      };
    },
    keep(found) {
      const looks = isUsual && answered() ? watched.looks() : undefined;
      if (looks === undefined) return;
      const text = JSON.stringify({ key, looks: [...looks], found } satisfies Kept);
      unlessRefused(() => writeCache(directory, SCAN, sealed(new TextEncoder().encode(text))));
    },
  };
}

/** What the answer depends on beside files and git. */
function keyOf(start: number, config: ScanConfig, wanted: string, outside: Outside): string {
  const { build, nodeVersion, user } = outside;
  const asking = [VERSION, build(), nodeVersion, user, gitAsked(outside)];
  return JSON.stringify([...asking, signalTime(start), config, wanted]);
}

/** What {@link LastScan.keep} left; `undefined` if `reading` is anything else. Anybody may have written it. */
function keptIn(reading: CacheReading | undefined): Kept | undefined {
  const bytes = reading && unsealed(reading.buffer.bytes.subarray(0, reading.length));
  const value = bytes && jsonOf(new TextDecoder().decode(bytes));
  return isKept(value) ? value : undefined;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { key, looks, found } = value as Partial<Kept>;
  return typeof key === 'string' && Array.isArray(looks) && typeof found === 'object';
}
