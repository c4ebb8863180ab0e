import { type Slot, slotFrequency } from '@dochygiene/frequency';
import { HOSTS, type HookProblem, parsePlatforms, platformProblems } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { lineParts } from './hook-line.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { classOf, reason } from './reason.ts';
import { isRecord, oneLine, recordAt, textAt, valueAt } from './values.ts';
import { YAML_LIMIT, yamlFile } from './yaml-file.ts';

/** Folders in which a manifest of hooks for several hosts is looked for. */
const FOLDERS = ['', '.agents', '.agents/hooks', '.ai', '.ai/hooks', '.hooks', 'hooks'];

/** Names of hosts in manifests that differ from ours. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['claude', 'claude-code'],
  ['claude_code', 'claude-code'],
  ['gemini', 'gemini-cli'],
  ['gemini_cli', 'gemini-cli'],
]);

/** Files of YAML that are read by others. */
const OTHERS = /^\.(?:pre-commit-config|gitlab-ci)\.ya?ml$/;

/** Slots that come before something is done, and so may stop it. */
const BEFORE: ReadonlySet<string> = new Set<Slot>(['pre_tool_use', 'user_prompt_submit', 'stop']);

/** A platform of a manifest that is said to have no hooks. */
export interface WithoutHooks {
  /** Of the manifest. */
  readonly path: string;
  /** Id of the host, or the platform's name where it is none of ours. */
  readonly host: string;
}

/** What manifests of hooks for several hosts bind. */
export interface Manifests {
  readonly carriers: readonly Carrier[];
  readonly withoutHooks: readonly WithoutHooks[];
}

/** Reads the manifests of the project: YAML files with a block `platforms:` in which slots are bound. */
export function manifests(files: ProjectFiles, named: readonly string[]): Manifests {
  const found = FOLDERS.flatMap((folder) =>
    files
      .list(folder)
      .filter(({ name, kind }) => kind !== 'directory' && /\.ya?ml$/.test(name))
      .map(({ name }) => (folder === '' ? name : `${folder}/${name}`)),
  );
  const carriers: Carrier[] = [];
  const withoutHooks: WithoutHooks[] = [];
  for (const path of new Set([...named.map((one) => normalPath(one) ?? one), ...found])) {
    const text = manifestText(files, path, named.includes(path));
    if (text === undefined) continue;
    const { slots, fallbackOnly } = parsePlatforms(text);
    const problems = platformProblems(text);
    // Other files have platforms too, and none of their keys is a slot.
    const isBound = Object.values(slots).some((bound) => Object.keys(bound).length > 0);
    if (!isBound && fallbackOnly.length === 0 && !named.includes(path)) continue;
    for (const problem of problems) files.note(problemOf(path, problem));
    const concerns = yamlFile(files, path, { repeats: true })?.value;
    withoutHooks.push(...fallbackOnly.map((platform) => ({ path, host: hostName(platform) })));
    const bindings = Object.entries(slots)
      .filter(([platform]) => !fallbackOnly.includes(platform))
      .flatMap(([platform, bound]) =>
        Object.entries(bound).flatMap(([slot, names]) =>
          names.map((name) => ({ path, platform, slot, name })),
        ),
      );
    carriers.push(...bindings.map((binding) => slotCarrier(files, binding, concerns)));
    carriers.push(...unknownSlots(path, problems));
  }
  return { carriers, withoutHooks };
}

/** The text of `path` if it may be a manifest; unless it is `named`, nothing odd about it is told. */
function manifestText(files: ProjectFiles, path: string, named: boolean): string | undefined {
  const found = files.look(path);
  // What is longer is a lock file, and what is no file is none of ours.
  const isLikely = found.kind === 'file' && found.size <= YAML_LIMIT && !OTHERS.test(path);
  if (!isLikely && !named) return undefined;
  const text = files.text(path);
  return text !== undefined && /^["']?platforms["']?[ \t]*:/m.test(text) ? text : undefined;
}

interface Binding {
  readonly path: string;
  readonly platform: string;
  readonly slot: string;
  /** Of the concern. */
  readonly name: string;
}

function slotCarrier(
  files: ProjectFiles,
  { path, platform, slot, name }: Binding,
  manifest: unknown,
): Carrier {
  const period = slotFrequency(platform, slot) ?? 'none';
  const { script, reasons: own } = concern(files, { name, slot }, manifest);
  const stops = BEFORE.has(slot) && period !== 'per-event';
  const reasons = stops ? own : [...own, reason('OB117', `${slot} of ${platform} stops nothing`)];
  const host = hostName(platform);
  return {
    id: `${host}:${path}:${platform}.${slot}:${name}`,
    host,
    path,
    event: slot,
    mode: 'point',
    firing: { period },
    class: classOf(reasons),
    reasons,
    runs: oneLine(name),
    ...(script === undefined ? {} : { script }),
  };
}

/** What the manifest says of the concern `name`: its script, and why that cannot run. */
function concern(
  files: ProjectFiles,
  { name, slot }: Pick<Binding, 'name' | 'slot'>,
  manifest: unknown,
): { readonly script: string | undefined; readonly reasons: readonly CarrierReason[] } {
  const concerns = valueAt(manifest, 'concerns');
  const unseen = reason('OB120', `not seen to block: nothing says what "${name}" runs`);
  if (!isRecord(concerns)) return { script: undefined, reasons: [unseen] };
  if (!Object.hasOwn(concerns, name)) {
    return { script: undefined, reasons: [reason('OB101', `"concerns" has no "${name}"`)] };
  }
  const settings = recordAt(concerns, name);
  const text = textAt(settings, 'command') ?? textAt(settings, 'run') ?? textAt(settings, 'script');
  if (text === undefined) return { script: undefined, reasons: [unseen] };
  const variables = new Map([['PWD', files.root as string]]);
  const parts = lineParts(text, { files, variables, event: slot, need: 'two' });
  return (
    parts.find(({ script }) => script !== undefined) ??
    parts[0] ?? { script: undefined, reasons: [unseen] }
  );
}

/** A carrier that never fires for each slot that is not known, so that it is not passed over in silence. */
function unknownSlots(path: string, problems: readonly HookProblem[]): readonly Carrier[] {
  return problems.flatMap(({ code, line, message }) => {
    const [, platform, slot] = /^platform "(.*?)" has the slot "(.*?)"/.exec(message) ?? [];
    if (code !== 'unknown-event' || platform === undefined || slot === undefined) return [];
    const host = hostName(platform);
    const carrier: Carrier = {
      id: `${host}:${path}:${platform}.${slot}`,
      host,
      path,
      line,
      event: slot,
      mode: 'point',
      firing: { period: 'none' },
      class: 'inert',
      reasons: [reason('OB104', message)],
      runs: '',
    };
    return [carrier];
  });
}

function hostName(platform: string): string {
  const name = ALIASES.get(platform) ?? platform;
  return HOSTS.find(({ id }) => id === name)?.id ?? name;
}

function problemOf(path: string, { code, line, message }: HookProblem) {
  const known = code === 'unknown-event' ? 'UNKNOWN_NAME' : 'DOES_NOT_PARSE';
  return { path, line, code: known, message: `"${path}": ${message}` } as const;
}
