import { workflowData, workflowProperty } from '@dochygiene/report';
import type { AuditFinding, Level } from '../finding.ts';
import type { Audit } from '../result.ts';
import type { Comparison } from './baseline.ts';
import { summaryLine } from './text.ts';
import { count } from './words.ts';

/** GitHub shows so many annotations of each kind that a step makes, and drops the rest silently. */
const SHOWN_OF_A_KIND = 10;

const KINDS: Readonly<Record<Level, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/**
 * What is new as workflow commands that make an annotation each, then lines that say what was looked
 * at. `folder` is where the project lies in the checkout, with `/` after it; empty where it is that.
 */
export function auditGithub(audit: Audit, { fresh }: Comparison, folder: string): string {
  const left = { error: SHOWN_OF_A_KIND, warning: SHOWN_OF_A_KIND, note: SHOWN_OF_A_KIND };
  const notes = audit.findings.filter(({ level }) => level === 'note');
  const all = [...fresh, ...notes];
  const commands = all.flatMap((finding) => {
    if (left[finding.level] === 0) return [];
    left[finding.level] -= 1;
    return [command(finding, folder)];
  });
  const more = all.length - commands.length;
  const { problems, documents } = audit;
  return `${[
    ...commands,
    documents.length === 0
      ? 'dochygiene: no rule document found'
      : `dochygiene: ${summaryLine(audit)}`,
    ...(more > 0 ? [`${count(more, 'finding')} more without an annotation`] : []),
    ...(problems.length > 0 ? [`${count(problems.length, 'problem')}: --format text`] : []),
  ].join('\n')}\n`;
}

function command({ level, path, line, code, message }: AuditFinding, folder: string): string {
  const properties = [
    `file=${workflowProperty(`${folder}${path}`)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${workflowProperty(`dochygiene: ${code}`)}`,
  ];
  return `::${KINDS[level]} ${properties.join(',')}::${workflowData(message)}`;
}
