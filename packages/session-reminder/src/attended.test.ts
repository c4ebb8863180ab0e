import { expect, test } from 'vitest';
import { attended } from './attended.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                              attended    entry point       seen
  ['a terminal',                       '1',        'cli',            true],
  ['an old client that tells neither', undefined,  undefined,        true],
  ['a client that tells the entry',    undefined,  'cli',            true],
  ['a client that tells the person',   '1',        undefined,        true],
  ['a terminal that nobody attends',   '0',        'cli',            false],
  ['nobody, entry unknown',            '0',        undefined,        false],
  ['print mode',                       '0',        'sdk-cli',        false],
  ['print mode that claims a person',  '1',        'sdk-cli',        false],
  ['print mode, person unknown',       undefined,  'sdk-cli',        false],
  ['the TypeScript SDK',               '1',        'sdk-ts',         false],
  ['the Python SDK',                   '1',        'sdk-py',         false],
  ['the panel of an editor',           '1',        'claude-vscode',  false],
  ['the desktop application',          '1',        'claude-desktop', false],
  ['an entry point with no name',      '1',        '',               false],
  ['another case',                     '1',        'CLI',            false],
  ['an answer that is neither',        'no',       'cli',            true],
  ['an empty answer',                  '',         'cli',            true],
] as const)('%s', (_case, person, entryPoint, seen) => {
  const environment = {
    CLAUDE_CODE_SESSION_ATTENDED: person,
    CLAUDE_CODE_ENTRYPOINT: entryPoint,
    CLAUDE_PROJECT_DIR: '/home/someone/project',
  };
  expect(attended(environment)).toBe(seen);
});
