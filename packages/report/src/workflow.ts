import { visible } from './visible.ts';

/** `text` as the message of a workflow command of GitHub's, on one line. */
export function workflowData(text: string): string {
  // Runners that do not know a command look for an older form of one, anywhere in the line.
  return visible(text).replaceAll('##[', '\\u{23}#[').replaceAll('%', '%25');
}

/** `text` as the value of a property of such a command. */
export function workflowProperty(text: string): string {
  return workflowData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
