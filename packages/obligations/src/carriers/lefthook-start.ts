import type { CarrierReason } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { textAt, type Values } from './values.ts';

/** What starts lefthook itself, however it is reached. */
const LEFTHOOK = /(?:^|[\s/])lefthook(?:\.exe)?$/;

/** What in a file that is read before lefthook starts may keep it from running. */
const STOPS = /\b(?:LEFTHOOK\w*|exit|exec|return|PATH|alias|kill)\b|\(\)/;

/** Why the hook that lefthook writes by the `settings` may not come to run lefthook. */
export function startReasons(files: ProjectFiles, settings: Values): readonly CarrierReason[] {
  const reasons: CarrierReason[] = [];
  const program = textAt(settings, 'lefthook');
  if (program !== undefined && !LEFTHOOK.test(program.trim())) {
    reasons.push(reason('OB120', `not decided: what "${program.slice(0, 40)}" does as lefthook`));
  }
  const rc = textAt(settings, 'rc');
  const path = rc === undefined || /^[~$]/.test(rc) ? undefined : projectPath(files, '', rc);
  // One of a person's own is not there for others.
  const text = path === undefined ? undefined : files.text(path);
  if (text !== undefined && STOPS.test(text)) {
    reasons.push(reason('OB120', `not decided: "rc", ${path}, may keep it from running`));
  }
  return reasons;
}

/** `text`, what a job runs, with the templates of the `settings` in their places, and files for its own. */
export function filledIn(text: string, settings: Values): string {
  const templates = settings['templates'];
  return text.replace(/\{([\w-]+)\}/g, (_whole, name: string) => {
    return textAt(templates, name) ?? '"$FILES"';
  });
}
