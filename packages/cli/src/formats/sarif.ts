import {
  fingerprintsOf,
  lineRegion,
  type SarifFingerprints,
  sarifLog,
  sarifPlace,
  sarifProblem,
  sentence,
  unlinked,
  visible,
} from '@dochygiene/report';
import type { ArtifactSignal, Evidence, ScanArtifact } from '@dochygiene/scanner';
import type { Outside } from '../outside.ts';
import { VERSION } from '../version.ts';
import { sarifRules } from './sarif-rules.ts';
import { strongest } from './text.ts';

/** How a scan is told to code scanning. */
export interface SarifOptions {
  /** At most so many documents. */
  readonly limit: number;
  readonly sha256: Outside['sha256'];
}

/** How many other lines a message links to. */
const LINKED = 10;

/**
 * The documents listed, as a log of SARIF 2.1.0: the same bytes for the same artifact.
 *
 * One result for each document and signal. Code scanning keeps an alert for each result until
 * it is gone: a document with 30 dead links is one thing to look at and to dismiss, not 30. The
 * strongest evidence is its location; the other lines are related locations.
 */
export function scanSarif(artifact: ScanArtifact, { limit, sha256 }: SarifOptions): string {
  const { shortlist, signals, problems } = artifact;
  const rules = sarifRules();
  const ids = rules.map(({ id }) => id);
  const results = shortlist
    .slice(0, limit)
    .flatMap((path) => (signals[path] ?? []).map((signal) => resultOf(path, signal, ids, sha256)));
  const invocation = {
    toolExecutionNotifications: problems.map((problem) => sarifProblem(problem.code, problem)),
  };
  return sarifLog({ version: VERSION, rules, invocation, results });
}

function resultOf(
  path: string,
  signal: ArtifactSignal,
  ids: readonly string[],
  sha256: Outside['sha256'],
) {
  const { id, deciding, record, summary, evidence } = signal;
  const first = strongest(evidence);
  const others = evidence.filter((each) => each !== first && each.line !== undefined);
  return {
    ruleId: id,
    ruleIndex: ids.indexOf(id),
    // What a signal says of a historical record is told and does not count.
    level: deciding && record !== true ? 'warning' : 'note',
    message: { text: messageOf(summary, first, others) },
    locations: [{ physicalLocation: sarifPlace(path, lineRegion(first?.line)) }],
    ...(others.length === 0
      ? {}
      : {
          relatedLocations: others.map((each, index) => ({
            id: index + 1,
            physicalLocation: sarifPlace(path, lineRegion(each.line)),
            message: { text: told(each) || visible(summary) },
          })),
        }),
    partialFingerprints: fingerprints(path, id, first, sha256),
  };
}

/** Sentences: the summary, the evidence at the location, and links to the related locations. */
function messageOf(
  summary: string,
  first: Evidence | undefined,
  others: readonly Evidence[],
): string {
  const shown = others.slice(0, LINKED).map(({ line }, index) => `[line ${line}](${index + 1})`);
  const more = others.length - shown.length;
  const also = `Also in ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const said = first === undefined ? '' : told(first);
  return [sentence(unlinked(summary)), said, shown.length > 0 ? also : '']
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ');
}

/** What a piece of evidence says besides its line: `gone.md (nothing is there)`. */
function told({ path, now, detail, commit, date }: Evidence): string {
  const target = [path, now].filter((each) => each !== undefined).join(' → ');
  const what = target === '' || detail === undefined ? (detail ?? '') : `(${detail})`;
  return unlinked(
    [target, what, commit?.slice(0, 10) ?? '', date ?? ''].filter((part) => part !== '').join(' '),
  );
}

/**
 * What stays the same while a document is edited elsewhere: signal, path and the words of the
 * evidence, with every number left out, since line numbers and sizes move. No two results share
 * signal and path, so there is nothing to count.
 */
function fingerprints(
  path: string,
  id: string,
  first: Evidence | undefined,
  sha256: Outside['sha256'],
): SarifFingerprints {
  const words = [first?.path ?? '', (first?.detail ?? '').replace(/\d+/g, '#')];
  const fingerprint = sha256([id, path, ...words].join('\0'));
  return fingerprintsOf(fingerprint, first?.line !== undefined);
}
