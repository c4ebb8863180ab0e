import { ancestors } from './project-path.ts';
import type { Tree } from './tree.ts';

/** Whether Sphinx makes pages of the documents in `directory`: its configuration lies above them. */
export function isOfSphinx({ files }: Tree, directory: string): boolean {
  return ancestors(directory).some((above) => files.has(within(above, 'conf.py')));
}

/**
 * Where Docusaurus looks for what a link in a document of `directory` names that begins with neither
 * `.` nor `/`, before it looks beside the document: the folder of documents, then that of the site.
 */
export function docusaurusBases({ files }: Tree, directory: string): readonly string[] {
  const site = ancestors(directory).find((above) =>
    DOCUSAURUS.some((name) => files.has(within(above, name))),
  );
  if (site === undefined) return [];
  const below = directory.slice(site === '' ? 0 : site.length + 1).split('/');
  const depth = below[0] === 'versioned_docs' ? 2 : 1;
  return [within(site, below.slice(0, depth).join('/')), site];
}

const DOCUSAURUS: readonly string[] = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map(
  (extension) => `docusaurus.config.${extension}`,
);

function within(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}
