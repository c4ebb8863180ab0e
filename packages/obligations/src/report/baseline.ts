import { visibleJson } from '@dochygiene/report';
import { isRecord } from '../carriers/values.ts';
import { type AuditFinding, compare } from '../finding.ts';

/** Where the findings stand that are known and put up with, at the root; committed. */
export const BASELINE_FILE = 'dochygiene.obligations-baseline.json';

/** A finding that is known: by its fingerprint, and what it misses at most. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly missing: readonly string[];
}

/** Findings that are known, in order. */
export type Baseline = readonly KnownFinding[];

/** Findings against a baseline. */
export interface Comparison {
  /** Whether there is a baseline at all; without one every finding is new. */
  readonly baseline: boolean;
  readonly known: readonly AuditFinding[];
  /** Not in the baseline, or missing more than there. */
  readonly fresh: readonly AuditFinding[];
  /** In the baseline, and found no more. */
  readonly gone: Baseline;
}

const SCHEMA = 'dochygiene.obligations-baseline/1';

/** How many findings a baseline may hold. */
const LIMIT = 100_000;

/** The baseline that `text` is; a text in its place says why it is none. */
export function readBaseline(text: string): Baseline | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return `is no JSON: ${error.message}`;
    throw error;
  }
  if (!isRecord(value) || value['schema'] !== SCHEMA)
    return `is no baseline: it has no "schema": "${SCHEMA}"`;
  const findings: unknown = value['findings'];
  if (!Array.isArray(findings) || findings.length > LIMIT)
    return 'has no list of findings, or one too long';
  const known: KnownFinding[] = [];
  for (const each of findings as readonly unknown[]) {
    const fingerprint = isRecord(each) ? each['fingerprint'] : undefined;
    const missing = isRecord(each) ? (each['missing'] ?? []) : [];
    if (typeof fingerprint !== 'string' || !isTexts(missing)) return 'holds a finding that is none';
    known.push({ fingerprint, missing });
  }
  return known;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/**
 * `findings`, but for notes, against a baseline; `undefined` is none.
 *
 * One that misses less than it did is known; one that misses more is new. Of two with one fingerprint
 * each wants an entry of its own.
 */
export function compareToBaseline(
  findings: readonly AuditFinding[],
  baseline: Baseline | undefined,
): Comparison {
  const left = new Map<string, KnownFinding[]>();
  for (const each of baseline ?? []) {
    const same = left.get(each.fingerprint);
    if (same === undefined) left.set(each.fingerprint, [each]);
    else same.push(each);
  }
  const known: AuditFinding[] = [];
  const fresh: AuditFinding[] = [];
  for (const finding of findings.filter(({ level }) => level !== 'note')) {
    const same = left.get(finding.fingerprint) ?? [];
    const index = same.findIndex(({ missing }) =>
      finding.missing.every((one) => missing.includes(one)),
    );
    if (index >= 0) same.splice(index, 1);
    (index >= 0 ? known : fresh).push(finding);
  }
  // What misses more than it did is found still.
  const found = new Set(fresh.map(({ fingerprint }) => fingerprint));
  const gone = [...left.values()].flat().filter(({ fingerprint }) => !found.has(fingerprint));
  return { baseline: baseline !== undefined, known, fresh, gone };
}

/**
 * The text of the baseline to write. `fewer` keeps what is known and found still, so that it can only
 * shrink; `all` takes what is new as well, which a person has to ask for.
 */
export function baselineText({ known, fresh }: Comparison, keep: 'fewer' | 'all'): string {
  const findings = [...known, ...(keep === 'all' ? fresh : [])]
    .map(({ fingerprint, missing }): KnownFinding => ({ fingerprint, missing }))
    .sort((one, other) => compare(one.fingerprint, other.fingerprint) || compareLists(one, other));
  return `${visibleJson({ schema: SCHEMA, findings: findings.map(shortened) })}\n`;
}

function compareLists({ missing: one }: KnownFinding, { missing: other }: KnownFinding): number {
  return compare(one.join('\0'), other.join('\0'));
}

function shortened({ fingerprint, missing }: KnownFinding): object {
  return missing.length === 0 ? { fingerprint } : { fingerprint, missing };
}
