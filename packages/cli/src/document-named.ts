import { type AbsolutePath, baseName, child, FileSystemError, parent } from '@dochygiene/ports';
import type { Survey } from '@dochygiene/scanner';
import { Failure, nearest } from './failure.ts';
import type { Outside } from './outside.ts';
import { directoryNamed, pathInProject, refusable, resolvePath, rootOf } from './place.ts';

/** A document that a person named. */
export interface NamedDocument {
  readonly root: AbsolutePath;
  /** Relative to the root, with `/`; nothing need be there. */
  readonly path: string;
}

/**
 * The document that `text` names: one elsewhere names its project, a path as the scan prints it belongs
 * to this one. A name that a disk spells in another form of Unicode is the same. `verb` is what the person
 * wants done with it.
 *
 * @throws Failure for what is no path of a project, and for a directory.
 */
export function documentNamed(text: string, outside: Outside, verb = 'explain'): NamedDocument {
  const place = resolvePath(outside.directory, text);
  const found = refusable('open', place, () => outside.fs.lstat(place)) !== undefined;
  const folder = found && text.includes('/') ? parent(place) : undefined;
  const root = rootOf(directoryNamed(folder, outside), outside);
  const path = refusable('open', place, () => pathInProject(text, root, outside, verb));
  if (refusable('open', place, () => outside.fs.stat(place))?.kind === 'directory') {
    throw new Failure(`Cannot ${verb} "${text}": it is a directory`, 'Name a document in it.');
  }
  return { root, path: asOnDisk(path, root, outside) };
}

/** `path` as the disk spells it: the same, where that is there or nothing else is. */
function asOnDisk(path: string, root: AbsolutePath, { fs }: Outside): string {
  try {
    if (fs.lstat(child(root, path)) !== undefined) return path;
    let folder = '';
    for (const name of path.split('/')) {
      const names = fs.list(folder === '' ? root : child(root, folder)).map((each) => each.name);
      const same = names.includes(name) ? name : names.find((each) => isSameName(each, name));
      if (same === undefined) return path;
      folder = folder === '' ? same : `${folder}/${same}`;
    }
    return folder;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return path;
  }
}

/** Whether two names are the same but for the form of Unicode that they are spelled in. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}

/** That there is no document at `path`, with the one that was probably meant. */
export function noDocument({ root, path }: NamedDocument, { listing }: Survey): Failure {
  const name = baseName(child(root, path));
  const [stem = ''] = name.split('.');
  const files = [...listing.files];
  const near =
    files.find((file) => isSameName(file.toLowerCase(), path.toLowerCase())) ??
    files.find((file) => isSameName(file.slice(file.lastIndexOf('/') + 1), name)) ??
    nearest(
      path,
      listing.candidates.map((candidate) => candidate.path),
      stem.length,
    );
  return new Failure(
    `Cannot find "${path}" in "${root}"`,
    near === undefined ? 'Paths are relative to the project root.' : `Did you mean "${near}"?`,
  );
}
