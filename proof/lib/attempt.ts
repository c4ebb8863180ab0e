import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Act, Orders } from './act.ts';
import { makeProject, type StateTree, snapshot, stateOf } from './project.ts';
import { broken, readable } from './promises.ts';
import { type Scene, SIZE } from './scenes.ts';
import { type Traced, traced } from './strace.ts';
import { readState } from './workspace.ts';

/** One write by a process of its own, and what came of it. */
export interface Attempt {
  readonly traced: Traced;
  /** Which promises do not hold. */
  readonly violations: readonly string[];
  /** What it left, for another write to start from. */
  readonly left: Scene;
}

/** What is to be attempted, and where. */
export interface Setting {
  /** The program that does one write. */
  readonly driver: string;
  /** A folder that nothing else uses meanwhile. */
  readonly bench: string;
  readonly act: Act;
  readonly scene: Scene;
  /** As strace's `inject` has them. */
  readonly injections?: readonly string[];
  /** A command that runs the driver with less than all that a process may have. */
  readonly limited?: readonly string[];
}

/** Has a process do a write, with what is to go wrong, and looks at what it left. */
export async function attempt(setting: Setting): Promise<Attempt> {
  const { driver, bench, act, scene, injections = [], limited = [] } = setting;
  const folder = join(bench, 'machine');
  rmSync(bench, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = makeProject(folder, scene.tree);
  const word = scene.word === 'new' ? 'newer' : 'new';
  const orders: Orders = { word, size: SIZE, at: new Date() };
  const before = snapshot(folder);

  const words = [act, project, word, String(SIZE), orders.at.toISOString()];
  const command = [...limited, process.execPath, driver, ...words];
  const run = await traced(command, join(bench, 'log'), injections);

  const directory = stateOf(project);
  const left: Scene = {
    name: `what a ${act} upon ${scene.name} left`,
    tree: treeIn(join(project, '.dochygiene')),
    word: readable(directory, SIZE),
    lastCheck: readState(directory).lastCheck?.toISOString(),
  };
  const trial = { act, orders, scene, folder, project, before, code: run.code };
  return { traced: run, violations: broken(trial), left };
}

function treeIn(folder: string): StateTree | undefined {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return undefined;
  }
  const files = names.filter((name) => name !== 'cache');
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
