import { expect, test } from 'vitest';
import { exampleModule } from './examples.ts';

const fence = (...lines: readonly string[]) => ['```ts', ...lines, '```'].join('\n');

// biome-ignore format: a table is read by column
test.each([
  // case                     fence                                             the test holds
  ['an expression',           fence('add(1, 2); // => 3'),                      'expect(add(1, 2)).toEqual(3);'],
  ['a constant',              fence('const x = 1; // => 1'),                    'expect(x).toEqual(1);'],
  ['an error',                fence('f(); // => throws RangeError'),            "toThrow(expect.objectContaining({ name: 'RangeError' }))"],
  ['several lines',           fence('f({', '  a: 1,', '}); // => 2'),           'expect(f({\n  a: 1,\n})).toEqual(2);'],
  ['an import',               fence("import { a, b as c, type D } from 'x';"),  "const { a, b: c } = await import('x');"],
  ['a slash in a string',     fence("f('https://x'); // => 'y'"),               "expect(f('https://x')).toEqual('y');"],
  ['no example at all',       'nothing here',                                   'no ts fence'],
  ['another language',        '```sh\nls\n```',                                 'no ts fence'],
  ['marked as not to be run', '```ts no-run\nf();\n```',                        'no ts fence'],
] as const)('%s', (_case, markdown, part) => {
  expect(exampleModule(markdown)).toContain(part);
});
