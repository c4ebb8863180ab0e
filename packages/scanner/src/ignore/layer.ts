import { fits } from '../pattern/name-pattern.ts';
import { ANY_DEPTH } from '../pattern/way.ts';
import { lastRule, type NameIndex } from './name-index.ts';
import type { Rule } from './rule.ts';
import { indexOf, isLast, type RuleSet, type Step } from './rule-set.ts';

/**
 * The rules of one ignore file as they apply in one directory.
 *
 * Going down a directory costs a look at the few rules that name it, and nothing where none does:
 * then the directory shares its layer with its neighbours.
 */
export interface Layer {
  readonly set: RuleSet;
  /** Rules on their way that a name of this directory may end. */
  readonly ends: NameIndex | undefined;
  /** Rules on their way that may go on below this directory. */
  readonly passing: readonly Step[];
  /** Rules on their way that apply at any depth from here on. */
  readonly loose: readonly Step[];
  /** Whether a rule may bring back something in this directory or below. */
  readonly negates: boolean;
  /** What becomes of it in a directory that no passing rule names, once asked for. */
  below: Layer | undefined;
}

/** The rules of `set` in the directory of their file. */
export function topLayer(set: RuleSet): Layer {
  return layer(set, set.anchored, []);
}

/** Rules `here` apply in one directory only, `loose` ones below it too. */
function layer(set: RuleSet, here: readonly Step[], loose: readonly Step[]): Layer {
  const steps = [...here, ...loose].sort(byLine);
  const last = steps.filter(isLast);
  const made: Layer = {
    set,
    ends: last.length === 0 ? undefined : indexOf(last),
    passing: steps.filter((step) => !isLast(step)),
    loose,
    negates: set.negatesAnywhere || steps.some(({ rule }) => rule.negated),
    below: undefined,
  };
  if (here.length === 0) made.below = made;
  return made;
}

function byLine(one: Step, other: Step): number {
  return one.rule.line - other.rule.line;
}

/** The last rule that fits `name`, in bytes, in the layer's directory. */
export function layerRule(layer: Layer, name: string, isDirectory: boolean): Rule | undefined {
  const anywhere = lastRule(layer.set.anywhere, name, isDirectory);
  if (layer.ends === undefined) return anywhere;
  const here = lastRule(layer.ends, name, isDirectory);
  if (anywhere === undefined || (here !== undefined && here.line > anywhere.line)) return here;
  return anywhere;
}

/** The same rules one directory down, in the one called `name`, in bytes. */
export function layerBelow(above: Layer, name: string): Layer {
  for (const step of above.set.starts) if (passes(step, name)) return advanced(above, name);
  for (const step of above.passing) if (passes(step, name)) return advanced(above, name);
  above.below ??= layer(above.set, [], above.loose);
  return above.below;
}

function passes({ way, at }: Step, name: string): boolean {
  const pattern = way[at];
  return pattern !== undefined && pattern !== ANY_DEPTH && fits(pattern, name);
}

function advanced({ set, passing, loose }: Layer, name: string): Layer {
  const here: Step[] = [];
  const below = [...loose];
  for (const step of [...set.starts, ...passing]) {
    if (!passes(step, name)) continue;
    const { rule, way, at } = step;
    if (way[at + 1] === ANY_DEPTH) below.push({ rule, way, at: at + 2 });
    else here.push({ rule, way, at: at + 1 });
  }
  return layer(set, unique(here), unique(below));
}

/** `steps` without those that stand at the same place of the same way. */
function unique(steps: readonly Step[]): Step[] {
  const seen = new Map<Step['way'], Set<number>>();
  return steps.filter(({ way, at }) => {
    const places = seen.get(way) ?? new Set();
    seen.set(way, places);
    if (places.has(at)) return false;
    places.add(at);
    return true;
  });
}
