import type { SystemCall, Traced } from './strace.ts';

/** What is done to one call of a write: the process is killed as it begins, or the call fails. */
export interface Fault {
  /** Which call between the marks, from 0; the last is the end mark. */
  readonly at: number;
  readonly what: 'kill' | 'error' | 'answer';
  /** The error that a call has, or what it answers, without having been done. */
  readonly value?: string;
  /** Whether every later call has the error too. */
  readonly forever?: boolean;
}

/** A fault in words, to see it again by. */
export function named(fault: Fault, run: Traced): string {
  const line = run.calls[fault.at]?.line.slice(0, 140) ?? 'no call';
  const what = fault.what === 'kill' ? 'killed before' : `${fault.value} from`;
  return `${what} call ${fault.at + 1}${fault.forever ? ' on' : ''}: ${line}`;
}

/** The injections of strace's that make `fault`, where `recorded` is a run without any. */
export function injectionsOf(fault: Fault, recorded: Traced): readonly string[] {
  const call = recorded.calls[fault.at];
  if (call === undefined) throw new RangeError(`Cannot spoil call ${fault.at}: there is none`);
  const { name, ordinal } = call;
  if (fault.what === 'kill') return [`${name}:signal=KILL:when=${ordinal}`];
  if (fault.what === 'answer') return [`${name}:retval=${fault.value}:when=${ordinal}`];
  if (!fault.forever) return [`${name}:error=${fault.value}:when=${ordinal}`];

  // Calls that come only where something fails, such as those that clean up, fail as well.
  const done = new Map(recorded.before);
  for (const { name: one } of recorded.calls.slice(0, fault.at)) {
    done.set(one, (done.get(one) ?? 0) + 1);
  }
  const names = new Set([...recorded.calls.map((one) => one.name), ...CLEANING]);
  return [...names].map((one) => `${one}:error=${fault.value}:when=${(done.get(one) ?? 0) + 1}+`);
}

const CLEANING = ['unlink', 'rename', 'openat', 'mkdir'];

/** Whether `run` met `fault` in the very place where `recorded` has that call. */
export function struck(fault: Fault, run: Traced, recorded: Traced): boolean {
  const same = recorded.calls
    .slice(0, fault.at + 1)
    .every(({ name }, index) => run.calls[index]?.name === name);
  if (!same) return false;
  if (fault.what === 'kill') return run.code === undefined && run.calls.length === fault.at + 1;
  const hit = run.calls.findIndex(({ line }) => line.includes('(INJECTED)'));
  return hit === fault.at;
}

/** Whether a call, done or not done, makes a difference to the disk. */
export function changes({ name, line }: SystemCall): boolean {
  return /^(?:p?write|fsync|rename|unlink|mkdir)/.test(name) || line.includes('O_CREAT');
}
