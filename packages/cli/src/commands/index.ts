import type { Command } from '../command.ts';
import { everydayCommands } from './everyday.ts';
import { obligationsCommands } from './obligations.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [...everydayCommands, ...obligationsCommands];
