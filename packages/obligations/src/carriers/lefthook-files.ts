import type { CarrierReason } from '../carrier.ts';
import { deepMerged } from './deep-merge.ts';
import { startReasons } from './lefthook-start.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, textAt, textsOf, type Values, valueAt } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const NAMES = ['lefthook', '.lefthook', '.config/lefthook'];
const LOCAL_NAMES = ['lefthook-local', '.lefthook-local', '.config/lefthook-local'];

/** One file of lefthook's settings. */
interface Settings {
  readonly file: YamlFile;
  readonly value: Values;
  readonly isLocal: boolean;
}

/** The settings of lefthook: a file, and those that go over it. */
export interface LefthookSettings extends Settings {
  /** What all the files together say. */
  readonly merged: Values;
  /** In the order in which they go over one another. */
  readonly later: readonly Settings[];
  /** Why something else may change any of it. */
  readonly reasons: readonly CarrierReason[];
}

/** The settings of lefthook in the project, with what a person's own file makes of them. */
export function lefthookSettings(files: ProjectFiles): readonly LefthookSettings[] {
  const mains = NAMES.flatMap((name) => settingsAt(files, name, false));
  const locals = LOCAL_NAMES.flatMap((name) => settingsAt(files, name, true));
  const unread = [...NAMES, ...LOCAL_NAMES].flatMap((name) => unreadAt(files, name));
  const alone = mains.length === 0 ? locals : mains;
  const over = mains.length === 0 ? [] : locals;
  const [read] = alone;
  return alone.map((main): LefthookSettings => {
    const all = [main, ...over].map((one) => ({ one, ...extendedBy(files, one, new Set()) }));
    const later = all.flatMap((own) => [own.one, ...own.later]).slice(1);
    // Lists of jobs are not replaced: each of them is read where it stands.
    const merged = later.reduce((one, { value }) => deepMerged(one, value), main.value);
    const whys = [...unread, ...all.flatMap((own) => own.unread)].slice(0, 1);
    const reasons = whys.map((path) =>
      reason('OB120', `not decided: ${path} is not read, and may change it`),
    );
    if (read !== undefined && read !== main) {
      reasons.push(reason('OB119', `lefthook reads ${read.file.path} alone`));
    }
    reasons.push(...startReasons(files, merged));
    return { ...main, merged, later, reasons };
  });
}

/** Where a hook of lefthook has what it runs. */
export type LefthookKind = 'commands' | 'scripts' | 'jobs';

/** The file that has the command or job `name` of `event`, and what the others make of it. */
export function saidOf(
  settings: LefthookSettings,
  event: string,
  kind: LefthookKind,
  name: string | undefined,
): { readonly file: YamlFile; readonly reasons: readonly CarrierReason[] } {
  const all = [settings, ...settings.later];
  const [first = settings, ...others] = all.filter((one) => saysOf(one, event, kind, name));
  const reasons: CarrierReason[] = [];
  if (first.isLocal) reasons.push(reason('OB114', `${first.file.path} is in this clone alone`));
  const other = others.find(({ file }) => file !== first.file);
  if (other !== undefined) {
    reasons.push(reason('OB120', `not decided: ${other.file.path} changes what it does`));
  }
  return { file: first.file, reasons };
}

function saysOf(
  { value }: Settings,
  event: string,
  kind: LefthookKind,
  name: string | undefined,
): boolean {
  const under = valueAt(valueAt(value, event), kind);
  if (name === undefined) return false;
  if (kind !== 'jobs') return isRecord(under) && Object.hasOwn(under, name);
  return listOf(under).some((one) => textAt(one, 'name') === name);
}

function settingsAt(files: ProjectFiles, name: string, isLocal: boolean): readonly Settings[] {
  // YAML takes JSON too.
  const ending = ['yml', 'yaml', 'json'].find(
    (one) => files.look(`${name}.${one}`).kind === 'file',
  );
  const file = ending && yamlFile(files, `${name}.${ending}`, { repeats: false });
  return !file || !isRecord(file.value) ? [] : [{ file, value: file.value, isLocal }];
}

function unreadAt(files: ProjectFiles, name: string): readonly string[] {
  return ['toml', 'jsonc'].flatMap((ending) => {
    const path = `${name}.${ending}`;
    if (files.look(path).kind !== 'file') return [];
    const message = `"${path}" is not read: only YAML and JSON of lefthook are`;
    files.note({ path, code: 'NOT_READ', message });
    return [path];
  });
}

/** How many files one may extend, with those that these extend. */
const EXTEND_LIMIT = 50;

/**
 * The files of the project that the settings extend, each before those that it extends itself, and
 * what else goes over them and is not read. `seen` are those that were read already:
 * one that is extended again may go over others again, and is not followed.
 */
function extendedBy(
  files: ProjectFiles,
  { file, value, isLocal }: Settings,
  seen: Set<string>,
): { readonly later: readonly Settings[]; readonly unread: readonly string[] } {
  const later: Settings[] = [];
  seen.add(file.path);
  const told = (one: string) => `"${one.slice(0, 80)}" of ${file.path}`;
  const unread = ['remotes', 'remote'].filter((key) => value[key] !== undefined).map(told);
  const extended = value['extends'];
  const isList = typeof extended === 'string' || extended === undefined || Array.isArray(extended);
  if (!isList) unread.push(told('extends'));
  for (const written of textsOf(extended)) {
    const path = normalPath(written);
    const isPlain = path !== undefined && !/[*?{[]/.test(path);
    const isRead = isPlain && !seen.has(path) && seen.size <= EXTEND_LIMIT;
    const read = isRead ? yamlFile(files, path, { repeats: false }) : undefined;
    if (read === undefined || !isRecord(read.value)) unread.push(told(written));
    else {
      const own: Settings = { file: read, value: read.value, isLocal };
      const further = extendedBy(files, own, seen);
      later.push(own, ...further.later);
      unread.push(...further.unread);
    }
  }
  return { later, unread };
}
