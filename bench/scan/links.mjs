import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareNode, only, result, scan } from './command.mjs';
import { medianOver, ms, report, scratch, timed, turns } from './measure.mjs';

const PACKAGES = ['remark-cli@12.0.1', 'remark-validate-links@13.1.0', 'vfile-reporter-json@4.0.0'];

/** P10: what a link check costs, and whether both find the same dead targets in the project. */
export function linkCheck({ folder, documents, rounds, home }) {
  const place = home ?? join(scratch, 'remark');
  const cli = remark(place);
  const markdown = documents.filter((path) => path.endsWith('.md'));
  const list = join(scratch, 'links.list');
  writeFileSync(list, markdown.join('\0'));
  const config = join(scratch, 'remark.json');
  const plugin = join(place, 'node_modules/remark-validate-links/index.js');
  writeFileSync(config, JSON.stringify({ plugins: [[plugin, { repository: false }]] }));
  const reporter = join(place, 'node_modules/vfile-reporter-json/index.js');
  const options = ['--no-git', '--no-cache'];
  const theirOptions = ['--no-config', '--no-stdout', '--no-ignore', '--rc-path', config];
  const xargs = ['xargs', '-0', '-a', list, '-n', '100000', process.execPath, cli];
  const links = only('dead-link');
  const samples = turns(rounds, {
    bare: bareNode,
    ours: () => scan(folder, ...options, ...links),
    theirs: () => timed([...xargs, ...theirOptions, '--report', reporter], { cwd: folder }),
  });
  const net = (name, round) => samples[name][round].cpu - samples.bare[round].cpu;
  const ratio = medianOver(rounds, (round) => net('ours', round) / net('theirs', round));
  const [ours, theirs] = ['ours', 'theirs'].map((name) =>
    medianOver(rounds, (at) => net(name, at)),
  );
  const counts = `${markdown.length} documents, ours ${ms(ours)}, remark-validate-links ${ms(theirs)}: ${(1 / ratio).toFixed(1)} x`;
  report('P10', 'link check / remark-validate-links', ratio, 1 / 40, counts);
  const said = readFileSync(`${samples.theirs.at(-1).output}.err`, 'utf8');
  // Of all documents, whether they are shortlisted or not.
  scan(folder, '--all', ...options, ...links);
  compare(found(), foundThere(said));
}

function remark(home) {
  const cli = join(home, 'node_modules/remark-cli/cli.js');
  if (existsSync(cli)) return cli;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');
  // With the whole environment, for what npm needs to reach its registry is none of ours.
  const args = ['install', '--silent', '--prefix', home, ...PACKAGES];
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} exited ${status}`);
  return cli;
}

/** What our check found: places, as `path:line`, of dead links. */
function found() {
  const { signals } = result();
  const places = Object.entries(signals).flatMap(([path, findings]) =>
    findings
      .filter(({ id }) => id === 'dead-link')
      .flatMap(({ evidence }) => evidence.map(({ line }) => `${path}:${line}`)),
  );
  return new Set(places);
}

/** The same of remark's report, whatever it prints before it. */
function foundThere(text) {
  const report = JSON.parse(text.slice(text.indexOf('[')));
  const places = report.flatMap(({ path, messages }) =>
    messages
      .filter(({ source }) => source.startsWith('remark-validate-links:'))
      .map(({ line }) => `${path}:${line}`),
  );
  return new Set(places);
}

function compare(ours, theirs) {
  const both = [...ours].filter((place) => theirs.has(place)).length;
  const alone = (one, other) => [...one].filter((place) => !other.has(place)).sort();
  const [oursOnly, theirsOnly] = [alone(ours, theirs), alone(theirs, ours)];
  console.log(
    `${' '.repeat(30)}places of dead links: both ${both}, only ours ${oursOnly.length}, only theirs ${theirsOnly.length}`,
  );
  if (process.env.LIST === undefined) return;
  for (const place of oursOnly) console.log(`  ours   ${place}`);
  for (const place of theirsOnly) console.log(`  theirs ${place}`);
}
