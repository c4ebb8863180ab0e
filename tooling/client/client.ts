import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a program ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Why nothing can be proved here; empty where it can. */
export const SKIP: string = process.env['E2E_SKIP'] ?? 'not started by test:e2e';

/** The client's native binary. */
export function claude(): string {
  const binary = process.env['CLAUDE_BIN'] ?? '';
  if (!existsSync(binary)) throw new Error(`Cannot start "${binary}": CLAUDE_BIN names no file`);
  return binary;
}

/**
 * A home in which the client starts without a question, made where there is none yet.
 *
 * Calling it again only adds to the folders that are trusted: no hook runs in one that is not.
 */
export function prepareHome(home: string, trusted: readonly string[] = []): void {
  mkdirSync(join(home, 'tmp'), { recursive: true });
  const path = join(home, '.claude.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const projects = { ...known.projects };
  for (const folder of trusted) {
    const real = realpathSync(folder);
    projects[real] = { ...projects[real], hasTrustDialogAccepted: true };
  }
  const settings = {
    ...known,
    hasCompletedOnboarding: true,
    hasSeenAutoDefaultNotice: true,
    customApiKeyResponses: { approved: [KEY], rejected: [] },
    projects,
  };
  writeFileSync(path, JSON.stringify(settings));
}

/**
 * All that the client and its hooks find in their environment. Nothing of this process's own comes
 * along, but its `PATH` where `more` names no other.
 *
 * The zone is one in which it is about noon, so that no midnight falls into a test.
 */
export function environment(
  home: string,
  api?: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    HOME: home,
    TMPDIR: join(home, 'tmp'),
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
    TZ: zoneAtNoon(new Date()),
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_DISABLE_OFFICIAL_MARKETPLACE_AUTOINSTALL: '1',
    // A key without an address sends the client to the real one, for many seconds.
    ...(api === undefined ? {} : { ANTHROPIC_BASE_URL: api, ANTHROPIC_API_KEY: KEY }),
    ...more,
  };
}

/** Runs a program to its end, with nothing to read, for at most a minute. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<Ended> {
  return new Promise((ended, failed) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', failed);
    child.on('close', (code) => {
      clearTimeout(limit);
      ended({ code, stdout, stderr });
    });
  });
}

/** The same, for what a test cannot go on without. */
export async function mustRun(...call: Parameters<typeof run>): Promise<string> {
  const { code, stdout, stderr } = await run(...call);
  if (code === 0) return stdout;
  throw new Error(`Cannot run "${call[0]} ${call[1].join(' ')}": exit ${code}\n${stdout}${stderr}`);
}

// Any key will do, and twenty characters is what the client remembers of one.
const KEY = 'no-key-of-any-person';

function zoneAtNoon(now: Date): string {
  const hours = now.getUTCHours() - 12;
  // The sign is the other way round in these names: Etc/GMT+3 is three hours behind.
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`;
}
