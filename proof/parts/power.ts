import type { Act } from '../lib/act.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { readable } from '../lib/promises.ts';
import { isDue, SCENES, type Scene, SIZE } from '../lib/scenes.ts';
import { readState } from '../lib/workspace.ts';
import { directoryOf } from '../power/cut-promises.ts';
import { type Cuts, cutEverywhere, sceneOf } from '../power/cuts.ts';

const ACTS: readonly Act[] = ['report', 'check', 'reminder', 'banner'];
const MODELS = ['in order', 'any subset'] as const;

/** Cuts the power everywhere in each write, and then in a write upon what that cut left. */
export const part: Part = {
  name: 'power',
  async run(seconds) {
    const more = timeLeft(seconds);
    const today = new Date().toISOString().slice(0, 10);
    const once: Cuts[] = [];
    const twice: Cuts[] = [];
    const left: Scene[] = [];
    for (const act of ACTS) {
      for (const model of MODELS) {
        for (const scene of SCENES[act]) {
          const cuts = cutEverywhere(act, scene, model, 'new');
          once.push(cuts);
          left.push(...cuts.images.map((image) => afterCut(scene.name, image)));
        }
      }
    }
    for (let at = 0; at < left.length && more(); at += 1) {
      const scene = left[at];
      if (scene === undefined) break;
      for (const act of ACTS) {
        const due =
          act === 'banner' ? isDue(scene, today) : act !== 'reminder' || !claimed(scene, today);
        if (due) twice.push(cutEverywhere(act, scene, 'any subset', 'newer'));
      }
    }
    const count = (all: readonly Cuts[]) => all.reduce((sum, { states }) => sum + states, 0);
    return {
      figures: `${count(once)} states after one cut, ${count(twice)} after a second`,
      violations: [...once, ...twice].flatMap(({ violations }) => violations),
    };
  },
};

function afterCut(name: string, image: Cuts['images'][number]): Scene {
  const directory = directoryOf(image);
  return sceneOf(`${name}, after a cut`, image, {
    word: readable(directory, SIZE),
    lastCheck: readState(directory).lastCheck?.toISOString(),
  });
}

function claimed({ tree }: Scene, today: string): boolean {
  return Object.hasOwn(tree ?? {}, `reminded-${today}`);
}
