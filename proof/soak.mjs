// `pnpm soak [--minutes N] [--part NAME]...`: the proofs of docs/RELIABILITY.md, for longer than a
// test may take. Exits 1 if anything did not hold. Each file in proof/parts is one part.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

// One fault shows in many places.
const MOST_SHOWN = 20;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, part: { type: 'string', multiple: true } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new RangeError(`Cannot soak for "${values.minutes}" minutes`);

// The parts are TypeScript and see the sources of the packages, as the tests do.
const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: {
    resolve: { conditions: ['@dochygiene/source', 'module', 'node', 'development|production'] },
  },
});
const folder = fileURLToPath(new URL('parts/', import.meta.url));
const parts = [];
for (const file of readdirSync(folder).sort()) {
  parts.push((await vite.ssrLoadModule(join(folder, file))).part);
}

const wanted = values.part ?? parts.map(({ name }) => name);
for (const name of wanted) {
  if (!parts.some((part) => part.name === name)) {
    throw new RangeError(
      `Cannot soak "${name}": parts are ${parts.map((part) => part.name).join(', ')}`,
    );
  }
}

let violated = false;
for (const part of parts.filter(({ name }) => wanted.includes(name))) {
  const start = performance.now();
  const { figures, violations, skipped } = await attempt(part);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = skipped ?? `${figures}, ${violations.length} violations`;
  process.stdout.write(`${part.name.padEnd(12)} ${verdict} (${seconds} s)\n`);
  for (const one of violations.slice(0, MOST_SHOWN)) process.stdout.write(`  ${one}\n`);
  violated ||= violations.length > 0;
}
process.exit(violated ? 1 : 0);

/** A part that throws has not proved what it is there to prove. */
async function attempt(part) {
  try {
    return await part.run((minutes * 60) / wanted.length);
  } catch (error) {
    return { figures: 'broke off', violations: [error?.stack ?? String(error)] };
  }
}
