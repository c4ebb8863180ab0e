import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { commandBundle } from '../../tooling/bundle/command-bundle.ts';

// What a person installs is this folder as it lies: the hook and the command, each with all that it needs,
// and the same sources give the same bytes, so that a test can compare.

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
  entry: ['src/session-start.ts', 'src/with-care.ts'],
  platform: 'node',
  target: 'node20.19',
  noExternal: [/.*/],
  removeNodeProtocol: false,
  splitting: false,
  treeshake: false,
  sourcemap: false,
  clean: false,
  // An ES module starts a fifth slower. Each kilobyte costs 30 microseconds, so what few sessions
  // need is a file by itself; what Node's own `require` does for `node:fs` costs 70.
  format: 'cjs',
  banner: { js: '"use strict";var require=process.getBuiltinModule;' },
  esbuildOptions(options) {
    options.conditions = ['@dochygiene/source'];
    options.legalComments = 'none';
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

const bundled = commandBundle({
  extension: '.js',
  // Names stay: shorter ones change all over when one does, and a repository keeps every version.
  smaller: { minifySyntax: true, minifyWhitespace: true },
});

const command: Options = {
  ...bundled,
  // A chunk is named after what is in it, so that of an earlier build goes; what is of the hook stays.
  clean: ['!*.cjs', '!metafile-*.json'],
  plugins: [
    ...(bundled.plugins ?? []),
    {
      name: 'says-common-js',
      buildEnd() {
        // The manifest above says that a `.js` is a module, which its sources are.
        writeFileSync(join(this.options.outDir, 'package.json'), '{ "type": "commonjs" }\n');
      },
    },
  ],
};

export default defineConfig([hook, command]);
