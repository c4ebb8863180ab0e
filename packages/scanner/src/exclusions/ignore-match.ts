import { byteString } from '../ignore/byte-string.ts';
import { type Layer, layerBelow, layerRule } from '../ignore/layer.ts';
import type { Rule } from '../ignore/rule.ts';

/** The project's own ignore file, at its root. */
export const OWN_IGNORE_FILE = '.dochygiene-ignore';

/** Git's, in any directory. */
export const GIT_IGNORE_FILE = '.gitignore';

/** The ignore rules as they apply in one directory. */
export interface IgnoreHere {
  /** Of git's files, the last to be asked first. */
  readonly git: readonly Layer[];
  /** Of `.dochygiene-ignore`, which comes after all of git's. */
  readonly own: Layer | undefined;
  /** The rule that leaves out this directory, opened only for what {@link own} brings back. */
  readonly outer: Rule | undefined;
  /** Whether this is a directory that agents read even when git ignores it, or below one. */
  readonly agents: boolean;
}

/** What agents read even when git ignores it: a file and a directory. */
const AGENT_FILE = 'CLAUDE.local.md';
const AGENT_DIRECTORY = '.claude';

/** The rule that leaves out the file called `name`; `undefined` if none does. */
export function fileIgnoredBy(here: IgnoreHere, name: string): Rule | undefined {
  const unread = here.agents || name === AGENT_FILE;
  return ignoredBy(here, byteString(name), false, unread);
}

/** What the rules make of a directory. */
export interface IgnoredDirectory {
  /** The rule that leaves it out as a whole; `undefined` if none does. */
  readonly rule: Rule | undefined;
  /** The rules in it. */
  readonly ignore: IgnoreHere;
}

/** What the rules make of the directory called `name`. */
export function directoryIgnoredBy(here: IgnoreHere, name: string): IgnoredDirectory {
  const bytes = byteString(name);
  const agents = here.agents || name === AGENT_DIRECTORY;
  const rule = ignoredBy(here, bytes, true, agents);
  const git = layersBelow(here.git, bytes);
  const own = here.own === undefined ? undefined : layerBelow(here.own, bytes);
  const same =
    git === here.git && own === here.own && rule === here.outer && agents === here.agents;
  return { rule, ignore: same ? here : { git, own, outer: rule, agents } };
}

function ignoredBy(
  here: IgnoreHere,
  name: string,
  isDirectory: boolean,
  gitUnread: boolean,
): Rule | undefined {
  if (here.own !== undefined) {
    const rule = layerRule(here.own, name, isDirectory);
    if (rule !== undefined) return rule.negated ? undefined : rule;
  }
  if (here.outer !== undefined) return here.outer;
  if (gitUnread) return undefined;
  for (const layer of here.git) {
    const rule = layerRule(layer, name, isDirectory);
    if (rule !== undefined) return rule.negated ? undefined : rule;
  }
  return undefined;
}

/** The layers one directory down; the same array where nothing changes. */
function layersBelow(layers: readonly Layer[], name: string): readonly Layer[] {
  let below: Layer[] | undefined;
  let index = 0;
  for (const layer of layers) {
    const next = layerBelow(layer, name);
    if (next !== layer) {
      below ??= [...layers];
      below[index] = next;
    }
    index += 1;
  }
  return below ?? layers;
}

/** Whether something in a directory that is left out as a whole may be brought back. */
export function mayComeBack(below: IgnoreHere): boolean {
  return below.own?.negates === true && below.outer?.file !== OWN_IGNORE_FILE;
}

/** What an exclusion says of `rule`: where it is written, and what. */
export function ruleDetail({ file, line, text }: Rule): string {
  return `${file}:${line}: ${text}`;
}
