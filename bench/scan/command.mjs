import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratch, timed } from './measure.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The command that is measured, as built by `pnpm --filter dochygiene run build`. */
export const built = process.env.DOCHYGIENE ?? join(root, 'packages/cli/dist/cli.cjs');
if (!existsSync(built)) throw new Error(`there is no ${built}: build the command first`);

const node = process.execPath;

/** The command line that scans, its result written to nowhere. */
export function scanning(...options) {
  return [node, built, 'scan', '--format', `json=${join(scratch, 'result.json')}`, ...options];
}

/** Scans in `cwd`. */
export function scan(cwd, ...options) {
  return timed(scanning(...options), { cwd });
}

const EMPTY = join(scratch, 'empty.mjs');
writeFileSync(EMPTY, '');

/** A Node that does nothing. */
export function bareNode() {
  return timed([node, EMPTY]);
}

// The bundler comes with tsup.
const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');

const FACTS = `
  import { absolutePath } from '${root}packages/ports/src/index.ts';
  import { nodeFileSystem } from '${root}packages/ports/src/node.ts';
  import { walk, walkRules } from '${root}packages/scanner/src/walk.ts';
  import { logArguments } from '${root}packages/ports/src/node-git-log.ts';
  import { commandLine } from '${root}packages/ports/src/node-git-run.ts';
  export function documents(folder) {
    const { candidates } = walk(nodeFileSystem, absolutePath(folder), walkRules({}).rules);
    return candidates.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  }
  export const logOf = (folder, head) => ['git', ...commandLine(logArguments({ head }), absolutePath(folder))];
`;

/** What the sources tell: which documents a scan reads, and how git is asked for its log. */
export async function facts() {
  const entry = join(scratch, 'facts.ts');
  const outfile = join(scratch, 'facts.mjs');
  writeFileSync(entry, FACTS);
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@dochygiene/source'],
    logLevel: 'error',
  });
  return await import(outfile);
}

/** The ids of all signals that the command knows. */
function signals() {
  const nothing = join(scratch, 'nothing');
  mkdirSync(nothing, { recursive: true });
  scan(nothing, '--no-git', '--no-cache');
  return Object.keys(result().thresholds);
}

/** What the last scan found. */
export function result() {
  return JSON.parse(readFileSync(join(scratch, 'result.json'), 'utf8'));
}

/** A configuration that switches all signals off but `ids`, as options. */
export function only(...ids) {
  const file = join(scratch, `${ids[0]}.yaml`);
  const off = signals().filter((id) => !ids.includes(id));
  writeFileSync(file, ['signals:', ...off.map((id) => `  ${id}: off`), ''].join('\n'));
  return ['--config', file];
}

/** Copies the repository `folder`, with its work tree, and without what an earlier scan has left. */
export function copyOf(folder, name) {
  const copy = join(scratch, name);
  mkdirSync(copy);
  timed(['cp', '-a', `${folder}/.`, copy]);
  forget(copy);
  // So that the index knows the times of the copies, as that of a repository in use does.
  timed(['git', 'status'], { cwd: copy });
  return copy;
}

/** Removes what scans of `folder` have left. */
export function forget(folder) {
  rmSync(join(folder, '.dochygiene'), { recursive: true, force: true });
}
