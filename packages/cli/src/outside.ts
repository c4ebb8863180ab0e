import type { AbsolutePath, Clock, FileSystem, Git } from '@dochygiene/ports';

/** Where text goes. */
export interface Sink {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** Width in columns; infinite where there is no terminal, since whoever reads there wants it whole. */
  readonly columns: number;
}

/** Everything the command reaches of the world, handed in by `cli.ts` or by a test. */
export interface Outside {
  readonly fs: FileSystem;
  readonly git: Git;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the person stands; `undefined` if that directory is gone. */
  readonly directory: AbsolutePath | undefined;
  readonly home: AbsolutePath | undefined;
  /** The numeric user; `undefined` on Windows. */
  readonly user: number | undefined;
  /** The version of Node that runs the command. */
  readonly nodeVersion: string;
  readonly out: Sink;
  readonly err: Sink;
  /** Asks the person a yes-or-no question; `undefined` where nobody can answer. */
  ask(question: string): Promise<boolean | undefined>;
  /** Milliseconds on a clock that only runs forward. */
  elapsed(): number;
  sha256(text: string): string;
  /** `value`, plain data with maps, sets and columns of numbers in it, as bytes. */
  serialize(value: unknown): Uint8Array;
  /** What {@link serialize} made `bytes` of; `undefined` if they are something else. */
  deserialize(bytes: Uint8Array): unknown;
  /** Eight random hexadecimal digits. */
  token(): string;
}
