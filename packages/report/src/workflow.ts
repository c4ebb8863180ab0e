import { visible } from './visible.ts';

/** GitHub shows so many annotations of each kind that a step makes, and drops the rest silently. */
export const ANNOTATIONS_SHOWN = 10;

/** What GitHub is to show beside a file. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  /** Its path in the checkout. */
  readonly file: string;
  /** 1-based. */
  readonly line: number | undefined;
  readonly title: string;
  /** What it says, a line each. */
  readonly lines: readonly string[];
}

/** The workflow command of GitHub's that makes `annotation`, on one line. */
export function workflowCommand({ kind, file, line, title, lines }: Annotation): string {
  const properties = [
    `file=${workflowProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${workflowProperty(title)}`,
  ];
  return `::${kind} ${properties.join(',')}::${lines.map(workflowData).join('%0A')}`;
}

/** `text` as the message of a workflow command of GitHub's, on one line. */
export function workflowData(text: string): string {
  // Runners that do not know a command look for an older form of one, anywhere in the line.
  return visible(text).replaceAll('##[', '\\u{23}#[').replaceAll('%', '%25');
}

/** `text` as the value of a property of such a command. */
export function workflowProperty(text: string): string {
  return workflowData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
