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
  /** Another for a command that was built anew, be it of the same version. */
  build(): string;
  readonly out: Sink;
  readonly err: Sink;
  /** Asks the person a yes-or-no question; `undefined` where nobody can answer. */
  ask(question: string): Promise<boolean | undefined>;
  /**
   * All of standard input, as UTF-8; `undefined` where that is a terminal, at which nobody would know
   * that something is waited for.
   *
   * @throws Failure if it is over 16 MiB.
   */
  readInput(): Promise<string | undefined>;
  /** Opens `file` with the program that this machine opens such files with; whether it could be started. */
  openFile(file: AbsolutePath): boolean | Promise<boolean>;
  /** Milliseconds on a clock that only runs forward. */
  elapsed(): number;
  /** Of `content`, a text in UTF-8, as 64 hexadecimal digits. */
  sha256(content: string | Uint8Array): string;
  /** `value`, plain data with maps, sets and columns of numbers in it, as bytes. */
  serialize(value: unknown): Uint8Array;
  /** What {@link serialize} made `bytes` of; `undefined` if they are something else. */
  deserialize(bytes: Uint8Array): unknown;
  /** Eight random hexadecimal digits. */
  token(): string;
}
