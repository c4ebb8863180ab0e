// node bench/check/check.mjs [--rounds N] [--documents N]
// What `check begin` and `check submit` cost and hand out, of a made repository. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRepository } from './made-repository.mjs';

// The very one that the command counts with.
const CHECK = fileURLToPath(new URL('../../packages/check', import.meta.url));
const { estimateTokenCount } = await import(join(CHECK, 'node_modules/tokenx/dist/index.mjs'));

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    documents: { type: 'string', default: '2000' },
  },
});
const rounds = Number(values.rounds);
const documents = Number(values.documents);
const CLI =
  process.env.DOCHYGIENE ??
  fileURLToPath(new URL('../../packages/cli/dist/cli.cjs', import.meta.url));
const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...environment } = process.env;

const scratch = mkdtempSync(join(tmpdir(), 'dochygiene-bench-check-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const project = join(scratch, 'project');
mkdirSync(project);
makeRepository(project, documents);

/** Runs node once; gives milliseconds by the wall clock, and what it printed. */
function run(words, input) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: project,
    env: environment,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  const wall = performance.now() - start;
  if (status !== 0)
    throw new Error(`${words.join(' ')} exited ${status}: ${stderr.slice(0, 2000)}`);
  return { wall, out: stdout };
}

function median(samples) {
  return samples.sort((a, b) => a - b)[samples.length >> 1];
}

function verdictsOf({ documents: handed }) {
  const [entries, cleared] = [[], []];
  for (const [at, { path, guard }] of handed.entries()) {
    const own = { path, guard: { sha256: guard.sha256 } };
    if (at % 2 === 0) cleared.push({ ...own, reason: 'Old, and right.' });
    else {
      const quotes = [{ lines: [1, 1], text: `# Document ${/(\d+)\.md$/.exec(path)[1]}` }];
      const op = { category: 'finished', op: 'archive', target: `archive/${path}` };
      entries.push({ ...own, ...op, rationale: 'It is over.', quotes });
    }
  }
  return JSON.stringify({ schema: 'dochygiene.verdicts/1', entries, cleared });
}

function tell(what, value, goal, met) {
  console.log(
    `${what.padEnd(58)} ${String(value).padStart(12)}  ${goal}${met === undefined ? '' : met ? '  met' : '  MISSED'}`,
  );
}

// The cache is warm for all of them.
run([CLI, 'scan', '--format', 'json']);
const scans = [];
const begins = [];
for (let round = 0; round < rounds; round += 1) {
  scans.push(run([CLI, 'scan', '--format', 'json']).wall);
  begins.push(run([CLI, 'check', 'begin']).wall);
}
const { out } = run([CLI, 'check', 'begin']);
const list = JSON.parse(out);
const bytes = Buffer.byteLength(out);
const tokens = estimateTokenCount(out) + list.documents.reduce((sum, each) => sum + each.tokens, 0);
console.log(
  `${documents} documents, ${list.documents.length} handed out of ${list.documents.length + list.left_out.over_budget} shortlisted; draft ${statSync(join(project, '.dochygiene/check.json')).size} bytes`,
);
tell('check begin: bytes printed', bytes, '< 1000000', bytes < 1_000_000);
tell('check begin: tokens of documents and list', tokens, '<= 50000', tokens <= 50_000);
tell(
  'check begin: beyond scan, ms',
  (median(begins) - median(scans)).toFixed(0),
  '< 1000',
  median(begins) - median(scans) < 1000,
);

const wide = run([CLI, 'check', 'begin', '--limit', '500', '--budget', '9999999']);
const five = JSON.parse(wide.out);
tell(
  'check begin --limit 500: bytes printed',
  Buffer.byteLength(wide.out),
  '< 1000000',
  Buffer.byteLength(wide.out) < 1_000_000,
);
const input = verdictsOf(five);
const draft = readFileSync(join(project, '.dochygiene/check.json'));
const bare = join(scratch, 'bare.mjs');
writeFileSync(bare, '');
const submits = [];
const starts = [];
for (let round = 0; round < rounds; round += 1) {
  writeFileSync(join(project, '.dochygiene/check.json'), draft);
  starts.push(run([bare]).wall);
  submits.push(run([CLI, 'check', 'submit'], input).wall);
}
const beyond = median(submits) - median(starts);
tell(
  `check submit of ${five.documents.length} verdicts: beyond a bare start, ms`,
  beyond.toFixed(0),
  '< 1000',
  beyond < 1000,
);
