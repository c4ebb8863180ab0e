import { HOSTS } from '@dochygiene/hosts';
import { describe, expect, test } from 'vitest';
import { carrierOf } from '../../test/audited.ts';
import type { Carrier } from '../carrier.ts';
import { judge } from './judge.ts';

const hosts = new Map<string, (typeof HOSTS)[number]>(HOSTS.map((host) => [host.id, host]));
const judged = (
  carrier: Partial<Carrier>,
  frequency: Parameters<typeof judge>[1]['frequency'],
  paths?: readonly string[],
) => {
  const full = carrierOf(carrier);
  const obligation = paths === undefined ? { frequency } : { frequency, paths };
  return judge(full, obligation, hosts.get(full.host), () => 'x would cover');
};

const EDIT_WRITE = ['Edit', 'Write'];
const WRITERS = ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'];

// biome-ignore format: a table is read by column
test.each([
  // case                                        firing                                                 needs              verdict         codes       missing
  ['every tool call',                            { period: 'per-edit' },                                'per-edit',        'holds',        [],         []],
  ['every tool call, for files written',         { period: 'per-edit' },                                'per-file-write',  'holds',        [],         []],
  ['every tool call, for commits',               { period: 'per-edit' },                                'per-commit',      'holds',        [],         []],
  ['every tool call, for turns',                 { period: 'per-edit' },                                'per-turn',        'too-seldom',   ['OB201'],  []],
  ['each turn, for sessions',                    { period: 'per-turn' },                                'per-session',     'holds',        [],         []],
  ['each session, for turns',                    { period: 'per-session' },                             'per-turn',        'too-seldom',   ['OB201'],  []],
  ['each session, for tasks',                    { period: 'per-session' },                             'per-task',        'too-seldom',   ['OB201'],  []],
  ['an event, for an event',                     { period: 'per-event' },                               'per-event',       'holds',        [],         []],
  ['nothing recurs',                             { period: 'per-session' },                             'none',            'holds',        [],         []],
  ['nothing recurs, of one tool',                { period: 'per-edit', tools: ['Read'] },               'none',            'holds',        [],         []],
  ['two writers, for files written',             { period: 'per-edit', tools: EDIT_WRITE },             'per-file-write',  'partly',       ['OB202'],  ['Bash', 'MultiEdit', 'NotebookEdit']],
  ['all writers, for files written',             { period: 'per-edit', tools: WRITERS },                'per-file-write',  'partly',       ['OB202'],  ['Bash']],
  ['writers and the shell, for files written',   { period: 'per-edit', tools: [...WRITERS, 'Bash'] },   'per-file-write',  'holds',        [],         []],
  ['the shell, for files written',               { period: 'per-edit', tools: ['Bash'] },               'per-file-write',  'too-seldom',   ['OB202'],  WRITERS],
  ['a reader, for files written',                { period: 'per-edit', tools: ['Read'] },               'per-file-write',  'too-seldom',   ['OB202'],  [...WRITERS, 'Bash']],
  ['the shell, for commits',                     { period: 'per-edit', tools: ['Bash'] },               'per-commit',      'holds',        [],         []],
  ['writers, for commits',                       { period: 'per-edit', tools: WRITERS },                'per-commit',      'too-seldom',   ['OB202'],  ['Bash']],
  ['writers, for each tool call',                { period: 'per-edit', tools: WRITERS },                'per-edit',        'too-seldom',   ['OB202'],  []],
  ['no tool',                                    { period: 'per-edit', tools: [] },                     'per-edit',        'too-seldom',   ['OB202'],  []],
  ['a folder, for all files',                    { period: 'per-edit', paths: ['src/**'] },             'per-edit',        'partly',       ['OB203'],  ['other paths']],
  ['startup alone',                              { period: 'per-session', sources: ['startup'] },       'per-session',     'partly',       ['OB204'],  ['resume']],
  ['resume alone',                               { period: 'per-session', sources: ['resume'] },        'per-session',     'partly',       ['OB204'],  ['startup']],
  ['startup and resume',                         { period: 'per-session', sources: ['startup', 'resume'] }, 'per-session', 'holds',        [],         []],
  ['compact alone',                              { period: 'per-session', sources: ['compact'] },       'per-session',     'too-seldom',   ['OB204'],  ['startup', 'resume']],
  ['tools and paths',                            { period: 'per-edit', tools: EDIT_WRITE, paths: ['a'] }, 'per-file-write', 'partly',      ['OB202', 'OB203'], ['Bash', 'MultiEdit', 'NotebookEdit', 'other paths']],
  ['a turn of some tools, whatever that is',     { period: 'per-turn', tools: ['Read'] },               'per-turn',        'partly',       ['OB202'],  ['other tools']],
] as const)('%s', (_case, firing, needs, kind, codes, missing) => {
  const event = firing.period === 'per-session' ? 'SessionStart' : 'PreToolUse';
  const found = judged({ event, firing }, needs);
  expect({ kind: found.kind, codes: found.reasons.map(({ code }) => code), missing: found.missing }).toEqual({ kind, codes, missing });
});

describe('each tool call of some tools', () => {
  test('misses the others, and those that no table knows', () => {
    const some = judged({ firing: { period: 'per-edit', tools: ['Edit', 'Bash'] } }, 'per-edit');
    expect(some).toMatchObject({
      kind: 'partly',
      missing: expect.arrayContaining(['Write', 'Read']),
    });
    const known = hosts.get('claude-code')?.tools.map(({ name }) => name) ?? [];
    expect(judged({ firing: { period: 'per-edit', tools: known } }, 'per-edit')).toMatchObject({
      kind: 'partly',
      missing: ['tools that are not known'],
    });
  });

  test('of a host whose tools nobody knows is never all', () => {
    const git = judged(
      { host: 'git', firing: { period: 'per-edit', tools: ['Edit'] } },
      'per-file-write',
    );
    expect(git).toMatchObject({ kind: 'partly' });
    expect(
      judged({ host: 'nobody', firing: { period: 'per-edit', tools: ['Edit'] } }, 'per-commit')
        .kind,
    ).toBe('partly');
  });

  test('counts other names of a tool', () => {
    const agents = judged({ firing: { period: 'per-edit', tools: ['Task', 'Bash'] } }, 'per-edit');
    expect(agents.missing).not.toContain('Agent');
  });
});

describe('a sweep', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['per-edit',        'holds',       []],
    ['per-file-write',  'holds',       []],
    ['per-commit',      'holds',       []],
    ['per-turn',        'too-seldom',  ['OB205']],
    ['per-session',     'too-seldom',  ['OB205']],
    ['per-event',       'too-seldom',  ['OB205']],
  ] as const)('for what must hold %s', (needs, kind, codes) => {
    const found = judged({ host: 'ci', event: 'push', mode: 'sweep', firing: { period: 'per-event' } }, needs);
    expect(found.kind).toBe(kind);
    expect(found.reasons.map(({ code }) => code)).toEqual(codes);
  });

  test('of some paths holds for rules about those', () => {
    const ci = {
      host: 'ci',
      event: 'push',
      mode: 'sweep',
      firing: { period: 'per-event', paths: ['docs/**'] },
    } as const;
    expect(judged(ci, 'per-commit', ['docs/a/**']).kind).toBe('holds');
    expect(judged(ci, 'per-commit').kind).toBe('partly');
    expect(judged(ci, 'per-commit', ['src/**'])).toMatchObject({
      kind: 'too-seldom',
      reasons: [{ code: 'OB203' }],
    });
  });
});

describe('what a carrier can do', () => {
  const why = [{ code: 'OB103', message: 'mode 644' }];
  // biome-ignore format: a table is read by column
  test.each([
    ['blocks',    'per-edit',  'holds',          []],
    ['observes',  'per-edit',  'observer-only',  ['OB103']],
    ['observes',  'per-turn',  'too-seldom',     ['OB201', 'OB103']],
    ['by-hand',   'per-edit',  'by-hand',        ['OB103']],
    ['by-hand',   'per-turn',  'by-hand',        ['OB103']],
    ['personal',  'per-edit',  'personal',       ['OB103']],
    ['inert',     'none',      'inert',          ['OB103']],
    ['missing',   'per-edit',  'missing',        ['OB103']],
  ] as const)('%s, for what must hold %s', (of, needs, kind, codes) => {
    const found = judged({ class: of, reasons: of === 'blocks' ? [] : why }, needs);
    expect(found.kind).toBe(kind);
    expect(found.reasons.map(({ code }) => code)).toEqual(codes);
  });

  test('an observer without a reason has one all the same', () => {
    expect(judged({ class: 'observes' }, 'per-edit').reasons).toMatchObject([{ code: 'OB117' }]);
  });
});

test('a verdict says what it is for in the words of a report', () => {
  expect(
    judged({ firing: { period: 'per-edit', tools: EDIT_WRITE } }, 'per-file-write').reasons,
  ).toEqual([
    {
      code: 'OB202',
      message: 'PreToolUse holds for Edit, Write; not for MultiEdit, NotebookEdit, Bash',
    },
  ]);
  expect(
    judged({ event: 'SessionStart', firing: { period: 'per-session' } }, 'per-turn').reasons,
  ).toEqual([{ code: 'OB201', message: 'SessionStart fires per-session; x would cover' }]);
});

// biome-ignore format: a table is read by column
test.each([
  // firing                                            needs              what would cover               says
  [{ period: 'per-edit', tools: ['Read'] },            'per-commit',      'PreToolUse would cover',      'PreToolUse sees only Read, and nothing of what must hold; widen its matcher to Bash'],
  [{ period: 'per-edit', tools: ['Read'] },            'per-commit',      'Stop or PreToolUse would cover', 'PreToolUse sees only Read, and nothing of what must hold; widen its matcher to Bash'],
  [{ period: 'per-edit', tools: EDIT_WRITE },          'per-edit',        'PreToolUse would cover',      'PreToolUse sees only Edit, Write, and nothing of what must hold; take its matcher out'],
  [{ period: 'per-edit', tools: ['Read'] },            'per-commit',      'pre-commit would cover',      'PreToolUse sees only Read, and nothing of what must hold; pre-commit would cover'],
  [{ period: 'per-edit', tools: [] },                  'per-commit',      'PreToolUse would cover',      'PreToolUse sees only nothing that is known, and nothing of what must hold; widen its matcher to Bash'],
  [{ period: 'per-edit', paths: [] },                  'per-edit',        '',                            'PreToolUse holds for nothing that is known; not for other paths'],
  [{ period: 'per-edit', paths: ['**', '!docs/**'] },  'per-edit',        '',                            'PreToolUse holds for all paths, but not docs/**; not for other paths'],
  [{ period: 'per-edit', paths: ['hook:ruff'] },       'per-edit',        '',                            'PreToolUse holds for what ruff looks at; not for other paths'],
  [{ period: 'per-edit', paths: ['type:image', 'regex:(a)'] }, 'per-edit', '',                           'PreToolUse holds for files of type image, /(a)/; not for other paths'],
] as const)('%j, for what must hold %s, where %s', (firing, frequency, covers, says) => {
  const found = judge(carrierOf({ firing }), { frequency }, hosts.get('claude-code'), () => covers);
  expect(found.reasons.map(({ message }) => message)).toEqual([says]);
});
