import { visible } from '@dochygiene/report';

/** The schema that a log names. */
export const SARIF_SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Stands for the project root, so that a log names no folder of the machine that made it. */
const ROOT = '%SRCROOT%';

/** What {@link place} is relative to. */
export const SARIF_ROOT = {
  [ROOT]: { description: { text: 'The root of the project.' } },
} as const;

/** Lines of a file, 1-based. */
export interface SarifRegion {
  readonly startLine: number;
  readonly endLine?: number;
}

/** A place in file `path` of the project; all of it without a `region`. */
export interface SarifPlace {
  readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
  readonly region?: SarifRegion;
}

/** The place of `region` in file `path` of the project. */
export function place(path: string, region: SarifRegion | undefined): SarifPlace {
  const artifactLocation = { uri: uriOf(path), uriBaseId: ROOT };
  return region === undefined ? { artifactLocation } : { artifactLocation, region };
}

/** The region of one line. */
export function lineRegion(line: number | undefined): SarifRegion | undefined {
  return line === undefined ? undefined : { startLine: line };
}

/** `path` as a relative URI: whatever is not a plain character of a path stands as `%XX`. */
function uriOf(path: string): string {
  // A lone surrogate has no UTF-8, and so no URI.
  return path
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** `text` as the beginning of a sentence. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `text` of a stranger, in which a reader of SARIF finds no link of Markdown's form. */
export function unlinked(text: string): string {
  return visible(text).replaceAll('](', ']\\(');
}

/** The fingerprints of a result. */
export type SarifFingerprints = Readonly<Record<string, string>>;

/**
 * `fingerprint` under the names that it must have, for a result at a line or at none.
 *
 * GitHub goes by `primaryLocationLineHash` alone. Its upload works that out of the line at the location and
 * warns where another is there already, but leaves a result without a line alone.
 */
export function fingerprintsOf(fingerprint: string, atLine: boolean): SarifFingerprints {
  return atLine
    ? { 'dochygiene/v1': fingerprint }
    : { 'dochygiene/v1': fingerprint, primaryLocationLineHash: fingerprint };
}
