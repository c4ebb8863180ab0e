import { defineConfig } from 'vitest/config';

const missing = process.env['CHROME_BIN'] ? '' : 'CHROME_BIN is not set';
if (missing !== '') console.log(`SKIPPED, nothing is proved in a real browser: ${missing}.`);

export default defineConfig({
  ssr: { resolve: { conditions: ['@dochygiene/source', 'module', 'node', 'development'] } },
  test: {
    name: 'report-e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    env: { E2E_SKIP: missing },
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
