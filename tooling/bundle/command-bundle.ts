import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The file that each name of library `name` stands in: its `index.ts` re-exports names and does nothing else. */
function filesOf(name: string): ReadonlyMap<string, string> {
  const source = `${packages}${name}/src/`;
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

/** A part of the command that is a file of its own and is loaded when something of it is first used. */
interface Apart {
  /** What the file is called, and the source that it is made of in `packages/cli/src`. */
  readonly name: string;
  /** What is imported, from where, to mean the file. */
  readonly asked: RegExp;
  readonly from: RegExp;
}

const APART: readonly Apart[] = [
  // Most commands meet no YAML.
  { name: 'yaml', asked: /^yaml$/, from: /(?<!cli[\\/]src[\\/]yaml\.ts)$/ },
  // Who tells what was found, or reads a configuration that says nothing of signals, need not know them.
  {
    name: 'known-signals',
    asked: /[\\/]known-signals\.ts$/,
    from: /cli[\\/]src[\\/]/,
  },
];

const apart = (extension: string): Plugin => ({
  name: 'apart',
  setup(build) {
    for (const { name, asked, from } of APART) {
      build.onResolve({ filter: asked }, ({ importer }) =>
        from.test(importer) ? { path: `./${name}${extension}`, external: true } : undefined,
      );
    }
  },
});

/** What a part of the command may use of YAML. */
const YAML: readonly string[] =
  readFileSync(`${packages}cli/src/yaml.ts`, 'utf8').match(/\w+(?=,\n)/g) ?? [];

/** esbuild, which tsup brings. */
const { transform }: { transform(code: string, options: object): Promise<{ code: string }> } =
  createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');

/**
 * Makes CommonJS of the chunks, which esbuild makes of ES modules alone: those take Node a sixth longer to
 * start. What is {@link APART} is loaded when it is first used, which a module could not do either.
 */
const asCommonJs = (
  extension: string,
  smaller: CommandBundle['smaller'],
): NonNullable<Options['plugins']>[number] => ({
  name: 'as-common-js',
  async renderChunk(code) {
    const made = await transform(code, {
      format: 'cjs',
      target: 'node20.19',
      supported: { 'dynamic-import': false },
    });
    for (const [, name = ''] of made.code.matchAll(/\bimport_yaml\w*\.(\w+)/g)) {
      if (!YAML.includes(name)) throw new Error(`src/yaml.ts wants "${name}"`);
    }
    let later = made.code;
    for (const { name } of APART) {
      const loads = `require("./${name}${extension}")`;
      later = later.replaceAll(loads, `new Proxy({}, { get: (_, name) => ${loads}[name] })`);
    }
    return transform(later, { format: 'cjs', target: 'node20.19', ...smaller });
  },
});

/** How the command is bundled for one place. */
export interface CommandBundle {
  /** What the files end in. */
  readonly extension: '.cjs' | '.js';
  /** How they are made smaller, in the words of esbuild. */
  readonly smaller: Readonly<
    Partial<Record<'minify' | 'minifySyntax' | 'minifyWhitespace', boolean>>
  >;
}

/**
 * The command as `cli`, what is {@link APART}, and chunks that they and each other ask for.
 *
 * A few files: a dozen modules out of node_modules cost ten times the start-up of a bundle, and a bundle that
 * is not needed costs 20 ms. Neutral, because the libraries bundled here then come in the form that needs
 * nothing of Node, and as modules that leave out what nobody uses.
 */
export function commandBundle({ extension, smaller }: CommandBundle): Options {
  const names = ['cli', ...APART.map(({ name }) => name)];
  return {
    entry: Object.fromEntries(names.map((name) => [name, `${packages}cli/src/${name}.ts`])),
    format: 'esm',
    outExtension: () => ({ js: extension }),
    target: 'node20',
    platform: 'neutral',
    clean: true,
    external: [/^node:/],
    noExternal: [/^(?!node:)/],
    splitting: true,
    removeNodeProtocol: false,
    esbuildPlugins: [direct, apart(extension)],
    plugins: [asCommonJs(extension, smaller)],
    esbuildOptions(options) {
      options.mainFields = ['module', 'main'];
      options.conditions = ['@dochygiene/source', 'module'];
    },
  };
}
