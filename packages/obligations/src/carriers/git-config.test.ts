import { expect, test } from 'vitest';
import { gitConfigValue } from './git-config.ts';

// biome-ignore format: a table is read by column
test.each([
  ['[core]\n\thooksPath = .githooks\n',                    '.githooks'],
  ['[CORE]\nHOOKSPATH=.githooks',                          '.githooks'],
  ['[core] hooksPath = a',                                 'a'],
  ['[core]\nhooksPath = a ; b\n',                          'a'],
  ['[core]\nhooksPath = "a # b" # c\n',                    'a # b'],
  ['[core]\nhooksPath = "a\\\\b"\n',                       'a\\b'],
  ['[core]\nhooksPath = a\\\nb\n',                         'ab'],
  ['[core]\nhooksPath = a\n[core]\nhooksPath = b\n',       'b'],
  ['[core]\nhooksPath\n',                                  ''],
  ['[core "x"]\nhooksPath = a\n',                          undefined],
  ['[user]\nhooksPath = a\n[core]\nbare = true\n',         undefined],
  ['hooksPath = a\n',                                      undefined],
  ['[core]\n; hooksPath = a\n',                            undefined],
  ['[core\nhooksPath = a\n',                               undefined],
  ['',                                                     undefined],
])('%j', (text, value) => {
  expect(gitConfigValue(text, 'core', 'hooksPath')).toBe(value);
});
