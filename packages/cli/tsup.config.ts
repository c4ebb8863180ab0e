import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The file that each name of library `name` stands in: its `index.ts` re-exports names and does nothing else. */
function filesOf(name: string): ReadonlyMap<string, string> {
  const source = `${folder}${name}/src/`;
  const index = readFileSync(`${source}index.ts`, 'utf8');
  return new Map(
    [...index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((each) => [each.replace(/\btype\b/, '').trim(), source + file]),
    ),
  );
}

/**
 * Imports each name of a library from the file that it stands in. Else every command would load whatever an
 * `index.ts` leads to, since chunks are made of whole files.
 */
const direct: Plugin = {
  name: 'direct',
  setup(build) {
    const known = new Map<string, ReadonlyMap<string, string>>();
    build.onLoad({ filter: /packages[\\/][\w-]+[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(
        /^import \{([^}]*)\} from '@dochygiene\/([\w-]+)';$/gm,
        (_, names: string, library: string) => {
          const files = known.get(library) ?? filesOf(library);
          known.set(library, files);
          return names
            .split(',')
            .map((each) => each.trim())
            .filter((each) => each !== '' && !each.startsWith('type '))
            .map((each) => `import { ${each} } from '${files.get(each.split(' ')[0] ?? '')}';`)
            .join(' ');
        },
      );
      return { contents, loader: 'ts' };
    });
  },
};

// A few files: a dozen modules out of node_modules cost ten times the start-up of a bundle, and a bundle that
// is not needed costs 20 ms. Neutral, because the libraries bundled here then come in the form that needs
// nothing of Node, and as modules that leave out what nobody uses.
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'neutral',
  clean: true,
  external: [/^node:/],
  noExternal: [/^(?!node:)/],
  splitting: true,
  removeNodeProtocol: false,
  esbuildPlugins: [direct],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.conditions = ['@dochygiene/source', 'module'];
  },
});
