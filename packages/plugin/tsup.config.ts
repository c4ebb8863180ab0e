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

/** The sources whose functions nearly every session runs. */
const EVERY_SESSION =
  /\/(?:attended|decide|decide-on|instant|outcome|read-state|state-at-a-glance|state-file|state-text)\.ts$/;

/**
 * Puts the functions of {@link EVERY_SESSION} in parentheses, in a bundle whose lines are kept: V8
 * then compiles them with the file, and not each at its first call, which takes twice as long.
 */
function compiledAtOnce(bundle: string): string {
  let source = '';
  let open = false;
  const lines = bundle.split('\n').map((line) => {
    source = line.startsWith('// ') ? line : source;
    const [head, name] = /^function ([\w$]+)/.exec(line) ?? [];
    if (head !== undefined && EVERY_SESSION.test(source)) {
      open = true;
      return `var ${name} = (function${line.slice(head.length)}`;
    }
    if (!open || line !== '}') return line;
    open = false;
    return '});';
  });
  return lines.join('\n');
}

const hook: Options = {
  ...bundle,
  entry: ['src/session-start.ts', 'src/with-care.ts'],
  // An ES module starts a fifth slower. Each kilobyte costs 30 microseconds, so what few sessions
  // need is a file by itself; what Node's own `require` does for `node:fs` costs 70.
  format: 'cjs',
  banner: { js: '"use strict";var require=process.getBuiltinModule;' },
  esbuildOptions(options) {
    bundle.esbuildOptions?.(options, { format: 'cjs' });
    options.minifyIdentifiers = true;
    options.minifySyntax = true;
  },
  plugins: [
    {
      name: 'compiled-at-once',
      renderChunk: (code, { path }) =>
        path.endsWith('session-start.cjs') ? { code: compiledAtOnce(code) } : undefined,
    },
  ],
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
