import { spawnSync } from 'node:child_process';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * How tests that run the real client are run: the ones named `*.test.ts` in the folder `root`.
 *
 * Where the client or a screen for it is missing they are skipped, which is said at once.
 */
export function clientTests(name: string, root: string): ViteUserConfig {
  const missing = [
    ...(process.env['CLAUDE_BIN'] ? [] : ['CLAUDE_BIN is not set']),
    ...(spawnSync('tmux', ['-V']).status === 0 ? [] : ['tmux is not installed']),
  ];
  if (missing.length > 0) {
    console.log(`SKIPPED, nothing is proved in the real client: ${missing.join(', ')}.`);
  }
  return defineConfig({
    ssr: { resolve: { conditions: ['@dochygiene/source', 'module', 'node', 'development'] } },
    test: {
      name,
      root,
      include: ['*.test.ts'],
      env: { E2E_SKIP: missing.join(', ') },
      // A session waits more than it works. More at once would be a test of the machine's patience.
      maxWorkers: 2,
      testTimeout: 120_000,
      hookTimeout: 90_000,
      reporters: ['verbose'],
    },
  });
}
