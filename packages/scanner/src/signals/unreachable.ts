import { isFixture } from '../context/fixture.ts';
import { isRecord } from '../context/record.ts';
import { isTemplate } from '../context/template.ts';
import { languageOf } from '../context/translation.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document } from '../document.ts';
import { isEntry } from '../graph/entry.ts';
import { baseName, directoryOf } from '../resolve/project-path.ts';
import type { Finding, Project, Signal } from '../signal.ts';

/** Says that no reader comes to a document by following links. */
export const unreachable: Signal = {
  id: 'unreachable',
  deciding: false,
  family: 'graph',
  explanation: {
    says: 'No document links to it, and no entry leads to it over any number of links.',
    definition:
      'No inbound link, path in code or import from another document, and not reached from a README, an index, an agent instruction, a community file, a navigation file, or a directory that a site generator lists by itself.',
    traps: [
      'a path in backticks is a link',
      'a link to a directory without an index shows its documents',
      'fixtures, templates, translations, versioned copies and parts that others include',
      'a name that stands in five directories or more, which is looked for by name',
      'records that are numbered or dated: their directory is their index',
    ],
  },
  thresholds: {},
  judge(project) {
    const conventional = namesByConvention(project);
    return (document) => {
      if (conventional.has(baseName(document.path))) return undefined;
      return isUnreachable(project, document) ? finding(project, document) : undefined;
    };
  },
};

/** A name that stands in so many directories is found by it. */
const CONVENTION_DIRECTORIES = 5;

function namesByConvention({ documents }: Project): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const path of documents.keys()) {
    const name = baseName(path);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set(
    [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= CONVENTION_DIRECTORIES),
  );
}

/** Parts of pages, which the pages include by means of their own. */
const PART =
  /(?:^|\/)(?:_?includes?|_?partials?|_?snippets?|_?shared|_?fragments?|_components)\/|(?:^|\/)_[^/]*$/;

function isUnreachable(project: Project, { path, mirrorOf }: Document): boolean {
  if (mirrorOf !== undefined || isEntry(path) || PART.test(path)) return false;
  if (isFixture(path) || isTemplate(path) || isRecord(path)) return false;
  if (languageOf(path) !== undefined || versionOf(path) !== undefined) return false;
  return !project.reachable(path) && project.inbound(path).length === 0;
}

function finding(project: Project, { path }: Document): Finding {
  const directory = directoryOf(path);
  const index = ['README.md', 'index.md', '_index.md']
    .map((name) => (directory === '' ? name : `${directory}/${name}`))
    .find((name) => project.documents.has(name) || project.protected.has(name));
  return {
    summary: 'no document links to it',
    evidence: [
      index === undefined
        ? { detail: '0 inbound links' }
        : { path: index, detail: '0 inbound links; the index beside it does not list it' },
    ],
    strength: index === undefined ? 0.5 : 0.8,
  };
}
