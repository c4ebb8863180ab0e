import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const REMEDY =
  'packages/plugin/dist is not what the sources build. Run "npx -y pnpm@10.34.9 --filter @dochygiene/plugin run build" and commit packages/plugin/dist.';

const folder = fileURLToPath(new URL('..', import.meta.url));
const workspace = join(folder, '..', '..');
let built = '';
let elsewhere = '';

beforeAll(() => {
  built = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-dist-')));
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-copy-')));
  const tsup = join(workspace, 'node_modules', '.bin', 'tsup');
  const { status, stderr } = spawnSync(tsup, ['--out-dir', built, '--metafile'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});

afterAll(() => {
  for (const each of [built, elsewhere]) rmSync(each, { recursive: true, force: true });
});

test('the committed bundles are what the sources build, byte for byte', () => {
  const bundles = readdirSync(built).filter((name) => !name.startsWith('metafile-'));
  expect(readdirSync(join(folder, 'dist')).sort(), REMEDY).toEqual(bundles.sort());
  for (const name of bundles) {
    const committed = readFileSync(join(folder, 'dist', name));
    expect(committed.equals(readFileSync(join(built, name))), `${name}: ${REMEDY}`).toBe(true);
  }
});

test('a bundle names no folder of the machine that built it', () => {
  for (const name of readdirSync(join(folder, 'dist'))) {
    const text = readFileSync(join(folder, 'dist', name), 'utf8');
    expect(text.includes(workspace) || text.includes(built), name).toBe(false);
    expect(text).not.toMatch(/sourceMappingURL/);
  }
});

describe('the bundle of the command', () => {
  test('asks for nothing but what lies beside it, and Node', () => {
    const names = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.js'));
    expect(names).toContain('cli.js');
    const asked = names.flatMap((name) => {
      const text = readFileSync(join(folder, 'dist', name), 'utf8');
      expect(text, name).not.toMatch(/\bimport\(|^import\b/m);
      return [...text.matchAll(/\brequire\("([^"]*)"\)/g)].map(([, module = '']) => module);
    });
    const known = new Set(names.map((name) => `./${name}`));
    expect(asked.filter((module) => !known.has(module) && !isBuiltin(module))).toEqual([]);
    expect(names.filter((name) => name !== 'cli.js' && !asked.includes(`./${name}`))).toEqual([]);
  });

  test('runs from a copy, whatever the manifest above it says', () => {
    const copy = join(elsewhere, 'dist');
    writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
    cpSync(join(folder, 'dist'), copy, { recursive: true });
    for (const args of [['--version'], ['--help'], ['obligations', '--help'], ['status', copy]]) {
      const options = { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '' } } as const;
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(copy, 'cli.js'), ...args],
        options,
      );
      expect([args, status, stderr]).toEqual([args, 0, '']);
    }
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, readonly string[]]>([
  // of                          what lies apart
  ['--version',                  []],
  ['status',                     []],
  ['doctor',                     []],
  ['scan',                       ['known-signals.js']],
  ['scan --config x.yaml',       ['known-signals.js', 'yaml.js']],
])('%s loads %j', (words, apart) => {
  const project = join(elsewhere, 'project');
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'README.md'), '# P\n');
  writeFileSync(join(project, 'x.yaml'), 'threshold_days: 3\n');
  const [hook, loaded] = [join(elsewhere, 'tell.cjs'), join(elsewhere, 'loaded')];
  writeFileSync(
    hook,
    'process.on("exit", () => require("node:fs").writeFileSync(process.env.LOADED, Object.keys(require.cache).join("\\n")))',
  );
  const args = ['--require', hook, join(folder, 'dist', 'cli.js'), ...words.split(' ')];
  const env = { PATH: process.env['PATH'], LOADED: loaded };
  const { stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env });
  expect(stderr).toBe('');
  const names = readFileSync(loaded, 'utf8').split('\n').map((file) => basename(file));
  expect(names).toContain('cli.js');
  expect(names.filter((name) => ['known-signals.js', 'yaml.js'].includes(name)).sort()).toEqual(apart);
});

describe('the bundle of the hook', () => {
  test('is made of the reminder and what it leans on: no scanner, no package of others', () => {
    const allowed =
      /^(src|\.\.\/(ports|project-root|session-reminder|state-store)\/src)\/[\w-]+\.ts$/;
    const inputs = Object.keys(hookMetafile().inputs);
    expect(inputs.filter((path) => !allowed.test(path))).toEqual([]);
    expect(inputs).toContain('src/session-start.ts');
    expect(inputs).toContain('src/with-care.ts');
  });

  test('asks nothing of Node but its file system', () => {
    const outputs = Object.values(hookMetafile().outputs);
    expect(outputs).toHaveLength(2);
    const imports = outputs.flatMap((output) => output.imports.map(({ path }) => path));
    expect(imports.filter((path) => path !== 'node:fs')).toEqual([]);
    const asked = {
      'session-start.cjs': ['./with-care.cjs', 'node:fs'],
      'with-care.cjs': ['node:fs'],
    };
    for (const [name, modules] of Object.entries(asked)) {
      const text = readFileSync(join(folder, 'dist', name), 'utf8');
      const calls = new Set(text.match(/\b(?:require|getBuiltinModule)\([^)]*\)/g));
      const names = [...calls].map((call) => /"([^"]*)"/.exec(call)?.[1]);
      expect([...new Set(names)].sort()).toEqual(modules);
      expect(text).not.toMatch(/\bimport\(/);
    }
  });

  test('is small enough to be compiled in no time', () => {
    const sizes = Object.values(hookMetafile().outputs).map(({ bytes }) => bytes);
    expect(Math.min(...sizes)).toBeLessThan(16 * 1024);
    expect(Math.max(...sizes)).toBeLessThan(40 * 1024);
  });
});

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<
    Record<
      string,
      { readonly bytes: number; readonly imports: readonly { readonly path: string }[] }
    >
  >;
}

function hookMetafile(): Metafile {
  return JSON.parse(readFileSync(join(built, 'metafile-cjs.json'), 'utf8'));
}
