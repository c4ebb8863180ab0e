import { expect, test } from 'vitest';
import { holdsTest, readsTree, suiteOf } from './programs.ts';

// biome-ignore format: a table is read by column
test.each([
  // command                                suite        reads the whole tree
  ['vitest run',                            'js',        true],
  ['npx -y vitest run --coverage',          'js',        true],
  ['npx vitest run packages/a',             'js',        false],
  ['npx vitest run --changed',              'js',        false],
  ['node --test',                           'js',        true],
  ['pnpm test',                             'any',       true],
  ['npm run test:unit',                     'any',       true],
  ['npm run -s check',                      'any',       true],
  ['npm ci',                                undefined,   false],
  ['pnpm install',                          undefined,   false],
  ['uv run pytest -q',                      'py',        true],
  ['python3 -m pytest',                     'py',        true],
  ['go test ./...',                         'go',        true],
  ['cargo test',                            'rs',        true],
  ['make test',                             'any',       true],
  ['make build',                            undefined,   false],
  ['npx tsc --noEmit',                      undefined,   true],
  ['npx eslint .',                          undefined,   true],
  ['npx eslint src/a.ts',                   undefined,   false],
  ['npx lint-staged',                       undefined,   false],
  ['pre-commit run --all-files',            undefined,   true],
  ['pre-commit run',                        undefined,   false],
  ['mkdocs build --strict',                 undefined,   true],
  ['echo vitest',                           undefined,   false],
])('%s', (command, suite, whole) => {
  const words = command.split(' ');
  expect(suiteOf(words)).toBe(suite);
  expect(readsTree(words)).toBe(whole);
});

// biome-ignore format: a table is read by column
test.each([
  ['js',  'a.test.ts',    true],
  ['js',  'a_test.py',    false],
  ['py',  'a_test.py',    true],
  ['any', 'a_test.py',    true],
  ['go',  'tests',        true],
  ['sh',  'a.bats',       true],
] as const)('a suite of %s holds %s: %s', (kind, path, holds) => {
  expect(holdsTest(kind, path)).toBe(holds);
});
