import type { Signal } from '../signal.ts';
import { mergeConflict } from './merge-conflict.ts';
import { unreachable } from './unreachable.ts';

/** The signals of a scan, in the order in which they are told: deciding ones first. */
export const defaultSignals: readonly Signal[] = [mergeConflict, unreachable];
