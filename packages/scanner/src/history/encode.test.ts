import { absolutePath } from '@dochygiene/ports';
import { historyGit, type MadeCommit, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { openSurvey } from '../open-survey.ts';
import type { KnownHistory } from '../repository.ts';
import { survey } from '../survey.ts';
import { decodeHistory, encodeHistory } from './encode.ts';

const root = absolutePath('/p');
const COMMITS: readonly MadeCommit[] = [
  { at: '2025-01-01', files: { 'a.md': 'öne', 'src/ü\n.ts': '1' }, subject: 'begin ü' },
  { at: '2025-02-01', moves: { 'a.md': 'b.md' }, author: 'ü@example.org' },
  { at: '2025-03-01', files: { 'b.md': 'two', 'src/ü\n.ts': null } },
  { at: '2025-04-01', files: { 'c.md': 'three' } },
];

function optionsAt(commits: number) {
  const git = historyGit(COMMITS.slice(0, commits));
  const files = Object.entries(git.files).map(([at, text]) => [`/p/${at}`, text]);
  return { fs: memoryFileSystem(Object.fromEntries(files)), root, git, signals: [] };
}

function knownAt(commits: number): KnownHistory {
  const { known } = survey(optionsAt(commits));
  if (known === undefined) throw new Error('history is unknown');
  return known;
}

function decoded(bytes: Uint8Array): KnownHistory | undefined {
  const fs = memoryFileSystem({ '/x': bytes });
  const buffer = fs.buffer(bytes.length + 1);
  return decodeHistory(buffer, fs.readInto(absolutePath('/x'), buffer).length);
}

/** What a survey says of history, with all that it keeps. */
function told(commits: number, known?: KnownHistory): unknown {
  const { past, known: kept } = openSurvey({
    ...optionsAt(commits),
    recall: () => known,
  }).finish();
  const paths = ['a.md', 'b.md', 'c.md', 'src/ü\n.ts'];
  return [kept?.head, past?.commits, paths.map((path) => [past?.past(path), past?.removal(path)])];
}

test('what is kept of a history comes back', () => {
  const known = knownAt(3);
  const back = decoded(encodeHistory(known));
  expect(back?.head).toBe(known.head);
  expect(back?.draft.commits).toEqual(known.draft.commits);
  expect(back?.draft.paths).toEqual(known.draft.paths);
  expect(told(3, back)).toEqual(told(3));
});

test.each([1, 2, 3, 4])('a history known at commit %i is carried on from there', (commits) => {
  expect(told(4, decoded(encodeHistory(knownAt(commits))))).toEqual(told(4));
});

test('a history of commits that have been left is not believed', () => {
  expect(told(2, decoded(encodeHistory(knownAt(4))))).toEqual(told(2));
  const elsewhere = { ...knownAt(2), head: 'f'.repeat(40) };
  expect(told(3, decoded(encodeHistory(elsewhere)))).toEqual(told(3));
});

test('nothing that is not whole is believed', () => {
  const bytes = encodeHistory(knownAt(4));
  expect(decoded(bytes)).toBeDefined();
  for (let length = 0; length < bytes.length; length += 1) {
    expect(decoded(bytes.subarray(0, length))).toBeUndefined();
  }
  for (let at = 0; at < bytes.length; at += 1) {
    const other = bytes.slice();
    other[at] = (other[at] ?? 0) ^ 0x40;
    expect([at, decoded(other)]).toEqual([at, undefined]);
  }
  expect(decoded(Uint8Array.from([...bytes, 0]))).toBeUndefined();
});

test('no number leads anywhere but into what is kept', () => {
  const known = knownAt(4);
  const { changes } = known.draft;
  for (const column of [changes.path, changes.blob, changes.other]) {
    for (let at = 0; at < column.length(); at += 1) {
      const was = column.at(at);
      column.set(at, 99);
      expect(decoded(encodeHistory(known))).toBeUndefined();
      column.set(at, was);
    }
  }
  expect(decoded(encodeHistory(known))).toBeDefined();
});
