import type { Command } from '../command.ts';

/** The commands of a kind, by the words that a line of one begins with. */
const KINDS: readonly (readonly [readonly string[], () => Promise<readonly Command[]>])[] = [
  [['scan'], async () => [(await import('./scan.ts')).scanCommand]],
  [['status', 'doctor', 'init', 'hook'], async () => (await import('./light.ts')).lightCommands],
  [['obligations'], async () => (await import('./obligations.ts')).obligationsCommands],
];

/**
 * The commands that a line beginning with `first` may mean, loaded when they are asked for, each kind without
 * the others: nearly all that a command takes to start is compiling.
 */
export async function loadCommands(first: string | undefined): Promise<readonly Command[]> {
  const kind = KINDS.find(([words]) => first !== undefined && words.includes(first));
  return kind === undefined ? (await import('./index.ts')).commands : await kind[1]();
}
