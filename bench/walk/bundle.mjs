import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The bundler comes with tsup.
const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of scripts that walk the folder they are given, each its own way, and how to remove them. */
export function contenders() {
  const folder = mkdtempSync(join(tmpdir(), 'dochygiene-bench-walk-'));
  return {
    empty: bundle(folder, 'empty', ''),
    walk: bundle(folder, 'walk', WALK),
    timed: bundle(folder, 'timed', TIMED),
    fdir: bundle(folder, 'fdir', FDIR),
    // Only where somebody has put the package `ignore` in reach.
    fdirIgnoring: inReach('ignore') ? bundle(folder, 'fdir-ignoring', FDIR_IGNORING) : undefined,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const places = [join(root, 'node_modules'), process.env.NODE_PATH ?? ''].filter(Boolean);

function inReach(name) {
  return places.some((place) => existsSync(join(place, name)));
}

function bundle(folder, name, source) {
  const entry = join(folder, `${name}.ts`);
  const outfile = join(folder, `${name}.mjs`);
  writeFileSync(entry, source);
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@dochygiene/source'],
    nodePaths: places,
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
  return outfile;
}

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const WALKER = `
  import { absolutePath } from '${root}packages/ports/src/index.ts';
  import { nodeFileSystem } from '${root}packages/ports/src/node.ts';
  import { walk, walkRules } from '${root}packages/scanner/src/walk.ts';
  const root = absolutePath(process.argv[2]);
  const { rules } = walkRules({});
`;

const WALK = `${WALKER}
  const { files, directories, candidates } = walk(nodeFileSystem, root, rules);
  if (process.argv[3] !== 'quiet') console.log(files.size, directories.size, candidates.length);
`;

// How long the walk alone takes, in ms.
const TIMED = `${WALKER}
  const start = performance.now();
  walk(nodeFileSystem, root, rules);
  console.log(performance.now() - start);
`;

// Lists, and leaves out the same directories by name; no ignore file is read.
const FDIR = `
  import { fdir } from 'fdir';
  import { DEFAULT_EXCLUDED_DIRS } from '${root}packages/scanner/src/exclusions/dir-prune.ts';
  const excluded = new Set(DEFAULT_EXCLUDED_DIRS);
  const files = new fdir()
    .withFullPaths()
    .exclude((name) => excluded.has(name))
    .crawl(process.argv[2])
    .sync();
  if (process.argv[3] !== 'quiet') console.log(files.length);
`;

// The same with the rules of the root's ignore file, asked by the package most tools ask.
const FDIR_IGNORING = `
  import { existsSync, readFileSync } from 'node:fs';
  import { fdir } from 'fdir';
  import ignore from 'ignore';
  import { DEFAULT_EXCLUDED_DIRS } from '${root}packages/scanner/src/exclusions/dir-prune.ts';
  const excluded = new Set(DEFAULT_EXCLUDED_DIRS);
  const top = process.argv[2].length + 1;
  const file = process.argv[2] + '/.gitignore';
  const rules = ignore({ ignorecase: false }).add(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const files = new fdir()
    .withFullPaths()
    .exclude((name, path) => excluded.has(name) || rules.ignores(path.slice(top)))
    .filter((path) => !rules.ignores(path.slice(top)))
    .crawl(process.argv[2])
    .sync();
  if (process.argv[3] !== 'quiet') console.log(files.length);
`;
