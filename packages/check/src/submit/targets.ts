import type { Op, ReportEntry } from '@dochygiene/report';
import { isProjectPath } from '../project-path.ts';
import { quoted } from '../verdicts/fault-text.ts';
import type { Verdicts } from '../verdicts.ts';
import type { KnownPaths, PathFault } from './known-paths.ts';
import type { Look } from './look.ts';

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

/** Judges the targets of `verdicts`, beside which the entries `standing` stand. */
export function targetCheck(
  verdicts: Pick<Verdicts, 'entries'>,
  standing: readonly ReportEntry[],
  known: Pick<KnownPaths, 'whyNoDocument'>,
  look: Pick<Look, 'exists'>,
): TargetCheck {
  const all: readonly Targeting[] = [...standing, ...verdicts.entries];
  const condemned = new Map(
    all.filter(({ op }) => REMOVING.includes(op)).map(({ path, op }) => [path, op]),
  );
  const taken = takenBy(all);

  return ({ path, op, target }) => {
    if (op === 'archive') {
      if (target === undefined) return { problem: 'is missing', right: `"${archivePath(path)}"` };
      return whyNotFree(target, path, taken, look);
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

/** Where a document goes by default when it is archived: `archive/` beside it. */
export function archivePath(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}archive/${path.slice(slash)}`;
}

/** Why nothing can be put at `target`, for whatever the reason but other entries; `undefined` if it can. */
export function whyOccupied(target: string, look: Pick<Look, 'exists'>): string | undefined {
  if (!isPlain(target)) return 'is no plain path of the project';
  if (target.split('/').some((name) => HIDDEN.test(name))) {
    return 'lies where no document belongs: in .git or .dochygiene';
  }
  for (const above of directoriesOf(target)) {
    const kind = look.exists(above);
    if (kind === undefined) break;
    if (kind !== 'directory') return `lies below ${quoted(above)}, which is no directory`;
  }
  const kind = look.exists(target);
  if (kind === undefined) return undefined;
  if (kind === 'directory') return 'is a directory';
  return kind === 'outside' ? 'lies outside the project' : 'is taken: something is there';
}

/** The directories above `path`, the nearest to the root first. */
function directoriesOf(path: string): readonly string[] {
  const found: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    found.push(path.slice(0, at));
  }
  return found;
}

function whyNotFree(
  target: string,
  path: string,
  taken: Taken,
  look: Pick<Look, 'exists'>,
): PathFault | undefined {
  const right = `a free path of the project, such as "${archivePath(path)}"`;
  const why = whyOccupied(target, look);
  if (why !== undefined) return { problem: `${quoted(target)} ${why}`, right };
  const key = sameOnAnyDisk(target);
  const others = (taken.byTarget.get(key) ?? []).filter((other) => other !== path);
  const [other] = others;
  if (other !== undefined) {
    return { problem: `${quoted(target)} is given to ${quoted(other)} as well`, right };
  }
  const above = directoriesOf(key).find((directory) => taken.byTarget.has(directory));
  if (above !== undefined || taken.directories.has(key)) {
    return { problem: `${quoted(target)} would be a document and a directory`, right };
  }
  return undefined;
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

/** Equal for paths that are one file on a disk that does not tell cases or forms of Unicode apart. */
function sameOnAnyDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Names that git and we keep to ourselves, also as disks that fold or cut names would read them. */
const HIDDEN = /^(?:\.git|\.dochygiene|git~\d+)(?:[:. ]|$)/i;

/** Longer ones cannot be made everywhere. */
const LONGEST_PATH = 1024;
const LONGEST_NAME = 200;

// What does not show, and what some system cannot have in a name.
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u;

/** Whether `path` can be made in a project: one of its paths, of names that any disk can have. */
function isPlain(path: string): boolean {
  if (path.length > LONGEST_PATH || UNFIT.test(path) || !isProjectPath(path)) return false;
  return path.split('/').every((name) => name.length <= LONGEST_NAME && !/^\s|[\s.]$/.test(name));
}
