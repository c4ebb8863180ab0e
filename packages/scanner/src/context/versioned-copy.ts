/** `path` without the version numbers among its directories: the same for every copy of a page. */
export function withoutVersion(path: string): string {
  return path.replace(VERSION_SEGMENT, '$1*/');
}

/** Whether the two are one page of different versions: `versioned_docs/version-1.2/a.md`, `v2/a.md`. */
export function areVersions(one: string, other: string): boolean {
  return unversioned(one) === unversioned(other) && (isVersioned(one) || isVersioned(other));
}

/** Whether a directory on the way to `path` is a version. */
export function isVersioned(path: string): boolean {
  return withoutVersion(path) !== path;
}

const VERSION = String.raw`(?:version[-_])?v?\d+(?:\.(?:\d+|x))*(?:[-_.]?(?:alpha|beta|rc|lts|pre)[\d.]*)?|v\d+[\w.-]*|next|current|latest|stable|legacy|master|unreleased|edge|nightly`;

const VERSION_SEGMENT = new RegExp(
  `(^|/)(?:versioned_docs/|versions?/)?(?:[a-z]+[-_])?(?:${VERSION})/`,
  'gi',
);

function unversioned(path: string): string {
  return withoutVersion(path)
    .replaceAll('*/', '')
    .replace(/^(.*\/)?versioned_docs\//, '$1docs/');
}
