import { absolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { type EvidenceInput, evidenceHash, fileStates, type HashedSignal } from './evidence.ts';

const root = absolutePath('/p');
const LINK: HashedSignal = { id: 'dead-link', evidence: [{ line: 3, path: 'b.md', detail: 'x' }] };
const TWIN: HashedSignal = { id: 'near-duplicate', evidence: [{ path: 'c.md', now: 'd.md' }] };
const STATES: Readonly<Record<string, string>> = { 'b.md': 'absent', 'c.md': '1', 'd.md': '2' };

const hash = (over: Partial<EvidenceInput> = {}) =>
  evidenceHash({
    document: 'd',
    signals: [LINK, TWIN],
    stateOf: (path) => STATES[path] ?? 'absent',
    sha256,
    ...over,
  });
const stating = (change: Readonly<Record<string, string>>) => (path: string) =>
  ({ ...STATES, ...change })[path] ?? 'absent';

// biome-ignore format: a table is read by column
test.each<readonly [string, Partial<EvidenceInput>, boolean]>([
  // what is another                  how                                                         the same hash
  ['nothing',                         {},                                                         true],
  ['the order of signals',            { signals: [TWIN, LINK] },                                  true],
  ['a line that moved',               { signals: [{ ...LINK, evidence: [{ line: 9, path: 'b.md' }] }, TWIN] }, true],
  ['how often a file is named',       { signals: [{ ...LINK, evidence: [{ path: 'b.md' }, { path: 'b.md' }] }, TWIN] }, true],
  ['a file that nobody names',        { stateOf: stating({ 'e.md': '9' }) },                      true],
  ['the document',                    { document: 'e' },                                          false],
  ['a signal more',                   { signals: [LINK, TWIN, { id: 'stub', evidence: [] }] },    false],
  ['a signal fewer',                  { signals: [LINK] },                                        false],
  ['a file that evidence names',      { stateOf: stating({ 'c.md': '9' }) },                      false],
  ['where the thing is now',          { stateOf: stating({ 'd.md': '9' }) },                      false],
  ['a missing file that is there',    { stateOf: stating({ 'b.md': '9' }) },                      false],
  ['which file is named',             { signals: [{ ...LINK, evidence: [{ path: 'e.md' }] }, TWIN] }, false],
])('%s: the same hash %#', (_case, over, same) => {
  expect(hash(over) === hash()).toBe(same);
  expect(hash(over)).toMatch(/^[\da-f]{64}$/);
});

test('no name of a file is taken for the end of another', () => {
  const named = (path: string, state: string) =>
    hash({ signals: [{ id: 'x', evidence: [{ path }] }], stateOf: () => state });
  expect(named('a', 'b"],["c","d')).not.toBe(named('a","b"],["c', 'd'));
});

describe('what is at a path', () => {
  const tree: MemoryTree = {
    '/p/a.md': 'abc',
    '/p/docs/b.md': 'b',
    '/p/long.bin': 'x'.repeat(1024 * 1024 + 1),
    '/p/longer.bin': 'x'.repeat(1024 * 1024 + 2),
    '/p/link.md': { kind: 'symlink', to: 'a.md' },
    '/p/out': { kind: 'symlink', to: '/etc' },
    '/p/pipe': { kind: 'fifo' },
    '/etc/passwd': 'root',
    '/secret': 'x',
  };
  const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  // biome-ignore format: a table is read by column
  test.each([
    ['a.md',              ABC],
    ['docs',              'directory'],
    ['docs/',             'directory'],
    ['gone.md',           'absent'],
    ['a.md/b',            'absent'],
    ['link.md',           'link a.md'],
    ['pipe',              'other'],
    ['out/passwd',        'absent'],
    ['../secret',         'absent'],
    ['/secret',           'absent'],
    ['docs/../a.md',      'absent'],
    ['',                  'absent'],
    ['a\0b',              'absent'],
    ['docs\\b.md',        'absent'],
    [`${'d/'.repeat(3000)}x`, 'absent'],
  ] as const)('%j: %s', (path, state) => {
    expect(fileStates(memoryFileSystem(tree), root, sha256)(path)).toBe(state);
  });

  test('of a long file the size tells too', () => {
    const stateOf = fileStates(memoryFileSystem(tree), root, sha256);
    expect(stateOf('long.bin')).not.toBe(stateOf('longer.bin'));
  });

  test('each is looked at once', () => {
    let hashed = 0;
    const counting = (content: string | Uint8Array) => {
      hashed += 1;
      return sha256(content);
    };
    const stateOf = fileStates(memoryFileSystem(tree), root, counting);
    expect([stateOf('a.md'), stateOf('a.md'), hashed]).toEqual([ABC, ABC, 1]);
  });
});
