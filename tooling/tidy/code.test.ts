import { expect, test } from 'vitest';
import { exportedNames, exportsWithoutComment, withoutComments } from './code.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                    text                                                          undocumented
  ['documented',             '/** Adds. */\nexport function add(): void {}',               []],
  ['bare',                   'export function add(): void {}',                             ['add']],
  ['a line comment',         '// adds\nexport const add = 1;',                             ['add']],
  ['a formatter note',       '/** A. */\n// biome-ignore format: x\nexport const a = 1;',  []],
  ['an overload',            '/** A. */\nexport function a(x: 1): void;\nexport function a(x: 2): void;', []],
  ['not exported',           'function add(): void {}',                                    []],
  ['an interface',           'export interface A {}',                                      ['A']],
  ['a blank line between',   '/** A. */\n\nexport type A = 1;',                            ['A']],
] as const)('%s', (_case, text, undocumented) => {
  expect(exportsWithoutComment(text)).toEqual(undocumented);
});

// biome-ignore format: a table is read by column
test.each([
  // case            text                                                 names
  ['handed on',      "export { a, type B } from './a.ts';",               ['a', 'B']],
  ['over lines',     "export {\n  a,\n  type B,\n} from './a.ts';",       ['a', 'B']],
  ['types alone',    "export type { A } from './a.ts';",                  ['A']],
  ['under a name',   "export { a as b } from './a.ts';",                  ['b']],
  ['declared',       'export const a = 1;\nexport interface B {}',        ['a', 'B']],
  ['overloaded',     'export function a(): 1;\nexport function a() {}',   ['a']],
  ['not exported',   "import { a } from './a.ts';\nconst b = 1;",         []],
] as const)('exports: %s', (_case, text, names) => {
  expect(exportedNames(text)).toEqual(names);
});

test('comments go, code and addresses stay', () => {
  expect(withoutComments("a(); // process.x\n/* Date.now() */ b('https://x');")).toBe(
    "a(); \n b('https://x');",
  );
});
