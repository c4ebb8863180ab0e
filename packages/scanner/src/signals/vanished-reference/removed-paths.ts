import { withoutLanguage } from '../../context/translation.ts';
import type { Document, Mention } from '../../document.ts';
import type { History, Removal } from '../../history.ts';
import { ancestors, baseName, directoryOf, joinPath } from '../../resolve/project-path.ts';
import type { Project } from '../../signal.ts';
import { isTutorial } from './exempt.ts';

/** What a mention in a document named once, and what is gone; a directory ends in a slash. */
export type RemovedPath = (document: Document, mention: Mention) => Removal | undefined;

/** Finds what mentions of `project` named once. */
export function removedPaths(project: Project): RemovedPath {
  const history = project.history();
  return ({ path }, mention) => {
    const { kind, target } = mention;
    if (mention.pattern || kind === 'wikilink') return undefined;
    const resolution = project.resolve(path, mention);
    if (kind !== 'code' && kind !== 'command') {
      return resolution.kind === 'missing' ? linked(history, resolution.path) : undefined;
    }
    const bareName = resolution.kind === 'external' && OWN_NAME.test(target);
    if ((resolution.kind !== 'missing' && !bareName) || isTutorial(path)) return undefined;
    const removal = namedInCode(history, path, target);
    if (removal === undefined || isAnybodys(history, removal.path)) return undefined;
    return removal.path.endsWith('/') && !SEVERAL.test(target) ? undefined : removal;
  };
}

/** A directory by its name alone may be any of that name, and in any project. */
const SEVERAL = /[^./][^/]*\/[^/]/;

/** The name of a document, of two words or more: others stand in every project. */
const OWN_NAME = /^[A-Za-z0-9]{2,}(?:[-_][A-Za-z0-9]+)+\.\w+$/;

/**
 * Whether every project may have `path`: a name that tools look for, a top directory, or what lies in
 * a hidden directory that is gone as a whole, as that of a tool which the project tried, or makes.
 */
function isAnybodys(history: History, path: string): boolean {
  if (EVERYBODYS.test(baseName(path))) return true;
  const [first = '', second] = path.split('/');
  const hidden = first.startsWith('.');
  if (path.endsWith('/') && (second === '' || hidden)) return true;
  return hidden && second !== undefined && history.removedDirectory(first) !== undefined;
}

const EVERYBODYS =
  /^(?:readme|changelog|claude|agents|gemini|skill|memory|index|main|app|constitution|project|spec|plan|tasks|todo|design|notes|setup|config|settings|test|example)\.\w+$|^(?:Dockerfile|Makefile)$/i;

/** A link may leave the extension of a document out. */
function linked(history: History, path: string): Removal | undefined {
  const direct = removedAt(history, path);
  if (direct !== undefined) return direct;
  if (REWRITTEN.some((ending) => history.past(path + ending) !== undefined)) return undefined;
  return removedAt(history, `${path}.md`) ?? removedAt(history, `${path}.mdx`);
}

/** The page is there still, made of a source with another ending. */
const REWRITTEN: readonly string[] = ['.erb', '.md.erb', '.haml', '.slim', '.liquid', '.mdx'];

function removedAt(history: History, path: string): Removal | undefined {
  if (isUnknown(history, path) || isTranslated(history, path)) return undefined;
  const removal = history.removal(path);
  if (removal !== undefined) return removal;
  const newest = history.removedDirectory(path);
  return newest && { ...newest, path: `${path}/`, movedTo: undefined };
}

/** Whether git tracks something above `path` that is no directory: a submodule, or a link. */
function isUnknown(history: History, path: string): boolean {
  return ancestors(directoryOf(path)).some((above) => history.past(above) !== undefined);
}

/** Whether the same is there in the language that it is translated from, which a site shows instead. */
function isTranslated(history: History, path: string): boolean {
  const without = withoutLanguage(path);
  if (without === path) return false;
  const english = path.replace(LANGUAGE, '$1en/');
  return [without, english].some((other) => history.past(other) !== undefined);
}

const LANGUAGE = /(^|\/)[a-z]{2}(?:-[A-Za-z]{2,4})?\//;

/** Code is written from the root, from the document or what is above it, or by its end. */
function namedInCode(history: History, from: string, target: string): Removal | undefined {
  const directory = directoryOf(from);
  for (const base of target.startsWith('../') ? [directory] : ancestors(directory)) {
    const path = joinPath(base, target);
    const removal = path === undefined || path === '' ? undefined : removedAt(history, path);
    if (removal !== undefined) return removal;
  }
  const end = joinPath('', target);
  if (end === undefined || !end.includes('/')) return undefined;
  const [only, another] = history.removedEndingIn(end);
  if (only === undefined || another !== undefined || isUnknown(history, only.path))
    return undefined;
  return only;
}
