import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseState, printState, STATE_LIMIT } from './state-text.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                        text                                       condition
  ['nothing but the version',    '{"version":1}',                           'ok'],
  ['all that we write',          '{"version":1,"last_check":null,"last_reminded":null}', 'ok'],
  ['times of the wrong type',    '{"version":1,"last_check":5}',            'ok'],
  ['the version twice, ours last', '{"version":7,"version":1}',             'ok'],
  ['the version twice, ours first', '{"version":1,"version":7}',            'newer'],
  ['a prototype beside',         '{"version":1,"__proto__":{"x":1}}',       'ok'],
  ['a version two',              '{"version":2,"last_check":[]}',           'newer'],
  ['a version 1.5',              '{"version":1.5}',                         'newer'],
  ['a version beyond numbers',   '{"version":1e999}',                       'newer'],
  ['empty',                      '',                                        'NOT_JSON'],
  ['blank',                      ' \n',                                     'NOT_JSON'],
  ['cut short',                  '{"version":1,"last_ch',                   'NOT_JSON'],
  ['two in one',                 '{"version":1}{"version":1}',              'NOT_JSON'],
  ['NUL bytes',                  '\0\0\0\0',                                'NOT_JSON'],
  ['a byte order mark',          '\uFEFF{"version":1}',                     'NOT_JSON'],
  ['with a comment',             '{"version":1} // x',                      'NOT_JSON'],
  ['half merged',                '<<<<<<< HEAD\n{"version":1}\n=======\n',  'NOT_JSON'],
  ['undecodable bytes',          '{"version":1,"note":"\uFFFD"}',           'NOT_UTF_8'],
  ['no version',                 '{"last_check":null}',                     'WRONG_SHAPE'],
  ['a version in the prototype', '{"__proto__":{"version":1}}',             'WRONG_SHAPE'],
  ['a version zero',             '{"version":0}',                           'WRONG_SHAPE'],
  ['a version below',            '{"version":-1}',                          'WRONG_SHAPE'],
  ['a version in quotes',        '{"version":"1"}',                         'WRONG_SHAPE'],
  ['a version of null',          '{"version":null}',                        'WRONG_SHAPE'],
  ['a version that is true',     '{"version":true}',                        'WRONG_SHAPE'],
  ['a version in a list',        '{"version":[1]}',                         'WRONG_SHAPE'],
  ['a list',                     '[{"version":1}]',                         'WRONG_SHAPE'],
  ['a text',                     '"version"',                               'WRONG_SHAPE'],
  ['a number',                   '1',                                       'WRONG_SHAPE'],
  ['null',                       'null',                                    'WRONG_SHAPE'],
])('%s', (_case, text, condition) => {
  const parsed = parseState(text);
  expect(parsed.condition === 'unreadable' ? parsed.because : parsed.condition).toBe(condition);
});

test('any fields are read back as printed, in their order', () => {
  // A key that is a whole number has no place of its own in an object, so there is none to keep.
  const key = fc.string().filter((name) => !/^\d+$/.test(name) && name !== 'version');
  const value = fc.jsonValue().map((any) => JSON.parse(JSON.stringify(any)) as unknown);
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), fc.nat(), (entries, at) => {
      const place = at % (entries.length + 1);
      const all = [...entries.slice(0, place), ['version', 1], ...entries.slice(place)];
      const fields = Object.fromEntries(all) as Record<string, unknown>;
      const text = printState(fields) ?? '';
      if (text.includes('\uFFFD')) return;
      const parsed = parseState(text);
      expect(parsed).toEqual({ condition: 'ok', fields });
      const kept = 'fields' in parsed ? Object.keys(parsed.fields) : [];
      expect(kept).toEqual(Object.keys(fields));
    }),
  );
});

test('a field named like the prototype is kept, and changes nothing', () => {
  const parsed = parseState('{"version":1,"__proto__":{"last_check":"x"},"a":1}');
  if (!('fields' in parsed)) throw new Error('unreadable');
  expect(parsed.fields['last_check']).toBeUndefined();
  expect(printState({ ...parsed.fields, last_check: null })).toBe(
    '{\n  "version": 1,\n  "__proto__": {\n    "last_check": "x"\n  },\n  "a": 1,\n  "last_check": null\n}\n',
  );
});

test('no text makes it throw', () => {
  const json = fc.json();
  const cut = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  const any = fc.oneof(fc.string({ unit: 'binary' }), json, cut, fc.json({ maxDepth: 8 }));
  fc.assert(
    fc.property(any, (text) => {
      expect(['ok', 'newer', 'unreadable']).toContain(parseState(text).condition);
    }),
    { numRuns: 2_000 },
  );
});

test('the deepest text makes it throw neither in nor out', () => {
  const depth = 400_000;
  const parsed = parseState(`{"version":1,"x":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  if ('fields' in parsed) expect(printState(parsed.fields)).toBeUndefined();
});

test('a state that could not be read back is not printed', () => {
  const bare = printState({ version: 1, x: '' })?.length ?? 0;
  expect(printState({ version: 1, x: 'a'.repeat(STATE_LIMIT - bare) })).toHaveLength(STATE_LIMIT);
  expect(printState({ version: 1, x: 'a'.repeat(STATE_LIMIT - bare + 1) })).toBeUndefined();
  expect(printState({ version: 1, x: 'ä'.repeat(STATE_LIMIT / 2) })).toBeUndefined();
});
