import { projectPath, useOf } from './command-use.ts';
import { manifestOf, packageRun } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { scriptFault } from './script-file.ts';
import { type ShellCommand, shellLine } from './shell-line.ts';
import { recordAt, textAt } from './values.ts';

/** Scripts of a manifest that run whenever somebody installs its dependencies, in their order. */
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish'];
const PREPARE = ['preprepare', 'prepare', 'postprepare'];

/** A command of the scripts that run when dependencies are installed. */
export interface InstallCommand {
  /** Its words, without what only wraps them. */
  readonly words: readonly string[];
  /** Whether it is seen to run in the root of every clone; else it may, or may not. */
  readonly certain: boolean;
}

/** How deep a script may run another. */
const DEPTH = 4;

const WRAPPER =
  /^(?:(?:npx|bunx|pnpx|pnpm(?: exec| dlx)?|npm exec|npm x|yarn(?: exec| run| dlx)?|bun(?: x| run)?|bundle exec|(?:uv|poetry|pipenv|pdm|hatch) run|exec|time|env|sudo|cross-env)(?: -\S+| [A-Za-z_]\w*=\S*)* )+/;

/** Settings by which the programs that set hooks do nothing. */
const SWITCHED_OFF =
  /\b(?:HUSKY=(?!1\b)|HUSKY_SKIP|LEFTHOOK=(?:0|false)|SKIP_(?:INSTALL_)?SIMPLE_GIT_HOOKS=|GIT_DIR=|GIT_CONFIG)/;

/** Commands that succeed in a run of CI alone. */
const IN_CI = /^(?:is-ci|(?:\[|test) (?:-n )?\$\{?CI\}?(?: ==? (?:true|1))?(?: \])?)$/;

/** Commands that succeed in a clone of git, and out of CI. */
const IN_CLONE =
  /^(?:(?:\[|test) (?:-[de] \.git|-z \$\{?CI\}?)(?: \])?|git rev-parse(?: --[\w-]+)*)$/;

/** Options by which a wrapper runs its command in another folder. */
const ELSEWHERE = / (?:--(?:cwd|dir|prefix|directory|filter|workspaces?)[ =]|-[CFw] ?\S)/;

/** Commands after which nothing is certain: they end the shell, or change what words mean. */
const ENDS: ReadonlySet<string> = new Set(
  'exit return exec trap alias eval source . kill pushd popd'.split(' '),
);

/** Commands that fail as often as not: what "&&" leads to from them is not certain. */
const TESTS: ReadonlySet<string> = new Set(
  '[ test [[ grep command which type hash false is-ci diff cmp'.split(' '),
);

/**
 * All that the scripts of the manifest run when somebody installs its dependencies, in order, by
 * looking at them and running nothing.
 */
export function installCommands(files: ProjectFiles): readonly InstallCommand[] {
  const manifest = manifestOf(files, '');
  const scripts = recordAt(manifest, 'scripts');
  const ignored = /^\s*ignore-scripts\s*=\s*true/m.test(files.text('.npmrc') ?? '');
  // From its version 2 on yarn runs no "prepare" where dependencies are installed.
  const isBerry =
    /^yarn@[2-9]/.test(textAt(manifest, 'packageManager') ?? '') ||
    files.look('.yarnrc.yml').kind === 'file';
  const names = ignored ? [] : isBerry ? LIFECYCLE : [...LIFECYCLE, ...PREPARE];
  return names.flatMap((name) => {
    const body = textAt(scripts, name);
    return body === undefined ? [] : commandsOf(files, body, DEPTH);
  });
}

type Truth = 'yes' | 'no' | 'unknown';

function commandsOf(files: ProjectFiles, text: string, depth: number): readonly InstallCommand[] {
  const root: string = files.root;
  const top = ['PWD', '$(pwd)', '$(git rev-parse --show-toplevel)'];
  const { commands, plain } = shellLine(text, new Map(top.map((one) => [one, root])));
  const found: InstallCommand[] = [];
  let certain = plain && !SWITCHED_OFF.test(text);
  let folder: string | undefined = '';
  let value: Truth = 'yes';
  for (const [at, command] of commands.entries()) {
    const runs = runsAfter(value, commands[at - 1]?.next);
    if (runs === 'no') continue;
    const name = command.words[0]?.text ?? '';
    if (name === 'cd') folder = moved(files, folder, command);
    const isHere = certain && folder === '' && runs === 'yes';
    found.push(...ranBy(files, command, folder, depth).map((one) => within(one, isHere)));
    certain &&= !ENDS.has(name);
    value = runs === 'unknown' ? 'unknown' : truthOf(files, command, commands.slice(at));
  }
  return found;
}

function within({ words, certain }: InstallCommand, isHere: boolean): InstallCommand {
  return { words, certain: certain && isHere };
}

/** Whether a command runs in a clone, after one of that value. */
function runsAfter(value: Truth, connector: ShellCommand['next']): Truth {
  if (connector === '&&') return value;
  if (connector !== '||') return 'yes';
  return value === 'unknown' ? 'unknown' : value === 'yes' ? 'no' : 'yes';
}

/** Whether the first of `rest` succeeds in a clone, as far as the rest of the list depends on it. */
function truthOf(files: ProjectFiles, command: ShellCommand, rest: readonly ShellCommand[]): Truth {
  const line = command.words.map(({ text }) => text).join(' ');
  const name = command.words[0]?.text ?? '';
  const bare = line.replace(WRAPPER, '');
  if (IN_CI.test(bare)) return 'no';
  if (IN_CLONE.test(line)) return 'yes';
  if (name === 'false') return 'no';
  const asked = /^(?:command -v|which|type|hash) (\S+)$/.exec(line)?.[1];
  if (asked !== undefined) return isDependency(files, asked) ? 'yes' : 'unknown';
  if (TESTS.has(name)) return 'unknown';
  if (name === 'true' || name === 'echo' || name === ':') return 'yes';
  // If it fails, so does the installation, unless something of the same list makes up for it.
  const end = rest.findIndex(({ next }) => next !== '&&' && next !== '||');
  const chain = rest.slice(0, end < 0 ? rest.length : end);
  return chain.some(({ next }) => next === '||') && command.next === '&&' ? 'unknown' : 'yes';
}

/** Whether whoever installs the dependencies of the project has the program `name`. */
function isDependency(files: ProjectFiles, name: string): boolean {
  const manifest = manifestOf(files, '');
  return ['devDependencies', 'dependencies'].some(
    (kind) => textAt(recordAt(manifest, kind), name) !== undefined,
  );
}

function moved(
  files: ProjectFiles,
  folder: string | undefined,
  { words }: ShellCommand,
): string | undefined {
  const to = words[1];
  if (folder === undefined || to === undefined || to.dynamic) return undefined;
  return projectPath(files, folder, to.text);
}

/** What `command` runs in `folder`: itself, or the commands of the script that it starts. */
function ranBy(
  files: ProjectFiles,
  command: ShellCommand,
  folder: string | undefined,
  depth: number,
): readonly InstallCommand[] {
  const written = command.words.map(({ text }) => text.replace(/\s+/g, '\u00a0'));
  const isElsewhere = ELSEWHERE.test(written.join(' ')) && written[0] !== 'git';
  const itself = { words: unwrapped(written), certain: !isElsewhere };
  if (folder === undefined || depth === 0) return [itself];
  const run = packageRun(files, folder, command);
  if (run?.body !== undefined) return commandsOf(files, run.body, depth - 1);
  if (run !== undefined && written[0] !== 'yarn') return [{ ...itself, certain: false }];

  const use = useOf(files, folder, command);
  if (use.kind === 'shell') return commandsOf(files, use.text, depth - 1);
  const code = itself.words[0] === 'node' ? (written.at(-1) ?? '') : '';
  if (use.kind !== 'script') return startsHusky(code) ? [HUSKY] : [itself];
  const text = files.text(use.path) ?? '';
  if (scriptFault(files, folder, command, use) !== undefined) return [];
  if (/\.[cm]?[jt]s$/.test(use.path)) return startsHusky(text) ? [HUSKY] : [itself];
  const isShell = !text.startsWith('#!') || /^#!.*\b(?:ba|z|da|k)?sh\b/.test(text);
  return isShell ? commandsOf(files, text, depth - 1) : [itself];
}

/** What a program comes to that calls husky as its documentation shows. */
const HUSKY: InstallCommand = { words: ['husky', 'install'], certain: true };

function startsHusky(program: string): boolean {
  const code = program.replace(/^\s*\/\/.*$/gm, '').replaceAll('\u00a0', ' ');
  if (!/(?:import\s*\(\s*|require\s*\(\s*|from\s*)['"]husky['"]/.test(code)) return false;
  return /\bhusky\s*\(|\.install\s*\(/.test(code);
}

function unwrapped(words: readonly string[]): readonly string[] {
  const line = words.join(' ').replace(WRAPPER, '');
  const [first = '', ...rest] = line.split(' ');
  return [first.replace(/^(?:\.\/)?node_modules\/\.bin\//, ''), ...rest];
}
