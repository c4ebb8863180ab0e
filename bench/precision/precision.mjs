import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interval } from './interval.mjs';
import { stillSaid } from './still-said.mjs';

const HELP = 'usage: node bench/precision/precision.mjs [--check FOLDER] [--only SIGNAL]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'string' }, only: { type: 'string' }, help: { type: 'boolean' } },
});
if (positionals.length > 0 || values.help) {
  process.stderr.write(`${HELP}\n`);
  process.exit(2);
}

const folder = new URL('judgements/', import.meta.url);
const judgements = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .filter((name) => values.only === undefined || name === `${values.only}.json`)
  .sort()
  .flatMap((name) =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')).map((each) => ({
      signal: name.slice(0, -'.json'.length),
      ...each,
    })),
  );
const said = values.check === undefined ? undefined : stillSaid(judgements, values.check);
for (const signal of new Set(judgements.map((each) => each.signal))) {
  const all = judgements.filter((each) => each.signal === signal);
  process.stdout.write(`${lineOf(signal, all)}\n`);
  if (said === undefined) continue;
  for (const each of all.filter((one) => !said(one))) {
    process.stdout.write(`  no longer said: ${join(each.repository, each.path)}\n`);
  }
}

function lineOf(signal, all) {
  const right = all.filter(({ verdict }) => verdict === 'true').length;
  const repositories = new Set(all.map(({ repository }) => repository)).size;
  const [low, high] = interval(right, all.length);
  return [
    signal.padEnd(22),
    `${right} of ${all.length} right`.padEnd(18),
    (right / all.length).toFixed(2),
    `(95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`,
    `in ${repositories} repositories`,
  ].join('  ');
}
