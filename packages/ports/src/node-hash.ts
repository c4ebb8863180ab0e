import { createHash, randomBytes } from 'node:crypto';

/** The SHA-256 of `text` in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Eight hexadecimal digits that nobody else has: a name for one writer's scratch files. */
export function randomToken(): string {
  return randomBytes(4).toString('hex');
}
