import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this workspace. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url));

/** A file of ours: its path relative to the root, and its text. */
export interface HouseFile {
  readonly path: string;
  readonly text: string;
}

/** Packages by folder name. */
export const packages: readonly string[] = readdirSync(join(root, 'packages')).sort();

/** What tidy looks at of a package's manifest. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The manifest of package `name`. */
export function manifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** Sources of all packages, tests left out; those of the page of a report too. */
export function sources(): readonly HouseFile[] {
  return [...packages.map((name) => `packages/${name}/src`), 'packages/report/page']
    .flatMap(filesBelow)
    .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
}

/** Every file below `folder` of the workspace. */
export function filesBelow(folder: string): readonly HouseFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
