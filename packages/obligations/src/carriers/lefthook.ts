import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { isGitHook } from './git-hook-files.ts';
import { lefthookPaths } from './lefthook-paths.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { unwired } from './unwired.ts';
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
  /** The hook, and the groups within it, that a job stands in. */
  readonly levels: readonly Values[];
}

/** The hooks of lefthook: commands, jobs and scripts of its YAML files. */
export function lefthook(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const set = wiring.setBy('lefthook', ([first]) => first === 'install');
  const named = set?.slice(1).filter((word) => !word.startsWith('-')) ?? [];
  const byPackage =
    wiring.hooksPath === undefined && PACKAGES.some((one) => wiring.runsOwnScript(one));
  const isWired = (event: string) =>
    byPackage || (set !== undefined && (named.length === 0 || named.includes(event)));
  const missing = unwired(wiring, 'lefthook', 'lefthook install');
  const local = reason('OB114', 'what is in a local file of lefthook is in this clone alone');
  return [
    ...NAMES.flatMap((name) =>
      fileHooks(files, name, (event) => (isWired(event) ? [] : [missing])),
    ),
    ...LOCAL_NAMES.flatMap((name) => fileHooks(files, name, () => [local])),
  ];
}

function fileHooks(
  files: ProjectFiles,
  name: string,
  reasonsOf: (event: string) => readonly CarrierReason[],
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
        reasons: [...reasonsOf(event), ...own],
        sourceDir: textAt(settings, 'source_dir') ?? '.lefthook',
        doublestar: settings['glob_matcher'] === 'doublestar',
        levels: [hook],
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
    const within = {
      ...around,
      reasons: [...around.reasons, ...skipReasons(one)],
      levels: [...around.levels, one],
    };
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
  { file, event, reasons, sourceDir, doublestar, levels }: Around,
  steps: readonly (string | number)[],
  name: string,
): readonly Carrier[] {
  const script = textAt(one, 'script');
  const runner = textAt(one, 'runner');
  const text = textAt(one, 'run') ?? scriptText(sourceDir, event, script, runner);
  if (text === undefined) return [];
  return gitCarriers(files, {
    path: file.path,
    line: file.lineOf(event, ...steps),
    event,
    name,
    text: text.replace(/\{[\w-]+\}/g, '"$FILES"'),
    folder: rootOf([...levels, one]),
    reasons: [...reasons, ...skipReasons(one), ...tagReasons([...levels, one])],
    paths: lefthookPaths([...levels, one], doublestar),
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

/** The folder that a job runs in, by the innermost of `levels` that says so. */
function rootOf(levels: readonly Values[]): string {
  const root = levels.flatMap((level) => textAt(level, 'root') ?? []).at(-1) ?? '';
  return normalPath(root) ?? root;
}

/** Whether one of the tags of `levels` is left out by one of them. */
function tagReasons(levels: readonly Values[]): readonly CarrierReason[] {
  const tags = levels.flatMap((level) => textsOf(level['tags']).flatMap((each) => each.split(' ')));
  const left = levels.flatMap((level) => textsOf(level['exclude_tags']));
  const tag = tags.find((each) => left.includes(each));
  return tag === undefined ? [] : [reason('OB108', `exclude_tags leaves out "${tag}"`)];
}

/** States of git in which most projects leave hooks out, since nobody writes anything in them. */
const USUAL: ReadonlySet<unknown> = new Set(['merge', 'rebase', 'merge-commit', false]);

function skipReasons(one: Values): readonly CarrierReason[] {
  const { skip = [] } = one;
  if (skip === true) return [reason('OB108', '"skip: true" switches it off')];
  const conditions = Array.isArray(skip) ? listOf(skip) : [skip];
  const only = one['only'] !== undefined && one['only'] !== true;
  if (!only && conditions.every((each) => USUAL.has(each))) return [];
  return [reason('OB120', 'not decided: it is skipped under conditions of its own')];
}
