// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what is tested
import { expect, test } from 'vitest';
import { exitCodes } from './exit-codes.ts';

const UNCLEAR = undefined;

// biome-ignore format: a table is read by column
test.each([
  // what                                    script                                          codes
  ['nothing',                                '',                                             [0]],
  ['comments alone',                         '#!/bin/sh\n# exit 2\n',                        [0]],
  ['a message',                              'echo hello\n',                                 [0]],
  ['a message and an exit',                  'echo no\nexit 1\n',                            [1]],
  ['an exit in a branch',                    'if grep x y; then\n  exit 1\nfi\nexit 0\n',    [0, 1]],
  ['exit 2 in a branch',                     'if grep x y; then\n  exit 2\nfi\nexit 0\n',    [0, 2]],
  ['a code beyond a byte',                   'exit 258\n',                                   [2]],
  ['"|| exit 1" last',                       'node x || exit 1\n',                           [0, 1]],
  ['the status of the last command',         'echo hello\nnode x\n',                         UNCLEAR],
  ['... after "&&"',                         'node x && echo well\n',                        UNCLEAR],
  ['a branch last',                          'if a; then\n  node x\nfi\n',                   UNCLEAR],
  ['a status that is handed on',             'node x\nexit $?\n',                            UNCLEAR],
  ['... in quotes',                          'node x\nexit "$code"\n',                       UNCLEAR],
  ['an exit without a number',               'node x\nexit\n',                               UNCLEAR],
  ['an end at the first failure',            'set -eu\nnode x\nexit 0\n',                    UNCLEAR],
  ['... by its first line',                  '#!/bin/sh -e\nnode x\nexit 0\n',               UNCLEAR],
  ['... by an option with a name',           'set -o errexit\nnode x\nexit 0\n',             UNCLEAR],
  ['a function that returns',                'f() { return 2; }\nf\nexit 0\n',               UNCLEAR],
  ['a trap',                                 "trap 'exit 2' EXIT\nexit 0\n",                 UNCLEAR],
  ['another file',                           '. ./more.sh\nexit 0\n',                        UNCLEAR],
  ['a program in its place',                 'exec node x\n',                                UNCLEAR],
  ['more lines than are read',               `${'echo x\n'.repeat(201)}exit 0\n`,            UNCLEAR],
] as const)('%s', (_what, script, codes) => {
  const found = exitCodes(script);
  expect(found === undefined ? undefined : [...found].sort()).toEqual(codes);
});
