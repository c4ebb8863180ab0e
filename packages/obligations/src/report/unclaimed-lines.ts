import { visible } from '@dochygiene/report';
import { eventName, isInertHook } from '../findings.ts';
import { worstFirst } from '../join/judge.ts';
import type { Audit, AuditCarrier } from '../result.ts';
import { labelled } from './labelled.ts';
import { cut } from './words.ts';

/** The carriers that no rule claims: hooks that can do nothing first, and a line about the jobs of CI. */
export function unclaimed({ carriers }: Audit): readonly (AuditCarrier | string)[] {
  const own = carriers.filter(({ claimed_by }) => claimed_by.length === 0);
  const inert = own.filter(isInertHook);
  const others = own.filter((carrier) => !isInertHook(carrier));
  // A project has more jobs of CI than hooks, and most keep no rule of a document.
  const hooks = others.filter(({ host }) => host !== 'ci');
  const jobs = others.length - hooks.length;
  const what = jobs === 1 ? '1 job' : `${jobs} jobs and events`;
  const ci = ` ci: ${what} (dochygiene obligations carriers)`;
  return [...inert, ...hooks, ...(jobs === 0 ? [] : [ci])];
}

/** The lines that show one of {@link unclaimed}. */
export function unclaimedLines(carrier: AuditCarrier | string): readonly string[] {
  if (typeof carrier === 'string') return [carrier];
  const { path, line: at, runs, reasons } = carrier;
  const place = `${visible(path)}${at === undefined ? '' : `:${at}`}`;
  const what = `${visible(eventName(carrier))}: ${cut(visible(runs), RUNS)}`;
  const why = carrier.class === 'inert' ? worstFirst(reasons) : [];
  return [
    ` ${carrier.class.padEnd(CLASS)} ${place} ${what}`,
    ...why.map(({ code, message }) => labelled('inert', visible(message), code)),
  ];
}

/** The column of a carrier's class. */
const CLASS = 8;

/** How much of a command is shown, in characters. */
const RUNS = 72;
