import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { DEFAULT_SCOPE, inScope, scopeOf } from '../scope.ts';

const { scope } = scopeOf(undefined);

// biome-ignore format: a table is read by column
test.each([
  // path                              covered
  ['README.md',                        true],
  ['a/b/c.md',                         true],
  ['a.mdx',                            true],
  ['a.markdown',                       true],
  ['a.rst',                            true],
  ['a.adoc',                           true],
  ['a.asciidoc',                       true],
  ['.hidden/.a.md',                    true],
  ['.md',                              true],
  ['md',                               false],
  ['a.md.bak',                         false],
  ['a.mdown',                          false],
  ['src/index.ts',                     false],
  ['LICENSE',                          false],
  ['Makefile',                         false],
  // Plain text only where people write it.
  ['README.txt',                       true],
  ['a/Readme.txt',                     true],
  ['CHANGELOG.txt',                    true],
  ['INSTALL.txt',                      true],
  ['llms.txt',                         true],
  ['llms-full.txt',                    true],
  ['TODO.org',                         true],
  ['data.txt',                         false],
  ['words.org',                        false],
  ['requirements.txt',                 false],
  ['CMakeLists.txt',                   false],
  ['public/robots.txt',                false],
  ['LICENSE.txt',                      false],
  ['docs/usage.txt',                   true],
  ['docs/a/b/usage.org',               true],
  ['Documentation/mm/slub.txt',        true],
  ['a/wiki/home.txt',                  true],
  ['notes/2026.txt',                   true],
  ['mydocs/usage.txt',                 false],
  ['docs.txt',                         false],
  ['docs/requirements.txt',            false],
  ['docs/requirements-dev.txt',        false],
  ['docs/spelling_wordlist.txt',       false],
  ['doc/CMakeLists.txt',               false],
  ['docs/robots.txt',                  false],
  ['docs/LICENSE.txt',                 false],
  ['docs/requirements.md',             true],
  ['docs/conf.py',                     false],
  // What agents are told.
  ['CLAUDE.md',                        true],
  ['a/AGENTS.md',                      true],
  ['a/b/GEMINI.md',                    true],
  ['.cursorrules',                     true],
  ['a/.cursorrules',                   true],
  ['x.cursorrules',                    false],
  ['.cursor/rules/a.mdc',              true],
  ['a/.cursor/rules/deep/b',           true],
  ['.cursor/rules.json',               false],
  ['.cursor/settings.json',            false],
  ['cursor/rules/b',                   false],
  ['.claude/commands/a.md',            true],
  ['.claude/settings.json',            false],
  ['.github/copilot-instructions.md',  true],
  ['.github/workflows/ci.yml',         false],
] as const)('%s: %j', (path, covered) => {
  expect(inScope(scope, path)).toBe(covered);
});

test('covers what its globs cover', () => {
  const matchers = DEFAULT_SCOPE.map((glob) => ({
    spares: glob.startsWith('!'),
    fits: picomatch(glob.replace(/^!/, ''), {
      dot: true,
      windows: false,
      strictSlashes: true,
      flags: 's',
    }),
  }));
  const byGlobs = (path: string) =>
    matchers.some(({ spares, fits }) => !spares && fits(path)) &&
    !matchers.some(({ spares, fits }) => spares && fits(path));
  fc.assert(
    fc.property(paths(), (path) => {
      expect(inScope(scope, path)).toBe(byGlobs(path));
    }),
    { numRuns: 20_000 },
  );
});

test('can be written into the settings', () => {
  const custom = scopeOf(DEFAULT_SCOPE);
  expect(custom.problems).toEqual([]);
  fc.assert(
    fc.property(paths(), (path) => {
      expect(inScope(custom.scope, path)).toBe(inScope(scope, path));
    }),
    { numRuns: 5_000 },
  );
});

/** Paths of names that the globs spell out, and of some that are nearly those. */
function paths(): fc.Arbitrary<string> {
  const words = DEFAULT_SCOPE.join(' ').match(/[\w-]+/g) ?? [];
  const word = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom('', 'a', '.', '\n', 'é', ' ', 'my', '-'),
  );
  const name = fc
    .tuple(
      fc.constantFrom('', '', '.'),
      fc.array(word, { maxLength: 2 }),
      fc.constantFrom('', '.'),
      word,
    )
    .map(([dot, before, mark, last]) => dot + before.join('') + mark + last)
    .filter((text) => text !== '' && text !== '.' && text !== '..');
  const folder = fc.oneof(
    name,
    fc.constantFrom('docs', '.cursor', 'rules', '.claude', '.github', 'notes', 'wiki'),
  );
  return fc
    .tuple(fc.array(folder, { maxLength: 3 }), name)
    .map(([folders, last]) => [...folders, last].join('/'));
}
