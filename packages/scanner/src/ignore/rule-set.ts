import { ANY_DEPTH, type Way, wayWeight } from '../pattern/way.ts';
import { type NameIndex, nameIndex } from './name-index.ts';
import type { Rule } from './rule.ts';

/** A place on a rule's way: the name at `at` is the next that has to fit. */
export interface Step {
  readonly rule: Rule;
  readonly way: Way;
  readonly at: number;
}

/** The rules of one ignore file, sorted by where they apply. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  /** How much work they can make. */
  readonly weight: number;
  /** Those that one name decides at any depth. */
  readonly anywhere: NameIndex;
  /** Those that start at any depth and go on below. */
  readonly starts: readonly Step[];
  /** Those that start in the ignore file's own directory. */
  readonly anchored: readonly Step[];
  /** Whether a rule that starts at any depth brings something back. */
  readonly negatesAnywhere: boolean;
}

/** Sorts `rules`, which come in the order of their lines. */
export function ruleSet(rules: readonly Rule[]): RuleSet {
  const anywhere: Step[] = [];
  const starts: Step[] = [];
  const anchored: Step[] = [];
  for (const rule of rules) {
    for (const way of rule.ways) {
      const floats = way[0] === ANY_DEPTH;
      const step = { rule, way, at: floats ? 1 : 0 };
      if (!floats) anchored.push(step);
      else if (isLast(step)) anywhere.push(step);
      else starts.push(step);
    }
  }
  const negatesAnywhere = [...anywhere, ...starts].some(({ rule }) => rule.negated);
  const weight = rules.reduce((sum, rule) => sum + ruleWeight(rule), 0);
  return { rules, weight, anywhere: indexOf(anywhere), starts, anchored, negatesAnywhere };
}

/** How much work a rule can make. */
export function ruleWeight({ ways }: Pick<Rule, 'ways'>): number {
  return ways.reduce((sum, way) => sum + wayWeight(way), 0);
}

/** Whether the name that `step` waits for is the last of its way. */
export function isLast(step: Step): boolean {
  return step.at === step.way.length - 1;
}

/** The index of `steps`, all of which are last. */
export function indexOf(steps: readonly Step[]): NameIndex {
  return nameIndex(
    steps.flatMap(({ rule, way, at }) => {
      const pattern = way[at];
      return pattern === undefined || pattern === ANY_DEPTH ? [] : [{ rule, pattern }];
    }),
  );
}
