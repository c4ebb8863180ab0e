import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workflowData, workflowProperty } from './workflow.ts';

// biome-ignore format: a table is read by column
test.each([
  // case               text          as a message      as a property
  ['plain',             'docs/a.md',  'docs/a.md',      'docs/a.md'],
  ['a percent sign',    '54 %',       '54 %25',         '54 %25'],
  ['an escape of ours', '%3A',        '%253A',          '%253A'],
  ['colon and comma',   'a: b, c',    'a: b, c',        'a%3A b%2C c'],
  ['a line break',      'a\r\nb',     'a\\u{d}\\u{a}b', 'a\\u{d}\\u{a}b'],
  ['an older command',  'a ##[x]',    'a \\u{23}#[x]',  'a \\u{23}#[x]'],
] as const)('workflow command: %s', (_case, text, message, property) => {
  expect([workflowData(text), workflowProperty(text)]).toEqual([message, property]);
});

test('a workflow command holds no character that hides or moves text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const output of [workflowData(text), workflowProperty(text)]) {
        expect(output).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }
    }),
    { numRuns: 2000 },
  );
});
