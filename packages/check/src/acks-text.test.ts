import { describe, expect, test } from 'vitest';
import { type Ack, NO_ACKS, withAcks, withoutAcks } from './acks.ts';
import { acksOf, printAcks } from './acks-text.ts';

const ACK: Ack = { path: 'docs/a.md', reason: 'kept', on: '2026-03-10', evidence: 'a'.repeat(64) };
const ONE: Ack = { ...ACK, signal: 'dead-link' };

test('what is printed is read back, by path and then by signal', () => {
  const acks = { version: 1 as const, acks: [ONE, { ...ACK, path: 'b.md' }, ACK] };
  const printed = printAcks(acks);
  const read = acksOf(JSON.parse(printed));
  expect(read).toEqual({
    ok: true,
    acks: { version: 1, acks: [{ ...ACK, path: 'b.md' }, ACK, ONE] },
  });
  expect(read.ok && printAcks(read.acks)).toBe(printed);
  expect(acksOf(JSON.parse(printAcks(NO_ACKS)))).toEqual({ ok: true, acks: NO_ACKS });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, unknown, (string | number)[], string]>([
  ['a list',                  [],                                        [],                      'is no mapping'],
  ['nothing',                 null,                                      [],                      'is no mapping'],
  ['a later version',         { version: 2, acks: [] },                  ['version'],             'is 2, not 1'],
  ['a version of text',       { version: '1', acks: [] },                ['version'],             'is no number'],
  ['no version',              { acks: [] },                              ['version'],             'is missing'],
  ['no list',                 { version: 1, acks: {} },                  ['acks'],                'is no list'],
  ['an unknown key',          { version: 1, acks: [], more: 1 },         ['more'],                'is no key that is known'],
  ['an ack that is text',     { version: 1, acks: [ACK, 'b.md'] },       ['acks', 1],             'is no mapping'],
  ['an unknown key in one',   { version: 1, acks: [{ ...ACK, why: 1 }] }, ['acks', 0, 'why'],     'is no key that is known'],
  ['a path upwards',          { version: 1, acks: [{ ...ACK, path: '../a.md' }] },   ['acks', 0, 'path'],   'is no path of a document'],
  ['an absolute path',        { version: 1, acks: [{ ...ACK, path: '/a.md' }] },     ['acks', 0, 'path'],   'is no path of a document'],
  ['a signal that is none',   { version: 1, acks: [{ ...ACK, signal: 'A b' }] },     ['acks', 0, 'signal'], 'is no signal'],
  ['a number for a path',     { version: 1, acks: [{ ...ACK, path: 5 }] },           ['acks', 0, 'path'],   'is a number, not text'],
  ['a switch for a signal',   { version: 1, acks: [{ ...ACK, signal: true }] },      ['acks', 0, 'signal'], 'is a boolean, not text'],
  ['a number for a reason',   { version: 1, acks: [{ ...ACK, reason: 5 }] },         ['acks', 0, 'reason'], 'is a number, not text'],
  ['a list for a reason',     { version: 1, acks: [{ ...ACK, reason: ['a'] }] },     ['acks', 0, 'reason'], 'is a list, not text'],
  ['nothing for a reason',    { version: 1, acks: [{ ...ACK, reason: null }] },      ['acks', 0, 'reason'], 'is empty, not text'],
  ['a mapping for a day',     { version: 1, acks: [{ ...ACK, on: {} }] },            ['acks', 0, 'on'],     'is a mapping, not text'],
  ['no day',                  { version: 1, acks: [{ ...ACK, on: undefined }] },     ['acks', 0, 'on'],     'is missing'],
  ['no reason',               { version: 1, acks: [{ ...ACK, reason: undefined }] }, ['acks', 0, 'reason'], 'is missing'],
  ['an empty reason',         { version: 1, acks: [{ ...ACK, reason: ' ' }] },       ['acks', 0, 'reason'], 'is empty'],
  ['a reason of two lines',   { version: 1, acks: [{ ...ACK, reason: 'a\nb' }] },    ['acks', 0, 'reason'], 'has a line break'],
  ['a long reason',           { version: 1, acks: [{ ...ACK, reason: 'é'.repeat(401) }] }, ['acks', 0, 'reason'], 'has 401 characters'],
  ['a time for a day',        { version: 1, acks: [{ ...ACK, on: '2026-03-10T12:00Z' }] }, ['acks', 0, 'on'], 'is no day'],
  ['a short hash',            { version: 1, acks: [{ ...ACK, evidence: 'abc' }] },   ['acks', 0, 'evidence'], 'is no hash'],
  ['a number for a hash',     { version: 1, acks: [{ ...ACK, evidence: 1e64 }] },    ['acks', 0, 'evidence'], 'is a number, not text'],
])('%s is a fault', (_case, value, at, problem) => {
  expect(acksOf(value)).toEqual({
    ok: false,
    faults: [{ at, problem, right: expect.stringMatching(/./) }],
  });
});

test('every fault is told', () => {
  const read = acksOf({
    version: 0,
    acks: [
      { ...ACK, path: '' },
      { ...ACK, on: '' },
    ],
    x: 1,
  });
  expect(read.ok ? 0 : read.faults.length).toBe(4);
});

describe('a set of acks', () => {
  const reasons = (acks: readonly Ack[]) =>
    acks.map(({ path, signal, reason }) => [path, signal ?? '', reason]);

  test('takes a new one in the place of the one about the same', () => {
    const first = withAcks(NO_ACKS, [ONE, ACK]);
    const again = withAcks(first, [
      { ...ACK, reason: 'new' },
      { ...ACK, path: 'a.md' },
    ]);
    expect(reasons(again.acks)).toEqual([
      ['a.md', '', 'kept'],
      ['docs/a.md', '', 'new'],
      ['docs/a.md', 'dead-link', 'kept'],
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['docs/a.md', undefined,    []],
    ['docs/a.md', 'dead-link',  [['docs/a.md', '', 'kept']]],
    ['docs/a.md', 'stub',       [['docs/a.md', '', 'kept'], ['docs/a.md', 'dead-link', 'kept']]],
    ['a.md',      undefined,    [['docs/a.md', '', 'kept'], ['docs/a.md', 'dead-link', 'kept']]],
  ] as const)('without %s %s', (path, signal, left) => {
    expect(reasons(withoutAcks(withAcks(NO_ACKS, [ACK, ONE]), path, signal).acks)).toEqual(left);
  });
});
