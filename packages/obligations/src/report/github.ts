import { ANNOTATIONS_SHOWN, type Annotation, workflowCommand } from '@dochygiene/report';
import type { AuditFinding, Level } from '../finding.ts';
import type { Audit } from '../result.ts';
import type { Comparison } from './baseline.ts';
import { summaryLine } from './text.ts';
import { count } from './words.ts';

const KINDS: Readonly<Record<Level, Annotation['kind']>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/**
 * What is new as workflow commands that make an annotation each, then lines that say what was looked
 * at. `folder` is where the project lies in the checkout, with `/` after it; empty where it is that.
 */
export function auditGithub(audit: Audit, { fresh }: Comparison, folder: string): string {
  const left = { error: ANNOTATIONS_SHOWN, warning: ANNOTATIONS_SHOWN, note: ANNOTATIONS_SHOWN };
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
  return workflowCommand({
    kind: KINDS[level],
    file: `${folder}${path}`,
    line,
    title: `dochygiene: ${code}`,
    lines: [message],
  });
}
