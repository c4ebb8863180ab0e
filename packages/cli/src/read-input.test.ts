import { expect, test } from 'vitest';
import { INPUT_LIMIT, readInput } from './read-input.ts';

async function* chunks(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
}

// biome-ignore format: a table is read by column
test.each([
  ['nothing',                   chunks(),                                                   ''],
  ['several parts',             chunks('{"a"', ':1}\n'),                                    '{"a":1}\n'],
  ['a character cut in two',    chunks(Uint8Array.of(0xc3), Uint8Array.of(0xa9)),           'é'],
  ['what is no UTF-8',          chunks(Uint8Array.of(0xff), 'a'),                           '\ufffda'],
  ['as much as there may be',   chunks(new Uint8Array(INPUT_LIMIT).fill(97)),               'a'.repeat(INPUT_LIMIT)],
])('reads %s', async (_case, stream, text) => {
  expect((await readInput(stream)) === text).toBe(true);
});

test('stops where it is too long, whatever still comes', async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) yield new Uint8Array(1 << 20);
  }
  await expect(readInput(endless())).rejects.toThrow(
    'Cannot read standard input: it is over 16 MiB\n  Send the verdicts of one batch, and nothing else.',
  );
});

test('does not wait at a terminal', async () => {
  const never = { isTTY: true, [Symbol.asyncIterator]: () => expect.unreachable() };
  expect(await readInput(never)).toBeUndefined();
});
