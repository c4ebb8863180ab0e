// Times the built hook against an empty script: node bench/hook/hook.mjs [rounds]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const plugin = join(here, '../../packages/plugin');
const rounds = Number(process.argv[2] ?? 100);
const scratch = mkdtempSync(join(tmpdir(), 'hook-bench-'));

const EMPTY = [process.execPath, join(here, 'empty.cjs')];
const HOOK = [process.execPath, join(plugin, 'dist/session-start.cjs')];
const SHELL = ['sh', '-c', shellCommand()];
const SEEN = { CLAUDE_CODE_ENTRYPOINT: 'cli', CLAUDE_CODE_SESSION_ATTENDED: '1' };

const DAY = 86_400_000;
const ago = (days) => new Date(Date.now() - days * DAY).toISOString();
const state = (lastCheck, lastReminded) =>
  JSON.stringify({ version: 1, last_check: lastCheck, last_reminded: lastReminded });

let made = 0;

/** A new project, five folders deep as people's are, with `stateJson` if there is any. */
function project(stateJson) {
  made += 1;
  const root = join(scratch, 'home', 'code', 'team', `project-${made}`);
  mkdirSync(join(root, '.git', 'objects'), { recursive: true });
  writeFileSync(join(root, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  if (stateJson !== undefined) {
    mkdirSync(join(root, '.dochygiene'));
    writeFileSync(join(root, '.dochygiene', 'state.json'), stateJson);
  }
  return root;
}

function always(folder) {
  return () => folder;
}

function contender(name, command, prepare, more = {}) {
  const { expect = 'nothing', environment = {} } = more;
  return { name, command, prepare, expect, environment: { ...SEEN, ...environment } };
}

const fresh = always(project(state(ago(3), null)));
const snoozed = always(project(state(ago(30), ago(0))));
const empty = contender('an empty script', EMPTY, fresh);
const certificates = join(scratch, 'certificates.pem');
writeFileSync(
  certificates,
  readFileSync(process.env.NODE_EXTRA_CA_CERTS ?? join(here, 'empty.cjs')),
);

const rows = [
  ['   ', empty, contender('an empty script', EMPTY, fresh)],
  ['P1 ', empty, contender('fresh', HOOK, fresh)],
  ['P1 ', empty, contender('snoozed', HOOK, snoozed)],
  [
    'P1 ',
    empty,
    contender('not attended', HOOK, fresh, { environment: { CLAUDE_CODE_SESSION_ATTENDED: '0' } }),
  ],
  [
    'P2 ',
    contender('an empty script', EMPTY, () => project()),
    contender('banner, new project', HOOK, () => project(), { expect: 'banner' }),
  ],
  [
    'P2 ',
    contender('an empty script', EMPTY, () => project(state(ago(30), null))),
    contender('banner, stale project', HOOK, () => project(state(ago(30), null)), {
      expect: 'banner',
    }),
  ],
  [
    'P3 ',
    contender('shell command', SHELL, fresh, { environment: { CLAUDE_PLUGIN_ROOT: plugin } }),
    contender('... with NODE_EXTRA_CA_CERTS', SHELL, fresh, {
      environment: { CLAUDE_PLUGIN_ROOT: plugin, NODE_EXTRA_CA_CERTS: certificates },
    }),
  ],
];

try {
  console.log(`node ${process.version}, ${rounds} rounds; ms, and the median ratio\n`);
  console.log(
    'goal  what                            wall: base    this   ratio   cpu: base    this   ratio',
  );
  for (const [goal, base, one] of rows) {
    const { wall, cpu } = compare(base, one, rounds);
    const cells = [wall, cpu].map(({ base, one, ratio }) =>
      [base.toFixed(1), one.toFixed(1), ratio.toFixed(3)].map((cell) => cell.padStart(8)).join(''),
    );
    console.log(`${goal}   ${one.name.padEnd(31)}${cells.join('   ')}`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

/** The command that the client hands to a shell. */
function shellCommand() {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks/hooks.json'), 'utf8'));
  return hooks.SessionStart[0].hooks[0].command;
}
