// What `npm start` and `npm test` share. Plain JavaScript, because it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const cli = join(root, 'packages', 'cli');

/** The built command, where its own manifest has it. */
export const command = join(
  cli,
  JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')).bin.dochygiene,
);

const installStamp = join(root, 'node_modules', '.install-stamp');
const buildStamp = join(root, 'node_modules', '.build-stamp');
const isWindows = process.platform === 'win32';

/** Runs pnpm at the version that package.json pins; nothing global is needed. */
export function pnpm(args, { quiet = false, env = {} } = {}) {
  const result = spawnSync('npx', ['-y', manifest.packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  if (result.error) throw result.error;
  return { status: result.status ?? 1, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

/** Installs what the lock file names, if that has not been done for this very lock file. */
export function ensureInstalled() {
  const wanted = fingerprint([
    join(root, 'pnpm-lock.yaml'),
    join(root, 'package.json'),
    join(root, 'pnpm-workspace.yaml'),
    ...packageFolders().map((folder) => join(folder, 'package.json')),
  ]);
  if (stampHolds(installStamp, wanted)) return;
  step('Installing', () => pnpm(['install', '--frozen-lockfile'], { quiet: true }));
  writeFileSync(installStamp, wanted);
}

/** Builds the command, if a source has changed since: it bundles all that it needs from the sources. */
export function ensureBuilt() {
  const wanted = fingerprint([
    join(root, 'pnpm-lock.yaml'),
    ...packageFolders().flatMap((folder) => [
      join(folder, 'package.json'),
      join(folder, 'tsup.config.ts'),
      ...filesBelow(join(folder, 'src')),
    ]),
  ]);
  if (stampHolds(buildStamp, wanted) && existsSync(command)) return;
  step('Building', () => pnpm(['--filter', 'dochygiene', 'run', 'build'], { quiet: true }));
  writeFileSync(buildStamp, wanted);
}

function step(title, act) {
  process.stderr.write(`${title} …\n`);
  const { status, output } = act();
  if (status === 0) return;
  process.stderr.write(`${output}\n${title} failed with exit code ${status}\n`);
  process.exit(2);
}

function stampHolds(path, wanted) {
  return existsSync(path) && readFileSync(path, 'utf8') === wanted;
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) if (existsSync(path)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function packageFolders() {
  return readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
