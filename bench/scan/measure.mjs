import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...environment } = process.env;

/** A folder for what is measured, gone when the process ends. */
export const scratch = mkdtempSync(join(tmpdir(), 'dochygiene-bench-scan-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

// Tells, as the process ends, what it alone had of memory and processors: its children count elsewhere.
const MEMORY = join(scratch, 'memory.cjs');
writeFileSync(
  MEMORY,
  `process.on('exit', () => {
    const { maxRSS } = process.resourceUsage();
    require('node:fs').writeFileSync(process.env.BENCH_MEMORY, String(maxRSS));
  });`,
);

/**
 * Runs `command` once; what it prints goes to a file, which is `output`.
 *
 * @param {readonly string[]} command
 * @returns milliseconds by the wall clock, and of the processors with all children
 */
export function timed(command, { cwd = scratch, env = {} } = {}) {
  const output = join(scratch, 'output');
  // Bash knows the processors' time to the millisecond, and of all that a command started.
  const script = `TIMEFORMAT='%3R %3U %3S'; time "$@" >'${output}' 2>'${output}.err'`;
  const run = spawnSync('bash', ['-c', script, 'bash', ...command], {
    cwd,
    env: { ...environment, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A gate that is exceeded, and ripgrep without a hit, exit with 1.
  if (run.status !== 0 && run.status !== 1) {
    const said = readFileSync(`${output}.err`, 'utf8').slice(0, 2000);
    throw new Error(`${command.slice(0, 6).join(' ')} exited ${run.status}: ${run.stderr}${said}`);
  }
  const [real, user, system] = run.stderr.trim().split(' ').map(Number);
  return { wall: real * 1000, cpu: (user + system) * 1000, output };
}

/** The peak of memory of Node alone, in MiB, of `[node, ...args]`. */
export function peakMemory([node, ...args], options = {}) {
  const file = join(scratch, 'memory');
  timed([node, '--require', MEMORY, ...args], { ...options, env: { BENCH_MEMORY: file } });
  return Number(readFileSync(file, 'utf8')) / 1024;
}

/**
 * Runs `contenders`, functions that give what {@link timed} gives, in turns.
 *
 * @returns by name, what each round gave
 */
export function turns(rounds, contenders) {
  const samples = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(contenders)) samples[name].push(run());
  }
  return samples;
}

/** The median over rounds of `of(round)`. */
export function medianOver(rounds, of) {
  const values = Array.from({ length: rounds }, (_, round) => of(round)).sort((a, b) => a - b);
  const middle = values.length >> 1;
  return values.length % 2 === 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

/** One line of the report: the goal, what was measured, and what came out. */
export function report(goal, what, reached, limit, detail) {
  const met = limit === undefined ? '     ' : reached <= limit ? 'met  ' : 'MISSED';
  const number = Number.isInteger(reached) ? String(reached) : reached.toFixed(reached < 1 ? 3 : 2);
  const asked = limit === undefined ? '' : `<= ${limit}`;
  console.log(
    `${goal.padEnd(4)} ${met.padEnd(6)} ${number.padStart(8)} ${asked.padEnd(9)} ${what}`,
  );
  if (detail !== undefined) console.log(`${' '.repeat(30)}${detail}`);
}

/** Milliseconds as text. */
export function ms(value) {
  return `${Math.round(value).toLocaleString('en')} ms`;
}
