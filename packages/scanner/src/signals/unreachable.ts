import { languageOf } from '../context/translation.ts';
import { versionOf } from '../context/versioned-copy.ts';
import type { Document } from '../document.ts';
import { isEntry } from '../graph/entry.ts';
import { baseName, directoryOf } from '../resolve/project-path.ts';
import type { Finding, Project, Signal } from '../signal.ts';
import { isKeptAsIs } from './kept-as-is.ts';
import { type NameFacts, nameFacts } from './unreachable/name-facts.ts';

/** Says that no reader comes to a document by following links. */
export const unreachable: Signal<NameFacts> = {
  id: 'unreachable',
  deciding: false,
  family: 'graph',
  explanation: {
    says: 'No document links to it, and no entry leads to it over any number of links.',
    definition:
      'No inbound link, path in code or import from another document, and not reached from a README, an index, an agent instruction, a community file, a navigation file, or a directory that a site generator lists by itself.',
    traps: [
      'a path in backticks is a link, and so is a file name in a tree or in plain text',
      'a link to a directory without an index shows its documents',
      'a document with metadata, which some program reads to list it, or that says it is an orphan or has moved',
      'what a program reads: tests, examples, prompts, assets of a site, manual pages, hidden folders and files',
      'fixtures, templates, generated documents, translations, versioned copies, what was put away, and parts that others include',
      'a name that people look for by itself, or that stands in five directories or more',
      'a folder of twenty documents or more of which nothing links to any: something else lists them',
      'records that are numbered or dated: their directory is their index',
    ],
  },
  thresholds: {},
  observe: nameFacts,
  judge(project, seen) {
    const conventional = namesByConvention(project);
    const collections = collectionsOf(project);
    const named = namedByOthers(seen);
    return (document) => {
      const { path } = document;
      const name = baseName(path);
      if (seen.get(path)?.apart === true || conventional.has(name)) return undefined;
      if (collections.has(directoryOf(path)) || isExempt(document)) return undefined;
      if (isLinked(project, path) || named(path)) return undefined;
      return finding(project, document);
    };
  },
};

/** By path, whether another document names a document by its file name, in a tree or in its text. */
function namedByOthers(seen: ReadonlyMap<string, NameFacts>): (path: string) => boolean {
  const namers = new Map<string, string[]>();
  for (const [path, { names }] of seen) {
    for (const name of names) {
      const known = namers.get(name);
      if (known === undefined) namers.set(name, [path]);
      else if (known.length < 2) known.push(path);
    }
  }
  return (path) => (namers.get(baseName(path)) ?? []).some((each) => each !== path);
}

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

/** A folder with so many documents, none of them linked, is read by other means. */
const COLLECTION_DOCUMENTS = 20;

function collectionsOf(project: Project): ReadonlySet<string> {
  const folders = new Map<string, { all: number; linked: boolean }>();
  for (const path of project.documents.keys()) {
    if (isEntry(path)) continue;
    const folder = directoryOf(path);
    const own = folders.get(folder) ?? { all: 0, linked: false };
    own.all += 1;
    own.linked ||= isLinked(project, path);
    folders.set(folder, own);
  }
  const found = [...folders].filter(
    ([, { all, linked }]) => all >= COLLECTION_DOCUMENTS && !linked,
  );
  return new Set(found.map(([folder]) => folder));
}

function isLinked(project: Project, path: string): boolean {
  return project.reachable(path) || project.inbound(path).length > 0;
}

/** Parts of pages, which the pages include by means of their own. */
const PART =
  /(?:^|\/)(?:includes?|partials?|snippets?|shared|fragments?|layouts?|shortcodes?)\/|(?:^|\/)_/;

/** What a program reads, and shows in its own way, if at all. */
const OF_A_PROGRAM =
  /(?:^|\/)(?:tests?|examples?|samples?|wwwroot|public|static|assets|resources|man\d?)\/|(?:^|\/)[\w-]*prompts?[\w-]*(?:\/|\.[a-z]+$)|(?:^|\/)[\w-]*_commands\/|\.(?:agent|instructions|prompt|chatmode)\.md$|walkthrough|\[|(?:^|\/)\./i;

/** Names that people look for beside a README, whether it links to them or not. */
const LOOKED_FOR =
  /^(?:privacy|adopters|charter|releas(?:es?|ing)(?:[-_]\w+)?|develop(?:ing|ment)|install(?:ation)?|build(?:ing)?|hacking|dependencies|trademarks?|emeritus|faq|glossary|testing|architecture|design|benchmarks?|troubleshooting|migrat(?:ion|ing)|qwen|warp|crush|style[-_]?guide|v?\d+(?:\.\d+)+)\.[a-z]+$/i;

/** Designs are decided one by one, as other records are: their folder is their index. */
const DESIGN = /(?:^|\/)designs?(?:[-_]docs?)?\//i;

function isExempt(document: Document): boolean {
  const { path, frontmatter } = document;
  if (frontmatter !== undefined || isEntry(path) || isKeptAsIs(document)) return true;
  if (PART.test(path) || OF_A_PROGRAM.test(path) || LOOKED_FOR.test(baseName(path))) return true;
  if (DESIGN.test(path)) return true;
  return languageOf(path) !== undefined || versionOf(path) !== undefined;
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
