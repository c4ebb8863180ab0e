import type { Document } from './document.ts';
import { editDistance } from './edit-distance.ts';
import type { SignalFinding, SignalStatus } from './judgement.ts';
import type { Problem } from './problem.ts';
import type { Silencer } from './silencer.ts';

/** What a signal would have said of a document that asks not to be told. */
export interface SilencedFinding extends SignalFinding {
  /** 1-based: where the document asks for it. */
  readonly line: number;
  readonly reason: string;
}

/** What all signals say, parted by what documents ask not to be told. */
export interface Silencing {
  /** By path; a document that nothing is left to say of is absent. */
  readonly findings: ReadonlyMap<string, readonly SignalFinding[]>;
  /** By path, of documents that silence something. */
  readonly silenced: ReadonlyMap<string, readonly SilencedFinding[]>;
  readonly problems: readonly Problem[];
}

/**
 * Takes out of `findings` what `documents` silence: all that a signal says of the document in which
 * the comment stands, and of no other.
 *
 * A silencer that gives no reason or names no signal silences nothing: rather one finding too many
 * than one that nobody can account for. One whose signal was looked for, `ran`, and has nothing to
 * say is told, so that it goes when its reason has gone; but not in a document of which `isDoubtful`
 * says that a signal may have lacked something there.
 */
export function silence(
  documents: Iterable<Pick<Document, 'path' | 'silencers'>>,
  findings: ReadonlyMap<string, readonly SignalFinding[]>,
  statuses: ReadonlyMap<string, SignalStatus>,
  isDoubtful: (path: string) => boolean,
): Silencing {
  const kept = new Map(findings);
  const silenced = new Map<string, readonly SilencedFinding[]>();
  const problems: Problem[] = [];
  for (const { path, silencers } of documents) {
    if (silencers === undefined) continue;
    const said = findings.get(path) ?? [];
    const holding = new Map<string, Silencer>();
    for (const silencer of silencers) {
      const problem = problemOf(path, silencer, said, statuses);
      if (problem !== undefined) {
        if (problem.code !== 'UNUSED_SILENCER' || !isDoubtful(path)) problems.push(problem);
      } else if (!holding.has(silencer.signal)) holding.set(silencer.signal, silencer);
    }
    const quiet = said.flatMap((each): readonly SilencedFinding[] => {
      const by = holding.get(each.signal.id);
      return by === undefined ? [] : [{ ...each, line: by.line, reason: by.reason }];
    });
    if (quiet.length === 0) continue;
    const left = said.filter(({ signal }) => !holding.has(signal.id));
    silenced.set(path, quiet);
    if (left.length > 0) kept.set(path, left);
    else kept.delete(path);
  }
  return { findings: kept, silenced, problems };
}

function problemOf(
  path: string,
  { line, signal, reason }: Silencer,
  said: readonly SignalFinding[],
  statuses: ReadonlyMap<string, SignalStatus>,
): Problem | undefined {
  const status = statuses.get(signal)?.status;
  if (status === undefined) {
    const ids = [...statuses.keys()];
    const what =
      signal === ''
        ? 'Cannot silence a signal: the comment names none'
        : `Cannot silence "${shown(signal)}": no such signal`;
    const message = `${what}; ${meant(signal, ids)}`;
    return { path, code: 'UNKNOWN_SIGNAL', line, message };
  }
  if (reason === '') {
    const message = `Cannot silence "${signal}" without a reason; write: dochygiene-ignore ${signal}: why`;
    return { path, code: 'SILENCED_WITHOUT_REASON', line, message };
  }
  if (status !== 'ran' || said.some((each) => each.signal.id === signal)) return undefined;
  const message = `"${signal}" has nothing to say here; remove the comment that silences it`;
  return { path, code: 'UNUSED_SILENCER', line, message };
}

/** How much of what was written a message repeats, in characters. */
const SHOWN = 40;

function shown(written: string): string {
  return written.length > SHOWN ? `${written.slice(0, SHOWN)}…` : written;
}

/** How many letters a misspelling may be away. */
const NEAR = 3;

function meant(written: string, ids: readonly string[]): string {
  let nearest: string | undefined;
  let least = Math.min(NEAR, Math.ceil(written.length / 2)) + 1;
  for (const id of ids) {
    const distance =
      id.startsWith(written) && written.length >= 2 ? 1 : editDistance(written, id, least);
    if (distance < least) [nearest, least] = [id, distance];
  }
  return nearest === undefined ? `choose from: ${ids.join(', ')}` : `did you mean "${nearest}"?`;
}
