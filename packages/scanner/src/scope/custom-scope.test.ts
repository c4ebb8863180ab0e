import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { inScope, scopeOf } from '../scope.ts';

// biome-ignore format: a table is read by column
test.each([
  // globs                             path                    covered
  [['*.md'],                           'a.md',                 true],
  [['*.md'],                           'b/a.md',               false],
  [['**/*.md'],                        'a.md',                 true],
  [['**/*.md'],                        'b/c/a.md',             true],
  [['**/*.md'],                        'b/c/a.mdx',            false],
  [['**/*.md'],                        '.b/.a.md',             true],
  [['docs/**'],                        'docs/a/b.txt',         true],
  [['docs/**'],                        'a/docs/b.txt',         false],
  [['docs/**/*.md'],                   'docs/a.md',            true],
  [['docs/*/a.md'],                    'docs/a.md',            false],
  [['docs/**/x/**/*.md'],              'docs/a/x/b/c.md',      true],
  [['docs/**/x/**/*.md'],              'docs/a/b/c.md',        false],
  [['**/*.{md,rst}'],                  'a.rst',                true],
  [['{docs,wiki/{a,b}}/*'],            'wiki/b/x',             true],
  [['{docs,wiki/{a,b}}/*'],            'wiki/c/x',             false],
  [['{docs}/x'],                       '{docs}/x',             true],
  [['{docs/x'],                        '{docs/x',              true],
  [['\\{a,b\\}'],                      '{a,b}',                true],
  [['[{]a,b}'],                        '{a,b}',                true],
  [['{a,[,]}.md'],                     ',.md',                 true],
  [['?.md'],                           'é.md',                 true],
  [['[é-ü].md'],                       'ö.md',                 true],
  [['[!a].md'],                        'a.md',                 false],
  [['app/\\(docs\\)/*.md'],            'app/(docs)/a.md',      true],
  [['A.md'],                           'a.md',                 false],
  [['**/*.md', '!drafts/**'],          'drafts/a.md',          false],
  [['!drafts/**', '**/*.md'],          'drafts/a.md',          false],
  [['**/*.md', '!drafts/**'],          'a.md',                 true],
  [['!drafts/**'],                     'a.md',                 false],
  [[],                                 'a.md',                 false],
  [['**/*.md'],                        'new\nline/a\r.md',     true],
] as const)('%j and %j: %j', (globs, path, covered) => {
  const { scope, problems } = scopeOf(globs);
  expect(problems).toEqual([]);
  expect(inScope(scope, path)).toBe(covered);
});

// biome-ignore format: a table is read by column
test.each([
  // case                     glob                                      why
  ['257 characters',          'a'.repeat(257),                          'longer than 256 characters'],
  ['five stars',              '*/*/**/*a*',                             'more than 4 stars'],
  ['65 choices',              `{${'a,'.repeat(64)}a}`,                  'more than 64 globs'],
  ['choices of choices',      '{,a}'.repeat(63),                        'more than 64 globs'],
  ['nothing',                 '',                                       'empty'],
  ['nothing taken out',       '!',                                      'empty'],
  ['a group',                 '@(a|b).md',                              'groups are not understood'],
  ['a regular expression',    '(a+)+b',                                 'groups are not understood'],
  ['a range',                 '{1..9}.md',                              'ranges are not understood'],
  ['an open bracket',         'a[b.md',                                 '"[" is not closed'],
  ['a backslash at the end',  'a\\',                                    'backslash'],
  ['an absolute path',        '/docs/*.md',                             'begins with a slash'],
  ['a folder',                'docs/',                                  'ends in a slash'],
  ['a dot',                   './docs/*.md',                            'no file is called "."'],
] as const)('refuses %s, and the others hold', (_case, glob, why) => {
  const { scope, problems } = scopeOf([glob, '**/*.md']);
  expect(problems).toMatchObject([{ path: 'dochygiene.yaml', code: 'MALFORMED_PATTERN' }]);
  expect(problems[0]?.message).toContain(why);
  expect(problems[0]?.message.length).toBeLessThan(250);
  expect(inScope(scope, 'a.md')).toBe(true);
});

test.each([
  ['256 characters', `${'a'.repeat(253)}.md`, `${'a'.repeat(253)}.md`],
  ['four stars', '*/*/**/*a', 'x/y/z/a'],
  ['64 choices', `{${'a,'.repeat(63)}b}`, 'b'],
])('takes %s', (_case, glob, path) => {
  const { scope, problems } = scopeOf([glob]);
  expect(problems).toEqual([]);
  expect(inScope(scope, path)).toBe(true);
});

test('understands globs as picomatch does', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '.',
    '*',
    '?',
    '[ab]',
    '[^a]',
    '{a,b}',
    '{a,b*}',
    '{,a}.',
  );
  const name = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
    fc.constant('**'),
  );
  const globs = fc
    .array(name, { minLength: 1, maxLength: 4 })
    .map((names) => names.join('/'))
    // Picomatch takes `**` beside braces for one between slashes.
    .filter((glob) => !/\*\*/.test(glob.replace(/(?<=^|\/)\*\*(?=\/)/g, '')))
    .filter((glob) => !/(?:^|\/)\.{1,2}(?:\/|$)/.test(glob));
  const paths = fc
    .array(fc.constantFrom('a', 'b', 'ab', 'a.b', '.a', 'ba', 'aa', 'bb'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((names) => names.join('/'));
  fc.assert(
    fc.property(globs, fc.array(paths, { minLength: 20, maxLength: 20 }), (glob, some) => {
      const { scope, problems } = scopeOf([glob]);
      if (problems.length > 0) return;
      const fits = picomatch(glob, { dot: true, windows: false, strictSlashes: true, flags: 's' });
      expect(some.filter((path) => inScope(scope, path))).toEqual(
        some.filter((path) => fits(path)),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('never hangs over a glob within the limits', () => {
  const names = [
    'a'.repeat(255),
    Array(64).fill('a').join('/'),
    Array(16).fill('a'.repeat(255)).join('/'),
  ];
  for (const glob of [
    '*a*a*a*ab',
    '{,a}{,a}{,a}{,a}{,a}{,a}*a*a*a*b',
    '**/a/**/a/**/a/**/b',
    '**/*a*a*ab',
  ]) {
    const { scope, problems } = scopeOf([glob]);
    expect(problems).toEqual([]);
    for (const name of names) expect(inScope(scope, name)).toBe(false);
  }
});
