import { visible } from '@dochygiene/report';
import { eventName } from '../findings.ts';
import type { Audit, AuditCarrier } from '../result.ts';
import { count, cut } from './words.ts';

/** How much of a command is shown, in characters. */
const RUNS = 72;

/** What fires when, of each host, whether a rule claims it or not. */
export function carriersText({ carriers }: Pick<Audit, 'carriers'>): string {
  if (carriers.length === 0) return 'no carrier found: nothing fires here\n';
  const hosts = [...new Set(carriers.map(({ host }) => host))];
  const parts = hosts.map((host) => {
    const own = carriers.filter((carrier) => carrier.host === host);
    return [`${visible(host)}   ${count(own.length, 'carrier')}`, ...own.flatMap(lines)].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

function lines(carrier: AuditCarrier): readonly string[] {
  const { path, line, mode, firing, runs, reasons, claimed_by } = carrier;
  const place = `${visible(path)}${line === undefined ? '' : `:${line}`}`;
  const when = mode === 'sweep' ? `${firing.period}, sweep` : firing.period;
  return [
    `  ${carrier.class.padEnd(9)} ${visible(eventName(carrier)).padEnd(28)} ${when.padEnd(21)} ${place}`,
    `            ${cut(visible(runs), RUNS)}`,
    ...reasons.map(({ code, message }) => `            ${visible(message)}  [${visible(code)}]`),
    ...(claimed_by.length === 0
      ? []
      : [`            claimed by ${claimed_by.map(visible).join(', ')}`]),
  ];
}
