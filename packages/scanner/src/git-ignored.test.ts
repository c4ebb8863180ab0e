import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { gitIgnored } from './git-ignored.ts';

const IGNORING = {
  '.gitignore': '/made/\n*.log\n!keep.log\nlib/*.out\n/kept/*\n!/kept/README.md\n',
  'sub/.gitignore': 'own\n!loud.log\n',
};

// biome-ignore format: a table is read by column
describe('what `.gitignore` leaves out, whether it is there or not', () => {
  test.each([
    ['below a directory that is left out',  'made/deep/file.txt', true],
    ['that directory, by its slash',        'made/',              true],
    ['which a file of the name is not',     'made',               false],
    ['a directory that nothing names',      'sub/made/',          false],
    ['one whose content is left out',       'kept/',              true],
    ['... but for what is kept of it',      'kept/README.md',     false],
    ['one where some of it is left out',    'lib/',               false],
    ['the same name elsewhere',             'sub/made/file.txt',  false],
    ['by its ending',                       'a/b/c.log',          true],
    ['but for one',                         'a/keep.log',         false],
    ['by its directory and its ending',     'lib/a.out',          true],
    ['by a file further down',              'sub/own/x',          true],
    ['which does not reach up',             'own/x',              false],
    ['and which has the last word',         'sub/loud.log',       false],
    ['nothing said',                        'src/a.ts',           false],
  ])('%s', (_case, path, ignored) => {
    const tree = Object.entries(IGNORING).map(([at, text]) => [`/p/${at}`, text]);
    const fs = memoryFileSystem(Object.fromEntries(tree));
    const asked = gitIgnored(fs, absolutePath('/p'), { files: new Set(Object.keys(IGNORING)) });
    expect(asked(path)).toBe(ignored);
  });
});
