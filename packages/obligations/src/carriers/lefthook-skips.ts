import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import { listOf, textAt, textsOf, type Values } from './values.ts';

/** Whether the command `name`, or one of the tags or names of `levels`, is left out by one of them. */
export function tagReasons(levels: readonly Values[], name: string): readonly CarrierReason[] {
  const wordsOf = (key: string) =>
    levels.flatMap((level) => textsOf(level[key]).flatMap((each) => each.split(/[\s,]+/)));
  const left = wordsOf('exclude_tags');
  const named = [...levels.flatMap((level) => textAt(level, 'name') ?? []), name];
  // Names are left out as tags are.
  const tag = [...wordsOf('tags'), ...named].find((each) => left.includes(each));
  return tag === undefined ? [] : [reason('OB108', `exclude_tags leaves out "${tag}"`)];
}

/** States of git in which most projects leave hooks out, since nobody writes anything in them. */
const USUAL: ReadonlySet<unknown> = new Set(['merge', 'rebase', 'merge-commit', false]);

/** Why `skip` and `only` of a hook, a group or a job leave it out, or may. */
export function skipReasons(one: Values): readonly CarrierReason[] {
  const skip = one['skip'] ?? [];
  const root = textAt(one, 'root');
  if (root !== undefined && /^\.(?:\/|$)/.test(root)) {
    return [reason('OB120', `not decided: with "root: ${root}" lefthook finds no files`)];
  }
  if (skip === true) return [reason('OB108', '"skip: true" switches it off')];
  const conditions = Array.isArray(skip) ? listOf(skip) : [skip];
  const only = (one['only'] ?? true) !== true;
  if (!only && conditions.every((each) => USUAL.has(each))) return [];
  return [reason('OB120', 'not decided: it is skipped under conditions of its own')];
}
