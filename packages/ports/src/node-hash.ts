/** Loaded when it is asked for: it takes Node longer than all else that a short command does. */
const crypto = () => process.getBuiltinModule('node:crypto');

/** The SHA-256 of `content`, a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return crypto().createHash('sha256').update(content).digest('hex');
}

/** Eight hexadecimal digits that nobody else has: a name for one writer's scratch files. */
export function randomToken(): string {
  return crypto().randomBytes(4).toString('hex');
}
