import type { Document } from '../../document.ts';
import { type Commit, DAY, type History, type Place, placeName } from '../../history.ts';
import type { Project } from '../../signal.ts';
import { type Change, type Changes, changesOf } from './changes.ts';
import { namedCode } from './named-code.ts';
import { definedNames, type SpokenNames, wordsOf } from './names.ts';

/** From when on a document is compared with its code. */
export interface DriftLimits {
  readonly leastDays: number;
  readonly leastCommits: number;
  readonly mostCommitsOfPath: number;
}

/** A named file that changed after the document did. */
export interface DriftedFile extends Change {
  /** Names that the document speaks of, and that the file had and no named file has any more. */
  readonly gone: readonly string[];
}

/** How the code that a document names moved away from it. */
export interface Drift {
  /** The last content commit of the document. */
  readonly since: Commit;
  /** How many files of code it names whose history is known. */
  readonly named: number;
  readonly files: readonly DriftedFile[];
}

interface Candidate extends Changes {
  readonly document: Document;
  readonly names: SpokenNames;
}

/** How many documents are compared with their code at a time, since texts are long. */
const BATCH = 32;

/** A document that names more files than this is an index of them, and speaks of none. */
const FILES_LIMIT = 128;

/** What moved away from the documents of which `seen` knows the names they speak of, by path. */
export function drifts(
  project: Project,
  seen: ReadonlyMap<string, SpokenNames>,
  limits: DriftLimits,
): ReadonlyMap<string, Drift> {
  const history = project.history();
  const candidates = [...seen].flatMap(([path, names]) => {
    const document = project.documents.get(path);
    const changes = document && changesSince(project, document, limits);
    if (document === undefined || changes === undefined) return [];
    return [[path, { ...changes, document, names }] as const];
  });
  const found = new Map<string, Drift>();
  for (let at = 0; at < candidates.length; at += BATCH) {
    const batch = candidates.slice(at, at + BATCH);
    const texts = history.textsAt(batch.flatMap(([, candidate]) => placesOf(history, candidate)));
    for (const [path, candidate] of batch) found.set(path, driftOf(history, candidate, texts));
  }
  return found;
}

function changesSince(
  project: Project,
  document: Document,
  limits: DriftLimits,
): Changes | undefined {
  const { path } = document;
  const touched = project.touched(path);
  if (touched === undefined || project.now() - touched < limits.leastDays * DAY) return undefined;
  const named = namedCode(project, document);
  if (named.size === 0 || named.size > FILES_LIMIT) return undefined;
  const changes = changesOf(project.history(), path, named);
  return changes !== undefined && commitsOf(changes, limits) >= limits.leastCommits
    ? changes
    : undefined;
}

function commitsOf({ changed }: Changes, { mostCommitsOfPath }: DriftLimits): number {
  return changed.reduce((sum, { commits }) => sum + Math.min(mostCommitsOfPath, commits), 0);
}

function placesOf(history: History, { paths, changed }: Candidate): readonly Place[] {
  const head = history.commits.at(-1);
  if (head === undefined) return [];
  const earlier = changed.flatMap((change) => change.asItWas ?? []);
  return [...earlier, ...paths.map((path) => ({ commit: head, path }))];
}

function driftOf(
  history: History,
  { document, since, names, paths, changed }: Candidate,
  texts: ReadonlyMap<string, string>,
): Drift {
  const head = history.commits.at(-1) ?? since;
  const today = (path: string) => texts.get(placeName({ commit: head, path }));
  // One that is not at hand may have any name.
  const complete = paths.every((path) => today(path) !== undefined);
  const sectionOf = sectionsOf(document);
  const present = wordsOf(paths.map(today).join('\n'));
  const absent = complete ? [...names].filter(([name]) => !present.has(name)) : [];
  const files = changed.map((change): DriftedFile => {
    const text = change.asItWas && texts.get(placeName(change.asItWas));
    if (text === undefined || PASSES_ON.test(today(change.path) ?? ''))
      return { ...change, gone: [] };
    const near = new Set(change.lines.map(sectionOf));
    const told = absent.filter(([, line]) => paths.length === 1 || near.has(sectionOf(line)));
    return { ...change, gone: goneFrom(text, change.lines, told) };
  });
  return { since, named: paths.length, files };
}

/** Another module's names are this one's too. */
const PASSES_ON =
  /^[ \t]*(?:export[ \t]+\*|from[ \t]+\S+[ \t]+import[ \t]+\*|pub use [^;\n]*\*[ \t]*;)/m;

/** Finds the line of the heading that a line of a document stands under; 0 above the first. */
function sectionsOf({ headings }: Document): (line: number) => number {
  return (line) => {
    let low = 0;
    let high = headings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((headings[middle]?.line ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return headings[low - 1]?.line ?? 0;
  };
}

/** Names of `told` that `text` defined, or merely had where the document names both on one line. */
function goneFrom(
  text: string,
  lines: readonly number[],
  told: readonly (readonly [string, number])[],
): readonly string[] {
  if (told.length === 0) return [];
  const defined = definedNames(text);
  const words = wordsOf(text);
  return told
    .filter(([name, line]) => defined.has(name) || (words.has(name) && lines.includes(line)))
    .map(([name]) => name);
}
