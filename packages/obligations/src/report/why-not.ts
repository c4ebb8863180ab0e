import type { Frequency } from '@dochygiene/frequency';
import { eventOf, type Host } from '@dochygiene/hosts';
import { visible } from '@dochygiene/report';
import type { Carrier } from '../carrier.ts';
import { eventName, LABELS } from '../findings.ts';
import { instead } from '../join/instead.ts';
import { type Judged, judge } from '../join/judge.ts';
import { nearest } from '../nearest-name.ts';
import type { Audit, AuditRule } from '../result.ts';
import { type Explained, nearRule } from './explain.ts';

/**
 * Why something on `event`, an event's name or `host:event`, would or would not carry the rule `id`:
 * of each host that has it, first if nothing narrows it, then as the project has it.
 */
export function whyNot(audit: Audit, hosts: readonly Host[], event: string, id: string): Explained {
  const rule = audit.rules.find((each) => each.id === id);
  if (rule === undefined) return nearRule(audit, id);
  const having = hosts.filter((host) => eventOf(host, nameOn(host, event)) !== undefined);
  if (having.length === 0) {
    const names = hosts.flatMap((host) => Object.keys(host.events));
    return { near: nearest(event.slice(event.indexOf(':') + 1), names) };
  }
  const lines = having.flatMap((host) => hostLines(audit, rule, host, nameOn(host, event)));
  return { text: `${[visible(rule.id), ...lines].join('\n')}\n` };
}

/** `event` as `host` calls it; another host's is none of its names. */
function nameOn({ id }: Host, event: string): string {
  const colon = event.indexOf(':');
  if (colon < 0) return event;
  return event.slice(0, colon) === id ? event.slice(colon + 1) : '';
}

function hostLines(audit: Audit, rule: AuditRule, host: Host, event: string): readonly string[] {
  const { needs } = rule;
  if (needs.length === 0) {
    return [
      `  ${host.id} ${event}: nobody says how often the rule must hold, so nothing is shown to carry it`,
    ];
  }
  const own = audit.carriers.filter(
    (carrier) => carrier.host === host.id && carrier.event === event,
  );
  const bare = bareCarrier(host, event);
  return needs.flatMap((frequency) => [
    `  ${host.id} ${event}, needs ${frequency}`,
    ...(bare === undefined
      ? []
      : told('a hook that nothing narrows', judged(bare, rule, host, frequency))),
    ...own.flatMap((carrier) =>
      told(
        `${visible(eventName(carrier))} ${visible(carrier.runs)}`,
        judged(carrier, rule, host, frequency),
      ),
    ),
  ]);
}

/** What could stand on `event` at best. */
function bareCarrier(host: Host, event: string): Carrier | undefined {
  const known = eventOf(host, event);
  if (known === undefined) return undefined;
  const { period, mode = 'point', blocks, scope } = known;
  return {
    ...{ id: '', host: host.id, path: '', event, mode, runs: '' },
    firing: scope === undefined ? { period } : { period, tools: scope },
    class: blocks === 'yes' ? 'blocks' : 'observes',
    reasons: [],
  };
}

function judged(carrier: Carrier, { paths }: AuditRule, host: Host, frequency: Frequency): Judged {
  const obligation = paths === undefined ? { frequency } : { frequency, paths };
  return judge(carrier, obligation, host, () => instead([host], frequency));
}

function told(what: string, { kind, reasons }: Judged): readonly string[] {
  return [
    `    ${what}: ${LABELS[kind]}`,
    ...reasons.map(({ code, message }) => `      ${visible(message)}  [${visible(code)}]`),
  ];
}
