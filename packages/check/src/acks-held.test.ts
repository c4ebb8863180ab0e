import { describe, expect, test } from 'vitest';
import { over, surveyed, words } from '../test/surveyed.ts';
import type { Ack } from './acks.ts';
import { acknowledged, evidenceNow, heldAcks } from './acks-held.ts';

const FILES = {
  'README.md': `# P\n\n${words(1)}\n\n[a](a.md), [b](b.md)\n`,
  'a.md': over(2),
  // Two supporting signals of different families.
  'b.md': '# B\n\n[gone](gone.md)\n\nTODO: say more\n',
};

/** An ack made of `files`, and whether it holds of `now`. */
function held(now: Readonly<Record<string, string>>, path: string, signal?: string) {
  const before = surveyed(FILES);
  const evidence = evidenceNow(before)(path, signal) ?? '';
  const ack: Ack = {
    ...{ path, reason: 'kept', on: '2026-03-10', evidence },
    ...(signal === undefined ? {} : { signal }),
  };
  const after = surveyed(now);
  return { after, held: heldAcks(after, [ack]), ack };
}

const said = (project: ReturnType<typeof surveyed>, path: string) =>
  (project.survey.findings.get(path) ?? []).map(({ signal }) => signal.id);

test('the documents of these tests are spoken of', () => {
  const project = surveyed(FILES);
  expect(said(project, 'a.md')).toEqual(['declared-end-of-life']);
  expect(said(project, 'b.md')).toEqual(['dead-link', 'unkept-promise']);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Readonly<Record<string, string>>, string, string | undefined, string]>([
  // what changed               now                                             document  signal        status
  ['nothing',                   FILES,                                          'a.md',   undefined,    'holds'],
  ['another document',          { ...FILES, 'README.md': `${FILES['README.md']}x\n` }, 'a.md', undefined,   'holds'],
  ['a byte of it',              { ...FILES, 'a.md': `${FILES['a.md']}\n` },     'a.md',   undefined,    'changed'],
  ['it is gone',                { 'README.md': FILES['README.md'], 'b.md': FILES['b.md'] }, 'a.md', undefined, 'gone'],
  ['it is protected',           { ...FILES, 'a.md': `---\nhygiene: frozen\n---\n${FILES['a.md']}` }, 'a.md', undefined, 'gone'],
  ['nothing, of one signal',    FILES,                                          'b.md',   'dead-link',  'holds'],
  ['a byte, of one signal',     { ...FILES, 'b.md': `${FILES['b.md']}\n` },     'b.md',   'dead-link',  'changed'],
  ['the signal is silent now',  { ...FILES, 'gone.md': '# Gone\n' },            'b.md',   'dead-link',  'changed'],
  ['and the whole document',    { ...FILES, 'gone.md': '# Gone\n' },            'b.md',   undefined,    'changed'],
  ['a signal that is another',  { ...FILES, 'gone.md': '# Gone\n' },            'b.md',   'unkept-promise',       'holds'],
])('%s: %#', (_case, now, path, signal, status) => {
  expect(held(now, path, signal).held.map((each) => each.status)).toEqual([status]);
});

describe('what acks keep off the list', () => {
  const project = surveyed(FILES);
  const evidenceOf = evidenceNow(project);
  const ack = (path: string, signal?: string, evidence = evidenceOf(path, signal)): Ack => ({
    ...{ path, reason: 'kept', on: '2026-03-10', evidence: evidence ?? '' },
    ...(signal === undefined ? {} : { signal }),
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, readonly Ack[], readonly string[]]>([
    ['none',                              [],                                                 []],
    ['a whole document',                  [ack('a.md')],                                      ['a.md']],
    ['one that went stale',               [ack('a.md', undefined, 'b'.repeat(64))],           []],
    ['the deciding signal of one',        [ack('a.md', 'declared-end-of-life')],              ['a.md']],
    ['a signal that it does not have',    [ack('a.md', 'unkept-promise')],  []],
    ['one of two that it takes',          [ack('b.md', 'unkept-promise')],                              ['b.md']],
    ['both',                              [ack('b.md', 'unkept-promise'), ack('b.md', 'dead-link')],    ['b.md']],
    ['both, one stale',                   [ack('b.md', 'unkept-promise'), ack('b.md', 'dead-link', 'c'.repeat(64))], ['b.md']],
    ['two documents',                     [ack('b.md'), ack('a.md')],                         ['b.md', 'a.md']],
  ])('%s', (_case, acks, paths) => {
    expect([...acknowledged(project.survey, heldAcks(project, acks))]).toEqual(paths);
  });

  test('a signal of a document that others shortlist too keeps nothing off', () => {
    const both = surveyed({ ...FILES, 'a.md': `${FILES['a.md']}\n[gone](gone.md)\n` });
    const evidence = evidenceNow(both)('a.md', 'dead-link') ?? '';
    const acks = [{ path: 'a.md', signal: 'dead-link', reason: 'x', on: '2026-03-10', evidence }];
    const found = heldAcks(both, acks);
    expect(found.map(({ status }) => status)).toEqual(['holds']);
    expect([...acknowledged(both.survey, found)]).toEqual([]);
  });
});

test('without acks nothing is read', () => {
  const project = surveyed(FILES);
  const fs = { ...project.fs, readInto: () => expect.unreachable() };
  expect(heldAcks({ ...project, fs }, [])).toEqual([]);
});
