import type { Document, Mention } from '../../document.ts';
import { type Removal, revisionBefore } from '../../history.ts';
import type { Project } from '../../signal.ts';
import { isOfItsDay } from '../its-day.ts';
import { isExemptTarget } from './exempt.ts';
import { type RemovedPath, removedPaths } from './removed-paths.ts';
import { lineHashes, type StandingLine, type StandingLines } from './standing-lines.ts';

/** A line of a document that names what is gone, and named it before it went. */
export interface Vanished {
  readonly line: number;
  /** What is gone; its path ends in a slash if it was a directory. */
  readonly removal: Removal;
}

interface Candidate extends Vanished {
  readonly hash: number;
  /** The text of the document just before the removal; `undefined` if there was none. */
  readonly blob: string | undefined;
  /** Whether it may be a path of another place: a directory, and no link. */
  readonly loose: boolean;
}

/** What vanished under the lines of documents that `seen` kept, by path of the document. */
export function vanished(
  project: Project,
  seen: ReadonlyMap<string, StandingLines>,
  leastDays: number,
): ReadonlyMap<string, readonly Vanished[]> {
  const removed = removedPaths(project);
  const isOurs = hostedHere(project);
  const candidates = new Map<string, readonly Candidate[]>();
  for (const [path, { lines }] of seen) {
    const document = project.documents.get(path);
    if (document === undefined) continue;
    const removedHere: RemovedPath = (from, mention) => {
      const line = lines.get(mention.line);
      if (line === undefined || !isOurs(line, mention)) return undefined;
      const removal = removed(from, mention);
      if (removal === undefined || isExemptTarget(removal, leastDays)) return undefined;
      return project.gitIgnored(removal.path) ? undefined : removal;
    };
    const found = candidatesOf(project, document, lines, removedHere);
    if (found.length > 0) candidates.set(path, found);
  }
  return thatStood(project, candidates);
}

/** Tells whether a mention that is an address leads to this project, as far as its name tells. */
function hostedHere(project: Project): (line: StandingLine, mention: Mention) => boolean {
  const names = new Set(project.manifests.all.flatMap(({ titles }) => titles));
  return ({ hosted }, { kind }) =>
    kind !== 'autolink' || (hosted !== undefined && names.has(hosted.toLowerCase()));
}

function candidatesOf(
  project: Project,
  document: Document,
  lines: StandingLines['lines'],
  removed: RemovedPath,
): readonly Candidate[] {
  const past = project.history().past(document.path);
  if (past === undefined) return [];
  const found = new Map<string, Candidate>();
  for (const mention of document.mentions) {
    const { line, kind } = mention;
    const hash = lines.get(line)?.hash;
    const removal = removed(document, mention);
    if (hash === undefined || removal === undefined) continue;
    const blob = revisionBefore(past, removal.commit)?.blob;
    const loose = (kind === 'code' || kind === 'command') && removal.path.endsWith('/');
    found.set(`${line} ${removal.path}`, { line, removal, hash, blob, loose });
  }
  return [...found.values()];
}

/** Those of `candidates` whose line stood in the document, as it is, before what it names was removed. */
function thatStood(
  project: Project,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): ReadonlyMap<string, readonly Vanished[]> {
  const blobs = [...candidates.values()].flatMap((own) => own.flatMap(({ blob }) => blob ?? []));
  const texts = project.history().texts(blobs);
  const hashes = new Map<string, ReadonlySet<number>>();
  const stood = ({ blob, hash }: Candidate): boolean => {
    if (blob === undefined) return false;
    const known = hashes.get(blob) ?? lineHashes(texts.get(blob) ?? '');
    hashes.set(blob, known);
    return known.has(hash);
  };
  const named = namedSince(project, candidates, stood);
  const counts = (candidate: Candidate) =>
    stood(candidate) &&
    !(candidate.loose && (named.get(candidate.removal.path) ?? 0) >= ELSEWHERE_DOCUMENTS);
  return new Map([...candidates].map(([path, own]) => [path, own.filter(counts)]));
}

/**
 * What so many documents name on lines that were written after it was removed is not what was
 * removed: it lies in the projects of readers, or on another machine.
 */
const ELSEWHERE_DOCUMENTS = 3;

/**
 * In how many documents each path that was removed is named on lines that did not stand then; what
 * tells of work of its day may well name what was.
 */
function namedSince(
  project: Project,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  stood: (candidate: Candidate) => boolean,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [path, own] of candidates) {
    const document = project.documents.get(path);
    if (document === undefined || isOfItsDay(document)) continue;
    const newer = own.filter((candidate) => !stood(candidate));
    for (const gone of new Set(newer.map(({ removal }) => removal.path))) {
      counts.set(gone, (counts.get(gone) ?? 0) + 1);
    }
  }
  return counts;
}
