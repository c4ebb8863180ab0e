import { defineConfig } from 'tsup';

// One file: a dozen modules out of node_modules cost ten times the start-up of a bundle.
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  noExternal: [/.*/],
  splitting: false,
});
