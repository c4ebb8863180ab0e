import type { Command } from '../command.ts';
import { ackCommand } from './ack.ts';
import { checkCommand } from './check.ts';
import { checkBeginCommand } from './check-begin.ts';
import { checkSubmitCommand } from './check-submit.ts';
import { doctorCommand } from './doctor.ts';
import { explainCommand } from './explain.ts';
import { hookCommand } from './hook.ts';
import { initCommand } from './init.ts';
import { mergeCommand } from './merge.ts';
import { reportCommand } from './report.ts';
import { reportOpenCommand } from './report-open.ts';
import { scanCommand } from './scan.ts';
import { statusCommand } from './status.ts';
import { whyCommand } from './why.ts';

/** Every command but those about obligations, in the order of the help. */
export const everydayCommands: readonly Command[] = [
  scanCommand,
  mergeCommand,
  checkCommand,
  checkBeginCommand,
  checkSubmitCommand,
  reportCommand,
  reportOpenCommand,
  ackCommand,
  whyCommand,
  explainCommand,
  statusCommand,
  doctorCommand,
  initCommand,
  hookCommand,
];
