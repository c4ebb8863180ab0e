import { expect, test } from 'vitest';
import type { CommitLog } from './git.ts';
import { commitLog, logReader } from './node-git-log.ts';

const [A, B, NONE] = ['a', 'b', '0'].map((digit) => digit.repeat(40));
const head = (subject: string) => `\x01${A} ${B}\x011700000000\x01a@example.org\x01${subject}\0`;
const change = (path: string) => `:100644 100644 ${NONE} ${A} A\0${path}\0`;

const LOG = Buffer.from(
  [
    `${head('Ünï 1')}\n${change('a.md')}${change('ä\nb.md')}\0`,
    `${head('a merge')}\0`,
    // Longer than what is read at a time.
    `${head('long')}\n${change('x'.repeat(3_000_000))}`,
  ].join(''),
);

function told(log: CommitLog): readonly unknown[] {
  const all: unknown[] = [];
  log.visit(
    (commit) => all.push(commit),
    (...changed) => all.push(changed),
  );
  return all;
}

test.each([1_000_003, 65_536, 1])('a log read in pieces of %d bytes says the same', (size) => {
  // Of the long path a little is enough where every byte is a piece of its own.
  const log = size === 1 ? LOG.subarray(0, 1000) : LOG;
  let position = 0;
  const inPieces = logReader((bytes, offset, length) => {
    const count = log.copy(bytes, offset, position, position + Math.min(size, length));
    position += count;
    return count;
  });
  const whole = told(commitLog(log));
  expect(whole).toHaveLength(6);
  expect(told(inPieces)).toEqual(whole);
});

test('a log is followed while it is written, and nothing is told twice', () => {
  let written = 0;
  let position = 0;
  const reader = logReader((bytes, offset, length) => {
    const count = LOG.copy(bytes, offset, position, Math.min(written, position + length));
    position += count;
    return count;
  });
  const all: unknown[] = [];
  const visitors = [
    (commit: unknown) => void all.push(commit),
    (...changed: unknown[]) => void all.push(changed),
  ] as const;
  const seen: number[] = [];
  for (const now of [0, 10, 95, 150, 151, 400, LOG.length - 1]) {
    written = now;
    reader.visitSoFar(...visitors);
    seen.push(all.length);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(5);
  written = LOG.length;
  reader.visit(...visitors);
  expect(all).toEqual(told(commitLog(LOG)));
});

test('what is no log is refused', () => {
  expect(() => told(commitLog(Buffer.from('warning: odd')))).toThrow(TypeError);
});
