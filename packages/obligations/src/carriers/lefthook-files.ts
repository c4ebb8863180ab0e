import type { CarrierReason } from '../carrier.ts';
import { deepMerged } from './deep-merge.ts';
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
  return alone.map((main): LefthookSettings => {
    const extended = extendedBy(files, main);
    const later = [...extended.later, ...over];
    // Lists of jobs are not replaced: each of them is read where it stands.
    const merged = later.reduce((one, { value }) => deepMerged(one, value), main.value);
    const whys = [...unread, ...extended.unread].slice(0, 1);
    const reasons = whys.map((path) =>
      reason('OB120', `not decided: ${path} is not read, and may change it`),
    );
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

/** The files of the project that `main` extends, and what else goes over it and is not read. */
function extendedBy(
  files: ProjectFiles,
  { file, value }: Settings,
): { readonly later: readonly Settings[]; readonly unread: readonly string[] } {
  const later: Settings[] = [];
  const unread = ['remotes', 'remote'].filter((key) => value[key] !== undefined);
  for (const written of textsOf(value['extends'])) {
    const path = normalPath(written);
    const isPlain = path !== undefined && !/[*?{[]/.test(path);
    const read = isPlain ? yamlFile(files, path, { repeats: false }) : undefined;
    if (read === undefined || !isRecord(read.value)) unread.push(written);
    else later.push({ file: read, value: read.value, isLocal: false });
  }
  return { later, unread: unread.map((one) => `"${one.slice(0, 80)}" of ${file.path}`) };
}
