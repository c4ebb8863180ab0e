import { describe, expect, test } from 'vitest';
import samples from '../test/samples.json' with { type: 'json' };
import { carrierFrequencyByPlatform, parsePlatforms, platformProblems } from './platforms.ts';

test.each(samples.parse.map((row) => [row.id, row] as const))('%s', (_id, { text, expected }) => {
  expect(parsePlatforms(text)).toEqual(expected);
});

const { text: manifest, rows } = samples.carrierByPlatform;
test.each(rows.map((row) => [row.concern, row.byPlatform] as const))(
  '%s',
  (concern, byPlatform) => {
    expect(carrierFrequencyByPlatform(concern, parsePlatforms(manifest))).toEqual(byPlatform);
  },
);

test('platforms are in the order of the file, periods in the order of the slots', () => {
  const binding = parsePlatforms(
    'platforms:\n  b:\n    pre_tool_use: [c]\n    stop: [c]\n    session_end: [c]\n  a:\n    stop: [c]\n',
  );
  const periods = carrierFrequencyByPlatform('c', binding);
  expect(Object.entries(periods)).toEqual([
    ['b', ['per-session', 'per-turn', 'per-edit']],
    ['a', ['per-turn']],
  ]);
});

// biome-ignore format: a table is read by column
describe('ordinary YAML', () => {
  test.each([
    // case                     block                                                          slots
    ['a comment in column 0',   'platforms:\n  a:\n# why\n    stop: [b]\n',                   { a: { stop: ['b'] } }],
    ['a comment after a key',   'platforms:\n  a: # why\n    stop: [b]\n',                    { a: { stop: ['b'] } }],
    ['a list over lines',       'platforms:\n  a:\n    stop:\n      - b\n      - "c d"\n',     { a: { stop: ['b', 'c d'] } }],
    ['quoted keys',             '"platforms":\n  "a":\n    \'stop\': [b]\n',                  { a: { stop: ['b'] } }],
    ['braces',                  'platforms: { a: { stop: [b] } }\n',                          { a: { stop: ['b'] } }],
    ['another indent',          'platforms:\n    a:\n        stop: [b]\n',                    { a: { stop: ['b'] } }],
    ['CRLF and blanks',         'platforms:  \r\n  a:  \r\n    stop: [b]  \r\nc: 1\r\n',       { a: { stop: ['b'] } }],
    ['a slot again',            'platforms:\n  a:\n    stop: [b]\n    stop: [c]\n',           { a: { stop: ['c'] } }],
    ['broken before',           'x: [\nplatforms:\n  a:\n    stop: [b]\n',                    { a: { stop: ['b'] } }],
    ['broken after',            'platforms:\n  a:\n    stop: [b]\ny: "\n',                    { a: { stop: ['b'] } }],
    ['indented, so another key', 'x:\n  platforms:\n    a:\n      stop: [b]\n',               {}],
    ['no table',                'platforms: [a]\n',                                           {}],
    ['no platforms',            'platforms:\n',                                               {}],
    ['a platform of nothing',   'platforms:\n  a:\n  b:\n    stop: [c]\n',                    { b: { stop: ['c'] } }],
    ['numbers and worse',       'platforms:\n  a:\n    stop: [1, [b], {c: d}, null, " "]\n',  { a: { stop: ['1'] } }],
    ['an alias',                'platforms:\n  a: &x\n    stop: [b]\n  c: *x\n',              { a: { stop: ['b'] }, c: { stop: ['b'] } }],
  ] as const)('%s', (_case, block, slots) => {
    expect(parsePlatforms(block)).toEqual({ slots, fallbackOnly: [] });
  });
});

test('a name of the language is a platform like any other', () => {
  const { slots } = parsePlatforms('platforms:\n  __proto__:\n    stop: [b]\n');
  expect(Object.keys(slots)).toEqual(['__proto__']);
  expect(carrierFrequencyByPlatform('b', { slots, fallbackOnly: [] })).toEqual(
    JSON.parse('{"__proto__":["per-turn"]}'),
  );
});

test('a slot of a name of the language binds nothing', () => {
  const binding = parsePlatforms('platforms:\n  a:\n    constructor: [b]\n    toString: [b]\n');
  expect(carrierFrequencyByPlatform('b', binding)).toEqual({ a: [] });
});

test.each(['false', '"true"', 'yes', '1'])(
  'fallback_only: %s is a platform with hooks',
  (value) => {
    const binding = parsePlatforms(
      `platforms:\n  a:\n    fallback_only: ${value}\n    stop: [b]\n`,
    );
    expect(binding.fallbackOnly).toEqual([]);
    expect(carrierFrequencyByPlatform('b', binding)).toEqual({ a: ['per-turn'] });
  },
);

describe('what is passed over is told', () => {
  test('unknown slots, and what is no list', () => {
    const text =
      'version: 1\nplatforms:\n  a:\n    pre_compact: [b]\n    stop: b\n    stop_: [b]\n';
    expect(platformProblems(text)).toEqual([
      {
        code: 'unknown-event',
        line: 4,
        message: 'platform "a" has the slot "pre_compact", which is not known',
      },
      { code: 'malformed', line: 5, message: '"stop" of "a" has no list' },
      {
        code: 'unknown-event',
        line: 6,
        message: 'platform "a" has the slot "stop_", which is not known',
      },
    ]);
  });

  test('broken YAML, with its line', () => {
    const text = 'version: 1\nplatforms:\n  a:\n    stop: [ , b,, ]\n';
    expect(platformProblems(text)[0]).toMatchObject({ code: 'unparsed', line: 4 });
  });

  test('nothing, of what is sound', () => {
    expect(platformProblems(manifest)).toEqual([]);
    expect(platformProblems('')).toEqual([]);
  });
});

// A parser that calls itself for each would not return from these.
test.each([
  ['brackets', `platforms:\n  a: ${'['.repeat(50_000)}`],
  ['brackets over lines', `platforms:\n${' [\n'.repeat(30_000)}`],
  ['brackets that seem closed', `platforms:\n${' [ "]",\n'.repeat(10_000)}`],
  ['hyphens', `platforms:\n  ${'- '.repeat(50_000)}`],
  ['question marks', `platforms:\n  ${'? '.repeat(50_000)}`],
  ['many aliases', `platforms:\n  a: &x {}\n  b: [${'*x,'.repeat(25_000)}]`],
  ['values', `platforms:\n  a: [${'b,'.repeat(30_000)}]`],
  ['length', `platforms:\n  a: "${'b'.repeat(200_000)}"`],
  [
    'aliases of aliases',
    `platforms:\n  a0: &a0 {stop: [b]}\n${Array.from({ length: 30 }, (_, n) => `  a${n + 1}: &a${n + 1} {x: *a${n}, y: *a${n}}\n`).join('')}`,
  ],
] as const)('hostile: %s', (_case, text) => {
  expect(parsePlatforms(text).slots).toEqual({});
  expect(platformProblems(text)).toMatchObject([{ code: 'too-large' }]);
});

test('as many lists as a manifest may have, each on its line, are not too deep', () => {
  const text = `platforms:\n${Array.from({ length: 400 }, (_, n) => `  a${n}:\n    stop: [b]\n`).join('')}`;
  expect(Object.keys(parsePlatforms(text).slots)).toHaveLength(400);
});
