/** Documents that were looked at and stay, in `.dochygiene/acks.json` or, shared, in `dochygiene.acks.yaml`. */
export interface Acks {
  readonly version: 1;
  /** By path, then by signal. */
  readonly acks: readonly Ack[];
}

/** "Looked at, it stays." It holds as long as the evidence is the same, and lapses on no date. */
export interface Ack {
  readonly path: string;
  /** The one signal it is about; absent where it is about the whole document. */
  readonly signal?: string;
  readonly reason: string;
  /** `YYYY-MM-DD`, for people; nothing goes by it. */
  readonly on: string;
  /** The bytes of the document, the content of every file that the evidence names, and which signals there are, as one hash: see `evidenceHash`. */
  readonly evidence: string;
}

/** No acks. */
export const NO_ACKS: Acks = { version: 1, acks: [] };

/** `acks` with each of `added` in the place of the one about the same. */
export function withAcks({ acks }: Acks, added: readonly Ack[]): Acks {
  const all = new Map([...acks, ...added].map((ack) => [keyOf(ack), ack]));
  return { version: 1, acks: [...all.values()].sort(inOrder) };
}

/** `acks` without those about the document at `path`, or about `signal` in it alone. */
export function withoutAcks({ acks }: Acks, path: string, signal: string | undefined): Acks {
  const goes = (ack: Ack) => ack.path === path && (signal === undefined || ack.signal === signal);
  return withAcks(
    NO_ACKS,
    acks.filter((ack) => !goes(ack)),
  );
}

/** Below zero where `one` comes before `other`: by path, the whole document first, then by signal. */
export function inOrder(one: Ack, other: Ack): number {
  const [a, b] = [one.path, other.path];
  if (a !== b) return a < b ? -1 : 1;
  const [x, y] = [one.signal ?? '', other.signal ?? ''];
  return x === y ? 0 : x < y ? -1 : 1;
}

function keyOf({ path, signal }: Ack): string {
  return JSON.stringify([path, signal ?? null]);
}
