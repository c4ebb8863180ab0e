import { Failure } from './failure.ts';

/** The longest text that is taken, in bytes. */
export const INPUT_LIMIT: number = 16 * 1024 * 1024;

/** What text is read from: standard input, or what stands for it. */
export interface InputStream extends AsyncIterable<Uint8Array> {
  readonly isTTY?: boolean | undefined;
}

/**
 * All that `stream` gives, as UTF-8; `undefined` if it is a terminal.
 *
 * @throws Failure if it is over {@link INPUT_LIMIT}, however much may still come.
 */
export async function readInput(stream: InputStream): Promise<string | undefined> {
  if (stream.isTTY === true) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > INPUT_LIMIT) {
      throw new Failure(
        'Cannot read standard input: it is over 16 MiB',
        'Send the verdicts of one batch, and nothing else.',
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
