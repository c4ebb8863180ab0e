import type { CarrierReason } from '../carrier.ts';
import type { CiAction, CiStep } from './ci-job.ts';
import { onWindows } from './github-runner.ts';
import { shellOf } from './github-shell.ts';
import { normalPath } from './looking.ts';
import { reason } from './reason.ts';
import { listOf, recordAt, textAt, type Values, valueAt } from './values.ts';

/** Actions that make ready what is checked later. */
const PREPARES =
  /^(?:actions\/(?:checkout|cache|upload-artifact|download-artifact)|[\w.-]+\/setup-[\w.-]+|actions\/setup-|pnpm\/action-setup|docker\/)/;

/** Actions that are called by what they check; those that only tell of it are left out. */
const CHECKS = /lint|check|test|lychee|pre-commit|vale|typos|spell|valid|verify|ruff|prettier/i;
const TELLS = /report|result|upload|publish|comment|summary|badge/i;
const CARRIES = /upload|publish|comment|summary|badge|deploy|release|pages|label/i;

/** What `continue-on-error` makes of a failure: only what is left out or false makes nothing of it. */
export function goesOn(value: unknown, what: string): CarrierReason | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  const written = String(value).replace(/^\s*\$\{\{\s*|\s*\}\}\s*$/g, '');
  if (written === 'false') return undefined;
  if (written === 'true') return reason('OB113', `continue-on-error: ${what}`);
  return reason('OB120', `not decided: continue-on-error is up to ${written.slice(0, 80)}`);
}

/** The folder of the project, by which a path may begin. */
const WORKSPACE = /^\$\{\{\s*github\.workspace\s*\}\}(?:\/+|$)/;

/** The steps of `job` that run commands. */
export function stepsOf(workflow: Values, job: Values): readonly CiStep[] {
  const usual = (key: string): string | undefined =>
    [job, workflow]
      .map((one) => textAt(recordAt(recordAt(one, 'defaults'), 'run'), key))
      .find((one) => one !== undefined);
  const [usualFolder = '', usualShell] = [usual('working-directory'), usual('shell')];
  const windows = onWindows(job);
  const elsewhere = checkedOut(job);
  return listOf(job['steps']).flatMap((step) => {
    const text = textAt(step, 'run');
    if (text === undefined) return [];
    const written = textAt(step, 'working-directory') ?? usualFolder;
    const within = written.trim().replace(WORKSPACE, '');
    const folder = normalPath(within) ?? within;
    const shell = textAt(step, 'shell') ?? usualShell;
    const { errexit, pipefail, why } = shellOf(shell, text, windows);
    const soft = softStep(step) ?? elsewhere ?? why;
    return [{ text, folder, pipefail, errexit, soft, condition: valueAt(step, 'if') }];
  });
}

/** Why what the job checks out may not be all of what has changed. */
function checkedOut(job: Values): CarrierReason | undefined {
  const all = listOf(job['steps'])
    .filter((step) => /^actions\/checkout@/.test(textAt(step, 'uses') ?? ''))
    .map((step) => recordAt(step, 'with'));
  const odd = all.map((options) => {
    const said = (key: string): string => String(options[key] ?? '').trim();
    if (/^[^$]/.test(said('repository'))) return `the repository ${said('repository')}`;
    if (/^[^$]/.test(said('ref'))) return `the ref ${said('ref')}`;
    return said('sparse-checkout') === '' ? undefined : 'a part of it';
  });
  const [first] = odd;
  if (first === undefined || odd.includes(undefined)) return undefined;
  return reason('OB120', `not decided: its checkout brings ${first.slice(0, 80)}`);
}

function softStep(step: unknown): CarrierReason | undefined {
  return goesOn(valueAt(step, 'continue-on-error'), 'the job goes on when the step fails');
}

/** The steps of `job` that are actions and may check something. */
export function actionsOf(job: Values): readonly CiAction[] {
  return listOf(job['steps']).flatMap((step) => {
    const uses = textAt(step, 'uses');
    if (uses === undefined || PREPARES.test(uses)) return [];
    if (CARRIES.test(uses) && !CHECKS.test(uses)) return [];
    const options = recordAt(step, 'with');
    const isSoft = Object.keys(options).some(
      (key) => /fail/i.test(key) && !/^true$/.test(String(options[key])),
    );
    const isCheck = CHECKS.test(uses) && !TELLS.test(uses) && !uses.startsWith('./');
    const why = reason('OB120', `not decided: whether ${uses.slice(0, 80)} can fail`);
    const soft = softStep(step) ?? (isCheck && !isSoft ? undefined : why);
    return [{ soft, condition: valueAt(step, 'if') }];
  });
}
