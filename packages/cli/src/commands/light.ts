import type { Command } from '../command.ts';
import { doctorCommand } from './doctor.ts';
import { hookCommand } from './hook.ts';
import { initCommand } from './init.ts';
import { statusCommand } from './status.ts';

/** The commands that look at no document, in the order of the help. */
export const lightCommands: readonly Command[] = [
  statusCommand,
  doctorCommand,
  initCommand,
  hookCommand,
];
