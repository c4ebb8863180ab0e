import type { Carrier, CarrierReason } from '../carrier.ts';
import { gitCarriers } from './git-carrier.ts';
import { isGitHook } from './git-hook-files.ts';
import {
  type LefthookKind,
  type LefthookSettings,
  lefthookSettings,
  saidOf,
} from './lefthook-files.ts';
import { lefthookPaths } from './lefthook-paths.ts';
import { skipReasons, tagReasons } from './lefthook-skips.ts';
import { filledIn } from './lefthook-start.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { unwired } from './unwired.ts';
import { isRecord, listOf, recordAt, textAt, type Values, valueAt } from './values.ts';
import type { Wiring } from './wiring.ts';

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
  readonly settings: LefthookSettings;
  readonly event: string;
  readonly reasons: readonly CarrierReason[];
  readonly sourceDir: string;
  readonly doublestar: boolean;
  /** The hook, as its file has it and as all say it, and the groups within it that a job stands in. */
  readonly levels: readonly Values[];
}

/** The hooks of lefthook: commands, jobs and scripts of its files. */
export function lefthook(files: ProjectFiles, wiring: Wiring): readonly Carrier[] {
  const set = wiring.setBy('lefthook', ([first]) => first === 'install');
  const named = set?.slice(1).filter((word) => !word.startsWith('-')) ?? [];
  const byPackage =
    wiring.hooksPath === undefined && PACKAGES.some((one) => wiring.runsOwnScript(one));
  const isWired = (event: string) =>
    byPackage || (set !== undefined && (named.length === 0 || named.includes(event)));
  const missing = unwired(wiring, 'lefthook', 'lefthook install');
  return lefthookSettings(files).flatMap((settings) =>
    fileHooks(files, settings, (event) => (isWired(event) ? [] : [missing])),
  );
}

function fileHooks(
  files: ProjectFiles,
  settings: LefthookSettings,
  reasonsOf: (event: string) => readonly CarrierReason[],
): readonly Carrier[] {
  const { value, merged } = settings;
  return Object.keys(merged)
    .filter((event) => !SETTINGS.has(event) && isRecord(merged[event]))
    .flatMap((event) => {
      const levels = [recordAt(value, event), recordAt(merged, event)];
      const own = isGitHook(event)
        ? levels.flatMap(skipReasons)
        : [reason('OB107', `lefthook runs "${event}" only by hand`)];
      return hookCommands(files, {
        settings,
        event,
        reasons: [...reasonsOf(event), ...settings.reasons, ...own],
        sourceDir: textAt(merged, 'source_dir') ?? '.lefthook',
        doublestar: merged['glob_matcher'] === 'doublestar',
        levels,
      });
    });
}

function hookCommands(files: ProjectFiles, around: Around): readonly Carrier[] {
  const { settings, event } = around;
  const hook = recordAt(settings.merged, event);
  const commands = recordAt(hook, 'commands');
  const scripts = recordAt(hook, 'scripts');
  // Jobs of several files stand beside one another, but for those of one name.
  const lists = [settings, ...settings.later].map((one) => {
    const list = listOf(valueAt(valueAt(one.value, event), 'jobs'));
    const within = { ...around, settings: { ...settings, ...one } };
    return jobs(files, list, within, ['jobs'], 0);
  });
  return [
    ...Object.keys(commands).flatMap((name) =>
      job(
        files,
        recordAt(commands, name),
        said(around, 'commands', name),
        ['commands', name],
        name,
      ),
    ),
    ...Object.keys(scripts).flatMap((name) => {
      const script = { ...recordAt(scripts, name), script: name };
      return job(files, script, said(around, 'scripts', name), ['scripts', name], name);
    }),
    ...lists.flat(),
  ];
}

/** `around` for the command or job `name`: of which file it is, and what another makes of it. */
function said(around: Around, kind: LefthookKind, name: string | undefined): Around {
  const { file, reasons } = saidOf(around.settings, around.event, kind, name);
  const settings = { ...around.settings, file };
  return { ...around, settings, reasons: [...around.reasons, ...reasons] };
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
    const name = textAt(one, 'name');
    const own = said(around, 'jobs', name);
    const within = {
      ...own,
      reasons: [...own.reasons, ...skipReasons(one)],
      levels: [...around.levels, one],
    };
    const inner = listOf(valueAt(group, 'jobs'));
    const isGroup = one['run'] === undefined && one['script'] === undefined;
    if (isGroup && inner.length > 0 && depth < GROUP_LIMIT) {
      return jobs(files, inner, within, [...here, 'group', 'jobs'], depth + 1);
    }
    return job(files, one, own, here, name ?? here.slice(1).join('.'));
  });
}

function job(
  files: ProjectFiles,
  one: Values,
  { settings, event, reasons, sourceDir, doublestar, levels }: Around,
  steps: readonly (string | number)[],
  name: string,
): readonly Carrier[] {
  const script = textAt(one, 'script');
  const runner = textAt(one, 'runner');
  const text = textAt(one, 'run') ?? scriptText(sourceDir, event, script, runner);
  if (text === undefined) return [];
  return gitCarriers(files, {
    path: settings.file.path,
    line: settings.file.lineOf(event, ...steps),
    event,
    name,
    text: filledIn(steps[0] === 'jobs' ? withArgs(text, one) : text, settings.merged),
    folder: rootOf([...levels, one]),
    reasons: [...reasons, ...skipReasons(one), ...tagReasons([...levels, one], name)],
    paths: lefthookPaths([...levels, one], doublestar),
    restages: one['stage_fixed'] === true,
  });
}

function withArgs(text: string, one: Values): string {
  const args = textAt(one, 'args');
  return args === undefined ? text : `${text} ${args}`;
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
