import type { Op, ReportEntry } from '@dochygiene/report';
import { quoted } from '../verdicts/fault-text.ts';
import type { Verdicts } from '../verdicts.ts';
import {
  archivePlaces,
  directoriesOf,
  isPlain,
  type PlaceInput,
  placeCheck,
} from './archive-place.ts';
import type { KnownPaths, PathFault } from './known-paths.ts';
import { sameOnAnyDisk } from './same-on-any-disk.ts';

export { whyOccupied } from './archive-place.ts';

/** After these operations a document is no more where it was. */
export const REMOVING: readonly Op[] = ['archive', 'delete', 'merge-into'];

/** An operation with the path it leads to. */
export interface Targeting {
  readonly path: string;
  readonly op: Op;
  readonly target?: string;
}

/** What is wrong with the target of a verdict; `undefined` if nothing is. */
export type TargetCheck = (entry: Targeting) => PathFault | undefined;

/**
 * Judges the targets of `verdicts`, beside which the entries `standing` stand. `excludedDirs` are the
 * names of directories that a scan of this project does not open.
 */
export function targetCheck(
  verdicts: Pick<Verdicts, 'entries'>,
  standing: readonly ReportEntry[],
  known: Pick<KnownPaths, 'whyNoDocument'>,
  look: PlaceInput['look'],
  excludedDirs: PlaceInput['excludedDirs'],
): TargetCheck {
  const all: readonly Targeting[] = [...standing, ...verdicts.entries];
  const condemned = new Map(
    all.filter(({ op }) => REMOVING.includes(op)).map(({ path, op }) => [path, op]),
  );
  const whyNotFree = freeCheck(takenBy(all), placeCheck({ look, excludedDirs }));
  const free = (path: string) =>
    archivePlaces(path, look).find((place) => whyNotFree(path, place) === undefined);

  return ({ path, op, target }) => {
    if (op === 'archive') {
      if (target === undefined) {
        const place = free(path);
        return { problem: 'is missing', right: place === undefined ? FREE : quoted(place) };
      }
      const why = whyNotFree(path, target);
      return why === undefined ? undefined : { problem: why, right: suchAs(free(path)) };
    }
    if (op !== 'merge-into' && op !== 'add-status') {
      if (target === undefined) return undefined;
      return { problem: `${op} has no target`, right: 'leave it out' };
    }
    if (target === undefined) {
      if (op === 'add-status') return undefined;
      return { problem: 'is missing', right: 'the document that takes it in' };
    }
    if (target === path) return { problem: 'is the document itself', right: 'another document' };
    const why = known.whyNoDocument(target);
    if (why !== undefined) return why;
    const fate = condemned.get(target);
    if (fate === undefined) return undefined;
    return {
      problem: `${quoted(target)} is to go itself: ${fate}`,
      right: 'a document that stays',
    };
  };
}

const FREE = 'a free path of the project';

function suchAs(place: string | undefined): string {
  return place === undefined ? FREE : `${FREE}, such as ${quoted(place)}`;
}

/** Tells why a document cannot be put at a target, beside what is `taken`. */
function freeCheck(
  taken: Taken,
  whyUnfit: (path: string, target: string) => string | undefined,
): (path: string, target: string) => string | undefined {
  return (path, target) => {
    const why = whyUnfit(path, target);
    if (why !== undefined) return `${quoted(target)} ${why}`;
    const key = sameOnAnyDisk(target);
    const other = (taken.byTarget.get(key) ?? []).find((each) => each !== path);
    if (other !== undefined) return `${quoted(target)} is given to ${quoted(other)} as well`;
    const isOfAnother = (directory: string) =>
      taken.byTarget.get(directory)?.some((each) => each !== path) === true;
    return directoriesOf(key).some(isOfAnother) || taken.directories.has(key)
      ? `${quoted(target)} would be a document and a directory`
      : undefined;
  };
}

/** Where documents go. */
interface Taken {
  /** By target, as any disk would see it, the documents. */
  readonly byTarget: ReadonlyMap<string, readonly string[]>;
  /** The directories above the targets. */
  readonly directories: ReadonlySet<string>;
}

function takenBy(all: readonly Targeting[]): Taken {
  const byTarget = new Map<string, string[]>();
  const directories = new Set<string>();
  for (const { path, op, target } of all) {
    // What is no path at all is told of itself, and has no directories worth making.
    if (op !== 'archive' || target === undefined || !isPlain(target)) continue;
    const key = sameOnAnyDisk(target);
    const there = byTarget.get(key);
    if (there === undefined) byTarget.set(key, [path]);
    else there.push(path);
    for (const directory of directoriesOf(key)) directories.add(directory);
  }
  return { byTarget, directories };
}
