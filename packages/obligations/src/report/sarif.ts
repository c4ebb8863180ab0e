import {
  lineRegion,
  sarifLog,
  sarifPlace,
  sarifProblem,
  sentence,
  unlinked,
  visible,
} from '@dochygiene/report';
import { CODES } from '../codes.ts';
import type { AuditFinding } from '../finding.ts';
import type { Audit } from '../result.ts';

/** The rules of the log: one for each code, in order. */
const RULES = Object.entries(CODES).map(([id, text]) => ({
  id,
  shortDescription: { text: `${sentence(text)}.` },
}));

/** The findings as a log of SARIF 2.1.0; `version` is that of the command. */
export function auditSarif({ findings, problems }: Audit, version: string): string {
  const notifications = problems.map((problem) => sarifProblem('problem', problem));
  const invocation = { toolExecutionNotifications: notifications };
  return sarifLog({ version, rules: RULES, invocation, results: findings.map(resultOf) });
}

function resultOf({ code, level, path, line, message, fingerprint }: AuditFinding) {
  return {
    ruleId: code,
    ruleIndex: RULES.findIndex(({ id }) => id === code),
    level,
    message: { text: unlinked(message) },
    locations: [{ physicalLocation: sarifPlace(path, lineRegion(line)) }],
    partialFingerprints: { 'dochygiene/v1': visible(fingerprint) },
  };
}
