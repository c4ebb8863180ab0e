import { isLicence } from '../../context/licence.ts';
import { isTemplate } from '../../context/template.ts';
import { languageOf } from '../../context/translation.ts';
import { versionOf } from '../../context/versioned-copy.ts';
import type { Document, MentionKind } from '../../document.ts';
import { baseName, directoryOf, withoutExtension } from '../../resolve/project-path.ts';
import type { Project } from '../../signal.ts';
import type { IndexFacts } from './index-facts.ts';

/** How an index and its folder compare. */
export interface FolderListing {
  /** Documents of the folder that an index of it should list, in code-unit order. */
  readonly documents: readonly string[];
  /** Those that it does not name. */
  readonly missing: readonly string[];
}

/** Documents right in each folder, by path of the folder. */
export type Folders = ReadonlyMap<string, readonly string[]>;

/** The documents of `project` by folder, protected ones too: they are there to be read. */
export function foldersOf(project: Project): Folders {
  const folders = new Map<string, string[]>();
  for (const path of [...project.documents.keys(), ...project.protected.keys()].sort()) {
    const folder = directoryOf(path);
    const own = folders.get(folder);
    if (own === undefined) folders.set(folder, [path]);
    else own.push(path);
  }
  return folders;
}

/** What an index lists by: no pictures. */
export const LISTED: ReadonlySet<MentionKind> = new Set(['link', 'definition', 'html']);

/** A folder with fewer documents needs no index. */
const LEAST_DOCUMENTS = 4;

/** So many documents of its folder it must list to be an index of it. */
const LEAST_LISTED = 2;

/**
 * Compares an index with its folder; `undefined` if the document is no index of its own folder, or
 * does not mean to list all of it.
 */
export function folderListing(
  project: Project,
  folders: Folders,
  document: Document,
  facts: IndexFacts,
  mostDocuments: number,
): FolderListing | undefined {
  const { path } = document;
  const folder = directoryOf(path);
  if (facts.partial || folder === '' || folder.startsWith('.github')) return undefined;
  if (languageOf(path) !== undefined || versionOf(path) !== undefined) return undefined;
  if (!isIndex(document) || !linksIntoFolder(project, document, facts.outward)) return undefined;

  const documents = (folders.get(folder) ?? []).filter((each) => each !== path && isListed(each));
  if (documents.length < LEAST_DOCUMENTS || documents.length > mostDocuments) return undefined;
  const linked = new Set(project.outbound(path).map(({ to }) => to));
  const missing = documents.filter((each) => !linked.has(each) && !facts.names.has(nameOf(each)));
  if (documents.length - missing.length < LEAST_LISTED) return undefined;
  // A generator that lists the pages of the folder has shown all of them to the reader.
  const shown = project.site && missing.filter((each) => project.reachable(each)).length;
  return shown !== false && shown * 2 > missing.length ? undefined : { documents, missing };
}

function nameOf(path: string): string {
  return withoutExtension(baseName(path)).toLowerCase();
}

/** Whether the document is an index by its name or title. */
export function isIndex({ path, headings }: Document): boolean {
  if (INDEX_NAME.test(baseName(path))) return true;
  return INDEX_TITLE.test(headings[0]?.text ?? '');
}

const INDEX_NAME = /^_?(?:readme|index|summary|toc|contents|table[-_]of[-_]contents)\.[a-z]+$/i;

const INDEX_TITLE = /\bindex$|^(?:table of )?contents$/i;

/** What stands in a folder without being one of its texts: what it opens with, parts, translations. */
function isListed(path: string): boolean {
  const name = baseName(path);
  if (INDEX_NAME.test(name) || NO_TEXT.test(name) || isLicence(path) || isTemplate(path))
    return false;
  return languageOf(name) === undefined;
}

const NO_TEXT =
  /^(?:_|\.|claude|agents|gemini|skill|changelog|contributing|todo|history|news|requirements|cmakelists|llms)/i;

/** Whether most of what the document links to lies in its folder, and it names no pattern of it. */
function linksIntoFolder(project: Project, { path, mentions }: Document, outward: number): boolean {
  const folder = directoryOf(path);
  let into = 0;
  let elsewhere = outward;
  for (const mention of mentions) {
    if (mention.pattern && !mention.target.includes('/')) return false;
    if (!LISTED.has(mention.kind)) continue;
    const resolution = project.resolve(path, mention);
    const known = resolution.kind !== 'external' && resolution.kind !== 'unknown';
    const own = mention.target === '';
    if (known && !own && resolution.path.startsWith(`${folder}/`)) into += 1;
    else elsewhere += 1;
  }
  return into > elsewhere;
}
