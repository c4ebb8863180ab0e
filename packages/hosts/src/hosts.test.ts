import { isFrequency } from '@dochygiene/frequency';
import { describe, expect, test } from 'vitest';
import { eventOf, HOSTS, hostOf } from './hosts.ts';
import { nearestEvents } from './nearest.ts';

describe.each(HOSTS.map((host) => [host.id, host] as const))('%s', (_id, host) => {
  test('says when it was checked, and against what', () => {
    expect(host.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(host.version).not.toBe('');
    expect(host.matchers.source).not.toBe('');
  });

  test.each(Object.entries(host.events))('%s is told of in full', (_name, event) => {
    expect(isFrequency(event.period)).toBe(true);
    expect(event.source).not.toBe('');
    expect(event.blocks === 'yes' || event.exit === undefined).toBe(true);
    expect(event.matches === 'sources').toBe(event.sources !== undefined);
    expect((event.needs ?? []).filter((need) => !event.sources?.includes(need))).toEqual([]);
    const tools = host.tools.map(({ name }) => name);
    expect((event.scope ?? []).filter((name) => !tools.includes(name))).toEqual([]);
  });

  test('has each tool once, under one name', () => {
    const names = host.tools.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

test('each host is there once', () => {
  const ids = HOSTS.map(({ id }) => id);
  expect([...new Set(ids)]).toEqual(ids);
  expect(ids.map((id) => hostOf(id).id)).toEqual(ids);
});

test('another host is a bug', () => {
  expect(() => hostOf('emacs' as 'git')).toThrow(RangeError);
});

// The names that the client 2.1.332 has in its own schema.
test('Claude Code has the events that its client knows', () => {
  const names = `PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit
    UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact
    PostCompact PreModelSwitch PostModelSwitch PermissionRequest PermissionDenied Setup TeammateIdle
    TaskCreated TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove
    InstructionsLoaded CwdChanged FileChanged DirectoryAdded MessageDisplay PreSkillShellCommand`;
  const known = Object.keys(hostOf('claude-code').events).sort();
  expect(known).toEqual(names.split(/\s+/).sort());
});

// biome-ignore format: a table is read by column
describe('the periods that the contract names', () => {
  test.each([
    // host          event                  period           blocks
    ['claude-code',  'SessionStart',        'per-session',   'no'],
    ['claude-code',  'SessionEnd',          'per-session',   'no'],
    ['claude-code',  'UserPromptSubmit',    'per-turn',      'yes'],
    ['claude-code',  'Stop',                'per-turn',      'yes'],
    ['claude-code',  'PreToolUse',          'per-edit',      'yes'],
    ['claude-code',  'PostToolUse',         'per-edit',      'tells'],
    ['claude-code',  'SubagentStop',        'per-event',     'yes'],
    ['claude-code',  'PreCompact',          'per-event',     'yes'],
    ['codex',        'SessionStart',        'per-session',   'yes'],
    ['codex',        'UserPromptSubmit',    'per-turn',      'yes'],
    ['codex',        'Stop',                'per-turn',      'yes'],
    ['codex',        'PreToolUse',          'per-edit',      'yes'],
    ['codex',        'PostToolUse',         'per-edit',      'tells'],
    ['cursor',       'sessionStart',        'per-session',   'unknown'],
    ['cursor',       'beforeSubmitPrompt',  'per-turn',      'yes'],
    ['cursor',       'stop',                'per-turn',      'yes'],
    ['cursor',       'preToolUse',          'per-edit',      'yes'],
    ['cursor',       'afterFileEdit',       'per-file-write', 'no'],
    ['cursor',       'beforeShellExecution', 'per-edit',     'yes'],
    ['git',          'pre-commit',          'per-commit',    'yes'],
    ['git',          'commit-msg',          'per-commit',    'yes'],
    ['git',          'prepare-commit-msg',  'per-commit',    'yes'],
    ['git',          'pre-push',            'per-event',     'yes'],
    ['git',          'post-commit',         'per-event',     'no'],
  ] as const)('%s %s', (id, name, period, blocks) => {
    expect(eventOf(hostOf(id), name)).toMatchObject({ period, blocks });
  });

  test.each([
    ['claude-code', 'PreToolUsed'],
    ['claude-code', 'preToolUse'],
    ['claude-code', 'constructor'],
    ['claude-code', '__proto__'],
    ['cursor',      'PreToolUse'],
    ['git',         'update-docs'],
    ['ci',          'workflow_dispatch'],
  ] as const)('%s has no %s', (id, name) => {
    expect(eventOf(hostOf(id), name)).toBeUndefined();
  });
});

// biome-ignore format: a table is read by column
describe('the nearest events', () => {
  test.each([
    // host          obligation        events
    ['claude-code',  'per-turn',       ['UserPromptSubmit', 'Stop']],
    ['claude-code',  'per-task',       ['UserPromptSubmit', 'Stop']],
    ['claude-code',  'per-session',    ['SessionStart', 'SessionEnd', 'UserPromptSubmit', 'Stop']],
    ['claude-code',  'per-edit',       ['PreToolUse', 'PostToolUse']],
    ['claude-code',  'per-file-write', ['PreToolUse', 'PostToolUse']],
    ['claude-code',  'per-commit',     ['PreToolUse', 'PostToolUse']],
    ['claude-code',  'none',           []],
    ['cursor',       'per-file-write', ['preToolUse', 'postToolUse', 'afterFileEdit']],
    ['git',          'per-commit',     ['pre-commit', 'prepare-commit-msg', 'commit-msg']],
    ['git',          'per-turn',       []],
    ['ci',           'per-commit',     ['push', 'pull_request']],
    ['ci',           'per-turn',       []],
  ] as const)('of %s for %s', (id, obligation, events) => {
    expect(nearestEvents(hostOf(id), obligation).slice(0, Math.max(events.length, 1))).toEqual(events);
  });

  test('a host without hooks has none', () => {
    expect(nearestEvents({ ...hostOf('claude-code'), hooks: false }, 'per-turn')).toEqual([]);
  });
});
