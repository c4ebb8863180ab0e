import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, claims, ENDED, type Orders, perform, reportOf } from './act.ts';
import { ageScratch, namesIn, type Snapshot, snapshot, stateOf } from './project.ts';
import type { Scene } from './scenes.ts';
import { readReport, readState, type StateDirectory, sha256 } from './workspace.ts';

/** One write that something went wrong with, and what was there before it. */
export interface Trial {
  readonly act: Act;
  readonly orders: Orders;
  readonly scene: Scene;
  /** The folder that holds the machine. */
  readonly folder: string;
  readonly project: string;
  readonly before: Snapshot;
  /** The driver's exit code; `undefined` if it was killed. */
  readonly code: number | undefined;
}

/** Which promises do not hold after a trial, each in a few words; writes once more to find out. */
export function broken(trial: Trial): readonly string[] {
  const found: string[] = [];
  const holds = (promise: string, does: boolean) => {
    if (!does) found.push(promise);
  };
  const { act, code, orders, project, scene } = trial;
  const told = code === undefined || Object.values<number>(ENDED).includes(code);
  holds(`it ends in a way that callers know: ${code}`, told && code !== ENDED.byBug);

  const word = readable(stateOf(project), orders.size);
  const after = act === 'report' && code === ENDED.well ? [orders.word] : [scene.word];
  if (act === 'report' && code !== ENDED.well) after.push(orders.word);
  holds(`the report is ${after.join(' or ')}, whole: ${word}`, after.includes(word));
  for (const promise of stateBroken(trial)) found.push(promise);
  for (const path of changed(trial)) holds(`${path} is left alone`, false);
  for (const promise of unhealed(trial)) found.push(promise);
  return found;
}

/** The word of the report, if both halves are whole and of the same. */
export function readable(directory: StateDirectory, size: number): string | undefined {
  try {
    const report = readReport(directory, { sha256 });
    if (report === undefined) return undefined;
    const { word, lines } = report.json;
    const { json, markdown } = reportOf(String(word), size);
    const whole =
      report.markdown === markdown && JSON.stringify({ word, lines }) === JSON.stringify(json);
    return whole && !report.edited ? String(word) : 'a mixture';
  } catch (error) {
    return String(error);
  }
}

function stateBroken({ act, code, orders, project, scene }: Trial): readonly string[] {
  const found: string[] = [];
  const { lastCheck, condition } = readState(stateOf(project));
  const known = lastCheck?.toISOString();
  const now = orders.at.toISOString();
  const may =
    act !== 'check' ? [scene.lastCheck] : code === ENDED.well ? [now] : [scene.lastCheck, now];
  if (!may.includes(known)) found.push(`the last check is ${may.join(' or ')}: ${known}`);

  const was = scene.tree?.['state.json'];
  if (was === undefined) return found;
  const held = namesIn(project)
    .filter((name) => name.startsWith('state.json'))
    .map((name) => readFileSync(join(project, '.dochygiene', name), 'utf8'));
  const kept = held.some((text) => keeps(was, text));
  if (!kept) found.push(`what the state held is kept: ${condition}`);
  return found;
}

/** Whether `text` holds all of a state `was` that no write may change. */
export function keeps(was: string, text: string): boolean {
  const more = besideTimes(was);
  return text === was || (more !== undefined && besideTimes(text) === more);
}

function besideTimes(state: string): string | undefined {
  try {
    const { version, last_check, last_reminded, ...more } = JSON.parse(state);
    return JSON.stringify([version, more]);
  } catch {
    return undefined;
  }
}

/** The files that only another write than this may change. */
const OTHERS: Readonly<Record<Act, RegExp>> = {
  report: /^home\/project\/\.dochygiene(?!$|\/(?:report-|scratch-|\.gitignore$))/,
  check: /^home\/project\/\.dochygiene(?!$|\/(?:state\.json|scratch-|\.gitignore$))/,
  reminder: /^home\/project\/\.dochygiene(?!$|\/(?:state\.json|scratch-|reminded-|\.gitignore$))/,
  banner: /^home\/project\/\.dochygiene(?!$|\/(?:state\.json|scratch-|reminded-|\.gitignore$))/,
};

function changed({ act, before, folder, scene }: Trial): readonly string[] {
  const after = snapshot(folder);
  // Where the state directory is made, that is a change of the folder that holds it.
  const excepted = scene.tree === undefined ? ['home/project'] : [];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !path.startsWith('home/project/.dochygiene') || OTHERS[act].test(path),
  );
  return paths.filter((path) => before.get(path) !== after.get(path) && !excepted.includes(path));
}

/** What one more write does not put in order. */
function unhealed({ act, code, orders, project }: Trial): readonly string[] {
  const found: string[] = [];
  const directory = stateOf(project);
  if (claims(act)) {
    const more = [1, 2].map(() => perform('reminder', directory, orders) === ENDED.well);
    const winners = [code === ENDED.well, ...more].filter(Boolean).length;
    if (winners > 1) found.push(`one session has the day: ${winners}`);
    const known = readState(directory).remindedOn;
    if (!known.includes(directory.clock.dayOf(orders.at))) found.push('the day is known');
  }
  ageScratch(project);
  try {
    const at = directory.clock.now();
    const next = claims(act) ? 'check' : act;
    perform(next, directory, { ...orders, word: 'next', at });
    const word = readable(directory, orders.size);
    if (next === 'report' && word !== 'next') found.push(`the next report is read: ${word}`);
    const known = readState(directory).lastCheck?.getTime();
    if (next === 'check' && known !== at.getTime()) found.push(`the next check is known: ${known}`);
  } catch (error) {
    found.push(`the next write succeeds: ${error}`);
  }
  const names = namesIn(project);
  const reports = names.filter((name) => name.startsWith('report-'));
  // What other writes leave of reports is what was there, or a file has changed that must not.
  if (act === 'report' && reports.length !== 2) found.push(`one report is left: ${reports}`);
  const scratch = names.filter((name) => name.startsWith('scratch-'));
  if (scratch.length > 0) found.push(`no old scratch file is left: ${scratch.join(' ')}`);
  if (!names.includes('.gitignore')) found.push('the folder ignores itself');
  return found;
}
