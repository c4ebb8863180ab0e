// Times the audit of a made repository: node bench/obligations/obligations.mjs [--rounds N]
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bareNode, built } from '../scan/command.mjs';
import { medianOver, report, scratch, timed, turns } from '../scan/measure.mjs';
import { HOOK_ENTRIES, makeRepository, RULE_FILES } from './made-repository.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const rounds = Number(values.rounds);
const folder = join(scratch, 'made');
mkdirSync(folder);
const list = join(scratch, 'made.list');
writeFileSync(
  list,
  makeRepository(folder)
    .map((path) => join(folder, path))
    .join('\0'),
);

const node = process.execPath;
const parser = bundled();
const samples = turns(rounds, {
  bare: bareNode,
  again: bareNode,
  version: () => timed([node, built, '--version']),
  load: () => timed([node, parser, list, 'only-load']),
  parse: () => timed([node, parser, list]),
  audit: () => timed([node, built, 'obligations', 'audit'], { cwd: folder }),
});

const wall = (name) => (round) => samples[name][round].wall;
const of = (name) => `${medianOver(rounds, wall(name)).toFixed(1)} ms`;
const allowed = (round) => 3 * wall('bare')(round) + wall('parse')(round) - wall('load')(round);
const ratio = (one, other) => medianOver(rounds, (round) => one(round) / other(round));

console.log(
  `node ${process.version}, ${rounds} rounds, ${RULE_FILES} rule files, ${HOOK_ENTRIES} hook entries\n`,
);
report('A/A', 'a bare Node, against itself', ratio(wall('again'), wall('bare')));
report('', 'dochygiene --version, against a bare Node', ratio(wall('version'), wall('bare')));
report('', 'obligations audit, against a bare Node', ratio(wall('audit'), wall('bare')));
report(
  'goal',
  'obligations audit, against 3 bare Nodes and the parse of the same bytes',
  ratio(wall('audit'), allowed),
  1,
  `bare ${of('bare')}, --version ${of('version')}, parser ${of('load')}, with the parse ${of('parse')}, audit ${of('audit')}`,
);

/** The parser as one file, as the command is. */
function bundled() {
  const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');
  const here = fileURLToPath(new URL('.', import.meta.url));
  const outfile = join(scratch, 'parse.mjs');
  buildSync({
    entryPoints: [join(here, 'parse.mts')],
    outfile,
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'node20',
    external: ['node:*'],
    mainFields: ['module', 'main'],
    conditions: ['@dochygiene/source', 'module'],
    logLevel: 'error',
  });
  return outfile;
}
