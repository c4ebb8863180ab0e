// Times the built hook against an empty script: node bench/hook/hook.mjs [rounds [goal]]
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { compare } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const plugin = join(here, '../../packages/plugin');
const rounds = Number(process.argv[2] ?? 60);
const wanted = process.argv[3] ?? '';
const scratch = mkdtempSync(join(tmpdir(), 'hook-bench-'));
let projects = 0;

const EMPTY = [process.execPath, join(here, 'empty.cjs')];
const HOOK = [process.execPath, join(plugin, 'dist/session-start.cjs')];
const SHELL = ['sh', '-c', shellCommand()];

const fresh = always(project({ checked: 3 }));
const snoozed = always(project({ checked: 30, reminded: 0 }));
const below = always(subdirectory(fresh()));
const stale = () => project({ checked: 30 });
const unknown = () => project();
const certificates = { NODE_EXTRA_CA_CERTS: certificateFile() };

// biome-ignore format: a table is read by column
const rows = [
  // goal, what                              against         timed
  ['  ', 'an empty script, for the noise',   empty(fresh),   empty(fresh)],
  ['P1', 'fresh',                            empty(fresh),   hook(fresh)],
  ['P1', 'snoozed',                          empty(snoozed), hook(snoozed)],
  ['P1', 'not attended',                     empty(fresh),   hook(fresh, { CLAUDE_CODE_SESSION_ATTENDED: '0' })],
  ['  ', 'fresh, from a subdirectory',       empty(below),   hook(below)],
  ['P2', 'banner, stale project',            empty(stale),   speaking(hook(stale))],
  ['P2', 'banner, new project',              empty(unknown), speaking(hook(unknown))],
  ['P3', 'NODE_EXTRA_CA_CERTS set',          shell(fresh),   shell(fresh, certificates)],
];

try {
  console.log(`node ${process.version}, ${rounds} rounds; ms a start, and the median ratio\n`);
  console.log(
    'goal  what                             wall: base    this   ratio    cpu: base    this   ratio',
  );
  for (const [goal, name, base, one] of rows.filter(([goal]) => goal.startsWith(wanted))) {
    const { wall, cpu } = compare(base, one, rounds);
    console.log(`${goal}    ${name.padEnd(32)}${cells(wall)}    ${cells(cpu)}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

function cells({ base, one, ratio }) {
  const texts = [base.toFixed(1), one.toFixed(1), ratio.toFixed(3)];
  return texts.map((text) => text.padStart(8)).join('');
}

function empty(prepare) {
  return contender(EMPTY, prepare, {});
}

function hook(prepare, variables = {}) {
  return contender(HOOK, prepare, variables);
}

/** The hook as the client starts it, through the shell command of hooks.json. */
function shell(prepare, variables = {}) {
  return contender(SHELL, prepare, { CLAUDE_PLUGIN_ROOT: plugin, ...variables });
}

function contender(command, prepare, variables) {
  const seen = { CLAUDE_CODE_ENTRYPOINT: 'cli', CLAUDE_CODE_SESSION_ATTENDED: '1' };
  const environment = { HOME: join(scratch, 'home'), ...seen, ...variables };
  return { command, prepare, banner: false, environment };
}

function speaking(one) {
  return { ...one, banner: true };
}

function always(folder) {
  return () => folder;
}

/** A new project, some folders below home as people's are, last checked and reminded days ago. */
function project({ checked, reminded } = {}) {
  projects += 1;
  const root = join(scratch, 'home', 'code', 'team', `project-${projects}`);
  mkdirSync(join(root, '.git', 'objects'), { recursive: true });
  writeFileSync(join(root, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  if (checked !== undefined) {
    const state = { version: 1, last_check: ago(checked), last_reminded: ago(reminded) };
    mkdirSync(join(root, '.dochygiene'));
    writeFileSync(join(root, '.dochygiene', '.gitignore'), '*\n');
    writeFileSync(join(root, '.dochygiene', 'state.json'), JSON.stringify(state));
  }
  settle(root);
  return root;
}

/**
 * Has the disk keep all of a new project, as it has kept a person's: a hook that waits for the disk
 * would wait for what was written just before too.
 */
function settle(root) {
  const inside = readdirSync(root, { recursive: true }).map((name) => join(root, name));
  for (const path of [...inside, root, dirname(root)]) {
    const fd = openSync(path, 'r');
    fsyncSync(fd);
    closeSync(fd);
  }
}

function ago(days) {
  return days === undefined ? null : new Date(Date.now() - days * 86_400_000).toISOString();
}

function subdirectory(root) {
  const folder = join(root, 'docs');
  mkdirSync(folder);
  return folder;
}

/** The command that the client hands to a shell. */
function shellCommand() {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks/hooks.json'), 'utf8'));
  return hooks.SessionStart[0].hooks[0].command;
}

/** A copy of this machine's extra certificates, or Node's own: what people set the variable to. */
function certificateFile() {
  const { NODE_EXTRA_CA_CERTS: own } = process.env;
  const file = join(scratch, 'certificates.pem');
  writeFileSync(file, own ? readFileSync(own, 'utf8') : rootCertificates.join('\n'));
  return file;
}
