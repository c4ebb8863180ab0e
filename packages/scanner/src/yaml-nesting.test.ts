import { expect, test } from 'vitest';
import { nestsTooDeep, YAML_NESTING } from './yaml-nesting.ts';

const times = (text: string, count: number) => text.repeat(count);

// biome-ignore format: a table is read by column
test.each([
  // case                               text                                             too deep
  ['plain',                             'a: 1\nb: [x, y]\n',                             false],
  ['many short lists',                  times('a: [b, c]\n', 20_000),                    false],
  ['many lists with quotes',            times('a: ["b", "c"]\n', 1_000),                 false],
  ['many templates',                    times('a: {{.B}} {{.C}}\n', 5_000),              false],
  ['as deep as is allowed',             `a: ${times('[', YAML_NESTING)}`,                false],
  ['brackets',                          `a: ${times('[', 20_000)}`,                      true],
  ['brackets, closed',                  `a: ${times('[', 2_000)}${times(']', 2_000)}`,   true],
  ['braces',                            `a: ${times('{b: ', 20_000)}`,                   true],
  ['brackets on lines of their own',    `a:\n${times(' [\n', 2_000)}`,                   true],
  ['brackets that quoted ones close',   `a: ${times('["]", ', 2_000)}`,                  true],
  ['the same on lines of their own',    `a:\n${times(' ["]",\n', 2_000)}`,               true],
  ['brackets that comments close',      `a:\n${times(' [ # ]\n', 2_000)}`,               true],
  ['dashes',                            times('- ', 20_000),                             true],
  ['question marks',                    times('? ', 20_000),                             true],
] as const)('%s', (_case, text, deep) => {
  expect(nestsTooDeep(text)).toBe(deep);
});
