import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedNames, exportsWithoutComment, withoutComments } from './code.ts';
import { manifest, packages, root, sources } from './house.ts';

// The whole table of who may lean on what. A new row or edge is a line here, with a reviewer's eye on it.
// biome-ignore format: a table is read by column
const MAY_LEAN_ON: Readonly<Record<string, readonly string[]>> = {
  'ports':            [],
  'testing':          ['@dochygiene/ports', 'memfs'],
  'project-root':     ['@dochygiene/ports'],
  'state-store':      ['@dochygiene/ports'],
  'scanner':          ['@dochygiene/ports', 'yaml'],
  'session-reminder': ['@dochygiene/ports', '@dochygiene/state-store'],
  'report':           [],
  'check':            ['@dochygiene/ports', '@dochygiene/report', '@dochygiene/scanner', 'tokenx'],
  'frequency':        [],
  'hosts':            ['@dochygiene/frequency', 'yaml'],
  'obligations':      ['@dochygiene/frequency', '@dochygiene/hosts', '@dochygiene/ports', '@dochygiene/report', '@dochygiene/scanner', 'yaml'],
  'cli':              ['@dochygiene/check', '@dochygiene/hosts', '@dochygiene/obligations', '@dochygiene/ports', '@dochygiene/project-root', '@dochygiene/report', '@dochygiene/scanner', '@dochygiene/session-reminder', '@dochygiene/state-store', 'yaml'],
  'plugin':           ['@dochygiene/ports', '@dochygiene/project-root', '@dochygiene/session-reminder', '@dochygiene/state-store', 'dochygiene'],
};

// Shipped as one file each, with all they lean on inside.
const BUNDLES = ['cli', 'plugin'];

// Where the ambient world may be touched, and which part of it.
// biome-ignore format: a table is read by column
const MAY_TOUCH: readonly (readonly [RegExp, RegExp])[] = [
  // what                                    where
  [/from 'node:fs'/,                         /^packages\/(ports\/src\/node[\w-]*\.ts|plugin\/src\/)/],
  [/from 'node:child_process'/,              /^packages\/(ports\/src\/node-git[\w-]*|cli\/src\/open-file)\.ts$/],
  [/from 'node:|require\('node:/,            /^packages\/(ports\/src\/node|testing\/src\/|cli\/src\/|plugin\/src\/)/],
  [/\bprocess\./,                            /^packages\/(ports\/src\/node|cli\/src\/|plugin\/src\/)/],
  [/\bnew Date\(\)|\bDate\.now\(/,           /^packages\/ports\/src\/node[\w-]*\.ts$/],
  [/\bMath\.random\(/,                       /^never$/],
  [/\bconsole\./,                            /^never$/],
];

// Tests and their oracles speak of made-up machines and of conflicts.
const MAY_NAME = /\.test\.ts$|\/e2e\/|^proof\/|\/fixtures\/|^packages\/plugin\/dist\//;

const files = sources();

describe('dependencies', () => {
  test('every package has a row', () => {
    expect(Object.keys(MAY_LEAN_ON).sort()).toEqual(packages);
  });

  test.each(packages)('%s leans on exactly what its row says', (name) => {
    const { dependencies = {}, devDependencies = {} } = manifest(name);
    // What a bundle holds is installed by nobody: for npm it is a development dependency.
    const bundled = BUNDLES.includes(name) ? Object.keys(devDependencies) : [];
    const leansOn = [...Object.keys(dependencies), ...bundled];
    expect(leansOn.filter((one) => one !== '@dochygiene/testing').sort()).toEqual(
      [...(MAY_LEAN_ON[name] ?? [])].sort(),
    );
  });
});

describe('the ambient world', () => {
  test.each(MAY_TOUCH)('%s only where it may', (what, where) => {
    const touching = files.filter(({ text }) => what.test(withoutComments(text)));
    expect(touching.map(({ path }) => path).filter((path) => !where.test(path))).toEqual([]);
  });
});

describe('shape', () => {
  test('no source file is longer than 200 lines', () => {
    const long = files.filter(({ text }) => text.trimEnd().split('\n').length > 200);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('index.ts only re-exports names', () => {
    const other = files
      .filter(({ path }) => path.endsWith('/src/index.ts'))
      .filter(({ text }) => !/^(?:export (?:type )?\{[^}]*\} from '\.\/[^']+';\s*)+$/.test(text));
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  test('every export says what it is', () => {
    const undocumented = files
      .filter(({ path }) => !path.endsWith('/src/index.ts'))
      .flatMap(({ path, text }) => exportsWithoutComment(text).map((name) => `${path}: ${name}`));
    expect(undocumented).toEqual([]);
  });
});

describe('what is committed', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

  // biome-ignore format: a table is read by column
  test.each([
    // what                               pattern
    ['a path of somebody\'s machine',     /(?<![\w.])\/(?:work|root|Users\/\w+|home\/(?!me\b|user\b|alice\b|bob\b)\w+)\/\w/],
    ['the host of a package registry',    /registry\.(?:npmjs|yarnpkg)\.|npm\.pkg\.github/],
    ['a merge conflict',                  /^<{7} |^>{7} /m],
  ] as const)('names no %s', (_what, pattern) => {
    const naming = tracked.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(naming.filter((path) => !MAY_NAME.test(path))).toEqual([]);
  });
});

describe('versions', () => {
  const json = (path: string): { readonly version: string } =>
    JSON.parse(readFileSync(join(root, path), 'utf8'));

  test('the command says the one of its manifest', () => {
    const { version } = json('packages/cli/package.json');
    const source = readFileSync(join(root, 'packages/cli/src/version.ts'), 'utf8');
    expect(source).toContain(`VERSION = '${version}'`);
  });

  test('the plugin is offered under the one of its manifest', () => {
    const { version } = json('packages/plugin/package.json');
    expect(json('packages/plugin/.claude-plugin/plugin.json').version).toBe(version);
  });
});

describe('README of', () => {
  test.each(packages.filter((name) => !BUNDLES.includes(name)))(
    '%s has the five parts in order',
    (name) => {
      const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      const headings = readme.match(/^#{1,2} .+$/gm) ?? [];
      expect(headings).toEqual([
        `# ${manifest(name).name}`,
        '## Use',
        '## API',
        '## Promises',
        '## Errors',
      ]);
    },
  );

  test.each(packages.filter((name) => !BUNDLES.includes(name)))(
    '%s tells of each export',
    (name) => {
      const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      const [, api = ''] = readme.split('\n## API\n');
      const spans = (api.split('\n## Promises\n')[0] ?? '').match(/`[^`\n]+`/g) ?? [];
      const told = new Set(spans.flatMap((span) => span.match(/\w+/g) ?? []));
      expect(exportsOf(name).filter((each) => !told.has(each))).toEqual([]);
    },
  );
});

/** The names that package `name` offers, at any of its entry points. */
function exportsOf(name: string): readonly string[] {
  const entries = Object.values(manifest(name).exports ?? {}).flatMap((entry) =>
    typeof entry === 'string' ? [] : (entry['@dochygiene/source'] ?? []),
  );
  return entries.flatMap((entry) =>
    exportedNames(readFileSync(join(root, 'packages', name, entry), 'utf8')),
  );
}
