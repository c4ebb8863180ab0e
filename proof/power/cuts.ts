import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Act, ENDED, type Orders, perform } from '../lib/act.ts';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject, stateOf } from '../lib/project.ts';
import { type Scene, SIZE } from '../lib/scenes.ts';
import { absolutePath, fileSystemOver, stateDirectory } from '../lib/workspace.ts';
import { brokenAfterCut } from './cut-promises.ts';
import { diskStates, type Image, type Model } from './disk-states.ts';
import { type Operation, plainDisk, recordingCalls } from './operations.ts';

/** What came of cutting the power everywhere in one write. */
export interface Cuts {
  /** How many states the disk may have been found in, the same by different ways counted anew. */
  readonly states: number;
  /** Those that differ, for a further write to start from. */
  readonly images: readonly Image[];
  readonly violations: readonly string[];
}

/** Where the disk in memory has what the recorded process had in its project. */
const PROJECT = '/p';

let folder: string | undefined;

/** Cuts the power everywhere in `act` upon `scene`, and looks at each state that may be found. */
export function cutEverywhere(act: Act, scene: Scene, model: Model, word: string): Cuts {
  const orders: Orders = { word, size: SIZE, at: new Date() };
  const { log, code } = recorded(act, scene, orders);
  const before = imageOf(scene);
  const seen = new Map<string, Image>();
  const violations: string[] = [];
  let states = 0;
  for (const { image, after } of diskStates(before, log, model)) {
    states += 1;
    const ended = after === log.length ? code : undefined;
    const key = JSON.stringify([ended, [...image].sort()]);
    if (seen.has(key)) continue;
    seen.set(key, image);
    for (const promise of brokenAfterCut({ act, orders, scene, image, before, code: ended })) {
      const last = log[after - 1];
      const where = `after ${after} of ${log.length}: ${last?.kind} ${last?.path ?? ''}`;
      violations.push(`${act} upon ${scene.name}, ${model}, ${where}: not so: ${promise}`);
    }
  }
  return { states, images: [...seen.values()], violations };
}

function recorded(act: Act, scene: Scene, orders: Orders) {
  folder ??= temporaryFolder();
  const machine = join(folder, 'machine');
  rmSync(machine, { recursive: true, force: true });
  mkdirSync(machine);
  const project = makeProject(machine, scene.tree);
  const log: Operation[] = [];
  const { clock, token, owner } = stateOf(project);
  const calls = recordingCalls(log);
  const code = perform(
    act,
    stateDirectory({
      fs: fileSystemOver(calls, { windows: false, sleep: () => {} }),
      root: absolutePath(project),
      clock,
      token,
      owner,
    }),
    { ...orders, disk: plainDisk(calls) },
  );
  if (code !== ENDED.well) throw new Error(`Cannot do a ${act} upon ${scene.name}: ${code}`);
  const moved = (path: string) => path.replace(project, PROJECT);
  return {
    code,
    log: log.map((one) =>
      one.kind === 'rename'
        ? { ...one, path: moved(one.path), to: moved(one.to) }
        : { ...one, path: moved(one.path) },
    ),
  };
}

function imageOf({ tree }: Scene): Image {
  const image = new Map([
    [`${PROJECT}/`, ''],
    [`${PROJECT}/README.md`, '# A project\n'],
  ]);
  if (tree !== undefined) image.set(`${PROJECT}/.dochygiene/`, '');
  for (const [name, text] of Object.entries(tree ?? {})) {
    const path = `${PROJECT}/.dochygiene/${name}`;
    image.set(`${dirname(path)}/`, '').set(path, text);
  }
  return image;
}

/** A scene that starts from what a power cut left, where `image` is known to be sound. */
export function sceneOf(
  name: string,
  image: Image,
  known: Pick<Scene, 'word' | 'lastCheck'>,
): Scene {
  const prefix = `${PROJECT}/.dochygiene/`;
  const files = [...image].filter(([path]) => path.startsWith(prefix) && !path.endsWith('/'));
  const tree = Object.fromEntries(files.map(([path, text]) => [path.slice(prefix.length), text]));
  return { name, tree: image.has(prefix) ? tree : undefined, ...known };
}
