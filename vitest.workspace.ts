import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { doctest } from './tooling/doctest/plugin.ts';

const project = (name: string, root: string, examples: boolean) => ({
  extends: true as const,
  test: {
    name,
    root,
    include: ['**/*.test.ts', ...(examples ? ['README.md'] : [])],
    exclude: ['**/node_modules/**', '**/e2e/**', '**/dist/**'],
  },
});

// Commands and plugins are run, not imported: their READMEs have no examples to import.
const isLibrary = (name: string) => !['cli', 'plugin'].includes(name);

export default defineConfig({
  plugins: [doctest()],
  // Tests see their neighbours' sources, so nothing need be built first.
  ssr: {
    resolve: { conditions: ['@dochygiene/source', 'module', 'node', 'development|production'] },
  },
  test: {
    testTimeout: 60_000,
    projects: [
      ...readdirSync('packages').map((name) => project(name, `packages/${name}`, isLibrary(name))),
      project('tidy', 'tooling/tidy', false),
      project('doctest', 'tooling/doctest', false),
      project('proof', 'proof', false),
    ],
  },
});
