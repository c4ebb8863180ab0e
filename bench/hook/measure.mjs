import { spawnSync } from 'node:child_process';

/**
 * Something to time: `prepare` gives the folder for one run, `command` is what to start there, and
 * `banner` whether it should speak.
 *
 * @typedef {{ command: readonly string[], environment: Record<string, string>,
 *   prepare: () => string, banner: boolean }} Contender
 */

/** How many starts one reading of the processors' time is spread over. */
const STARTS = 10;

/**
 * Times `one` against `base` in turns, so that a busy neighbour slows both.
 *
 * @param {Contender} base
 * @param {Contender} one
 * @returns medians in milliseconds a start, and the median of the ratios of neighbouring runs
 */
export function compare(base, one, rounds) {
  for (let warming = 0; warming < 3; warming += 1) [base, one].map(wallOf);
  const walls = turns(base, one, rounds, wallOf);
  const cpus = turns(base, one, Math.ceil(rounds / 5), cpuOf);
  return { wall: summary(walls), cpu: summary(cpus) };
}

/** What one start costs by the wall clock. */
function wallOf(contender) {
  const folder = contender.prepare();
  const [program, ...args] = contender.command;
  const started = process.hrtime.bigint();
  const run = spawnSync(program, args, settings(contender, folder));
  const took = Number(process.hrtime.bigint() - started) / 1e6;
  const asExpected =
    run.status === 0 && run.stderr === '' && (run.stdout !== '') === contender.banner;
  if (!asExpected) throw new Error(`${folder}: ${run.status} ${run.stdout}${run.stderr}`);
  return took;
}

/** What a start costs of the processors; bash knows that to the millisecond over several. */
function cpuOf(contender) {
  const folders = Array.from({ length: STARTS }, () => contender.prepare());
  const loop = `TIMEFORMAT='%3U %3S'
    time for folder in "\${@:1:${STARTS}}"; do
      CLAUDE_PROJECT_DIR=$folder "\${@:${STARTS + 1}}" </dev/null >/dev/null 2>&1
    done`;
  const args = ['-c', loop, 'bash', ...folders, ...contender.command];
  const { stderr } = spawnSync('bash', args, settings(contender, folders[0]));
  const [user, system] = stderr.trim().split(' ').map(Number);
  return ((user + system) * 1000) / STARTS;
}

function settings({ environment }, folder) {
  const payload = {
    session_id: 'bench',
    cwd: folder,
    hook_event_name: 'SessionStart',
    source: 'startup',
  };
  return {
    cwd: folder,
    encoding: 'utf8',
    input: JSON.stringify(payload),
    env: { PATH: process.env.PATH, CLAUDE_PROJECT_DIR: folder, ...environment },
  };
}

function turns(base, one, rounds, measure) {
  return Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) {
      const before = measure(base);
      return [before, measure(one)];
    }
    const before = measure(one);
    return [measure(base), before];
  });
}

function summary(pairs) {
  return {
    base: median(pairs.map(([base]) => base)),
    one: median(pairs.map(([, one]) => one)),
    ratio: median(pairs.map(([base, one]) => one / base)),
  };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
