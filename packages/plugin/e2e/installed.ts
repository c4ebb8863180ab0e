import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { claude, environment, mustRun, prepareHome, run } from '../../../tooling/client/client.ts';
import { git, newProject } from './project.ts';

/** This repository. */
export const REPOSITORY: string = join(import.meta.dirname, '../../..');

/** A home of the client's in which the plugin was installed, and room for projects. */
export interface Installed {
  readonly home: string;
  /** Where the client copied the plugin to. */
  readonly plugin: string;
  /** A folder of the test's own. */
  readonly scratch: string;
  /** A new project that nobody has checked. */
  project(name: string): string;
  remove(): void;
}

/**
 * Installs the plugin as people do: the client clones the repository and copies the plugin out of
 * it, so that only what lies in that folder is there.
 *
 * The repository is what lies in this work tree, committed or not; with `E2E_COMMITTED=1` it is
 * what was committed last. The home has a space in its path, as some people's have.
 */
export async function install(): Promise<Installed> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'e2e-')));
  const home = join(scratch, 'a home');
  const source = join(scratch, 'source');
  prepareHome(home);

  if (process.env['E2E_COMMITTED'] === '1') git(scratch, 'clone', '-q', REPOSITORY, source);
  else copyWorkTree(source);
  git(scratch, 'clone', '-q', '--bare', source, join(scratch, 'market.git'));
  // The client takes no file address: git itself leads this one to the clone.
  const redirect = `[url "file://${scratch}/market.git"]\n\tinsteadOf = ${ADDRESS}\n`;
  writeFileSync(join(home, '.gitconfig'), redirect);

  const options = { cwd: home, env: environment(home) };
  await mustRun(claude(), ['plugin', 'marketplace', 'add', ADDRESS], options);
  await mustRun(claude(), ['plugin', 'install', 'dochygiene@dochygiene'], options);
  const listed = JSON.parse((await run(claude(), ['plugin', 'list', '--json'], options)).stdout);
  const plugin = listed.find((entry: { id: string }) => entry.id === 'dochygiene@dochygiene');

  return {
    home,
    plugin: plugin.installPath,
    scratch,
    project: (name) => newProject(join(scratch, 'projects', name)),
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
}

const ADDRESS = 'https://market.invalid/dochygiene.git';

function copyWorkTree(to: string): void {
  const paths = git(REPOSITORY, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  mkdirSync(to);
  for (const path of paths.split('\0').filter((name) => name !== '')) {
    const from = join(REPOSITORY, path);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(from, join(to, path));
  }
  git(to, 'init', '-q');
  git(to, 'add', '-A', '-f');
  git(to, 'commit', '-q', '-m', 'The work tree');
}
