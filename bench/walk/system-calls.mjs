// node bench/walk/system-calls.mjs FOLDER...
// How many system calls a walk makes beyond those of a bare Node, by strace, all threads counted.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contenders } from './bundle.mjs';

const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env;
const scripts = contenders();
const scratch = mkdtempSync(join(tmpdir(), 'dochygiene-bench-strace-'));

for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
  const [files, directories] = execFileSync(process.execPath, [scripts.walk, folder], { env })
    .toString()
    .split(' ')
    .map(Number);
  const bare = calls([scripts.empty]);
  const walk = calls([scripts.walk, folder, 'quiet']);
  const extra = walk.total - bare.total;
  const goal = 5 * directories + 1_000;
  console.log(`${folder}: ${files} files, ${directories} directories`);
  console.log(
    `  ${extra} system calls more than a bare node; goal 5 × directories + 1,000 = ${goal}: ${extra <= goal ? 'met' : 'missed'}`,
  );
  const names = [...walk.counts].map(([name, count]) => [
    name,
    count - (bare.counts.get(name) ?? 0),
  ]);
  console.log(
    `  ${names
      .sort((a, b) => b[1] - a[1])
      .slice(0, 9)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
}
scripts.remove();
rmSync(scratch, { recursive: true });

/** The counts of `strace -c`, by name. */
function calls(args) {
  const output = join(scratch, 'counts');
  const { status } = spawnSync('strace', ['-f', '-c', '-o', output, process.execPath, ...args], {
    env,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`strace exited ${status}`);
  const counts = new Map();
  for (const line of readFileSync(output, 'utf8').split('\n')) {
    const fields = line.trim().split(/\s+/);
    if (/^[\d.]+$/.test(fields[0] ?? '') && fields.at(-1) !== 'total')
      counts.set(fields.at(-1), Number(fields[3]));
  }
  return { counts, total: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}
