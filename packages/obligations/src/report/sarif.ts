import { visible, visibleJson } from '@dochygiene/report';
import { CODES } from '../codes.ts';
import type { AuditFinding, AuditProblem } from '../finding.ts';
import type { Audit } from '../result.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Stands for the project root, so that the log names no folder of the machine that made it. */
const ROOT = '%SRCROOT%';

/** The rules of the log: one for each code, in order. */
const RULES = Object.entries(CODES).map(([id, text]) => ({
  id,
  shortDescription: { text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.` },
}));

/** The findings as a log of SARIF 2.1.0; `version` is that of the command. */
export function auditSarif({ findings, problems }: Audit, version: string): string {
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'dochygiene', semanticVersion: version, rules: RULES } },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: problems.map(notificationOf),
          },
        ],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the project.' } } },
        results: findings.map(resultOf),
      },
    ],
  };
  return `${visibleJson(log)}\n`;
}

function resultOf({ code, level, path, line, message, fingerprint }: AuditFinding) {
  return {
    ruleId: code,
    ruleIndex: RULES.findIndex(({ id }) => id === code),
    level,
    message: { text: unlinked(message) },
    locations: [{ physicalLocation: place(path, line) }],
    partialFingerprints: { 'dochygiene/v1': visible(fingerprint) },
  };
}

function place(path: string, line: number | undefined) {
  // A lone surrogate has no UTF-8, and so no URI.
  const uri = path
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const artifactLocation = { uri, uriBaseId: ROOT };
  return line === undefined
    ? { artifactLocation }
    : { artifactLocation, region: { startLine: line } };
}

/** `text` of a stranger, in which a reader of SARIF finds no link of Markdown's form. */
function unlinked(text: string): string {
  return visible(text).replaceAll('](', ']\\(');
}

function notificationOf({ path, line, message }: AuditProblem) {
  return {
    descriptor: { id: 'problem' },
    level: 'warning',
    message: { text: unlinked(message) },
    // A dot is the whole project, which is no file.
    ...(path === '.' ? {} : { locations: [{ physicalLocation: place(path, line) }] }),
  };
}
