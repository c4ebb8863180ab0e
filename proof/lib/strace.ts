import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One system call of the driver, between its marks. */
export interface SystemCall {
  readonly name: string;
  /** Which call of that name in the life of the process it is, from 1. */
  readonly ordinal: number;
  /** As strace wrote it. */
  readonly line: string;
}

/** How a driver under strace ended, and what it called between its marks, the last mark included. */
export interface Traced {
  /** The driver's exit code; `undefined` if it was killed. */
  readonly code: number | undefined;
  readonly calls: readonly SystemCall[];
  /** How many calls of each name there were before the first mark. */
  readonly before: ReadonlyMap<string, number>;
  readonly stderr: string;
}

/** The calls by which a process can see or change the disk; `?` as not every machine has them. */
const CALLS =
  '%file,read,pread64,write,pwrite64,writev,fsync,fdatasync,close,getdents64,fstat,ftruncate';

/** Why nothing can be traced here; `undefined` if it can. */
export function untraceable(): string | undefined {
  const { status, error } = spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
  if (error !== undefined) return 'strace is not installed';
  return status === 0 ? undefined : 'strace may not trace here';
}

/**
 * Runs `command` under strace, its main thread traced, with `injections` as strace's `inject` has
 * them. All of a write is done by the main thread: it is synchronous.
 *
 * Without a filter in the kernel, which is faster and loses the kills.
 */
export async function traced(
  command: readonly string[],
  log: string,
  injections: readonly string[] = [],
): Promise<Traced> {
  const inject = injections.flatMap((injection) => ['-e', `inject=${injection}`]);
  const args = ['-o', log, '-e', `trace=${CALLS}`, ...inject, ...command];
  const child = spawn('strace', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' },
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return { code: code ?? undefined, stderr, ...callsIn(readFileSync(log, 'utf8')) };
}

function callsIn(log: string): Pick<Traced, 'calls' | 'before'> {
  const counts = new Map<string, number>();
  const calls: SystemCall[] = [];
  let before: ReadonlyMap<string, number> | undefined;
  for (const line of log.split('\n')) {
    const name = /^(\w+)\(/.exec(line)?.[1];
    if (name === undefined) continue;
    const ordinal = (counts.get(name) ?? 0) + 1;
    counts.set(name, ordinal);
    if (before === undefined) {
      if (line.includes('"/dochygiene-proof-begin"')) before = new Map(counts);
      continue;
    }
    calls.push({ name, ordinal, line });
    if (line.includes('"/dochygiene-proof-end"')) break;
  }
  return { calls, before: before ?? new Map() };
}
