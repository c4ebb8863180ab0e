import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The bundle that is committed for the plugin: the same sources, and there without a build.
const CLI = fileURLToPath(new URL('../../plugin/dist/cli.js', import.meta.url));

let scratch: string;
let project: string;

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-cli-')));
  project = join(scratch, 'a project');
  mkdirSync(join(project, 'docs'), { recursive: true });
  for (let page = 0; page < 300; page += 1) {
    const text = `# Page ${page}\n\nStatus: superseded by [the next](page-${page + 1}.md)\n`;
    writeFileSync(join(project, 'docs', `page-${page}.md`), text);
  }
  execFileSync('git', ['init', '-q', project]);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ENV = { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' };

function dochygiene(
  args: readonly string[],
  cwd = project,
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...ENV, HOME: join(scratch, 'home'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

test('scans the project around the folder it is run in', () => {
  const { status, stdout, stderr } = dochygiene([], join(project, 'docs'));
  expect(stdout).toContain(`dochygiene ${project}: 300 of 300 documents deserve a look`);
  expect(stdout.match(/^ +\d+\. /gm)).toHaveLength(10);
  expect([status, stderr]).toEqual([0, '']);
});

test('a reader that stops reading is no error', () => {
  const script = `"${process.execPath}" "${CLI}" scan --all | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    cwd: project,
    encoding: 'utf8',
    env: ENV,
  });
  expect(stdout).toMatch(/^dochygiene .*\n0\n$/);
  expect(stderr).toBe('');
});

test('a reader that stops reading does not lift the gate', () => {
  const script = `"${process.execPath}" "${CLI}" scan --format json --all --fail-on any | head -c 10 >/dev/null; echo "\${PIPESTATUS[0]}"`;
  const { stdout } = spawnSync('bash', ['--norc', '-c', script], {
    cwd: project,
    encoding: 'utf8',
    env: ENV,
  });
  expect(stdout).toBe('1\n');
});

test('colour is emphasis alone, and comes when it is asked for', () => {
  const plain = dochygiene(['scan']).stdout;
  const coloured = dochygiene(['scan'], project, { FORCE_COLOR: '1' }).stdout;
  expect(coloured).not.toBe(plain);
  expect(coloured.replaceAll(/.\[(?:1|2|22)m/gu, '')).toBe(plain);
  expect(dochygiene(['scan'], project, { FORCE_COLOR: '1', NO_COLOR: '1' }).stdout).toBe(coloured);
});

test('a check is kept, and the next session is silent', () => {
  const session = { CLAUDE_PROJECT_DIR: project };
  expect(dochygiene(['hook', 'session-start'], project, session).stdout).toContain('systemMessage');
  expect(dochygiene(['check']).stdout).toContain('Recorded as checked today.');
  const state = JSON.parse(readFileSync(join(project, '.dochygiene/state.json'), 'utf8'));
  expect(state).toMatchObject({ version: 1, threshold_days: 14 });
  expect(dochygiene(['hook', 'session-start'], project, session).stdout).toBe('');
  expect(
    execFileSync('git', ['-C', project, 'status', '--porcelain'], { encoding: 'utf8' }),
  ).not.toContain('.dochygiene');
});

test('a folder that is gone is told, and the hook stays silent in it', () => {
  const script = `mkdir gone && cd gone && rmdir ../gone && "${process.execPath}" "${CLI}" scan; echo $?; "${process.execPath}" "${CLI}" hook session-start; echo $?`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd: scratch,
    encoding: 'utf8',
    env: ENV,
  });
  expect(stdout).toBe('2\n0\n');
  expect(stderr).toBe(
    'dochygiene: Cannot tell the current directory: it is gone\n  Change to another one.\n',
  );
});

test('where nobody can answer, init says how to say yes', () => {
  const { status, stderr } = dochygiene(['init']);
  expect([status, stderr]).toEqual([
    2,
    'dochygiene: Cannot ask: there is no terminal to answer on\n  Say yes with: --yes\n',
  ]);
});
