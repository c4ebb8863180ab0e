import { estimateTokenCount } from 'tokenx';

/** How tokens are counted, for reports. A test holds it against the dependency. */
export const TOKEN_METHOD = 'tokenx 2.2.0, an estimate';

/** Tokens of `text`, estimated; a whole number. */
export function tokensOf(text: string): number {
  return estimateTokenCount(text);
}
