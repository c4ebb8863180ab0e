import { describe, expect, test } from 'vitest';
import { parseArguments, wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';

const command: Command = {
  name: 'look',
  summary: 'looks',
  positionals: ['<doc>', '[other]'],
  options: {
    format: { value: 'FORMAT', short: 'f', repeats: true, help: 'how' },
    all: { help: 'everything' },
  },
  example: ['dochygiene look a', 'looks'],
  run: () => 0,
};

// biome-ignore format: a table is read by column
test.each([
  // case                    words                                 positionals   options
  ['an argument',            ['a'],                                ['a'],        {}],
  ['two arguments',          ['a', 'b'],                           ['a', 'b'],   {}],
  ['a value after a space',  ['a', '--format', 'json'],            ['a'],        { format: ['json'] }],
  ['a value after =',        ['a', '--format=json=x.json'],        ['a'],        { format: ['json=x.json'] }],
  ['a short option',         ['a', '-f', 'json'],                  ['a'],        { format: ['json'] }],
  ['twice',                  ['--format=json', '-f', 'text', 'a'], ['a'],        { format: ['json', 'text'] }],
  ['a switch',               ['a', '--all'],                       ['a'],        { all: [''] }],
  ['a dash behind --',       ['--', '--all'],                      ['--all'],    {}],
] as const)('%s', (_case, words, positionals, options) => {
  const given = parseArguments(command, words);
  expect(given.positionals).toEqual(positionals);
  expect(Object.fromEntries(given.options)).toEqual(options);
});

// biome-ignore format: a table is read by column
test.each([
  // case                       words                      message
  ['no argument',               [],                        'Cannot run "look": <doc> is missing\n  See: dochygiene look --help'],
  ['an argument too many',      ['a', 'b', 'c'],           'Cannot run "look": "c" is one argument too many\n  See: dochygiene look --help'],
  ['an unknown option',         ['a', '--fromat=x'],       'Cannot use option "--fromat": unknown\n  Did you mean "--format"?'],
  ['an unknown short option',   ['a', '-z'],               'Cannot use option "-z": unknown\n  Choose from: --format, --all'],
  ['an inherited name',         ['a', '--constructor'],    'Cannot use option "--constructor": unknown\n  Choose from: --format, --all'],
  ['no value',                  ['a', '--format'],         'Cannot use option "--format": it wants FORMAT\n  See: dochygiene look --help'],
  ['an empty value',            ['a', '--format='],        'Cannot use option "--format": it wants FORMAT\n  See: dochygiene look --help'],
  ['a value for a switch',      ['a', '--all=yes'],        'Cannot use option "--all": it takes no value\n  See: dochygiene look --help'],
] as const)('refused: %s', (_case, words, message) => {
  expect(() => parseArguments(command, words)).toThrow(
    expect.objectContaining({ name: 'Failure', message }),
  );
});

describe('a whole number', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['0', 0, 0],
    ['12', 0, 12],
    ['1', 1, 1],
  ] as const)('%s is one from %s up', (text, least, value) => {
    expect(wholeNumber('max', text, least)).toBe(value);
  });

  test.each(['', '-1', '1.5', 'ten', '1e3', '0x10', '9999999999', '0'])(
    '%j is none from 1 up',
    (text) => {
      expect(() => wholeNumber('max', text, 1)).toThrow(/wants a whole number from 1 up/);
    },
  );
});

test('a command may take any number of arguments, one at least', () => {
  const many: Command = { ...command, positionals: ['<file>...'] };
  expect(parseArguments(many, ['a', 'b', 'c']).positionals).toEqual(['a', 'b', 'c']);
  expect(() => parseArguments(many, [])).toThrow('Cannot run "look": <file>... is missing');
});
