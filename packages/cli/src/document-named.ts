import { type AbsolutePath, parent } from '@dochygiene/ports';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { directoryNamed, pathInProject, refusable, resolvePath, rootOf } from './place.ts';

/** A document that a person named. */
export interface NamedDocument {
  readonly root: AbsolutePath;
  /** Relative to the root, with `/`; nothing need be there. */
  readonly path: string;
  /** Where it would be, as seen from where the person stands. */
  readonly place: AbsolutePath;
}

/**
 * The document that `text` names: one elsewhere names its project, a path as the scan prints it belongs
 * to this one.
 *
 * @throws Failure for what is no path of a project, and for a directory.
 */
export function documentNamed(text: string, outside: Outside): NamedDocument {
  const place = resolvePath(outside.directory, text);
  const found = refusable('open', place, () => outside.fs.lstat(place)) !== undefined;
  const folder = found && text.includes('/') ? parent(place) : undefined;
  const root = rootOf(directoryNamed(folder, outside), outside);
  const path = refusable('open', place, () => pathInProject(text, root, outside));
  if (refusable('open', place, () => outside.fs.stat(place))?.kind === 'directory') {
    throw new Failure(`Cannot explain "${text}": it is a directory`, 'Name a document in it.');
  }
  return { root, path, place };
}
