import { ofDifferentLanguages } from '../../context/translation.ts';
import { ofDifferentVersions } from '../../context/versioned-copy.ts';
import { baseName, directoryOf } from '../../resolve/project-path.ts';
import { isOfThePast } from '../kept-as-is.ts';

/**
 * Whether it is meant that the documents at `one` and `other` repeat each other: in two languages, of
 * two versions or numbers, for agents, on two days, or to open two folders.
 */
export function areMeant(one: string, other: string): boolean {
  if (ofDifferentLanguages(one, other) || ofDifferentVersions(one, other)) return true;
  if (FOR_AGENTS.test(one) || FOR_AGENTS.test(other)) return true;
  if (isOfThePast(one) !== isOfThePast(other)) return true;
  if (README.test(one) && README.test(other)) return true;
  return ofOneSeries(one, other) || (baseName(one) === baseName(other) && ITS_OWN.test(one));
}

/** What is for agents: each host, skill and mode needs a copy of its own, of what people read too. */
const FOR_AGENTS =
  /(?:^|\/)(?:(?:\.[\w-]+|[\w-]*skills?|commands?|[\w-]*agents?|[\w-]*prompts?|rules?(?:-\w+)?|plugins?|modes?|presets?|personas?|rag[\w-]*|[\w-]*knowledge|memor(?:y|ies)|tools\/descriptions)\/|(?:claude|agents?|gemini|skill|warp|qwen|crush|copilot-instructions)\.md$|\.(?:agent|instructions|prompt)\.md$)/i;

/** A README is a package's own, wherever it is gathered. */
const README = /readme[^/]*$/i;

/** What every package, skill and chart brings of its own, because it may be published alone. */
const ITS_OWN =
  /(?:^|\/)(?:_?index|overview|contributing|support|security|changelog|governance|owners|code[-_]of[-_]conduct|install(?:ation)?)(?:[._-]\w+)?\.[a-z]+$/i;

/** Whether the paths, or at least the names, differ in a number alone: `handler_v4.md`, `handler_v5.md`. */
function ofOneSeries(one: string, other: string): boolean {
  if (unnumbered(one) === unnumbered(other)) return true;
  const [left, right] = [baseName(one), baseName(other)];
  return left !== right && unnumbered(left) === unnumbered(right);
}

function unnumbered(path: string): string {
  return path.replace(/\d+/g, '0');
}

/**
 * Whether two documents may share words because they describe things of one kind: they stand side
 * by side, or their paths differ in one folder alone.
 */
export function areParallel(one: string, other: string): boolean {
  if (directoryOf(one) === directoryOf(other)) return true;
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return false;
  return left.filter((segment, at) => segment !== right[at]).length === 1;
}

/** A document, and the one that it overlaps with the most. */
export type Pair = readonly [path: string, other: string];

/** So many documents that stand in one other make it up. */
const COMPILED = 5;

/** The documents that so many of `pairs` lead to that they are put together from them. */
export function compilations(pairs: Iterable<Pair>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [, other] of pairs) counts.set(other, (counts.get(other) ?? 0) + 1);
  return new Set([...counts.keys()].filter((path) => (counts.get(path) ?? 0) >= COMPILED));
}

/** So many documents that stand in two trees under the same names are a mirror. */
const MIRRORED = 3;

/** Tells of two documents whether one mirrors the other: some tool keeps two trees alike. */
export function mirrors(pairs: Iterable<Pair>): (one: string, other: string) => boolean {
  const mirrored = new Map<string, Set<string>>();
  for (const [one, other] of pairs) {
    for (const { trees, path } of treesOf(one, other)) {
      mirrored.set(trees, (mirrored.get(trees) ?? new Set()).add(path));
    }
  }
  return (one, other) =>
    treesOf(one, other).some(({ trees }) => (mirrored.get(trees)?.size ?? 0) >= MIRRORED);
}

interface Trees {
  /** Two folders that hold the documents. */
  readonly trees: string;
  /** What is the same of them below. */
  readonly path: string;
}

/**
 * The trees that two documents of one name stand in: those under which they have the same path, and
 * those at the root of the project, where a site gathers what the packages have.
 */
function treesOf(one: string, other: string): readonly Trees[] {
  if (baseName(one) !== baseName(other)) return [];
  const [left, right] = [one.split('/'), other.split('/')];
  const roots = [left[0] ?? '', right[0] ?? ''];
  const common: string[] = [];
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    common.unshift(left.pop() ?? '');
    right.pop();
  }
  const found = [{ trees: named([left.join('/'), right.join('/')]), path: common.join('/') }];
  const gathered = left.length > 0 && right.length > 0 && roots[0] !== roots[1];
  if (gathered)
    found.push({ trees: `gathered\n${named(roots)}`, path: [one, other].sort().join() });
  return found;
}

function named(trees: readonly string[]): string {
  return [...trees].sort().join('\n');
}
