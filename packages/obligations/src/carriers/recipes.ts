import { folderOf } from './part-paths.ts';
import { unwrappedWords } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { SHELL_LIMIT } from './shell-line.ts';

/** What a runner of targets runs for one command, as a text of shell. */
export interface Recipe {
  /** The file that has it. */
  readonly path: string;
  /** What it runs in, relative to the root. */
  readonly folder: string;
  readonly text: string;
}

/** Files of targets, by the runner that reads them. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['GNUmakefile', 'makefile', 'Makefile']],
  ['gmake', ['GNUmakefile', 'makefile', 'Makefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
]);

/** How many targets one command may lead to. */
const TARGET_LIMIT = 50;

/**
 * The recipes that the command of `part` runs by make or just, those of what its targets need before
 * their own; `undefined` where one of them is not seen: a pattern, an include, another option.
 */
export function recipeOf(files: ProjectFiles, part: CommandPart): Recipe | undefined {
  const { inner } = unwrappedWords(part.words);
  const [runner = '', ...targets] = inner;
  const names = NAMES.get(runner);
  const isPlain = targets.length > 0 && targets.every((word) => /^[\w.-]+$/.test(word));
  if (names === undefined || !isPlain || targets.some((word) => word.startsWith('-'))) {
    return undefined;
  }
  const folder = folderOf(files, part);
  if (folder === undefined) return undefined;
  const path = names
    .map((name) => (folder === '' ? name : `${folder}/${name}`))
    .find((one) => files.look(one).kind === 'file');
  const text = path === undefined ? undefined : files.text(path);
  if (path === undefined || text === undefined || text.length > SHELL_LIMIT) return undefined;
  const lines: string[] = [];
  const seen = new Set<string>();
  const joined = text.replace(/\\\n[ \t]*/g, ' ');
  if (!targets.every((target) => gathered(joined, target, seen, lines))) return undefined;
  return lines.length === 0 ? undefined : { path, folder, text: lines.join('\n') };
}

/** Whether what `target` runs is seen; `lines` are what it and what it needs run, each in a shell of its own. */
function gathered(text: string, target: string, seen: Set<string>, lines: string[]): boolean {
  if (seen.has(target)) return true;
  seen.add(target);
  if (seen.size > TARGET_LIMIT) return false;
  const rule = new RegExp(
    `^@?${target.replace(/[.]/g, '\\.')}[ \\t]*:(?![=:])([^\\n]*)\\n?((?:[ \\t]+[^\\n]*(?:\\n|$))*)`,
    'gm',
  );
  const found = [...text.matchAll(rule)];
  const [, needed = '', body = ''] = found[0] ?? [];
  if (found.length !== 1 || /[$%;|]/.test(needed.replace(/#.*$/, ''))) return false;
  const needs = needed.replace(/#.*$/, '').split(/\s+/).filter(Boolean);
  if (!needs.every((need) => /^[\w-]+$/.test(need) && gathered(text, need, seen, lines))) {
    return false;
  }
  for (const line of body.split('\n')) {
    const [, signs = '', own = ''] = /^[ \t]+([@+-]*)[ \t]*(.*)$/.exec(line) ?? [];
    if (own.startsWith('#!')) return false;
    if (own === '' || own.startsWith('#')) continue;
    // What a variable of its own stands for is not followed.
    const plain = own.replace(/\$\([^()]*\)|\{\{[^{}]*\}\}/g, '"$VALUE"').replaceAll('$$', '$');
    const shell = `sh -c '${plain.replaceAll("'", "'\\''")}'`;
    lines.push(signs.includes('-') ? `${shell} || true` : shell);
  }
  return true;
}
