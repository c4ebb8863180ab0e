import { projectPath } from './command-use.ts';
import { type InstallCommand, installCommands } from './install-commands.ts';
import { normalPath } from './looking.ts';
import { manifestOf } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { recordAt, textAt, textsOf, valueAt } from './values.ts';
import { yamlFile } from './yaml-file.ts';

/** What a project does about its hooks by itself, so that whoever clones it has them. */
export interface Wiring {
  /** Where git looks for hooks once dependencies are installed; `undefined` if nothing is seen to set it. */
  readonly hooksPath: HooksPath | undefined;
  /**
   * The words after `program` of the last command that every install is seen to run and that `sets`
   * hooks; `undefined` if there is none, or if something after it takes the hooks away.
   */
  setBy(program: string, sets: (args: readonly string[]) => boolean): readonly string[] | undefined;
  /** Whether a script that runs when dependencies are installed names `program`, whatever it does. */
  names(program: string): boolean;
  /** The range of versions of a dependency; `undefined` if there is no such dependency. */
  version(name: string): string | undefined;
  /** Whether installing the dependency `name` runs its own script, which pnpm does only if told to. */
  runsOwnScript(name: string): boolean;
}

/** A folder that git is told to look for hooks in. */
export interface HooksPath {
  readonly by: 'git' | 'husky';
  /** Relative to the root. */
  readonly path: string;
}

/** From this version on husky is set up by its bare name. */
const BARE_SINCE = 9;

/** Reads the wiring of the project from its manifest. */
export function wiringOf(files: ProjectFiles): Wiring {
  const manifest = manifestOf(files, '') ?? {};
  const commands = installCommands(files);
  const version = (name: string): string | undefined =>
    textAt(recordAt(manifest, 'devDependencies'), name) ??
    textAt(recordAt(manifest, 'dependencies'), name);
  const major = majorOf(version('husky'));
  const isPnpm =
    files.look('pnpm-lock.yaml').kind === 'file' ||
    (textAt(manifest, 'packageManager')?.startsWith('pnpm@') ?? false);

  return {
    hooksPath: hooksPathOf(files, commands, major),
    setBy: (program, sets) => {
      const change = (words: readonly string[]) => {
        if (words[0] === program && sets(words.slice(1))) return words.slice(1);
        const leads = pathSet(files, words, major) !== undefined;
        return leads || takesAway(words, program) ? 'undone' : undefined;
      };
      return lastOf(commands, change);
    },
    names: (program) => commands.some(({ words }) => words.join(' ').includes(program)),
    version,
    runsOwnScript(name) {
      if (version(name) === undefined) return false;
      if (commands.some(({ words }) => takesAway(words, name))) return false;
      return !isPnpm || allowedByPnpm(files, manifest, name);
    },
  };
}

/** The major number of a range such as `^9.1.0`; `undefined` if it has none. */
export function majorOf(range: string | undefined): number | undefined {
  const found = /^[\^~>=v\s]*(\d+)(?:\.|$|\s)/.exec(range ?? '');
  return found === null ? undefined : Number(found[1]);
}

/** What the last of `commands` that changes something leaves; nothing, if that is not certain. */
function lastOf<T>(
  commands: readonly InstallCommand[],
  change: (words: readonly string[]) => T | 'undone' | undefined,
): T | undefined {
  let left: T | undefined;
  for (const { words, certain } of commands) {
    const now = change(words);
    if (now === undefined) continue;
    const isSame = JSON.stringify(now) === JSON.stringify(left);
    if (!isSame) left = now === 'undone' || !certain ? undefined : now;
  }
  return left;
}

function hooksPathOf(
  files: ProjectFiles,
  commands: readonly InstallCommand[],
  major: number | undefined,
): HooksPath | undefined {
  const found = lastOf(commands, (words) => {
    return pathSet(files, words, major) ?? (unsetsPath(words) ? 'undone' : undefined);
  });
  return found === undefined || found.path === undefined
    ? undefined
    : { ...found, path: found.path };
}

/** What `words` set core.hooksPath to: `path` is undefined where it leads out of the project. */
function pathSet(
  files: ProjectFiles,
  words: readonly string[],
  major: number | undefined,
): { by: 'git' | 'husky'; path: string | undefined } | undefined {
  const [program, ...args] = words;
  if (program === 'husky') {
    const dir = huskyFolder(args, major);
    return dir === undefined ? undefined : { by: 'husky', path: normalPath(dir) };
  }
  const line = words.join(' ');
  const set =
    /^git config (?:set )?(?:(?:--local|--replace-all|--path|--type[ =]path) )*core\.hookspath (\S+)$/i;
  const value = set.exec(line)?.[1];
  if (value === undefined || value.startsWith('-')) return undefined;
  const path = /[$`~]/.test(value) ? undefined : projectPath(files, '', value);
  return { by: 'git', path };
}

/** The folder that husky sets up when it is run with `args`; `undefined` if it sets up none. */
function huskyFolder(args: readonly string[], major: number | undefined): string | undefined {
  const [first, second] = args;
  if (args.some((word) => word.startsWith('-'))) return undefined;
  if (first === 'install') return (major ?? 0) >= BARE_SINCE ? '.husky' : (second ?? '.husky');
  if (major !== undefined && major < BARE_SINCE) return undefined;
  if (first === undefined) return '.husky';
  return /^(?:add|set|uninstall|init|run|help|version)$/.test(first) ? undefined : first;
}

function unsetsPath(words: readonly string[]): boolean {
  const line = words.join(' ');
  return (
    (/^git config .*(?:unset|remove-section|hookspath)/i.test(line) && !/--get/.test(line)) ||
    takesAway(words, 'husky')
  );
}

/** Whether `words` take away what `program` set, or the files that it reads or writes. */
function takesAway(words: readonly string[], program: string): boolean {
  const line = words.join(' ');
  if (words[0] === program) return /^\S+ uninstall\b/.test(line);
  return /^(?:rm|rimraf|rmdir|del|mv|unlink|del-cli|shx rm) .*(?:husky|hooks|\.git(?:\/| |$))/.test(
    line,
  );
}

function allowedByPnpm(files: ProjectFiles, manifest: unknown, name: string): boolean {
  const workspace = yamlFile(files, 'pnpm-workspace.yaml', { repeats: false })?.value;
  return [recordAt(manifest, 'pnpm'), workspace].some(
    (settings) =>
      textsOf(valueAt(settings, 'onlyBuiltDependencies')).includes(name) ||
      valueAt(valueAt(settings, 'allowBuilds'), name) === true ||
      valueAt(settings, 'dangerouslyAllowAllBuilds') === true,
  );
}
