import type { CarrierReason } from '../carrier.ts';
import { jsonFile, jsonOf } from './json-file.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, recordAt, textAt, textsOf, valueAt } from './values.ts';

const SETTINGS = '.claude/settings.json';
const LOCAL = '.claude/settings.local.json';
const PLUGIN = '.claude-plugin/plugin.json';
const MARKETPLACE = '.claude-plugin/marketplace.json';

/** How many plugins of one project are looked at. */
const PLUGIN_LIMIT = 500;

/** A plugin that is a folder of the project. */
export interface ClaudePlugin {
  /** Relative to the project's root; empty where the project is the plugin. */
  readonly root: string;
  /** Its files of hooks, and what they say. */
  readonly hooks: readonly { readonly path: string; readonly text: string }[];
  /** Why its hooks do not run for everyone. */
  readonly reasons: readonly CarrierReason[];
}

/** The plugins of Claude Code that are in the project: the root, what its marketplace names, `plugins/*`. */
export function claudePlugins(files: ProjectFiles): readonly ClaudePlugin[] {
  // What is wrong with the settings is told by who reads their hooks.
  const [enabled, own] = [SETTINGS, LOCAL].map((path) =>
    recordAt(jsonOf(files.text(path) ?? ''), 'enabledPlugins'),
  );
  const market = jsonFile(files, MARKETPLACE);
  return roots(files, market).flatMap((root) => {
    const path = below(root, PLUGIN);
    const manifest = jsonFile(files, path);
    const hooks = hookFiles(files, root, path, manifest);
    const name =
      offered(market).find((one) => one.root === root)?.name ??
      textAt(manifest, 'name') ??
      root.replace(/^.*\//, '');
    // A plugin of the same name from another market is another plugin.
    const key = `${name}@${textAt(market, 'name') ?? ''}`;
    return hooks.length === 0 ? [] : [{ root, hooks, reasons: reasonsFor(key, enabled, own) }];
  });
}

/** The folders of the project that its market offers, and the names it gives them. */
function offered(
  market: unknown,
): readonly { readonly root: string; readonly name: string | undefined }[] {
  const base = textAt(recordAt(market, 'metadata'), 'pluginRoot') ?? '';
  return listOf(valueAt(market, 'plugins')).flatMap((one) => {
    const source = textAt(one, 'source');
    if (source === undefined || /^[a-z]+:/.test(source)) return [];
    const path = normalPath(base === '' || source.startsWith('./') ? source : `${base}/${source}`);
    return path === undefined ? [] : [{ root: path, name: textAt(one, 'name') }];
  });
}

function roots(files: ProjectFiles, market: unknown): readonly string[] {
  const named = offered(market).map(({ root }) => root);
  const beside = files
    .list('plugins')
    .filter(({ kind }) => kind === 'directory')
    .map(({ name }) => `plugins/${name}`);
  const all = [...new Set(['', ...named, ...beside])];
  if (all.length > PLUGIN_LIMIT) {
    const message = `Cannot read all plugins: there are more than ${PLUGIN_LIMIT}`;
    files.note({ path: MARKETPLACE, code: 'LIMIT_REACHED', message });
  }
  const isPlugin = (root: string): boolean =>
    named.includes(root) || files.look(below(root, PLUGIN)).kind === 'file';
  return all.slice(0, PLUGIN_LIMIT).filter(isPlugin);
}

function hookFiles(
  files: ProjectFiles,
  root: string,
  manifestPath: string,
  manifest: unknown,
): ClaudePlugin['hooks'] {
  const stated = valueAt(manifest, 'hooks');
  const paths = [
    below(root, 'hooks/hooks.json'),
    ...textsOf(stated).map((path) => normalPath(below(root, path)) ?? below(root, path)),
  ];
  const found = [...new Set(paths)].flatMap((path) => {
    const text = files.text(path);
    return text === undefined ? [] : [{ path, text }];
  });
  if (!isRecord(stated)) return found;
  // Hooks may stand in the manifest itself, with or without the key that a file of theirs has.
  const hooks = isRecord(stated['hooks']) ? stated : { hooks: stated };
  return [...found, { path: manifestPath, text: JSON.stringify(hooks) }];
}

function reasonsFor(key: string, enabled: unknown, own: unknown): readonly CarrierReason[] {
  const off = [
    [SETTINGS, enabled],
    [LOCAL, own],
  ].find(([, plugins]) => valueAt(plugins, key) === false);
  const name = key.replace(/@.*$/, '');
  if (off !== undefined)
    return [reason('OB108', `"enabledPlugins" of ${off[0]} switches ${name} off`)];
  if (valueAt(enabled, key) === true) return [];
  return [reason('OB114', `plugin ${name} runs only where somebody installed it`)];
}

function below(root: string, path: string): string {
  return root === '' ? path : `${root}/${path}`;
}
