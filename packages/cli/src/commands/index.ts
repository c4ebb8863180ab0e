import type { Command } from '../command.ts';
import { checkCommand } from './check.ts';
import { doctorCommand } from './doctor.ts';
import { explainCommand } from './explain.ts';
import { hookCommand } from './hook.ts';
import { initCommand } from './init.ts';
import { mergeCommand } from './merge.ts';
import { scanCommand } from './scan.ts';
import { statusCommand } from './status.ts';
import { whyCommand } from './why.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  scanCommand,
  mergeCommand,
  checkCommand,
  whyCommand,
  explainCommand,
  statusCommand,
  doctorCommand,
  initCommand,
  hookCommand,
];
