import { describe, expect, test } from 'vitest';
import { beginning, over, surveyed, words } from '../test/surveyed.ts';
import { beginCheck } from './begin.ts';
import { parseDraft, printDraft } from './draft-text.ts';

const project = surveyed({
  'README.md': `# P\n\n${words(1)}\n\n[a](a.md)\n`,
  'a.md': over(2),
  '__proto__/b.md': `---\nhygiene: frozen\n---\n${over(3)}`,
});
const { draft } = beginCheck(beginning(project));

test('what is printed is read back', () => {
  expect(parseDraft(printDraft(draft))).toEqual(draft);
  expect(printDraft(draft).split('\n')).toHaveLength(2);
});

describe('what is no draft is none:', () => {
  const [handed] = draft.handed;

  // biome-ignore format: a table is read by column
  test.each<readonly [string, string]>([
    ['nothing',                     ''],
    ['no JSON',                     '{'],
    ['a list',                      '[]'],
    ['half of one',                 printDraft(draft).slice(0, -10)],
    ['another schema',              JSON.stringify({ ...draft, schema: 'dochygiene.check/2' })],
    ['no documents handed out',     JSON.stringify({ ...draft, handed: undefined })],
    ['a document without a guard',  JSON.stringify({ ...draft, handed: [{ ...handed, guard: undefined }] })],
    ['a guard that is no hash',     JSON.stringify({ ...draft, handed: [{ ...handed, guard: { ...handed?.guard, sha256: 'x' } }] })],
    ['no evidence',                 JSON.stringify({ ...draft, handed: [{ ...handed, evidence: undefined }] })],
    ['a path out of the project',   JSON.stringify({ ...draft, handed: [{ ...handed, path: '../a.md' }] })],
    ['one document twice',          JSON.stringify({ ...draft, handed: [handed, handed] })],
    ['tokens below zero',           JSON.stringify({ ...draft, handed: [{ ...handed, tokens: -1 }] })],
    ['a flag that is text',         JSON.stringify({ ...draft, handed: [{ ...handed, tracked: 'no' }] })],
    ['a flag that is missing',      JSON.stringify({ ...draft, handed: [{ ...handed, entry: undefined }] })],
    ['inbound that is text',        JSON.stringify({ ...draft, handed: [{ ...handed, inbound: 'README.md' }] })],
    ['a signal without an id',      JSON.stringify({ ...draft, handed: [{ ...handed, signals: [{}] }] })],
    ['a carried entry that is text', JSON.stringify({ ...draft, carried: ['x'] })],
    ['no list of what was cleared', JSON.stringify({ ...draft, cleared: undefined })],
    ['a cleared document without a hash', JSON.stringify({ ...draft, cleared: [{ path: 'x.md', reason: 'x', signals: [] }] })],
    ['one document in two lists',   JSON.stringify({ ...draft, cleared: [{ path: 'a.md', reason: 'x', sha256: handed?.guard.sha256, signals: [] }] })],
    ['no list of what lapsed',      JSON.stringify({ ...draft, lapsed: undefined })],
    ['a lapse without a reason',    JSON.stringify({ ...draft, lapsed: [{ path: 'x.md', signals: [] }] })],
    ['... of a document handed out', JSON.stringify({ ...draft, handed: [{ ...handed, lapsed: 3 }] })],
    ['counts that are missing',     JSON.stringify({ ...draft, left_out: {} })],
    ['exclusions that are a list',  JSON.stringify({ ...draft, excluded: [] })],
    ['an exclusion that is true',   JSON.stringify({ ...draft, excluded: { 'x.md': true } })],
    ['a link to nowhere',           JSON.stringify({ ...draft, documents: draft.documents.map((each) => ({ ...each, links: [9] })) })],
    ['no time',                     JSON.stringify({ ...draft, begun_at: 'today' })],
  ])('%s', (_case, text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});
