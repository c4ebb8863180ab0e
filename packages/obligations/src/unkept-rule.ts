import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '@dochygiene/scanner';
import type { AuditFinding } from './finding.ts';
import type { Audit } from './result.ts';

/**
 * The signal that a rule document promises what nothing keeps, as an audit found it: for a scan that
 * is handed it beside its other signals. It speaks of rule documents alone.
 */
export function unkeptRuleSignal(audit: Pick<Audit, 'findings' | 'documents' | 'rules'>): Signal {
  const paths = new Map(audit.rules.map(({ id, path }) => [id, path]));
  const documents = new Set(audit.documents);
  const byPath = new Map<string, AuditFinding[]>();
  for (const finding of audit.findings) {
    const path = finding.rule === undefined ? undefined : paths.get(finding.rule);
    if (path === undefined || !documents.has(path) || finding.level === 'note') continue;
    const known = byPath.get(path);
    if (known === undefined) byPath.set(path, [finding]);
    else known.push(finding);
  }
  return {
    id: 'unkept-rule',
    deciding: false,
    family: 'declared',
    explanation: {
      says: 'The document states a rule that nothing keeps, or keeps often enough.',
      definition:
        'A rule of the document declares how often it must hold and what enforces it, and the audit of obligations finds that its carrier cannot run, cannot block, fires too seldom, sees only a part, or is not there.',
      traps: [
        'a rule that claims nothing',
        'a gap that is declared: instruction-only with its reason',
        'a rule that reads like a duty and declares nothing: advice of the audit alone',
        'a carrier of a host that reads the rule and runs no hooks',
      ],
    },
    thresholds: {},
    judge: () => {
      return ({ path }) => {
        const own = byPath.get(path);
        return own === undefined ? undefined : findingOf(path, own);
      };
    },
  };
}

function findingOf(path: string, own: readonly AuditFinding[]): Finding {
  const rules = new Set(own.map(({ rule }) => rule)).size;
  const broken = own.filter(({ level }) => level === 'error').length;
  return {
    summary:
      rules === 1 ? '1 rule is not kept as it claims' : `${rules} rules are not kept as they claim`,
    evidence: [...own]
      .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
      .slice(0, EVIDENCE_LIMIT)
      .map((finding) => evidenceOf(path, finding)),
    strength: Math.min(1, (broken > 0 ? 0.6 : 0.3) + 0.1 * (rules - 1)),
  };
}

function evidenceOf(path: string, { code, path: where, line, message }: AuditFinding): Evidence {
  const detail = `${code} ${message}`.slice(0, DETAIL);
  const place = line === undefined ? {} : { line };
  // A line is one of the document that the signal speaks of; a side file is named instead.
  return where === path ? { ...place, detail } : { path: where, detail };
}

/** How much of a message is evidence, in characters. */
const DETAIL = 200;
