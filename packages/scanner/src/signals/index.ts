import type { Signal } from '../signal.ts';
import { contextCost } from './context-cost.ts';
import { deadLink } from './dead-link.ts';
import { declaredEndOfLife } from './declared-end-of-life.ts';
import { mergeConflict } from './merge-conflict.ts';
import { nearDuplicate } from './near-duplicate.ts';
import { stub } from './stub.ts';
import { unreachable } from './unreachable.ts';

/** The signals of a scan, in the order in which they are told: deciding ones first. */
export const defaultSignals: readonly Signal[] = [
  declaredEndOfLife,
  mergeConflict,
  nearDuplicate,
  deadLink,
  stub,
  unreachable,
  contextCost,
];
