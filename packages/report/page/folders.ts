/** A folder, and what lies in it. */
export interface Folder {
  /** Without a slash at its end; of the project's root it is empty. */
  readonly path: string;
  /** What to call it within the folder around it: `docs/guides`, where `docs` holds nothing else. */
  readonly name: string;
  readonly folders: readonly Folder[];
  /** Places of the documents that lie in the folder itself. */
  readonly documents: readonly number[];
  /** How many documents lie in it and below. */
  readonly count: number;
}

interface Growing {
  readonly folders: Map<string, Growing>;
  readonly documents: number[];
}

/** The folders of documents at `paths`; a folder that holds one folder and nothing else is drawn into that. */
export function folderTree(paths: readonly string[]): Folder {
  const root: Growing = { folders: new Map(), documents: [] };
  for (const [at, path] of paths.entries()) {
    let folder = root;
    for (const name of path.split('/').slice(0, -1)) {
      const next = folder.folders.get(name) ?? { folders: new Map(), documents: [] };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.documents.push(at);
  }
  return grown(root, '', '');
}

/** `folder` and all below it, each after the one around it. */
export function allFolders(folder: Folder): readonly Folder[] {
  return [folder, ...folder.folders.flatMap(allFolders)];
}

/** The folders from `root` to the one at `path`: `root` first; `root` alone if there is none. */
export function trail(root: Folder, path: string): readonly Folder[] {
  const next = root.folders.find(
    (folder) => path === folder.path || path.startsWith(`${folder.path}/`),
  );
  return next === undefined ? [root] : [root, ...trail(next, path)];
}

/** The folder just below `folder` that holds the document at `path`; `undefined` if it lies in `folder` itself. */
export function folderToward(folder: Folder, path: string): Folder | undefined {
  return folder.folders.find((inner) => path.startsWith(`${inner.path}/`));
}

function grown(growing: Growing, path: string, name: string): Folder {
  const [only, ...others] = growing.folders;
  if (only !== undefined && others.length === 0 && growing.documents.length === 0 && path !== '') {
    const [inner, folder] = only;
    return grown(folder, `${path}/${inner}`, `${name}/${inner}`);
  }
  const folders = [...growing.folders].map(([inner, folder]) =>
    grown(folder, path === '' ? inner : `${path}/${inner}`, inner),
  );
  const below = folders.reduce((sum, { count }) => sum + count, 0);
  return {
    path,
    name,
    folders,
    documents: growing.documents,
    count: below + growing.documents.length,
  };
}
