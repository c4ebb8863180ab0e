import type { Places, Resolution } from '../resolve.ts';
import { KNOWN_EXTENSIONS } from './extensions.ts';
import { docusaurusBases, isOfSphinx } from './generator.ts';
import { nearest } from './nearest.ts';
import { isOtherSite, namesNoPath } from './no-path.ts';
import { ancestors, baseName, extensionOf, joinPath } from './project-path.ts';
import { DOCUMENT_EXTENSIONS, type Found, foundDocument } from './tree.ts';

/** What a link to `target` in a document of `directory` leads to. */
export function resolveLink(places: Places, directory: string, target: string): Resolution {
  if (isOtherSite(target)) return EXTERNAL;
  return (
    look(places, directory, target) ??
    (target.includes(' ') ? look(places, directory, target.replaceAll(' ', '%20')) : undefined) ??
    nowhere(places, directory, target)
  );
}

const EXTERNAL: Resolution = { kind: 'external' };
const UNKNOWN: Resolution = { kind: 'unknown' };

/** Where generators look for what a site serves as it lies, and for its pages. */
const SITE_DIRECTORIES: readonly string[] = [
  '',
  'static/',
  'public/',
  'docs/',
  'content/',
  'src/',
  'src/pages/',
  'src/content/',
  'src/content/docs/',
  'source/',
  'assets/',
  '.vitepress/public/',
  '.vuepress/public/',
];

function look(places: Places, directory: string, target: string): Found | undefined {
  if (target.startsWith('/')) return lookFromSiteRoot(places, directory, target.slice(1));

  const path = joinPath(directory, target);
  if (path === undefined) return UNKNOWN as Found;
  const found = foundDocument(places.tree, path);
  if (found !== undefined || !places.site()) return found;
  if (!target.startsWith('.')) return fromItsContent(places, directory, target);

  // A page of a site often is a directory of its own, so its links climb one level more.
  const climbed = target.startsWith('../') ? joinPath(directory, target.slice(3)) : undefined;
  const page = climbed === undefined ? undefined : foundDocument(places.tree, climbed);
  return page ?? (target.startsWith('../') ? fromItsAddress(places, directory, target) : undefined);
}

/** Docusaurus takes the folder of all documents for the directory of each, too. */
function fromItsContent(places: Places, directory: string, target: string): Found | undefined {
  for (const base of docusaurusBases(places.tree, directory)) {
    const path = joinPath(base, target);
    const page = path === undefined ? undefined : foundDocument(places.tree, path);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Relative to its address, a page may climb to what the site serves as it lies. */
function fromItsAddress(places: Places, directory: string, target: string): Found | undefined {
  return lookFromSiteRoot(places, directory, target.replace(/^(?:\.\.\/)+/, ''));
}

/** The root of the site is any directory above the document: the first that has the target is it. */
function lookFromSiteRoot(places: Places, directory: string, target: string): Found | undefined {
  let hidden: Found | undefined;
  for (const root of ['', ...ancestors(directory).slice(0, -1)]) {
    for (const within of SITE_DIRECTORIES) {
      const base = root === '' ? within : `${root}/${within}`;
      if (base !== '' && !places.tree.directories.has(base.replace(/\/$/, ''))) continue;
      const path = joinPath('', base + target);
      if (path === undefined) return UNKNOWN as Found;
      const found = foundDocument(places.tree, path);
      if (found?.kind === 'unknown') hidden = found;
      else if (found !== undefined) return found;
    }
  }
  return hidden;
}

/** The target is not there: says whether that is known, and whether it is a path at all. */
function nowhere(places: Places, directory: string, target: string): Resolution {
  if (namesNoPath(target) || !looksLikePath(target)) return EXTERNAL;

  const absolute = target.startsWith('/');
  const path = joinPath(absolute ? '' : directory, absolute ? target.slice(1) : target);
  if (path === undefined || path === '' || MADE_BY_BUILD.test(path)) return UNKNOWN;
  if (absolute && !places.tree.directories.has(path.split('/', 1)[0] ?? '')) return UNKNOWN;
  if (onlySiteKnows(places, path, absolute)) return UNKNOWN;
  if (isReference(target) && isOfSphinx(places.tree, directory)) return UNKNOWN;
  const meant = HOST.test(target) ? undefined : nearest(places.names, path);
  return { kind: 'missing', path, nearest: meant, likely: true };
}

/** A site whose scheme was forgotten: it is dead, and no file of ours was meant. */
const HOST = /^(?:www\.|[\w-]+(?:\.[\w-]+)+\/)/;

/** One word without an extension, as in `[i](j)`, is a path only if it is a well-known name. */
function looksLikePath(target: string): boolean {
  return /[/.]/.test(target) || WELL_KNOWN.test(target);
}

const WELL_KNOWN =
  /^(?:LICEN[CS]E|COPYING|NOTICE|README|CONTRIBUTING|CHANGELOG|AUTHORS|MAINTAINERS|CODEOWNERS|Makefile|Dockerfile)$/;

/** What a build leaves is in no fresh clone. */
const MADE_BY_BUILD =
  /(?:^|\/)(?:dist|build|out|target|coverage|node_modules|_build|_site|site|bin|obj|release|releases|generated|gen)(?:\/|$)/;

/** A dotted name in code, `django.apps.AppConfig`: Sphinx looks it up among labels and inventories. */
function isReference(target: string): boolean {
  return DOTTED.test(target) && !KNOWN_EXTENSIONS.has(extensionOf(target));
}

const DOTTED = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(\))?$/;

/** A generator gives pages addresses without an extension or with `.html`, and files at its root. */
function onlySiteKnows(places: Places, path: string, absolute: boolean): boolean {
  if (!places.site()) return false;
  const extension = extensionOf(baseName(path));
  if (!/^[a-z][a-z0-9]{0,7}$/.test(extension) || /^html?$|^xml$|^php$/.test(extension)) return true;
  return absolute && !DOCUMENT_EXTENSIONS.includes(extension);
}
