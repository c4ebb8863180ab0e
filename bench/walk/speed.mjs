// node bench/walk/speed.mjs [--rounds N] FOLDER...
// The walk against ripgrep's list of files and fdir's, wall and CPU, medians net of a bare Node.
// One round runs every contender once, one after the other, so that neighbours slow down all alike.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contenders } from './bundle.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '25' } },
});
const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env;
const scripts = contenders();
const excluded = ['.git', 'node_modules', 'vendor', 'build', 'archive'].flatMap((name) => [
  '-g',
  `!${name}`,
]);

for (const folder of positionals.map((path) => resolve(path))) {
  // Ripgrep with the same hidden files and the same ignore files.
  const rg = [
    '--files',
    '--hidden',
    '--no-require-git',
    '--no-ignore-global',
    '--no-ignore-dot',
    ...excluded,
    folder,
  ];
  const runs = {
    empty: [process.execPath, scripts.empty],
    walk: [process.execPath, scripts.walk, folder, 'quiet'],
    fdir: [process.execPath, scripts.fdir, folder, 'quiet'],
    rg: ['rg', ...rg],
    'rg -j1': ['rg', '-j1', ...rg],
  };
  if (scripts.fdirIgnoring !== undefined) {
    runs['fdir+ignore'] = [process.execPath, scripts.fdirIgnoring, folder, 'quiet'];
  }
  const counts = execFileSync(process.execPath, [scripts.walk, folder], { env }).toString().trim();
  const listed =
    execFileSync('rg', rg, { env, maxBuffer: 2 ** 30 })
      .toString()
      .split('\n').length - 1;
  console.log(`${folder}: files, directories, documents ${counts}; rg lists ${listed} files`);

  const samples = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, command] of Object.entries(runs)) samples[name].push(timed(command));
  }
  const wall = (name) => median(samples[name].map((sample) => sample.wall));
  const cpu = (name) => mean(samples[name].map((sample) => sample.cpu));
  const bare = { wall: wall('empty'), cpu: cpu('empty') };
  for (const name of Object.keys(runs)) {
    const net = name.startsWith('rg') ? { wall: 0, cpu: 0 } : bare;
    const text = [wall(name), wall(name) - net.wall, cpu(name) - net.cpu].map((ms) =>
      ms.toFixed(1).padStart(8),
    );
    console.log(
      `  ${name.padEnd(12)} wall ${text[0]} ms, net ${text[1]} ms, CPU net ${text[2]} ms`,
    );
  }
  // Of the same round, so that a neighbour's noise cancels out.
  for (const name of ['rg', 'fdir', 'fdir+ignore'].filter((each) => each in runs)) {
    const ratios = samples.walk.map((sample, round) => {
      const empty = samples.empty[round].wall;
      return (sample.wall - empty) / (samples[name][round].wall - (name === 'rg' ? 0 : empty));
    });
    const ofCpu = (cpu('walk') - bare.cpu) / (cpu(name) - (name === 'rg' ? 0 : bare.cpu));
    console.log(`  walk / ${name}: wall ${median(ratios).toFixed(2)}, CPU ${ofCpu.toFixed(2)}`);
  }
}
scripts.remove();

function timed([command, ...args]) {
  const before = childCpu();
  const start = performance.now();
  const { status, error } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const wall = performance.now() - start;
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} exited ${status}`);
  return { wall, cpu: childCpu() - before };
}

/** CPU time of all children so far, in ms, as Linux counts it: in hundredths of a second. */
function childCpu() {
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15);
  return (Number(user) + Number(system)) * 10;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
