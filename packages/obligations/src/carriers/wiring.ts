import { manifestOf } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { readCommand } from './read-command.ts';
import { recordAt, textAt, textsOf, valueAt } from './values.ts';
import { yamlFile } from './yaml-file.ts';

/** Scripts of a manifest that run whenever somebody installs its dependencies. */
const LIFECYCLE = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
];

/** What a project does about its hooks by itself, so that whoever clones it has them. */
export interface Wiring {
  /** All that runs when dependencies are installed: scripts of the manifest and what they run. */
  readonly installs: string;
  /** The range of versions of a dependency; `undefined` if there is no such dependency. */
  version(name: string): string | undefined;
  /** Whether installing the dependency `name` runs its own script, which pnpm does only if told to. */
  runsOwnScript(name: string): boolean;
}

/** Reads the wiring of the project from its manifest. */
export function wiringOf(files: ProjectFiles): Wiring {
  const manifest = manifestOf(files, '') ?? {};
  const scripts = recordAt(manifest, 'scripts');
  const installs = LIFECYCLE.flatMap((name) => textsOf(scripts[name])).flatMap((body) => [
    body,
    ...ranBy(files, body),
  ]);
  const version = (name: string): string | undefined =>
    textAt(recordAt(manifest, 'devDependencies'), name) ??
    textAt(recordAt(manifest, 'dependencies'), name);
  const isPnpm =
    files.look('pnpm-lock.yaml').kind === 'file' ||
    (textAt(manifest, 'packageManager')?.startsWith('pnpm@') ?? false);

  return {
    installs: installs.join('\n'),
    version,
    runsOwnScript(name) {
      if (version(name) === undefined) return false;
      return !isPnpm || allowedByPnpm(files, manifest, name);
    },
  };
}

/** The major number of a range such as `^9.1.0`; `undefined` if it has none. */
export function majorOf(range: string | undefined): number | undefined {
  const found = /^[\^~>=v\s]*(\d+)(?:\.|$|\s)/.exec(range ?? '');
  return found === null ? undefined : Number(found[1]);
}

function ranBy(files: ProjectFiles, body: string): readonly string[] {
  const place = { files, folder: '', variables: new Map<string, string>(), errexit: false };
  return readCommand(body, place).parts.flatMap(({ script, words }) => [
    words.join(' '),
    script === undefined ? '' : (files.text(script) ?? ''),
  ]);
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
