import { visible } from '@dochygiene/report';
import type { AuditFinding } from '../finding.ts';
import type { Audit } from '../result.ts';
import type { Comparison } from './baseline.ts';
import { summaryLine } from './text.ts';
import { count } from './words.ts';

/** The audit as Markdown, for a job summary, an issue or a pull request; at most `limit` findings. */
export function auditMarkdown(audit: Audit, comparison: Comparison, limit: number): string {
  const { findings, problems, documents } = audit;
  const isNew = new Set(comparison.fresh);
  const shown = findings
    .slice(0, limit)
    .map((finding) => row(finding, comparison.baseline && isNew.has(finding)));
  const more = findings.length - shown.length;
  const table = ['| | where | what | |', '| --- | --- | --- | --- |', ...shown];
  return `${[
    '# Obligations',
    '',
    documents.length === 0
      ? 'No rule document found: nothing was audited.'
      : markdownText(summaryLine(audit)),
    '',
    ...(shown.length > 0 ? table : ['Nothing to put right.']),
    ...(more > 0 ? ['', `${more} more.`] : []),
    ...(problems.length > 0 ? ['', `${count(problems.length, 'problem')}:`, ''] : []),
    ...problems.slice(0, limit).map(({ path, line, message }) => {
      return `- ${markdownText(placeOf(path, line))} ${markdownText(message)}`;
    }),
  ].join('\n')}\n`;
}

function row({ level, path, line, code, message }: AuditFinding, isNew: boolean): string {
  const what = markdownText(message);
  return `| ${level}${isNew ? ' (new)' : ''} | ${markdownText(placeOf(path, line))} | ${what} | ${code} |`;
}

function placeOf(path: string, line: number | undefined): string {
  return line === undefined ? path : `${path}:${line}`;
}

/** `text` visible, and nothing in it is markup, wherever it stands. */
function markdownText(text: string): string {
  return visible(text).replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&');
}
