import { eventOf, hostOf } from '@dochygiene/hosts';
import type { CarrierReason } from '../carrier.ts';
import type { Trigger } from './ci-job.ts';
import { late } from './ci-job.ts';
import { reason } from './reason.ts';
import { isRecord, textsOf, type Values, valueAt } from './values.ts';

/** What starts a workflow. */
export interface Triggers {
  readonly triggers: readonly Trigger[];
  /** Whether other workflows can call it. */
  readonly callable: boolean;
}

/** Events after which nothing can be kept out any more. */
const LATE =
  /^(?:release|deployment|deployment_status|workflow_run|page_build|registry_package|create)$/;

/** Kinds of a pull request's event at which the change that is to be merged is looked at. */
const LOOKS = ['synchronize'];

/** The triggers under `on` of the workflow `value`, a text, a list or a map. */
export function githubTriggers(value: unknown): Triggers {
  // A reader of YAML 1.1 takes the key "on" for true.
  const on = valueAt(value, 'on') ?? valueAt(value, 'true');
  const events: Values = isRecord(on)
    ? on
    : Object.fromEntries(textsOf(on).map((event) => [event, null]));
  const triggers = Object.keys(events)
    .filter((event) => event !== 'workflow_call')
    .map((event) => trigger(event, events[event]));
  return { triggers, callable: Object.hasOwn(events, 'workflow_call') };
}

function trigger(event: string, rules: unknown): Trigger {
  if (event === 'workflow_dispatch' || event === 'repository_dispatch') {
    const message = `${event} starts it only by hand`;
    return { event, seesTree: true, reasons: [reason('OB107', message)] };
  }
  const known = eventOf(hostOf('ci'), event);
  if (known?.mode !== 'sweep') {
    const why = LATE.test(event)
      ? late(event)
      : reason('OB117', `${event} is about something else`);
    return { event, seesTree: LATE.test(event), reasons: [why] };
  }
  if (known.blocks !== 'yes') return { event, seesTree: true, reasons: [late(event)] };

  const paths = pathsOf(rules);
  if (event === 'pull_request_target') {
    const why = 'pull_request_target runs on the branch that is merged into, not on the change';
    return { event, seesTree: true, paths, reasons: [reason('OB118', why)] };
  }
  const types = textsOf(valueAt(rules, 'types'));
  if (event === 'pull_request' && types.length > 0 && !LOOKS.some((one) => types.includes(one))) {
    const why = reason('OB117', `of a pull request it sees only ${types.join(', ')}`);
    return { event, seesTree: false, paths, reasons: [why] };
  }
  if (event === 'pull_request' && types.length > 0 && !types.includes('opened')) {
    const why = `not decided: of a pull request it sees only ${types.join(', ')}`;
    return { event, seesTree: true, paths, reasons: [reason('OB120', why)] };
  }
  const reasons = onlyTags(rules) ? [late('a tag')] : branchReasons(rules);
  return { event, seesTree: true, paths, reasons };
}

/** Branches of which a filter has to take one, for most changes to meet it. */
const USUAL = 'main master trunk develop dev default'.split(' ');

/** What the filters of branches leave out, if they take no branch where changes usually are. */
function branchReasons(rules: unknown): readonly CarrierReason[] {
  const taken = valueAt(rules, 'branches');
  const left = valueAt(rules, 'branches-ignore');
  const globs = textsOf(taken ?? left);
  const isWritten = taken !== undefined || left !== undefined;
  if (!isWritten || globs.includes('$default-branch')) return [];
  const branches = left === undefined ? USUAL : [...USUAL, 'a/topic'];
  if (branches.some((branch) => takes(globs, branch) === (taken !== undefined))) return [];
  const shown = globs.join(', ').slice(0, 80);
  const which = taken === undefined ? 'all branches but' : 'only the branches';
  return [reason('OB120', `not decided: it sees ${which} ${shown}`)];
}

/** Whether the last of `globs` that matches `branch` takes it; one with `!` in front lets it go. */
function takes(globs: readonly string[], branch: string): boolean {
  let isTaken = false;
  for (const glob of globs) {
    const isOut = glob.startsWith('!');
    if (branchPattern(isOut ? glob.slice(1) : glob).test(branch)) isTaken = !isOut;
  }
  return isTaken;
}

/** A glob of branches; one with signs other than `*` matches nothing. */
function branchPattern(glob: string): RegExp {
  if (!/^[\w./*-]+$/.test(glob)) return /(?!)/;
  const text = glob.replace(/\*{2,}|\*|\./g, (sign) =>
    sign === '.' ? '\\.' : sign === '*' ? '[^/]*' : '.*',
  );
  return new RegExp(`^(?:${text})$`);
}

function onlyTags(rules: unknown): boolean {
  const has = (key: string): boolean => valueAt(rules, key) !== undefined;
  return (has('tags') || has('tags-ignore')) && !has('branches') && !has('branches-ignore');
}

/** Globs of the paths without which the event starts nothing; what is left out begins with `!`. */
function pathsOf(rules: unknown): readonly string[] | undefined {
  const paths = textsOf(valueAt(rules, 'paths'));
  if (paths.length > 0) return paths;
  const ignored = textsOf(valueAt(rules, 'paths-ignore'));
  return ignored.length > 0 ? ['**', ...ignored.map((glob) => `!${glob}`)] : undefined;
}
