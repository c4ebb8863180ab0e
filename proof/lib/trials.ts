import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Act, Orders } from './act.ts';
import { built, temporaryFolder } from './build.ts';
import { type Fault, injectionsOf, named, struck } from './fault.ts';
import { makeProject, snapshot } from './project.ts';
import { broken } from './promises.ts';
import { type Scene, SIZE } from './scenes.ts';
import { type Traced, traced } from './strace.ts';

/** A write upon a scene, as a process of its own does it, and all the calls that it makes. */
export interface Subject {
  readonly act: Act;
  readonly scene: Scene;
  readonly recorded: Traced;
}

/** Faults to try, and upon what. */
export interface Plan {
  readonly subject: Subject;
  readonly faults: readonly Fault[];
}

/** Tries faults on real processes. */
export interface Laboratory {
  /** Does `act` upon `scene` with nothing in its way, to learn its calls. */
  record(act: Act, scene: Scene): Promise<Subject>;
  /** Does `act` upon `scene` where no file may grow beyond `bytes`: the system cuts writes short. */
  cutShort(act: Act, scene: Scene, bytes: number): Promise<readonly string[]>;
  /** Tries all faults of `plans`, two at a time; gives what does not hold. */
  tryAll(plans: readonly Plan[], more?: () => boolean): Promise<Verdict>;
}

/** What came of trying. */
export interface Verdict {
  readonly points: number;
  readonly violations: readonly string[];
}

/** A process that starts up a little differently has its calls counted differently: once more. */
const TRIES = 8;

/** There are two processors in a small machine. */
const AT_ONCE = 2;

/** A laboratory in a temporary folder, with the driver in it. */
export async function laboratory(): Promise<Laboratory> {
  const driver = await built('lib/driver.ts');
  const base = temporaryFolder();
  return {
    record: async (act, scene) => {
      const run = await attempt(join(base, 'record'), { act, scene }, []);
      if (run.traced.code !== 0 || run.violations.length > 0) {
        throw new Error(
          `Cannot do a ${act} upon ${scene.name}: ${run.violations} ${run.traced.stderr}`,
        );
      }
      return { act, scene, recorded: run.traced };
    },
    cutShort: async (act, scene, bytes) => {
      const limited = ['prlimit', `--fsize=${bytes}`];
      const run = await attempt(join(base, 'short'), { act, scene }, [], limited);
      return run.violations.map(
        (promise) => `${act} of ${bytes} bytes at most: not so: ${promise}`,
      );
    },
    tryAll: async (plans, more = () => true) => {
      const left = plans.flatMap(({ subject, faults }) =>
        faults.map((fault) => ({ subject, fault })),
      );
      left.reverse();
      const violations: string[] = [];
      let points = 0;
      const worker = async (bench: string) => {
        for (let next = left.pop(); next !== undefined && more(); next = left.pop()) {
          points += 1;
          violations.push(...(await tryOne(join(base, bench), next.subject, next.fault)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, bench) => worker(`bench-${bench}`)));
      return { points, violations };
    },
  };

  async function tryOne(bench: string, subject: Subject, fault: Fault): Promise<readonly string[]> {
    const { act, scene, recorded } = subject;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const base = tries < 2 ? recorded : (await attempt(bench, subject, [])).traced;
      const run = await attempt(bench, subject, injectionsOf(fault, base));
      if (!struck(fault, run.traced, recorded)) continue;
      const where = `${act} upon ${scene.name}, ${named(fault, recorded)}`;
      return run.violations.map((promise) => `${where}: not so: ${promise}${run.traced.stderr}`);
    }
    return [`${act} upon ${scene.name}, ${named(fault, recorded)}: never struck there`];
  }

  async function attempt(
    bench: string,
    { act, scene }: Pick<Subject, 'act' | 'scene'>,
    injections: readonly string[],
    limited: readonly string[] = [],
  ): Promise<{ readonly traced: Traced; readonly violations: readonly string[] }> {
    const folder = join(bench, 'machine');
    rmSync(bench, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const project = makeProject(folder, scene.tree);
    const orders: Orders = { word: 'new', size: SIZE, at: new Date() };
    const before = snapshot(folder);
    const command = [
      ...limited,
      process.execPath,
      driver,
      act,
      project,
      orders.word,
      String(SIZE),
      orders.at.toISOString(),
    ];
    const run = await traced(command, join(bench, 'log'), injections);
    const trial = { act, orders, scene, folder, project, before, code: run.code };
    return { traced: run, violations: broken(trial) };
  }
}
