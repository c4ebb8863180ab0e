import { type ScanArtifact, scan } from '../../packages/scanner/src/index.ts';
import { absolutePath, memoryFileSystem } from '../lib/workspace.ts';

/** What hostile text did to a scan: how it ended, and how long it took in milliseconds. */
export interface HostileScan {
  readonly artifact: ScanArtifact;
  readonly milliseconds: number;
}

/** A scan of one document with `ignored` as the `.gitignore`. */
export function scanIgnoring(document: string, ignored: string): HostileScan {
  return timed({ [`/p/${document}`]: '# A\n', '/p/.gitignore': ignored }, undefined);
}

/** A scan of one document with `glob` for the scope. */
export function scanScoped(document: string, glob: string): HostileScan {
  return timed({ [`/p/${document}`]: '# A\n' }, [glob]);
}

/** A scan of a document that opens with `yaml`, which also says that it is frozen. */
export function scanFrontmatter(yaml: string): HostileScan {
  return timed({ '/p/a.md': `---\nhygiene: frozen\n${yaml}\n---\n# A\n` }, undefined);
}

/** A scan of document `name`, whose text is `text`. */
export function scanDocument(name: string, text: string): HostileScan {
  return timed({ [`/p/${name}`]: text }, undefined);
}

function timed(
  tree: Readonly<Record<string, string>>,
  scope: readonly string[] | undefined,
): HostileScan {
  const fs = memoryFileSystem(tree);
  const config = scope === undefined ? {} : { scope };
  const began = performance.now();
  const artifact = scan({ fs, root: absolutePath('/p'), tool: 'proof', config });
  return { artifact, milliseconds: performance.now() - began };
}

/** The codes of the problems that a scan met, each once. */
export function codesOf({ problems }: ScanArtifact): readonly string[] {
  return [...new Set(problems.map(({ code }) => code))].filter(
    (code) => code !== 'HISTORY_UNKNOWN',
  );
}
