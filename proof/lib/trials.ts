import { join } from 'node:path';
import { type Act, claims, ENDED } from './act.ts';
import { attempt } from './attempt.ts';
import { built, temporaryFolder } from './build.ts';
import { type Fault, injectionsOf, named, struck } from './fault.ts';
import type { Scene } from './scenes.ts';
import type { Traced } from './strace.ts';

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
  /** Tries the faults of `plans` while there is `more` time, two at once. */
  tryAll(plans: readonly Plan[], more?: () => boolean): Promise<Verdict>;
}

/** What came of trying. */
export interface Verdict {
  readonly points: number;
  readonly violations: readonly string[];
  /** What was left behind, in the order in which it came. */
  readonly left: readonly Scene[];
}

/** There are two processors in a small machine. */
const AT_ONCE = 2;

/** A laboratory in a temporary folder, with the driver in it. */
export async function laboratory(): Promise<Laboratory> {
  const driver = await built('lib/driver.ts');
  const base = temporaryFolder();
  return {
    record: async (act, scene) => {
      const run = await attempt({ driver, bench: join(base, 'record'), act, scene });
      if (run.traced.code !== 0 || run.violations.length > 0) {
        const why = [...run.violations, run.traced.stderr].join('; ');
        throw new Error(`Cannot do a ${act} upon ${scene.name}: ${why}`);
      }
      return { act, scene, recorded: run.traced };
    },
    cutShort: async (act, scene, bytes) => {
      const limited = ['prlimit', `--fsize=${bytes}`];
      const { violations } = await attempt({
        driver,
        bench: join(base, 'short'),
        act,
        scene,
        limited,
      });
      return violations.map((promise) => `${act} of ${bytes} bytes at most: not so: ${promise}`);
    },
    tryAll: async (plans, more = () => true) => {
      const all = plans.flatMap(({ subject, faults }) =>
        faults.map((fault) => ({ subject, fault })),
      );
      const waiting = all.reverse();
      const violations: string[] = [];
      const left: Scene[] = [];
      const worker = async (bench: string) => {
        for (let next = waiting.pop(); next !== undefined && more(); next = waiting.pop()) {
          const tried = await tryOne(driver, bench, next.subject, next.fault);
          violations.push(...tried.violations);
          left.push(...tried.left);
        }
      };
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => worker(join(base, `bench-${at}`))),
      );
      return { points: left.length, violations, left };
    },
  };
}

/** A process that starts up a little differently has its calls counted differently: once more. */
const TRIES = 8;

async function tryOne(
  driver: string,
  bench: string,
  { act, scene, recorded }: Subject,
  fault: Fault,
): Promise<Omit<Verdict, 'points'>> {
  const where = `${act} upon ${scene.name}, ${named(fault, recorded)}: `;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const again = tries >= 2;
    const counted = again ? (await attempt({ driver, bench, act, scene })).traced : recorded;
    const injections = injectionsOf(fault, counted);
    const { traced, violations, left } = await attempt({ driver, bench, act, scene, injections });
    if (!struck(fault, traced, recorded)) continue;
    const found = violations.map((promise) => `${where}not so: ${promise} ${traced.stderr}`);
    const unsynced = recorded.calls[fault.at]?.name === 'fsync' && !claims(act);
    const hidden = unsynced && traced.code === ENDED.well;
    if (hidden) found.push(`${where}not so: what may not last is told of`);
    return { violations: found, left: [left] };
  }
  return { violations: [`${where}never struck there`], left: [] };
}
