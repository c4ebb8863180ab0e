import { defineConfig } from 'tsup';

// One file: a dozen modules out of node_modules cost ten times the start-up of a bundle. Neutral, because the
// libraries bundled here then come in the form that needs nothing of Node, and as modules that leave out what
// nobody uses.
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'neutral',
  clean: true,
  external: [/^node:/],
  noExternal: [/^(?!node:)/],
  splitting: false,
  removeNodeProtocol: false,
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['@dochygiene/source', 'module'];
  },
});
