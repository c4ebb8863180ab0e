// `node proof/nodes/nodes.mjs [VERSION]...`: the hook and the command, as built, under other Nodes
// than this one, fetched by npx. Says `ok` for each, and exits 1 if one did anything else.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24', '26'];
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const HOOK = join(packages, 'plugin/dist/session-start.cjs');
const COMMANDS = ['plugin/dist/cli.js', 'cli/dist/cli.cjs'].map((name) => join(packages, name));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-nodes-')));
let failed = false;
try {
  const expected = COMMANDS.map((command) => scan(process.execPath, command));
  for (const version of versions) {
    const node = nodeOf(version);
    const found = [
      ...hookUnder(node),
      ...COMMANDS.flatMap((command, n) =>
        scan(node, command) === expected[n] ? [] : [`${command} scans otherwise`],
      ),
    ];
    const name = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    process.stdout.write(
      `node ${name} ${found.length === 0 ? 'ok' : `fails: ${found.join('; ')}`}\n`,
    );
    failed ||= found.length > 0;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** Where npx put a Node of `version`. */
function nodeOf(version) {
  const words = ['-y', `node@${version}`, '-p', 'process.execPath'];
  return execFileSync('npx', words, { cwd: folder, encoding: 'utf8' }).trim();
}

/** What of a hook under `node` is not as it should be: a banner, then silence, and nothing else. */
function hookUnder(node) {
  const project = makeProject();
  const start = () =>
    run(node, [HOOK], project, {
      CLAUDE_PROJECT_DIR: project,
      CLAUDE_CODE_ENTRYPOINT: 'cli',
      CLAUDE_CODE_SESSION_ATTENDED: '1',
    });
  const [first, second] = [start(), start()];
  const found = [];
  if (first.status !== 0 || first.stderr !== '') found.push(`the hook ends with ${first.status}`);
  if (!/^\{"systemMessage":"dochygiene: [^\n]+"\}\n$/.test(first.stdout)) found.push('no banner');
  if (second.status !== 0 || second.stdout + second.stderr !== '')
    found.push('no silence after it');
  if (!readdirSync(join(project, '.dochygiene')).includes('state.json')) found.push('no state');
  return found;
}

/** What `command` under `node` prints of a project with a dead link; it must not matter which Node. */
function scan(node, command) {
  const { status, stdout, stderr } = run(
    node,
    [command, 'scan', '--format', 'json'],
    makeProject(),
  );
  if (status !== 0 || stderr !== '') return `ends with ${status}: ${stderr}`;
  const [signal] = JSON.parse(stdout).signals['README.md'] ?? [];
  if (signal?.id !== 'dead-link') throw new Error(`Cannot find the dead link: ${stdout}`);
  return stdout;
}

function makeProject() {
  const project = join(folder, 'project');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(join(project, '.git/objects'), { recursive: true });
  writeFileSync(join(project, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(project, 'README.md'), '# A project\n\nSee [the guide](docs/guide.md).\n');
  return project;
}

function run(node, words, cwd, env = {}) {
  const all = { PATH: process.env.PATH, HOME: folder, ...env };
  return spawnSync(node, words, { cwd, env: all, input: '', encoding: 'utf8', timeout: 60_000 });
}
