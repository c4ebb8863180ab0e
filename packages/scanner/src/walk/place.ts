import { type AbsolutePath, child } from '@dochygiene/ports';
import type { IgnoreHere } from '../exclusions/ignore-match.ts';
import type { ScopedFolder } from '../scope.ts';

/** A directory of the project, as a walk comes to it. */
export interface Place {
  /** Relative to the project root, with `/`; empty for the root. */
  readonly path: string;
  readonly absolute: AbsolutePath;
  /** How many directories down from the root. */
  readonly depth: number;
  /** The rules of the ignore files above it. */
  readonly ignore: IgnoreHere;
  readonly scope: ScopedFolder;
}

/** The path of what is called `name` in `place`, relative to the project root. */
export function pathIn(place: Place, name: string): string {
  return place.path === '' ? name : `${place.path}/${name}`;
}

/** The directory `path`, called `name` in `place`, where `ignore` holds. */
export function below(place: Place, name: string, path: string, ignore: IgnoreHere): Place {
  return {
    path,
    absolute: child(place.absolute, name),
    depth: place.depth + 1,
    ignore,
    scope: place.scope.below(name),
  };
}
