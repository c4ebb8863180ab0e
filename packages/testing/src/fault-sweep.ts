import type { FileSystem } from '@dochygiene/ports';
import { type Fault, type FaultyFileSystem, faultyFileSystem } from './faulty-file-system.ts';

/** What is tried under one fault: `spoil` puts the fault into a file system, once. */
export type Attempt = (spoil: (inner: FileSystem) => FaultyFileSystem, fault: Fault) => void;

/** More changes than any attempt makes: one that goes on is caught in a loop. */
const MOST_CHANGES = 1000;

/**
 * Runs `attempt` under every fault that it can meet: each of its changes in turn, before and
 * halfway, once and forever. Gives the number of faults.
 *
 * The attempt makes a disk, spoils it, does its work, catches what that throws, and asserts what
 * has to hold. Whatever it throws itself ends the sweep, with the fault in the message.
 *
 * @throws RangeError if the attempt makes more than 1000 changes.
 */
export function faultSweep(attempt: Attempt): number {
  for (let call = 1; call <= MOST_CHANGES; call += 1) {
    const faults = faultsAt(call);
    const met = faults.filter((fault) => meets(attempt, fault));
    if (met.length === 0) return (call - 1) * faults.length;
  }
  throw new RangeError(`Cannot sweep an attempt of more than ${MOST_CHANGES} changes`);
}

function faultsAt(call: number): readonly Fault[] {
  return [
    { call, when: 'before' },
    { call, when: 'before', forever: true },
    { call, when: 'halfway' },
    { call, when: 'halfway', forever: true },
  ];
}

/** Whether `attempt`, run under `fault`, comes as far as the change that fails. */
function meets(attempt: Attempt, fault: Fault): boolean {
  let spoiled: FaultyFileSystem | undefined;
  try {
    attempt((inner) => {
      spoiled = faultyFileSystem(inner, fault);
      return spoiled;
    }, fault);
  } catch (cause) {
    const { call, when, forever = false } = fault;
    const where = `change ${call} failing ${when}${forever ? ' and all after it' : ''}`;
    throw new Error(`Cannot stand ${where}: ${String(cause)}`, { cause });
  }
  if (spoiled === undefined) throw new TypeError('Cannot sweep an attempt that spoils no disk');
  return spoiled.changes >= fault.call;
}
