// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what is tested
import { expect, test } from 'vitest';
import { evidenceOf, languageOf } from './block-evidence.ts';
import { shellExits } from './blocking-exit.ts';

// biome-ignore format: a table is read by column
test.each([
  // what                                  script                                              two
  ['alone',                                'exit 2',                                           true],
  ['in a branch',                          'if a; then\n  exit 2\nfi\nexit 0',                 true],
  ['in a branch never taken',              'if false; then\n  exit 2\nfi',                     false],
  ['... and in the other',                 'if false; then\n  :\nelse\n  exit 2\nfi',          true],
  ['after "||"',                           'a || exit 2',                                      true],
  ['after "||" and braces',                'a || { echo no; exit 2; }\nexit 0',                true],
  ['braces after "||" do not end it',      'a || { echo no; exit 1; }\nexit 2',                true],
  ['after "true ||"',                      'true || exit 2',                                   false],
  ['after "false &&"',                     'false && exit 2',                                  false],
  ['after an exit',                        'exit 0\nexit 2',                                   false],
  ['after an exit under a condition',      '[ "$a" ] && exit 0\nexit 2',                       true],
  ['after a program in its place',         'exec node x\nexit 2',                              false],
  ['after redirections alone',             'exec 2>&1\nexit 2',                                true],
  ['in a subshell',                        '(exit 2)',                                         false],
  ['in a pipe',                            'a | exit 2',                                       false],
  ['before a pipe',                        'exit 2 | a',                                       false],
  ['in a loop that a pipe feeds',          'a | while read b; do exit 2; done',                false],
  ['in a loop that feeds a pipe',          'for a in b; do exit 2; done | c',                  false],
  ['in a loop that a file feeds',          'while read b; do exit 2; done < a',                true],
  ['in a here-document',                   'cat <<-"E"\n\texit 2\n\tE\n',                      false],
  ['after a here-document',                'cat <<E\ntext\nE\nexit 2\n',                       true],
  ['in a comment',                         'a # exit 2',                                       false],
  ['in quotes',                            "echo 'exit 2'",                                    false],
  ['in a substitution',                    'a=$(exit 2)',                                      false],
  ['in a case',                            'case $a in\n (b|c) exit 2;;\n *) exit 0;;\nesac',  true],
  ['in a function that is called',         'f() { exit 2; }\nf',                               true],
  ['... by another',                       'f() { exit 2; }\ng() { f; }\ng',                   true],
  ['... by itself alone',                  'f() { f; exit 2; }\n',                             false],
  ['... after the end',                    'f() { exit 2; }\nexit 0\nf',                       false],
  ['... in a subshell',                    'f() { exit 2; }\n(f)',                             false],
  ['in a function that is not called',     'function f {\n  exit 2\n}\n',                      false],
  ['... with its brace on the next line',  'f()\n{\n  exit 2\n}\n',                            false],
  ['by a variable',                        'code=0\na || code=2\nexit "$code"',                true],
  ['by a variable that is not 2',          'code=1\nexit $code',                               false],
  ['with a trap that ends it otherwise',   "trap 'exit 0' EXIT\nexit 2",                       false],
  ['with a trap that tidies up',           "trap 'rm -f x' EXIT\nexit 2",                      true],
  ['beyond a byte',                        'exit 258',                                         true],
  ['another code',                         'exit 22',                                          false],
])('exit 2 %s', (_what, script, two) => {
  expect(shellExits(script).two).toBe(two);
});

// biome-ignore format: a table is read by column
test.each([
  ['PreToolUse', 'echo \'{"permissionDecision":"deny"}\'',             true],
  ['Stop',       'echo \'{"permissionDecision":"deny"}\'',             false],
  ['Stop',       'echo "{\\"decision\\": \\"block\\"}"',               true],
  ['Stop',       'jq -n \'{decision: "block"}\'',                      true],
  ['Stop',       'echo \'{"decision":"block"}\' >&2',                  false],
  ['Stop',       '# {"decision":"block"}\necho',                       false],
  ['Stop',       'exit 0\necho \'{"decision":"block"}\'',              false],
  ['Stop',       'echo \'{"decision":"approve"}\'',                    false],
  ['Stop',       'echo "BLOCKED"',                                     false],
  ['Stop',       'echo \'{"continue": false}\'',                       true],
  ['Stop',       'echo \'{"permission":"deny"}\'',                     false],
  ['beforeReadFile', 'echo \'{"permission":"deny"}\'',                 true],
  ['PermissionRequest', 'echo \'{"behavior":"deny"}\'',                true],
  ['PreToolUse', 'if [ "$decision" == block ]; then :; fi',            false],
])('on %s an answer of no: %s', (event, script, answers) => {
  expect(evidenceOf(script, 'shell', event).answers).toBe(answers);
});

// biome-ignore format: a table is read by column
test.each([
  ['a.py',  '',                             'python3', 'python'],
  ['a',     '#!/usr/bin/env python3\n',     '',        'python'],
  ['a.py',  'import sys',                   '',        'shell'],
  ['a.sh',  '#!/usr/bin/env node\n',        'bash',    'shell'],
  ['a.mjs', '',                             'node',    'javascript'],
  ['a.rb',  '#!/usr/bin/env ruby',          '',        'other'],
])('%s with %j by "%s" is %s', (path, text, interpreter, language) => {
  expect(languageOf(path, text, interpreter)).toBe(language);
});
