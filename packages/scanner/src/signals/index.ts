import type { Signal } from '../signal.ts';
import { accretion } from './accretion.ts';
import { archiveLeak } from './archive-leak.ts';
import { citesDeadWork } from './cites-dead-work.ts';
import { codeDrift } from './code-drift.ts';
import { contextCost } from './context-cost.ts';
import { deadCommand } from './dead-command.ts';
import { deadIndex } from './dead-index.ts';
import { deadLink } from './dead-link.ts';
import { declaredEndOfLife } from './declared-end-of-life.ts';
import { finishedPlan } from './finished-plan.ts';
import { mergeConflict } from './merge-conflict.ts';
import { nearDuplicate } from './near-duplicate.ts';
import { staleSelfDate } from './stale-self-date.ts';
import { stub } from './stub.ts';
import { unkeptPromise } from './unkept-promise.ts';
import { unreachable } from './unreachable.ts';
import { vanishedReference } from './vanished-reference.ts';
import { writeOnceReport } from './write-once-report.ts';

/** The signals of a scan, in the order in which they are told: deciding ones first. */
export const defaultSignals: readonly Signal[] = [
  declaredEndOfLife,
  finishedPlan,
  writeOnceReport,
  vanishedReference,
  codeDrift,
  mergeConflict,
  nearDuplicate,
  deadLink,
  deadCommand,
  deadIndex,
  staleSelfDate,
  stub,
  unkeptPromise,
  citesDeadWork,
  unreachable,
  archiveLeak,
  accretion,
  contextCost,
];
