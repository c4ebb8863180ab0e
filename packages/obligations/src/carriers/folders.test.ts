import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { foldersOf } from './folders.ts';
import { projectFiles } from './project-files.ts';
import { shellLine } from './shell-line.ts';

const files = projectFiles(memoryFileSystem({ '/p/docs/a.md': '' }), absolutePath('/p'));

// biome-ignore format: a table is read by column
test.each([
  // line                                             where "run" stands
  ['run',                                             ['.']],
  ['cd docs && run',                                  ['docs']],
  ['cd docs; run',                                    ['docs']],
  ['cd docs\nrun\ncd ..\nrun',                        ['docs', '.']],
  ['cd docs || exit 1; run',                          ['docs']],
  ['cd -P docs && run',                               ['docs']],
  ['cd -- docs && run',                               ['docs']],
  ['builtin cd docs && run',                          ['docs']],
  ['command cd docs && run',                          ['docs']],
  ['pushd docs && run',                               ['docs']],
  ['pushd docs && run; popd; run',                    ['docs', '?']],
  ['cd - && run',                                     ['?']],
  ['cd "$X" && run',                                  ['?']],
  ['cd ~ && run',                                     ['elsewhere']],
  ['(cd docs && run); run',                           ['docs', '.']],
  ['(cd docs && npm ci)\nrun',                        ['.']],
  ['cd docs\n(cd .. && run)\nrun',                    ['.', 'docs']],
  ['((cd docs); run)',                                ['.']],
  ['cd docs | cat; run',                              ['.']],
  ['x | cd docs; run',                                ['.']],
  ['cd docs & run',                                   ['.']],
  ['cd docs && x & run',                              ['.']],
  ['npm ci && cd docs && run',                        ['docs']],
  ['npm ci && cd docs; run',                          ['?']],
  ['[ -d docs ] && cd docs; run',                     ['?']],
  ['[ -d docs ] || cd docs; run',                     ['?']],
  ['cd docs\nif [ -n "$X" ]; then cd ..; fi\nrun',    ['?']],
  ['if a; then (cd docs && run); fi; run',            ['docs', '.']],
  ['if a; then run; fi',                              ['.']],
  ['for d in a b; do cd docs; run; done; run',        ['?', '?']],
  ['while a; do run; done',                           ['.']],
  ['case $x in a) cd docs;; esac; run',               ['?']],
  ['(case $x in a) run;; esac; run)',                 ['.', '.']],
  ['{ cd docs; run; }; run',                          ['docs', 'docs']],
  ['f() { cd docs; }; run',                           ['?']],
  ['(f() { x; }; cd docs; run); run',                 ['docs', '.']],
] as const)('%s', (line, where) => {
  const read = shellLine(line, new Map());
  const folders = foldersOf(read, files, '');
  const runs = read.commands.filter(({ words }) => words.some(({ text }) => text === 'run'));
  const shown = runs.map((one) => {
    const folder = folders.get(one);
    return folder === undefined ? '?' : typeof folder === 'string' ? folder || '.' : 'elsewhere';
  });
  expect(shown).toEqual(where);
});
