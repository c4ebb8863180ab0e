import { existsSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

// What a person installs is this folder as it lies: each entry is one file with all that it needs,
// and the same sources give the same bytes, so that a test can compare.
const bundle: Options = {
  platform: 'node',
  target: 'node20.19',
  noExternal: [/.*/],
  removeNodeProtocol: false,
  splitting: false,
  treeshake: false,
  sourcemap: false,
  clean: false,
  esbuildOptions(options) {
    options.conditions = ['@dochygiene/source'];
    options.legalComments = 'none';
  },
};

const hook: Options = {
  ...bundle,
  entry: ['src/session-start.ts'],
  // An ES module starts a fifth slower. Each kilobyte costs 30 microseconds, and what Node's own
  // `require` does for `node:fs` costs 70.
  format: 'cjs',
  minify: true,
  banner: { js: '"use strict";var require=process.getBuiltinModule;' },
};

const command: Options = {
  ...bundle,
  entry: { cli: '../cli/src/cli-whole.ts' },
  format: 'esm',
  // For dependencies that are CommonJS and ask for modules of Node's.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
};

const entries = [hook, command].filter(({ entry }) =>
  Object.values(entry ?? {}).every((file) => existsSync(file)),
);

export default defineConfig(entries);
