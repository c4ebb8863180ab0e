import { absolutePath } from '@dochygiene/ports';
import { sha256 } from '@dochygiene/ports/node-hash';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { entryOf, reported } from '../test/reported.ts';
import { changedSince } from './changed-since.ts';

const root = absolutePath('/p');
const of = (path: string, text: string) =>
  entryOf(path, { guard: { ...entryOf(path).guard, sha256: sha256(text) } });

test('documents that are another or not there are told, in the order of the report', () => {
  const fs = memoryFileSystem({
    '/p/same.md': 'a',
    '/p/other.md': 'b',
    '/p/long.md': 'x'.repeat(1024 * 1024 + 1),
    '/p/link.md': { kind: 'symlink', to: 'same.md' },
    '/p/out': { kind: 'symlink', to: '/q' },
    '/q/x.md': 'a',
    '/p/kept.md': 'kept',
  });
  const names = ['same.md', 'other.md', 'long.md', 'link.md', 'out/x.md', 'gone.md', 'no/gone.md'];
  const report = reported(names.map((path) => of(path, 'a')));
  expect(changedSince(report, fs, root, sha256)).toEqual([
    { path: 'other.md', now: 'changed' },
    { path: 'long.md', now: 'changed' },
    { path: 'link.md', now: 'changed' },
    { path: 'out/x.md', now: 'changed' },
    { path: 'gone.md', now: 'gone' },
    { path: 'no/gone.md', now: 'gone' },
    { path: 'kept.md', now: 'changed' },
  ]);
  const cleared = report.cleared.map((each) => ({ ...each, sha256: sha256('kept') }));
  const same = { entries: [of('same.md', 'a')], cleared };
  expect(changedSince(same, fs, root, sha256)).toEqual([]);
});
