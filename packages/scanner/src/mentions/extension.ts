/**
 * The extension of the last segment of `path`, in lower case without its dot; `` if there is none.
 *
 * It begins with a letter, so that versions have none, and a dot file has its own name for one.
 */
export function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  if (dot < 0 || dot < path.lastIndexOf('/')) return '';
  const extension = path.slice(dot + 1);
  return EXTENSION.test(extension) ? extension.toLowerCase() : '';
}

const EXTENSION = /^[A-Za-z][A-Za-z0-9_-]{0,15}$/;

/** Whether `token` is the name of a document, with or without a fragment or a line. */
export function isDocumentName(token: string): boolean {
  const dot = token.indexOf('.');
  return dot > 0 && DOCUMENT_NAME.test(token);
}

const DOCUMENT_NAME =
  /^[\w\x80-\xFF][\w.\x80-\xFF-]{0,120}\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|org)(?:[#:].{1,80})?$/i;
