import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';

const missing = [
  ...(process.env['CLAUDE_BIN'] ? [] : ['CLAUDE_BIN is not set']),
  ...(spawnSync('tmux', ['-V']).status === 0 ? [] : ['tmux is not installed']),
];
if (missing.length > 0) {
  console.log(`SKIPPED, nothing is proved in the real client: ${missing.join(', ')}.`);
}

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    env: { E2E_SKIP: missing.join(', ') },
    // A session waits more than it works. More at once would be a test of the machine's patience.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 90_000,
    reporters: ['verbose'],
  },
});
