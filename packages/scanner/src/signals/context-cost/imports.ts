import type { Document } from '../../document.ts';
import type { Project } from '../../signal.ts';

/** How many files deep imports are followed, as Claude Code documents it. */
export const IMPORT_DEPTH = 5;

/** The documents that `document` imports by `@path`, directly or through others, each once. */
export function importsOf(project: Project, document: Document): readonly Document[] {
  const found = new Map<string, Document>([[document.path, document]]);
  let layer: readonly Document[] = [document];
  for (let depth = 0; depth < IMPORT_DEPTH && layer.length > 0; depth += 1) {
    layer = layer.flatMap((each) => imported(project, each)).filter(({ path }) => !found.has(path));
    for (const each of layer) found.set(each.path, each);
  }
  found.delete(document.path);
  return [...found.values()];
}

function imported(project: Project, { path, mentions }: Document): readonly Document[] {
  return mentions
    .filter(({ kind }) => kind === 'import')
    .flatMap((mention) => {
      const resolution = project.resolve(path, mention);
      if (resolution.kind !== 'file') return [];
      const target =
        project.documents.get(resolution.path) ?? project.protected.get(resolution.path);
      return target === undefined ? [] : [target];
    });
}
