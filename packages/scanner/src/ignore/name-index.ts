import { fits, type NamePattern } from '../pattern/name-pattern.ts';
import type { Rule } from './rule.ts';

/** Rules whose last name decides, laid out so that most are never looked at. */
export interface NameIndex {
  readonly literal: ReadonlyMap<string, readonly Ending[]>;
  /** By what follows the last dot, for those that spell it out. */
  readonly extension: ReadonlyMap<string, readonly Ending[]>;
  readonly rest: readonly Ending[];
}

/** A rule, and the pattern of the last name on one of its ways. */
export interface Ending {
  readonly rule: Rule;
  readonly pattern: NamePattern;
}

/** Lays out `endings`, which come in the order of their lines. */
export function nameIndex(endings: readonly Ending[]): NameIndex {
  const literal = new Map<string, Ending[]>();
  const extension = new Map<string, Ending[]>();
  const rest: Ending[] = [];
  for (const ending of endings) {
    const { pattern } = ending;
    const dot = pattern.ending.lastIndexOf('.');
    if (pattern.literal !== undefined) add(literal, pattern.literal, ending);
    else if (dot >= 0) add(extension, pattern.ending.slice(dot + 1), ending);
    else rest.push(ending);
  }
  return { literal, extension, rest };
}

function add(map: Map<string, Ending[]>, key: string, ending: Ending): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [ending]);
  else known.push(ending);
}

/** The last rule of `index` that fits `name`, in bytes; `undefined` if none does. */
export function lastRule(index: NameIndex, name: string, isDirectory: boolean): Rule | undefined {
  let last = lastOf(index.literal.get(name), name, isDirectory, undefined);
  if (index.extension.size > 0) {
    const dot = name.lastIndexOf('.');
    if (dot >= 0) {
      last = lastOf(index.extension.get(name.slice(dot + 1)), name, isDirectory, last);
    }
  }
  return lastOf(index.rest, name, isDirectory, last);
}

/** The last rule of `endings` that fits and comes after `known`; else `known`. */
function lastOf(
  endings: readonly Ending[] | undefined,
  name: string,
  isDirectory: boolean,
  known: Rule | undefined,
): Rule | undefined {
  if (endings === undefined) return known;
  for (let i = endings.length - 1; i >= 0; i -= 1) {
    const ending = endings[i];
    if (ending === undefined || (known !== undefined && ending.rule.line <= known.line)) break;
    if (ending.rule.directoryOnly && !isDirectory) continue;
    if (fits(ending.pattern, name)) return ending.rule;
  }
  return known;
}
