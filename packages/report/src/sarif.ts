import { visible, visibleJson } from './visible.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Stands for the project root, so that a log names no folder of the machine that made it. */
const ROOT = '%SRCROOT%';

/** What a log of SARIF is made of. */
export interface SarifRun {
  /** Of the command. */
  readonly version: string;
  readonly rules: readonly object[];
  /** What code scanning keeps apart from other logs of the command; by default nothing does. */
  readonly category?: string;
  /** What else is known of how it was made. */
  readonly invocation: object;
  readonly results: readonly object[];
}

/** A log of SARIF 2.1.0: the same bytes for the same run. */
export function sarifLog({ version, rules, category, invocation, results }: SarifRun): string {
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'dochygiene', semanticVersion: version, rules } },
        ...(category === undefined ? {} : { automationDetails: { id: category } }),
        invocations: [{ executionSuccessful: true, ...invocation }],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the project.' } } },
        results,
      },
    ],
  };
  return `${visibleJson(log)}\n`;
}

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
export function sarifPlace(path: string, region: SarifRegion | undefined): SarifPlace {
  const artifactLocation = { uri: uriOf(path), uriBaseId: ROOT };
  return region === undefined ? { artifactLocation } : { artifactLocation, region };
}

/** A problem that was met in file `path`, `.` being the project as a whole, as an invocation tells it. */
export function sarifProblem(
  id: string,
  {
    path,
    line,
    message,
  }: { readonly path: string; readonly line?: number; readonly message: string },
): object {
  return {
    descriptor: { id },
    level: 'warning',
    message: { text: unlinked(message) },
    // A dot is the whole project, which is no file.
    ...(path === '.'
      ? {}
      : { locations: [{ physicalLocation: sarifPlace(path, lineRegion(line)) }] }),
  };
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
