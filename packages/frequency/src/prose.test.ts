import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import samples from '../test/samples.json' with { type: 'json' };
import { FREQUENCIES, type Frequency } from './frequency.ts';
import { proseConflicts, proseSignals } from './prose.ts';

test.each(samples.prose.map((row) => [row.body, row.declared, row.conflicts] as const))(
  '%s declared %s',
  (body, declared, conflicts) => {
    expect(proseConflicts(body, declared as Frequency)).toEqual(conflicts);
  },
);

const told = (body: string): readonly string[] =>
  proseSignals(body).map(({ frequency, line, text }) => `${line} ${text} (${frequency})`);

// biome-ignore format: a table is read by column
describe('what asks', () => {
  test.each([
    // body                                signals
    ['every reply',                        ['1 every reply (per-turn)']],
    ['EACH Answer',                        ['1 EACH Answer (per-turn)']],
    ['per turn',                           ['1 per turn (per-turn)']],
    ['per response',                       []],
    ['per answer',                         []],
    ['per task',                           []],
    ['per edit',                           []],
    ['per commit',                         []],
    ['every task',                         ['1 every task (per-task)']],
    ['each  new\ttask',                    ['1 each new task (per-task)']],
    ['every old task',                     []],
    ['after every edit',                   ['1 after every edit (per-edit)']],
    ['after every code edit',              ['1 after every code edit (per-edit)']],
    ['after each edit',                    ['1 each edit (per-edit)']],
    ['after each code edit',               []],
    ['every code edit',                    []],
    ['the same commit',                    ['1 same commit (per-commit)']],
    ['In the same commit',                 ['1 In the same commit (per-commit)']],
    ['each commit',                        ['1 each commit (per-commit)']],
    ['every session, each event',          []],
    ['every edits, each commits',          []],
    ['every other turn',                   []],
    ['everyreply, every replying',         []],
    ['non every commit',                   ['1 every commit (per-commit)']],
    ['revery commit',                      []],
    ['évery\u00e9 commit, every commit\u00e9', []],
    ['every_commit, every-commit',         []],
    ['(every commit)',                     ['1 every commit (per-commit)']],
    ['**each commit**',                    ['1 each commit (per-commit)']],
    ['each task-list',                     ['1 each task (per-task)']],
    ['a\n\neach edit, and\nevery\n\nreply', ['3 each edit (per-edit)', '4 every reply (per-turn)']],
    ['a\r\nevery\r\ncommit',               ['2 every commit (per-commit)']],
    ['every\u00a0commit',                  ['1 every commit (per-commit)']],
  ] as const)('%j', (body, signals) => {
    expect(told(body)).toEqual(signals);
  });
});

// biome-ignore format: a table is read by column
describe('what is code and asks nothing', () => {
  test.each([
    // case                         body                                                   signals
    ['a fence',                     '```\nevery commit\n```\neach edit',                   ['4 each edit (per-edit)']],
    ['a fence of tildes',           '~~~ sh\nevery commit\n```\neach edit\n~~~',           []],
    ['its info string',             '``` every commit\n```',                               []],
    ['a longer end',                '```\nevery commit\n`````\neach edit',                 ['4 each edit (per-edit)']],
    ['a shorter end',               '````\na\n```\nevery commit\n````',                    []],
    ['an end with words',           '```\n``` x\nevery commit\n```',                       []],
    ['a fence that stays open',     'each edit\n```\nevery commit',                        ['1 each edit (per-edit)']],
    ['a fence in a list item',      '1. a\n\n   ```\n   every commit\n   ```\n   each edit', ['6 each edit (per-edit)']],
    ['a fence as a list item',      '- ```\n  every commit\n  ```\n- each edit',           ['4 each edit (per-edit)']],
    ['a fence in a quote',          '> ```\n> every commit\n> ```\n> each edit',           ['4 each edit (per-edit)']],
    ['a fence with CRLF',           '```\r\nevery commit\r\n```\r\neach edit',             ['4 each edit (per-edit)']],
    ['a span that looks like one',  '```every commit``` each edit',                        ['1 each edit (per-edit)']],
    ['a code span',                 'say `every commit` and each edit',                    ['1 each edit (per-edit)']],
    ['a code span over lines',      'say `every\ncommit` and each edit',                   ['2 each edit (per-edit)']],
    ['two backticks',               '``every ` commit`` each edit',                        ['1 each edit (per-edit)']],
    ['a run that never ends',       'a `` b ` every commit',                               ['1 every commit (per-commit)']],
    ['an escaped backtick',         '\\` every commit \\` each edit `each task`',          ['1 every commit (per-commit)', '1 each edit (per-edit)']],
    ['an escaped backslash',        '\\\\`every commit`',                                  []],
    ['an escaped first of two',     '\\``every commit` each edit',                         ['1 each edit (per-edit)']],
    ['no span over a blank line',   'a ` b\n\nevery commit ` c',                           ['3 every commit (per-commit)']],
    ['no span over list items',     '- a ` b\n- every commit ` c',                         ['2 every commit (per-commit)']],
    ['code between two words',      'every `x` commit, each `` edit',                      []],
    ['a fence between two words',   'every\n```\nx\n```\ncommit',                          []],
    ['an indented block',           'a\n\n    every commit\n\n    each edit\nb',           []],
    ['a wrapped paragraph',         'a\n    every commit',                                 ['2 every commit (per-commit)']],
    ['a paragraph of a list item',  '- a\n\n    every commit',                             ['3 every commit (per-commit)']],
    ['an indented block after it',  '- a\n\nb\n\n    every commit',                        []],
  ] as const)('%s', (_case, body, signals) => {
    expect(told(body)).toEqual(signals);
  });
});

test('signals and conflicts agree', () => {
  const word = fc.constantFrom('every', 'each', 'after', 'edit', 'commit', 'turn', 'task', 'same');
  const gap = fc.constantFrom(' ', '\n', '\n\n', ' `', '` ', '\n```\n', '\n    ', ', ');
  const body = fc.array(fc.tuple(word, gap)).map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(body, (text) => {
      const asked = new Set(proseSignals(text).map(({ frequency }) => frequency));
      expect(new Set(proseConflicts(text, 'none'))).toEqual(asked);
      for (const { line } of proseSignals(text)) {
        expect(text.split('\n')[line - 1]).toMatch(/every|each|after|same/);
      }
    }),
  );
});

test('what is declared is never in conflict with itself', () => {
  const all = 'Every commit, every reply, each edit, each task.';
  for (const one of FREQUENCIES) expect(proseConflicts(all, one)).not.toContain(one);
});

// Text that costs more than its length would not come to an end here.
const LONG = 300_000;
test.each([
  ['white space', `every${' '.repeat(LONG)}x`],
  ['words', 'after every code '.repeat(LONG / 10)],
  ['in the', 'in the '.repeat(LONG / 5)],
  ['backticks, each run longer', Array.from({ length: 1200 }, (_, n) => '`'.repeat(n)).join(' ')],
  ['single backticks', '` '.repeat(LONG)],
  ['backslashes', `${'\\'.repeat(LONG)}\``],
  ['escaped backticks', '\\`'.repeat(LONG)],
  ['quotes', '>'.repeat(LONG)],
  ['list markers', '- '.repeat(LONG)],
  ['open fences', '```\n~~~\n'.repeat(LONG / 8)],
  ['blank lines', '\n'.repeat(LONG)],
] as const)('hostile %s', (_case, body) => {
  expect(proseSignals(body)).toEqual([]);
  expect(proseConflicts(body, 'none')).toEqual([]);
});
