import type { Places, Resolution } from '../resolve.ts';
import { baseName, extensionOf, joinPath, withoutExtension } from './project-path.ts';
import { DOCUMENT_EXTENSIONS, foundDocument } from './tree.ts';

/**
 * What `[[target]]` leads to: a page by its name, wherever it is, in any case, with spaces or hyphens.
 *
 * Of several pages with the name, the one nearest to the root is meant, as note-taking tools do it.
 */
export function resolveWikilink(places: Places, directory: string, target: string): Resolution {
  const name = target.trim();
  const beside = joinPath(directory, name);
  const here = beside === undefined ? undefined : foundDocument(places.tree, beside);
  const there = joinPath('', name);
  const atRoot = there === undefined ? undefined : foundDocument(places.tree, there);
  const exact = [here, atRoot].find((found) => found?.kind === 'file');
  if (exact !== undefined) return exact;

  const page = pageNamed(places, name);
  if (page !== undefined) return { kind: 'file', path: page };
  const path = there ?? beside;
  if (path === undefined || path === '') return { kind: 'external' };
  return { kind: 'missing', path, nearest: undefined, likely: false };
}

function pageNamed(places: Places, target: string): string | undefined {
  const extension = extensionOf(target);
  const named = places.names.named(baseName(target));
  const [file] = extension === '' ? [] : named.filter((path) => endsWith(path, target));
  if (file !== undefined) return file;

  const stem = DOCUMENT_EXTENSIONS.includes(extension) ? withoutExtension(target) : target;
  const spellings = [stem, stem.replaceAll(' ', '-'), stem.replaceAll('-', ' ')];
  const pages = spellings
    .flatMap((spelling) =>
      places.names
        .stemmed(baseName(spelling))
        .filter((path) => endsWith(withoutExtension(path), spelling)),
    )
    .filter((path) => DOCUMENT_EXTENSIONS.includes(extensionOf(path)));
  return pages.sort((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1))[0];
}

function endsWith(path: string, end: string): boolean {
  return `/${path}`.toLowerCase().endsWith(`/${end.toLowerCase()}`);
}

function depth(path: string): number {
  return path.split('/').length;
}
