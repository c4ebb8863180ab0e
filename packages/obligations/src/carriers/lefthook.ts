import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { isGitHook } from './git-hook-files.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, recordAt, textAt, textsOf, type Values, valueAt } from './values.ts';
import type { Wiring } from './wiring.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const NAMES = ['lefthook', '.lefthook', '.config/lefthook'];
const LOCAL_NAMES = ['lefthook-local', '.lefthook-local', '.config/lefthook-local'];
const PACKAGES = ['lefthook', '@evilmartians/lefthook', '@evilmartians/lefthook-installer'];

/** Top-level keys of lefthook that are settings and no hooks. */
const SETTINGS: ReadonlySet<string> = new Set(
  'assert_lefthook_installed colors extends glob_matcher install_non_git_hooks lefthook min_version no_auto_install no_tty output rc remotes remote skip_lfs skip_output source_dir source_dir_local templates'.split(
    ' ',
  ),
);

/** How deep groups of jobs may stand within one another. */
const GROUP_LIMIT = 8;

/** What of a hook's settings holds for each of its commands. */
interface Around {
  readonly file: YamlFile;
  readonly event: string;
  readonly reasons: readonly CarrierReason[];
  readonly sourceDir: string;
  readonly doublestar: boolean;
}

/** The hooks of lefthook: commands, jobs and scripts of its YAML files. */
export function lefthook(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const isWired =
    /\blefthook install\b/.test(wiring.installs) ||
    PACKAGES.some((one) => wiring.runsOwnScript(one));
  const unwired = reason(
    'OB114',
    'hooks are set only where somebody ran "lefthook install" by hand',
  );
  const local = reason('OB114', 'what is in a local file of lefthook is in this clone alone');
  return [
    ...NAMES.flatMap((name) => fileHooks(files, name, isWired ? [] : [unwired])),
    ...LOCAL_NAMES.flatMap((name) => fileHooks(files, name, [local])),
  ];
}

function fileHooks(
  files: ProjectFiles,
  name: string,
  reasons: readonly CarrierReason[],
): readonly Carrier[] {
  for (const ending of ['toml', 'json', 'jsonc']) {
    const path = `${name}.${ending}`;
    if (files.look(path).kind !== 'file') continue;
    files.note({
      path,
      code: 'NOT_READ',
      message: `"${path}" is not read: only YAML of lefthook is`,
    });
  }
  const ending = ['yml', 'yaml'].find((one) => files.look(`${name}.${one}`).kind === 'file');
  const file = ending && yamlFile(files, `${name}.${ending}`, { repeats: false });
  if (!file || !isRecord(file.value)) return [];

  const settings = file.value;
  return Object.keys(settings)
    .filter((event) => !SETTINGS.has(event) && isRecord(settings[event]))
    .flatMap((event) => {
      const hook = recordAt(settings, event);
      const own = isGitHook(event)
        ? skipReasons(hook)
        : [reason('OB107', `lefthook runs "${event}" only by hand`)];
      return hookCommands(files, hook, {
        file,
        event,
        reasons: [...reasons, ...own],
        sourceDir: textAt(settings, 'source_dir') ?? '.lefthook',
        doublestar: settings['glob_matcher'] === 'doublestar',
      });
    });
}

function hookCommands(files: ProjectFiles, hook: Values, around: Around): readonly Carrier[] {
  const commands = recordAt(hook, 'commands');
  const scripts = recordAt(hook, 'scripts');
  return [
    ...Object.keys(commands).flatMap((name) =>
      job(files, recordAt(commands, name), around, ['commands', name], name),
    ),
    ...Object.keys(scripts).flatMap((name) => {
      const script = { ...recordAt(scripts, name), script: name };
      return job(files, script, around, ['scripts', name], name);
    }),
    ...jobs(files, listOf(hook['jobs']), around, ['jobs'], 0),
  ];
}

function jobs(
  files: ProjectFiles,
  list: readonly unknown[],
  around: Around,
  steps: readonly (string | number)[],
  depth: number,
): readonly Carrier[] {
  return list.flatMap((one, at) => {
    if (!isRecord(one)) return [];
    const here = [...steps, at];
    const group = recordAt(one, 'group');
    const within = { ...around, reasons: [...around.reasons, ...skipReasons(one)] };
    const inner = listOf(valueAt(group, 'jobs'));
    if (inner.length > 0 && depth < GROUP_LIMIT) {
      return jobs(files, inner, within, [...here, 'group', 'jobs'], depth + 1);
    }
    return job(files, one, around, here, textAt(one, 'name') ?? here.slice(1).join('.'));
  });
}

function job(
  files: ProjectFiles,
  one: Values,
  { file, event, reasons, sourceDir, doublestar }: Around,
  steps: readonly (string | number)[],
  name: string,
): readonly Carrier[] {
  const script = textAt(one, 'script');
  const runner = textAt(one, 'runner');
  const text = textAt(one, 'run') ?? scriptText(sourceDir, event, script, runner);
  if (text === undefined) return [];
  const globs = [
    ...textsOf(one['glob']).map((glob) => anywhere(glob, doublestar)),
    ...textsOf(one['exclude']).map((glob) => `!${anywhere(glob, doublestar)}`),
  ];
  const paths =
    globs.length > 0 && globs.every((glob) => glob.startsWith('!')) ? ['**', ...globs] : globs;
  return gitCarriers(files, {
    path: file.path,
    line: file.lineOf(event, ...steps),
    event,
    name,
    text: text.replace(/\{[\w-]+\}/g, '"$FILES"'),
    folder: textAt(one, 'root') ?? '',
    reasons: [...reasons, ...skipReasons(one)],
    paths: paths.length > 0 ? paths : undefined,
  });
}

function scriptText(
  sourceDir: string,
  event: string,
  script: string | undefined,
  runner: string | undefined,
): string | undefined {
  if (script === undefined) return undefined;
  // What is executable and has no runner, lefthook starts itself; whether it is, it sees to.
  return `${runner ?? 'sh'} '${sourceDir}/${event}/${script}'`;
}

function skipReasons(one: Values): readonly CarrierReason[] {
  const skip = one['skip'];
  if (skip === true) return [reason('OB108', '"skip: true" switches it off')];
  const conditions = listOf(skip).filter((each) => isRecord(each));
  const only = one['only'] !== undefined && one['only'] !== true;
  if (conditions.length === 0 && !only) return [];
  return [reason('OB120', 'it is skipped under conditions that are not decided here')];
}

/** A glob as lefthook means it: without doublestar, `*` and a bare name match in any folder. */
function anywhere(glob: string, doublestar: boolean): string {
  if (doublestar || glob.includes('**')) return glob;
  return glob.includes('/') ? glob.replace('*', '**/*') : `**/${glob}`;
}
