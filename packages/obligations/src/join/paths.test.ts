import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathsSeen } from './paths.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                         wanted                       seen                           kind     missing
  ['all of all',                  undefined,                   undefined,                     'all',   []],
  ['some of all',                 ['src/**'],                  undefined,                     'all',   []],
  ['all of some',                 undefined,                   ['src/**'],                    'some',  ['other paths']],
  ['all of everything',           undefined,                   ['**'],                        'all',   []],
  ['the same glob',               ['src/**/*.ts'],             ['src/**/*.ts'],               'all',   []],
  ['a folder of a folder',        ['src/api/**'],              ['src/**'],                    'all',   []],
  ['a folder of a folder of it',  ['src/**'],                  ['src/api/**'],                'some',  ['src/**']],
  ['a file of a folder',          ['src/a.ts'],                ['src/**'],                    'all',   []],
  ['a name alike',                ['src2/a.ts'],               ['src/**'],                    'none',  ['src2/a.ts']],
  ['an extension',                ['src/**/*.ts'],             ['**/*.ts'],                   'all',   []],
  ['another extension',           ['src/**/*.tsx'],            ['**/*.ts'],                   'some',  ['src/**/*.tsx']],
  ['a class as an extension',     ['src/**/*.t[sx]'],          ['**/*.ts'],                   'some',  ['src/**/*.t[sx]']],
  ['any file of an extension',    ['**/*.ts'],                 ['src/**/*.ts'],               'some',  ['**/*.ts']],
  ['a bare name is at any depth', ['*.ts'],                    ['**/*.ts'],                   'all',   []],
  ['... and not seen at the root', ['*.ts'],                   ['*.ts'],                      'some',  ['*.ts']],
  ['braces',                      ['src/{a,b}/**'],            ['src/a/**', 'src/b/**'],      'all',   []],
  ['braces, one not',             ['src/{a,c}/**'],            ['src/a/**', 'src/b/**'],      'some',  ['src/{a,c}/**']],
  ['braces that are seen',        ['src/a/x.ts'],              ['{src,test}/**'],             'all',   []],
  ['a slash at the end',          ['src/'],                    ['src/**'],                    'all',   []],
  ['a dot at the begin',          ['./src/a.ts'],              ['src/**'],                    'all',   []],
  ['another folder',              ['src/**'],                  ['docs/**'],                   'none',  ['src/**']],
  ['another folder, by case',     ['Src/**'],                  ['src/**'],                    'some',  ['Src/**']],
  ['another folder or not',       ['*/a.ts'],                  ['docs/**'],                   'some',  ['*/a.ts']],
  ['one of two',                  ['src/**', 'lib/**'],        ['src/**'],                    'some',  ['lib/**']],
  ['a way up',                    ['src/../lib/a'],            ['src/**'],                    'some',  ['src/../lib/a']],
  ['what is taken out',           ['src/a.ts'],                ['**', '!src/a.ts'],           'some',  ['src/a.ts']],
  ['a wish that takes out',       ['**/*.ts', '!a.ts'],        ['**/*.ts'],                   'some',  ['other paths']],
  ['nothing is seen',             ['src/**'],                  [],                            'none',  ['src/**']],
  ['too many braces',             [`${'{a,b}'.repeat(9)}/**`], ['src/**'],                    'some',  [`${'{a,b}'.repeat(9)}/**`]],
] as const)('%s', (_case, wanted, seen, kind, missing) => {
  expect(pathsSeen(wanted, seen)).toEqual({ kind, missing });
});

describe('whatever the globs', () => {
  const name = fc.constantFrom(
    'a',
    'b',
    'src',
    '*',
    '**',
    '*.ts',
    'x.ts',
    '{a,b}',
    '..',
    '[ab]',
    '?',
    '!a',
  );
  const glob = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const globs = fc.array(glob, { minLength: 1, maxLength: 3 });

  test('where more is seen, no less of it is', () => {
    fc.assert(
      fc.property(globs, globs, globs, (wanted, seen, more) => {
        const added = more.filter((one) => !one.startsWith('!'));
        if (pathsSeen(wanted, seen).kind !== 'all') return;
        expect(pathsSeen(wanted, [...added, ...seen]).kind).toBe('all');
      }),
    );
  });

  test('what is all of it holds of each path, by an oracle', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'src', 'x.ts', 'y.md'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        globs,
        globs,
        fc.array(path, { minLength: 20, maxLength: 40 }),
        (wanted, seen, paths) => {
          if (pathsSeen(wanted, seen).kind !== 'all') return;
          for (const names of paths) {
            const file = names.join('/');
            if (wanted.some((one) => oracle(one, file)))
              expect(seen.some((one) => oracle(one, file))).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** Whether a path fits a glob, by a regular expression made of it. */
function oracle(glob: string, path: string): boolean {
  if (/\.\.|!/.test(glob)) return false;
  const source = glob
    .split('/')
    .map((name) =>
      name
        .replace(/\./g, '\\.')
        .replace(/\?/g, '[^/]')
        .replace(/\{(\w+),(\w+)\}/g, '(?:$1|$2)')
        .replace(/^\*\*$/, '@@')
        .replace(/\*/g, '[^/]*'),
    )
    .join('/')
    .replace(/@@\//g, '(?:.*/)?')
    .replace(/@@/g, '.*');
  return new RegExp(`^${source}$`).test(path);
}
