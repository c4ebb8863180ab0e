// `npm test`: everything that must hold before work lands, on a fresh machine too.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, pnpm, root } from './workspace.mjs';

ensureInstalled();

const scratch = mkdtempSync(join(tmpdir(), 'dochygiene-test-'));
const resultsFile = join(scratch, 'results.json');
const published = readdirSync(join(root, 'packages')).filter(
  (name) => !JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).private,
);

const steps = [
  ['format and lint', ['exec', 'biome', 'check', '--error-on-warnings', '.']],
  ['type-check', ['run', 'typecheck']],
  // But not the plugin, whose committed bundles a test compares with what the sources build.
  ['build', ['--recursive', '--filter', '!@dochygiene/plugin', 'run', 'build']],
  // Downloads three versions of Node, so only where nobody waits for it.
  ...(process.env.CI
    ? [['other Nodes', ['exec', 'node', 'proof/nodes/nodes.mjs', '22', '24', '26']]]
    : []),
  [
    'tests',
    ['run', 'unit', '--reporter=default', '--reporter=json', `--outputFile=${resultsFile}`],
  ],
  ['unused code and dependencies', ['exec', 'knip', '--no-progress']],
  ...published.map((name) => [
    `publint ${name}`,
    ['exec', 'publint', '--strict', `packages/${name}`],
  ]),
  // The command has no types to ship.
  ...published
    .filter((name) => name !== 'cli')
    .map((name) => [
      `types of ${name}`,
      ['exec', 'attw', '--pack', `packages/${name}`, '--profile', 'esm-only'],
    ]),
];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [title, args] of steps) {
  const isTests = title === 'tests';
  process.stdout.write(`\n── ${title}\n`);
  const { status, output } = pnpm(args, { quiet: !isTests });
  if (status === 0) passed += isTests ? 0 : 1;
  else {
    failed += isTests ? 0 : 1;
    process.stdout.write(`${output}\n${title} failed with exit code ${status}\n`);
  }
  if (!isTests) continue;
  const results = existsSync(resultsFile)
    ? JSON.parse(readFileSync(resultsFile, 'utf8'))
    : undefined;
  passed += results?.numPassedTests ?? 0;
  skipped += results?.numPendingTests ?? 0;
  // A file that does not load counts no failed test, and fails all the same.
  failed += Math.max(results?.numFailedTests ?? 0, status === 0 ? 0 : 1);
}

rmSync(scratch, { recursive: true, force: true });
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed > 0 ? 1 : 0);
