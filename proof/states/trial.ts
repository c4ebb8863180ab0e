import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { answer, hook } from '../lib/programs.ts';
import { makeProject, stateOf } from '../lib/project.ts';
import { differences, wholeTree } from '../lib/whole-tree.ts';
import { readState } from '../lib/workspace.ts';
import type { BadState } from './bad-state.ts';

/** What came of opening a session in a project with a bad state. */
export interface StateTrial {
  readonly violations: readonly string[];
  readonly milliseconds: number;
  /** Why it could not be tried. */
  readonly skipped?: string;
}

/** Opens one or two sessions in a project with `bad`, which is made in `folder`. */
export async function tryState(
  bad: BadState,
  folder: string,
  sessions: 1 | 2,
): Promise<StateTrial> {
  const project = makeProject(folder, undefined);
  const skipped = bad.plant(project, join(folder, 'home', 'other'));
  if (skipped !== undefined) return { violations: [], milliseconds: 0, skipped };
  const violations: string[] = [];
  const holds = (what: string, expected: unknown, found: unknown) => {
    if (expected !== found) violations.push(`${bad.name}: ${what} is ${found}, not ${expected}`);
  };

  const before = wholeTree(folder);
  const hadFolder =
    lstatSync(join(project, '.dochygiene'), { throwIfNoEntry: false }) !== undefined;
  const found = amiss(bad, project);
  if (found !== undefined) violations.push(`${bad.name}: ${found}`);

  const run = await hook(project);
  const said = answer(run);
  if (bad.hook !== 'either') holds('the answer', bad.hook ?? 'banner', said);
  else if (said !== 'banner' && said !== 'silent') violations.push(`${bad.name}: the hook ${said}`);
  if (said === 'banner' && !existsSync(join(project, '.dochygiene'))) {
    violations.push(`${bad.name}: there is a banner and no claim`);
  }

  if (sessions > 1) holds('the second answer', 'silent', answer(await hook(project)));

  const made = hadFolder ? [] : ['home/project', 'home/project/.dochygiene'];
  for (const path of differences(before, wholeTree(folder))) {
    if (!made.includes(path)) violations.push(`${bad.name}: ${path} changed`);
  }
  return { violations, milliseconds: run.milliseconds };
}

/** What the store says of `bad`, planted in `project`, if it is not what is expected. */
export function amiss(bad: BadState, project: string): string | undefined {
  if (bad.condition === undefined) return undefined;
  const { condition, because, lastCheck } = readState(stateOf(project));
  const found = [condition, because, lastCheck?.toISOString()].join(' ');
  const expected = [bad.condition, bad.because, bad.lastCheck].join(' ');
  return found === expected ? undefined : `the store says ${found}, not ${expected}`;
}
