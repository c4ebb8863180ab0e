import type { Code } from './codes.ts';

/** How bad a finding is, the worst first: a rule that nothing keeps, a doubt, advice. */
export const LEVELS = ['error', 'warning', 'note'] as const;

/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** Something the audit found that a person should put right. */
export interface AuditFinding {
  readonly code: Code;
  readonly level: Level;
  /** The document or the file of the carrier, relative to the root. */
  readonly path: string;
  /** 1-based. */
  readonly line?: number;
  /** Id of the rule it is about; absent where it is about a carrier or a declaration alone. */
  readonly rule?: string;
  /** The host it holds for; absent where it is the same for any. */
  readonly host?: string;
  /** One line without a full stop. */
  readonly message: string;
  /** What is not covered, in code-unit order; empty where nothing or everything is missing. */
  readonly missing: readonly string[];
  /** Tells it from others and stays when lines move: what a baseline keeps. */
  readonly fingerprint: string;
}

/** Something odd that was met, told beside the result while the audit goes on. */
export interface AuditProblem {
  /** Relative to the root; `.` for the whole project. */
  readonly path: string;
  /** 1-based, where there is one. */
  readonly line?: number;
  readonly message: string;
}

/** What a finding is made of besides its fingerprint. */
type Parts = Omit<AuditFinding, 'fingerprint' | 'missing' | 'host'> & {
  readonly host?: string | undefined;
  readonly missing?: readonly string[];
  /** What tells it from others of the same code, rule and host: no line number, nothing that moves. */
  readonly about?: string;
};

/** A finding, with the fingerprint that follows from its parts. */
export function findingOf(parts: Parts): AuditFinding {
  const { code, level, path, line, rule, host, message, missing = [], about } = parts;
  // Copying what is left of an object is most of what this costs where there are many.
  return {
    code,
    level,
    path,
    ...(line === undefined ? undefined : { line }),
    ...(rule === undefined ? undefined : { rule }),
    ...(host === undefined ? undefined : { host }),
    message,
    missing,
    fingerprint: `${code} ${rule ?? path} ${host ?? ''} ${about ?? ''}`.trimEnd(),
  };
}

/** Findings in order: the worst first, then by path, line, code and fingerprint. */
export function inOrder(findings: readonly AuditFinding[]): readonly AuditFinding[] {
  const order = (a: AuditFinding, b: AuditFinding) =>
    compare(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.fingerprint, b.fingerprint);
  return LEVELS.flatMap((level) => findings.filter((one) => one.level === level).sort(order));
}

/** By code units: less than 0 where `one` comes first. */
export function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
