import type { Outside, Sink } from './outside.ts';

/** Emphasis for a terminal. It never alone carries meaning: without it the text says the same. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
}

const PLAIN: Style = { bold: (text) => text, dim: (text) => text };
const COLOUR: Style = {
  bold: (text) => `\u001b[1m${text}\u001b[22m`,
  dim: (text) => `\u001b[2m${text}\u001b[22m`,
};

/** `FORCE_COLOR` decides if set, then `NO_COLOR` (https://no-color.org), then whether it is a terminal. */
export function styleFor(sink: Sink, env: Outside['env']): Style {
  const force = env['FORCE_COLOR'];
  if (force !== undefined && force !== '')
    return force === '0' || force === 'false' ? PLAIN : COLOUR;
  if ((env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return PLAIN;
  return sink.isTerminal ? COLOUR : PLAIN;
}
