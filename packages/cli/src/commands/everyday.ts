import type { Command } from '../command.ts';
import { ackCommand } from './ack.ts';
import { checkCommand } from './check.ts';
import { checkBeginCommand } from './check-begin.ts';
import { checkSubmitCommand } from './check-submit.ts';
import { explainCommand } from './explain.ts';
import { lightCommands } from './light.ts';
import { mergeCommand } from './merge.ts';
import { reportCommand } from './report.ts';
import { reportOpenCommand } from './report-open.ts';
import { scanCommand } from './scan.ts';
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
  ...lightCommands,
];
