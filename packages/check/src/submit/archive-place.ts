import { archiveNames, isEntry } from '@dochygiene/scanner';
import { isProjectPath, nameOf } from '../project-path.ts';
import { quoted } from '../verdicts/fault-text.ts';
import type { Look } from './look.ts';
import { sameOnAnyDisk } from './same-on-any-disk.ts';

/** What tells whether a place is fit for a document. */
export interface PlaceInput {
  readonly look: Pick<Look, 'exists' | 'twin' | 'ignoredBy'>;
  /** Names of directories that a scan does not open. */
  readonly excludedDirs: Iterable<string>;
}

/** Why a document cannot be put at a target, for whatever reason but other entries; `undefined` if it can. */
export type PlaceCheck = (path: string, target: string) => string | undefined;

/**
 * Judges places for documents that are archived: where nothing is, on any disk, under any name that
 * systems can have, where no program comes to look, and where git keeps it.
 */
export function placeCheck({ look, excludedDirs }: PlaceInput): PlaceCheck {
  const pruned = new Set([...excludedDirs].filter((name) => !PUT_AWAY.test(name)));
  return (path, target) =>
    whyIllNamed(target) ??
    (sameOnAnyDisk(path) === sameOnAnyDisk(target) ? 'is the document itself' : undefined) ??
    whyTaken(target, look) ??
    whySought(path, target) ??
    whyLost(target, pruned, look);
}

/** Why nothing can be put at `target`, for whatever the reason but other entries; `undefined` if it can. */
export function whyOccupied(
  target: string,
  look: Pick<Look, 'exists' | 'twin'>,
): string | undefined {
  return whyIllNamed(target) ?? whyTaken(target, look);
}

/** Places for the document at `path` in an archive, the most natural one first. */
export function archivePlaces(path: string, { twin }: Pick<Look, 'twin'>): readonly string[] {
  const slash = path.lastIndexOf('/') + 1;
  // The archive that is there, however it is spelled.
  const beside = `${path.slice(0, slash)}archive`;
  const directory = twin(beside) ?? beside;
  const name = path.slice(slash).replace(/^\.+/, '');
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const numbered = NUMBERS.map((number) => `${directory}/${stem}-${number}${ending}`);
  const plain = path.split('/').map((each) => each.replace(/^\.+/, ''));
  // Some projects have git ignore what is called an archive.
  const attic = `${path.slice(0, slash)}attic/${name}`;
  return [`${directory}/${name}`, ...numbered, `archive/${plain.join('/')}`, attic];
}

const NUMBERS: readonly number[] = [2, 3, 4];

/** The directories above `path`, the nearest to the root first. */
export function directoriesOf(path: string): readonly string[] {
  const found: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    found.push(path.slice(0, at));
  }
  return found;
}

/** Whether `path` can be made in a project: one of its paths, of names that any disk can have. */
export function isPlain(path: string): boolean {
  if (path.length > LONGEST_PATH || UNFIT.test(path) || !isProjectPath(path)) return false;
  return path.split('/').every((name) => bytesOf(name) <= LONGEST_NAME && !/^\s|[\s.]$/.test(name));
}

function whyIllNamed(target: string): string | undefined {
  if (!isPlain(target)) return 'is no plain path of the project';
  const names = target.split('/');
  if (names.some((name) => HIDDEN.test(name))) {
    return 'lies where no document belongs: in .git or .dochygiene';
  }
  const odd = names.find((name) => FOREIGN.test(name) || RESERVED.test(name));
  return odd === undefined ? undefined : `has a name that some systems cannot have: ${quoted(odd)}`;
}

function whyTaken(target: string, look: Pick<Look, 'exists' | 'twin'>): string | undefined {
  for (const above of directoriesOf(target)) {
    const kind = look.exists(above);
    const twin = kind === undefined ? look.twin(above) : undefined;
    if (twin !== undefined) return `lies below ${quoted(twin)} in another spelling`;
    if (kind === undefined) return undefined;
    if (kind !== 'directory') return `lies below ${quoted(above)}, which is no directory`;
  }
  const kind = look.exists(target);
  if (kind === 'directory') return 'is a directory';
  if (kind !== undefined) {
    return kind === 'outside' ? 'lies outside the project' : 'is taken: something is there';
  }
  const twin = look.twin(target);
  return twin === undefined ? undefined : `is taken: ${quoted(twin)} in another spelling`;
}

/** Why `target` is no place to put the document at `path` out of the way: something looks for what is there. */
function whySought(path: string, target: string): string | undefined {
  const own = path.split('/').slice(0, -1);
  const names = target.split('/');
  const strange = names.findIndex((name, at) => name !== own[at]);
  const hidden = names.find((name, at) => name.startsWith('.') && at >= strange);
  if (hidden !== undefined) return `lies where tools look for their files: in ${quoted(hidden)}`;
  const [is, was] = [endingOf(target), endingOf(path)];
  if (is !== was) {
    return `has ${is === '' ? 'no extension' : `the extension ${quoted(is)}`}, and the document ${was === '' ? 'none' : quoted(was)}`;
  }
  const isMeant = isEntry(path) && nameOf(path) === nameOf(target);
  return isEntry(target) && !isMeant ? 'is a place that readers or tools look for' : undefined;
}

function whyLost(
  target: string,
  pruned: ReadonlySet<string>,
  look: Pick<Look, 'ignoredBy'>,
): string | undefined {
  const made = target
    .split('/')
    .slice(0, -1)
    .find((name) => pruned.has(name));
  if (made !== undefined) return `lies in ${quoted(made)}, which holds no documents`;
  const rule = look.ignoredBy(target);
  return rule === undefined ? undefined : `would be ignored: ${rule}`;
}

/** The extension of `path` with its dot; `` if it has none, as dot files have. */
function endingOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot);
}

function bytesOf(name: string): number {
  return encodeURIComponent(name).replace(/%../g, '%').length;
}

/** Folders that a scan leaves out because they are an archive. */
const PUT_AWAY = new RegExp(`^[._-]*(?:${archiveNames('pruned')})$`, 'i');

/** Names that git and we keep to ourselves, also as disks that fold or cut names would read them. */
const HIDDEN = /^(?:\.git|\.dochygiene|git~\d+|dochyg~\d+)(?:[:. ]|$)/i;

/** Longer ones cannot be made everywhere, in characters and in bytes. */
const LONGEST_PATH = 1024;
const LONGEST_NAME = 200;

// What does not show, and what separates on some systems.
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u;

/** What Windows cannot have in a name, and the names of its devices, whatever their extension. */
const FOREIGN = /[:*?"<>|]/;
const RESERVED = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$|clock\$)\s*(?:\.|$)/i;
