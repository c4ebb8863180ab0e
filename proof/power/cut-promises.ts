import { type Act, claims, ENDED, type Orders, perform } from '../lib/act.ts';
import { keeps, readable } from '../lib/promises.ts';
import type { Scene } from '../lib/scenes.ts';
import {
  absolutePath,
  type MemoryTree,
  memoryFileSystem,
  readState,
  readTree,
  type StateDirectory,
  stateDirectory,
  systemClock,
} from '../lib/workspace.ts';
import type { Image } from './disk-states.ts';

/** One state that a power cut may leave. */
export interface Cut {
  readonly act: Act;
  readonly orders: Orders;
  readonly scene: Scene;
  readonly before: Image;
  readonly image: Image;
  /** How the write ended, if it had when the power went. */
  readonly code: number | undefined;
}

/** Which promises do not hold where the disk is found as it is; writes once more to find out. */
export function brokenAfterCut(cut: Cut): readonly string[] {
  const { act, code, orders, scene } = cut;
  const directory = directoryOf(cut.image);
  const found: string[] = [];
  const may = (what: string, known: string | undefined, all: readonly (string | undefined)[]) => {
    if (!all.includes(known)) found.push(`${what} is ${all.join(' or ')}: ${known}`);
  };
  const ended = code === ENDED.well;
  const choice = <T>(old: T, next: T) => (ended ? [next] : [old, next]);

  const word = readable(directory, orders.size);
  may('the report', word, act === 'report' ? choice(scene.word, orders.word) : [scene.word]);

  const { lastCheck, remindedOn } = readState(directory);
  const now = orders.at.toISOString();
  const checks = act === 'check' ? choice(scene.lastCheck, now) : [scene.lastCheck];
  may('the last check', lastCheck?.toISOString(), checks);

  const today = directory.clock.dayOf(orders.at);
  if (claims(act) && ended) may('the day', String(remindedOn.includes(today)), ['true']);
  found.push(...lost(cut), ...unhealed(cut, directory));
  return found;
}

const NAMES = '/p/.dochygiene/';

/** The state directory of the project in `image`, on a disk in memory, long after. */
export function directoryOf(image: Image): StateDirectory {
  const tree: Record<string, MemoryTree[string]> = {};
  for (const [path, text] of image) {
    const long = new Date('2020-01-01T00:00:00Z');
    if (path.endsWith('/')) tree[path.slice(0, -1)] = { kind: 'directory' };
    else tree[path] = { kind: 'file', content: Buffer.from(text, 'latin1'), modified: long };
  }
  return stateDirectory({
    fs: memoryFileSystem(tree, { clock: systemClock }),
    root: absolutePath('/p'),
    clock: systemClock,
    token: () => {
      tokens += 1;
      return `f${tokens.toString(16).padStart(7, '0')}-later`;
    },
    owner: undefined,
  });
}

let tokens = 0;

/** What is gone that no write may take away. */
function lost({ act, before, image }: Cut): readonly string[] {
  const found: string[] = [];
  const mayGo = {
    report: /\/(?:report-|scratch-)/,
    check: /\/(?:state\.json|scratch-)/,
    reminder: /\/(?:state\.json|scratch-|reminded-)/,
    banner: /\/(?:state\.json|scratch-|reminded-)/,
  };
  for (const [path, text] of before) {
    const kept = mayGo[act].test(path) || image.get(path) === text;
    if (!kept) found.push(`${path} is left alone`);
  }
  const was = before.get(`${NAMES}state.json`);
  if (was !== undefined) {
    const states = [...image].filter(([path]) => path.startsWith(`${NAMES}state.json`));
    const kept = states.some(([, text]) => keeps(was, text));
    if (!kept) found.push('what the state held is kept');
  }
  const names = [...image.keys()].filter((path) => path.startsWith(NAMES) && path !== NAMES);
  const used = names.some((path) => !path.startsWith(`${NAMES}scratch-`));
  const hidden = image.get(`${NAMES}.gitignore`) === '*\n';
  if (used && !hidden) found.push('a folder in use ignores itself');
  return found;
}

/** What one more write does not put in order. */
function unhealed({ act, orders }: Cut, directory: StateDirectory): readonly string[] {
  const found: string[] = [];
  const at = directory.clock.now();
  try {
    for (const next of claims(act) ? (['reminder', 'check'] as const) : [act]) {
      perform(next, directory, { ...orders, word: 'next', at });
    }
    const word = readable(directory, orders.size);
    if (act === 'report' && word !== 'next') found.push(`the next report is read: ${word}`);
    const { lastCheck } = readState(directory);
    const known = act === 'report' || lastCheck?.getTime() === at.getTime();
    if (!known) found.push(`the next check is known: ${lastCheck?.toISOString()}`);
  } catch (error) {
    found.push(`the next write succeeds: ${error}`);
  }
  const names = Object.keys(readTree(directory.fs, directory.path));
  const reports = names.filter((name) => name.startsWith('report-'));
  if (act === 'report' && reports.length !== 2) found.push(`one report is left: ${reports}`);
  const scratch = names.filter((name) => name.startsWith('scratch-'));
  if (scratch.length > 0) found.push(`no old scratch file is left: ${scratch}`);
  if (!names.includes('.gitignore')) found.push('the folder ignores itself');
  return found;
}
