import { spawnSync } from 'node:child_process';

/**
 * Something to time: `prepare` gives the folder for one run, `command` what to start there.
 *
 * @typedef {{ name: string, command: readonly string[], environment: Record<string, string>,
 *   prepare: () => string, expect: 'banner' | 'nothing' }} Contender
 */

/** What one start of a contender costs, by the wall clock, in milliseconds. */
function wallOf(contender) {
  const folder = contender.prepare();
  const started = process.hrtime.bigint();
  const run = spawnSync(
    contender.command[0],
    contender.command.slice(1),
    settings(contender, folder),
  );
  const took = Number(process.hrtime.bigint() - started) / 1e6;
  const said = run.stdout === '' ? 'nothing' : 'banner';
  if (run.status !== 0 || said !== contender.expect || run.stderr !== '') {
    throw new Error(`${contender.name} in ${folder}: ${run.status} ${run.stdout}${run.stderr}`);
  }
  return took;
}

/** What `count` starts of a contender cost of the processors, in milliseconds each. */
function cpuOf(contender, count) {
  const folders = Array.from({ length: count }, () => contender.prepare());
  const [first, ...rest] = contender.command;
  const loop = `TIMEFORMAT='%3U %3S'
    time for folder in "\${@:$(($# - ${count} + 1))}"; do
      CLAUDE_PROJECT_DIR=$folder "\${@:1:$(($# - ${count}))}" </dev/null >/dev/null 2>&1
    done`;
  const args = ['-c', loop, 'bash', first, ...rest, ...folders];
  const { stderr } = spawnSync('bash', args, settings(contender, folders[0]));
  const [user, system] = stderr.trim().split(' ').map(Number);
  return ((user + system) * 1000) / count;
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
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      CLAUDE_PROJECT_DIR: folder,
      ...environment,
    },
  };
}

/**
 * Times `one` against `base` in turns, so that a busy neighbour slows both.
 *
 * @returns medians in milliseconds and the median of the ratios of neighbouring runs
 */
export function compare(base, one, rounds) {
  for (let warming = 0; warming < 3; warming += 1) [base, one].map(wallOf);
  const walls = turns(base, one, rounds, wallOf);
  const cpus = turns(base, one, Math.ceil(rounds / 10), (contender) => cpuOf(contender, 10));
  return { wall: summary(walls), cpu: summary(cpus) };
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
