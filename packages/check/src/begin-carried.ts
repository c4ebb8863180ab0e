import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { type Report, type ReportEntry, stricter, tierOf } from '@dochygiene/report';
import type { Survey } from '@dochygiene/scanner';
import type { DescribedDocument } from './begin-handed.ts';
import { isProjectPath } from './project-path.ts';
import { tierFacts } from './tier-facts.ts';

/** What tells whether an entry still stands. */
export interface CarryInput {
  readonly survey: Pick<Survey, 'project'>;
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly last: Report | undefined;
}

/** The entries of an earlier report that may go into the next one as they are. */
export interface CarryOver {
  /** Whether a reader spoke of the document at `path`, so that it is worth a look at its bytes. */
  mayStand(path: string): boolean;
  /** The entry about `path`, if it was said on this very evidence and can still be done. */
  standing(path: string, evidence: string): ReportEntry | undefined;
}

/** What of `last` a reader said, which stands while document, evidence and target are as they were. */
export function carryOver(input: CarryInput): CarryOver {
  const spoken = (input.last?.entries ?? []).filter(({ by }) => by === 'reader');
  const entries = new Map(spoken.map((entry) => [entry.path, entry]));
  return {
    mayStand: (path) => entries.has(path),
    standing(path, evidence) {
      const entry = entries.get(path);
      return entry?.evidence === evidence && isDoable(input, entry) ? entry : undefined;
    },
  };
}

/** `entry` with what the scan finds now; whoever has come to lean on the document since only makes it stricter. */
export function asOfNow(entry: ReportEntry, document: DescribedDocument): ReportEntry {
  const { signals, load_bearing, inbound } = document;
  const safety_tier = stricter(entry.safety_tier, tierOf(tierFacts(document, entry.op)));
  return { ...entry, signals, load_bearing, inbound, safety_tier };
}

/** Whether the target of `entry` is still what it has to be. */
function isDoable({ survey, fs, root }: CarryInput, { op, target }: ReportEntry): boolean {
  if (target === undefined) return true;
  if (op !== 'archive') return survey.project.documents.has(target);
  try {
    return isProjectPath(target) && fs.lstat(child(root, target)) === undefined;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
