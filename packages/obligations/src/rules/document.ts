import { type AbsolutePath, isWithin } from '@dochygiene/ports';
import {
  importMentions,
  latin1,
  type Mention,
  readMarkdown,
  type Structure,
} from '@dochygiene/scanner';
import type { ProjectFiles } from '../carriers/project-files.ts';
import type { AuditProblem } from '../finding.ts';
import { type Metadata, metadata } from './metadata.ts';
import type { Unit } from './unit.ts';
import { UNITS_LIMIT, unitsOf } from './units.ts';

/** A rule document, read. */
export interface RuleDocument {
  readonly path: string;
  /** One character a byte; every line ends in `\n`. */
  readonly text: string;
  readonly structure: Structure;
  readonly metadata: Metadata | undefined;
  readonly units: readonly Unit[];
  /** The `@imports`, in order of line. */
  readonly imports: readonly Mention[];
}

/** How many imports of one document are followed. */
export const IMPORTS_OF_ONE = 256;

/** Reads document `path`; `undefined`, with a problem noted by `files`, if it cannot be read. */
export function readDocument(
  files: ProjectFiles,
  path: string,
  problems: AuditProblem[],
): RuleDocument | undefined {
  const content = files.text(path);
  if (content === undefined) return undefined;
  const text = latin1(content).replace(/\r(?!\n)/g, '\n');
  const structure = readMarkdown(text);
  const imports: Mention[] = [];
  importMentions(structure, text, imports);
  const units = unitsOf(text, structure);
  if (units.length >= UNITS_LIMIT) {
    const message = `Cannot look at all of "${path}": it has more than ${UNITS_LIMIT} headings and list items`;
    problems.push({ path, message });
  }
  if (imports.length > IMPORTS_OF_ONE) {
    const message = `Cannot follow all imports of "${path}": it has more than ${IMPORTS_OF_ONE}`;
    problems.push({ path, line: imports[IMPORTS_OF_ONE]?.line ?? 1, message });
    imports.length = IMPORTS_OF_ONE;
  }
  return { path, text, structure, metadata: metadata(path, text, problems), units, imports };
}

/**
 * Where `path` of the project really is, links followed, relative to the root; a text in place of it
 * says why nothing is to be read there.
 */
export function realPathOf(files: ProjectFiles, path: string): { readonly path: string } | string {
  const found = files.look(path);
  switch (found.kind) {
    case 'file':
      return { path: below(realRoot(files), found.real) ?? path };
    case 'directory':
      return 'it is a directory';
    case 'absent':
      return 'nothing is there';
    case 'outside':
      return 'it leads out of the project';
    default:
      return found.why;
  }
}

function realRoot(files: ProjectFiles): AbsolutePath {
  const found = files.look('');
  return found.kind === 'directory' ? found.real : files.root;
}

function below(root: AbsolutePath, path: AbsolutePath): string | undefined {
  if (!isWithin(root, path) || root === path) return undefined;
  return path.slice(root.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
