import { expect, test } from 'vitest';
import { carrierOf } from '../test/audited.ts';
import { CODES } from './codes.ts';
import { remedyOf, withRemedy } from './remedy.ts';

const CARRIERS = [
  carrierOf({ host: 'claude-code', event: 'PreToolUse', script: '.claude/hooks/docs-build.sh' }),
  carrierOf({ host: 'git', event: 'pre-commit' }),
  carrierOf({
    host: 'ci',
    id: 'ci:.github/workflows/test.yml:push#unit',
    path: '.github/workflows/test.yml',
  }),
  carrierOf({ host: 'claude-code', event: 'permissions.deny', runs: 'Bash(rm:*)' }),
];
const said = (code: string, claim: string, host?: string, message = 'm') =>
  remedyOf({ reason: { code, message }, claim, host }, CARRIERS);

// biome-ignore format: a table is read by column
test.each([
  // code      claim                         host            what to do
  ['OB116',    'hook:docs-biuld.sh',         undefined,      'claim hook:docs-build.sh, which there is'],
  ['OB116',    'hook:.claude/hooks/docs-bild.sh', undefined, 'claim hook:.claude/hooks/docs-build.sh, which there is'],
  ['OB116',    'hook:other.sh',              undefined,      'register it in the settings of the agent, or claim what is registered'],
  ['OB116',    'ci:tests.yml',               undefined,      'claim ci:test.yml, which there is'],
  ['OB116',    'ci:test.yml#units',          undefined,      'claim ci:test.yml#unit, which there is'],
  ['OB116',    'ci:deploy-everything.yml',   undefined,      'add it, or claim a job that there is'],
  ['OB116',    'git:commit-msg',             undefined,      'add that hook, and what sets it for each clone'],
  ['OB116',    'permission:deny:Bash(rn:*)', undefined,      'claim permission:deny:Bash(rm:*), which there is'],
  ['OB116',    'test:test/a.test.ts',        undefined,      'let a job of CI run it'],
  ['OB116',    'pack:x',                     undefined,      'claim a hook or a job of CI'],
  ['OB104',    'git:pre-comit',              undefined,      'use pre-commit'],
  ['OB104',    'hook:PreToolUs',             undefined,      'use PreToolUse'],
  ['OB104',    'hook:Whenever',              undefined,      'use an event that the host has'],
  ['OB114',    'git:pre-commit',             'git',          'let "prepare" of package.json run that for each clone, or claim a job of CI'],
  ['OB114',    'hook:mine.sh',               'claude-code',  'commit it with the project'],
  ['OB112',    'git:pre-commit',             'git',          'let the failure through: take out what swallows it'],
  ['OB101',    'hook:mine.sh',               'claude-code',  'write it, or correct its name'],
  ['OB107',    'ci:test.yml',                'ci',           'let push and pull_request start it'],
  ['OB201',    'git:pre-commit',             'git',          undefined],
])('%s of %s, a carrier of %s', (code, claim, host, remedy) => {
  expect(said(code, claim, host)).toBe(remedy);
});

test('a carrier of another agent is to be registered for this one', () => {
  const what = said('OB116', 'hook:a.sh', undefined, 'runs on cursor, not Claude Code');
  expect(what).toBe('register it for the agent that reads the rule too');
});

test('whatever makes a carrier less has a remedy', () => {
  const lesser = Object.keys(CODES).filter((code) => code.startsWith('OB1'));
  expect(lesser.filter((code) => said(code, '') === undefined)).toEqual([]);
});

test('stands behind the message', () => {
  const reason = { code: 'OB111', message: 'nobody waits for it' };
  expect(withRemedy({ reason, claim: '' }, [])).toBe(
    'nobody waits for it; let it run in the foreground',
  );
  expect(withRemedy({ reason: { code: 'OB999', message: 'm' }, claim: '' }, [])).toBe('m');
});
