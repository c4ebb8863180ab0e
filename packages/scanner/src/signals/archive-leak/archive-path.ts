import { archiveNames } from '../../archive-names.ts';
import { baseName, extensionOf } from '../../resolve/project-path.ts';
import { DOCUMENT_EXTENSIONS } from '../../resolve/tree.ts';

const archives = archiveNames('archive');
const aged = archiveNames('aged');

/** Whether a text can name a path in an archive at all: a cheap first look. */
export const MAY_ARCHIVE: RegExp = new RegExp(`${archives}|\\b_?(?:${aged})[/_-]`, 'i');

/**
 * The archive folder that holds document `path`, by its name; `undefined` if none does, and for what
 * an archive opens with: who links to that shows the archive as a whole.
 */
export function archiveOf(path: string): string | undefined {
  if (!DOCUMENT_EXTENSIONS.includes(extensionOf(path)) || OPENING.test(baseName(path))) {
    return undefined;
  }
  const segments = path.split('/').slice(0, -1);
  const at = segments.findIndex((segment) => ARCHIVE.test(segment));
  const aged = at >= 0 || REFERENCE.test(path) ? -1 : segments.findIndex((each) => AGED.test(each));
  const last = Math.max(at, aged);
  return last < 0 ? undefined : segments.slice(0, last + 1).join('/');
}

/** Whether the document at `path` is put away itself, under whatever name. */
export function isPutAway(path: string): boolean {
  return PUT_AWAY.test(path);
}

const OPENING = /^_?(?:readme|index|summary|toc)\./i;

/** Folders whose name has hardly any other meaning. */
const ARCHIVE = new RegExp(`^(?:[\\w.-]*[-_.])?(?:${archives})(?:[-_.]?\\d[\\w.-]*)?$`, 'i');

/** Names that a manual also has for a part of what it describes. */
const AGED = new RegExp(`^_?(?:${aged})(?:[-_]docs?)?$`, 'i');

const REFERENCE =
  /(?:^|\/)(?:api|apis|reference|references|sdk|src|lib|packages?|rules|components?|website|content)\//i;

const PUT_AWAY = new RegExp(`(?:^|[/_.-])(?:${archiveNames('put-away')})(?:[/_.-]|$)`, 'i');
