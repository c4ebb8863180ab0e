import type { Mention } from '../../document.ts';
import { editDistance } from '../../edit-distance.ts';
import { isEntryName } from '../../graph/entry.ts';
import type { Manifest, ManifestKind } from '../../manifests.ts';
import type { Project } from '../../signal.ts';
import type { Command, Move } from './command.ts';

/** What the manifests of a project define, to be asked. */
export interface Definitions {
  /**
   * Looks for `command` of the document at `path`, its reader having made `moves`.
   *
   * A command that is `unknown` may be defined, or is meant for another place.
   */
  look(path: string, command: Command & { readonly line: number }, moves: readonly Move[]): Verdict;
}

/** What was found of a command. */
export type Verdict = 'defined' | 'unknown' | Undefined;

/** No manifest defines the command. */
export interface Undefined {
  /** The manifest that should: the nearest one above the document. */
  readonly manifest: string;
  /** The name in it that was probably meant. */
  readonly nearest: string | undefined;
}

/** The definitions of `project`. */
export function definitions(project: Project): Definitions {
  const { all, complete } = project.manifests;
  const titles = new Set(all.flatMap((manifest) => manifest.titles));
  const byKind = new Map<ManifestKind, KindOfManifest>();
  for (const manifest of all) {
    const own = byKind.get(manifest.kind) ?? { manifests: [], names: new Set(), open: false };
    byKind.set(manifest.kind, own);
    own.manifests.push(manifest);
    for (const name of manifest.names) own.names.add(name);
    own.open ||= manifest.open;
  }
  return {
    look(path, command, moves) {
      const own = byKind.get(command.kind);
      if (own?.names.has(command.name)) return 'defined';
      if (own === undefined || own.open || !complete) return 'unknown';
      const chain = own.manifests.filter(({ directory }) => isWithin(path, directory));
      const nearest = chain.reduce<Manifest | undefined>(deeper, undefined);
      if (nearest === undefined || isSample(path, nearest)) return 'unknown';
      if (isShownBySite(project, path, nearest)) return 'unknown';
      if (!staysHere(project, path, command.line, moves, titles)) return 'unknown';
      const loose = command.kind === 'python' && !isOwnProgram(project, path, command, nearest);
      if (loose) return 'unknown';
      return { manifest: nearest.path, nearest: similar(command.name, nearest.names) };
    },
  };
}

/** All manifests of one kind together. */
interface KindOfManifest {
  readonly manifests: Manifest[];
  readonly names: Set<string>;
  open: boolean;
}

function isWithin(path: string, directory: string): boolean {
  return directory === '' || path.startsWith(`${directory}/`);
}

function deeper(one: Manifest | undefined, other: Manifest): Manifest {
  return one !== undefined && one.directory.length >= other.directory.length ? one : other;
}

/** Whether the document belongs to a sample that brings no manifest of its own. */
function isSample(path: string, { directory }: Manifest): boolean {
  const below = directory === '' ? path : path.slice(directory.length + 1);
  return SAMPLES.test(below);
}

const SAMPLES = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|starters?|tutorials?)\//i;

/** Whether the document is a page of the site that is all its manifest is for: it is about something else. */
function isShownBySite(project: Project, path: string, { directory }: Manifest): boolean {
  const below = directory === '' ? path : path.slice(directory.length + 1);
  if (!below.includes('/') || isEntryName(path)) return false;
  return SITES.some((target) => {
    const at = directory === '' ? target : `${directory}/${target}`;
    const mention: Mention = { line: 1, kind: 'link', target: `/${at}`, pattern: false };
    const found = project.resolve('README.md', mention);
    return found.kind === 'file' && found.path === at;
  });
}

const SITES: readonly string[] = [
  ...['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs'],
  ...['.vitepress/config.ts', '.vitepress/config.mts', '.vitepress/config.js'],
  ...['astro.config.mjs', 'astro.config.ts', 'gatsby-config.js', 'theme.config.tsx'],
];

/** Whether every step on the way leads to a place of this project. */
function staysHere(
  project: Project,
  path: string,
  line: number,
  moves: readonly Move[],
  titles: ReadonlySet<string>,
): boolean {
  const own = new Set(titles);
  const cloned = new Set(moves.flatMap((move) => (isClone(move) ? [move.cloned] : [])));
  // A page that tells how to get one repository tells how to get this one.
  if (cloned.size === 1 && TO_BEGIN.test(path)) own.add([...cloned][0] ?? '');
  return moves.every((move) => {
    if (move === 'made') return false;
    if (isClone(move)) return own.has(move.cloned);
    return own.has(move.to.toLowerCase()) || leadsHere(project, path, line, move.to);
  });
}

function isClone(move: Move): move is { readonly cloned: string } {
  return move !== 'made' && 'cloned' in move;
}

const TO_BEGIN =
  /^(?:[^/]+$|\.github\/|docs?\/(?:[^/]+\/)?[^/]*(?:contribut|develop|install|setup|start|quick|build|local|test|guide|readme)[^/]*$)/i;

function leadsHere(project: Project, path: string, line: number, target: string): boolean {
  if (/^(?:-|\.{1,2}(?:\/\.\.)*\/?)$/.test(target)) return true;
  const mention: Mention = {
    line,
    kind: 'code',
    target: target.replace(/\/$/, ''),
    pattern: false,
  };
  return project.resolve(path, mention).kind === 'directory';
}

/** `uv run` starts anything that is installed: whether it must be a file or a script of ours. */
function isOwnProgram(
  project: Project,
  path: string,
  { name, line }: Command & { readonly line: number },
  { titles, names }: Manifest,
): boolean {
  if (/^[\w.-]+(?:\/[\w.-]+)*\.py$/.test(name)) {
    const mention: Mention = { line, kind: 'command', target: name, pattern: false };
    const resolution = project.resolve(path, mention);
    return name.includes('/') && resolution.kind === 'missing' && resolution.likely;
  }
  if (names.size === 0 || !/^[a-z][\w-]*$/.test(name)) return false;
  return titles.some(
    (title) => title.length > 3 && (name === title || name.startsWith(`${title}-`)),
  );
}

/** The only name that is a slip away from `name`, or shares two words with it and has all of one. */
function similar(name: string, names: ReadonlySet<string>): string | undefined {
  const limit = Math.min(2, Math.floor(name.length / 5));
  const near = [...names].filter((other) => editDistance(name, other, limit) <= limit);
  const kin = [...names].filter((other) => sharesWords(name, other));
  return near.length === 1 ? near[0] : kin.length === 1 ? kin[0] : undefined;
}

function sharesWords(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const words = new Set(longer.split(/[:_-]/));
  const shared = shorter.split(/[:_-]/);
  return shared.length > 1 && shared.every((word) => words.has(word));
}
