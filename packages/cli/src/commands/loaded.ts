import type { Command } from '../command.ts';

/**
 * The commands that a line beginning with `first` may mean, loaded when they are asked for. Those about
 * obligations are loaded without the others: nearly all that a command takes to start is compiling.
 */
export async function loadCommands(first: string | undefined): Promise<readonly Command[]> {
  if (first === 'obligations') return (await import('./obligations.ts')).obligationsCommands;
  return (await import('./index.ts')).commands;
}
