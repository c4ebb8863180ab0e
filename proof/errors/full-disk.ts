import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, type Orders, perform } from '../lib/act.ts';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject, snapshot, stateOf } from '../lib/project.ts';
import { broken } from '../lib/promises.ts';
import { SCENES, type Scene, SIZE } from '../lib/scenes.ts';

/** In blocks. The disk is a little larger than all that any scene and write need. */
const DISK = 256;
const BLOCK = 4096;

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

/** Mounts a small disk; answers with why not, if that may not be done here. */
export function smallDisk(): SmallDisk | string {
  if (process.platform !== 'linux') return 'no tmpfs on this system';
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const size = `size=${DISK * BLOCK}`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  if (status !== 0) return 'no disk may be mounted here';
  let mounted = true;
  const remove = () => {
    if (mounted) spawnSync('umount', [folder]);
    mounted = false;
  };
  // Whatever happens, the machine is left without it, and before its folder is removed.
  process.prependListener('exit', remove);
  return { folder, remove };
}

/** Does `act` upon each of its scenes with room for 0 to `most` blocks; gives what does not hold. */
export function fullDisks({ folder }: SmallDisk, act: Act, most: number): FullDisks {
  const violations: string[] = [];
  const counts = { points: 0, refused: 0 };
  for (const scene of SCENES[act]) {
    for (let free = 0; free < most; free += 1) {
      const { refused, promises } = fullDisk(folder, act, scene, free);
      counts.points += 1;
      counts.refused += refused ? 1 : 0;
      const where = `${act} upon ${scene.name}, room for ${free} blocks`;
      violations.push(...promises.map((promise) => `${where}: not so: ${promise}`));
    }
  }
  return { ...counts, violations };
}

/** What came of filling disks. */
export interface FullDisks {
  readonly points: number;
  /** How often there was not enough room. */
  readonly refused: number;
  readonly violations: readonly string[];
}

function fullDisk(folder: string, act: Act, scene: Scene, free: number) {
  const filler = join(folder, 'filler');
  rmSync(filler, { force: true });
  const machine = join(folder, 'machine');
  const project = makeProject(machine, scene.tree);
  writeFileSync(filler, new Uint8Array((Number(statfsSync(folder).bfree) - free) * BLOCK));
  const before = snapshot(machine);

  const orders: Orders = { word: 'new', size: SIZE, at: new Date() };
  const code = perform(act, stateOf(project), orders);
  rmSync(filler);
  const trial = { act, orders, scene, folder: machine, project, before, code };
  return { refused: code !== 0, promises: broken(trial) };
}
