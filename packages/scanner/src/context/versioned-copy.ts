/** The version that a directory on the way to `path` names; `undefined` if none does. */
export function versionOf(path: string): string | undefined {
  return VERSION_SEGMENT.exec(path)?.[1]?.toLowerCase();
}

/**
 * Whether the two belong to different versions of what they document: `versioned_docs/version-1.2`,
 * `v2`, and what names no version, which is the current one.
 */
export function ofDifferentVersions(one: string, other: string): boolean {
  return versionOf(one) !== versionOf(other);
}

/** Numbers as versions have them, names of moving versions, editions. */
const VERSION = [
  String.raw`(?:[a-z]+[-_])?v?\d+(?:\.(?:\d+|x))+(?:[-_.]?(?:alpha|beta|rc|lts|pre)[\d.]*)?`,
  String.raw`(?:version[-_])v?\d+`,
  String.raw`v\d+`,
  'next|current|latest|stable|legacy|unreleased|edge|nightly',
  String.raw`[\w-]+[-_]edition`,
].join('|');

const VERSION_SEGMENT = new RegExp(`(?:^|/)(?:versioned_docs/|versions?/)?(${VERSION})(?=/)`, 'i');

/** `path` without the directory that names a version, the same for `v1/a.md`, `v2/a.md` and `a.md`. */
export function unversioned(path: string): string {
  return path.replace(VERSION_SEGMENT, '').replace(/^\//, '');
}
