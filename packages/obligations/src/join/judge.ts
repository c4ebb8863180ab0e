import { covers, type Frequency, rootOf } from '@dochygiene/frequency';
import type { Host } from '@dochygiene/hosts';
import { CARRIER_CLASSES, type Carrier, type CarrierReason } from '../carrier.ts';
import { classOf } from '../carriers/reason.ts';
import type { Code } from '../codes.ts';
import { compare } from '../finding.ts';
import { pathsSeen, type Seen } from './paths.ts';
import { listed, shownNames } from './shown-names.ts';
import { toolsSeen } from './tools.ts';
import type { VerdictKind } from './verdict.ts';

/** What a carrier is worth to an obligation. */
export interface Judged {
  readonly kind: VerdictKind;
  readonly reasons: readonly CarrierReason[];
  readonly missing: readonly string[];
}

/** How often something must hold, and of which paths; absent is all. */
export interface Obligation {
  readonly frequency: Frequency;
  readonly paths?: readonly string[];
}

/**
 * What `carrier`, of `host`, is worth to an obligation. It holds only if the carrier blocks, fires
 * often enough and sees all that the obligation is about: each thing that is not known to be so makes
 * it less. `instead` names what would do where it fires too seldom.
 */
export function judge(
  carrier: Carrier,
  obligation: Obligation,
  host: Host | undefined,
  instead: () => string,
): Judged {
  const { kind, reasons, missing } = coverageOf(carrier, obligation, host, instead);
  const own = worstFirst(carrier.reasons);
  switch (carrier.class) {
    case 'blocks':
      return { kind, reasons, missing };
    case 'observes': {
      if (kind === 'too-seldom') return { kind, reasons: [...reasons, ...own], missing };
      const said = own.length > 0 ? own : [because('OB117', `${carrier.event} cannot block`)];
      return { kind: 'observer-only', reasons: [...said, ...reasons], missing };
    }
    default:
      return { kind: carrier.class, reasons: own, missing: [] };
  }
}

/** What makes the carrier what it is first: a report goes by that. */
export function worstFirst(reasons: readonly CarrierReason[]): readonly CarrierReason[] {
  if (reasons.length < 2) return reasons;
  const rank = (reason: CarrierReason) => CARRIER_CLASSES.indexOf(classOf([reason]));
  return [...reasons].sort((one, other) => rank(other) - rank(one));
}

/** The same without a look at what the carrier can do when it fires. */
function coverageOf(
  carrier: Carrier,
  obligation: Obligation,
  host: Host | undefined,
  instead: () => string,
): Judged {
  const { event, mode, firing } = carrier;
  const { frequency, paths } = obligation;
  if (!covers({ frequency: firing.period, mode }, frequency)) {
    return { kind: 'too-seldom', reasons: [tooSeldom(carrier, obligation, instead)], missing: [] };
  }
  if (frequency === 'none') return HOLDS;
  const parts = [
    ['OB202', toolsOf(carrier, frequency, host)],
    ['OB203', pathsSeen(paths, firing.paths)],
    ['OB204', sourcesSeen(carrier, host)],
  ] as const;
  const blind = parts.find(([, { kind }]) => kind === 'none');
  if (blind !== undefined) {
    const [code, { missing }] = blind;
    const seen = shownNames(firing[NARROWED[code]] ?? []);
    const others = instead();
    // To name the same event again would say nothing of what is wrong with it.
    const isSame = ` ${others}`.includes(` ${event} `);
    const what = isSame ? widened(code, missing) : others;
    const message = `${event} sees only ${seen}, and nothing of what must hold; ${what}`;
    return { kind: 'too-seldom', reasons: [because(code, message)], missing };
  }
  const partial = parts.filter(([, { kind }]) => kind === 'some');
  if (partial.length === 0) return HOLDS;
  return {
    kind: 'partly',
    reasons: partial.map(([code, { missing }]) => {
      const seen = shownNames(firing[NARROWED[code]] ?? []);
      const message = `${event} holds for ${seen}; not for ${listed(missing)}`;
      return because(code, message);
    }),
    missing: [...new Set(partial.flatMap(([, { missing }]) => missing))].sort(compare),
  };
}

/** What to do about a carrier that does not see what is `missing`. */
function widened(code: keyof typeof NARROWED, missing: readonly string[]): string {
  const named = missing.filter((name) => !name.includes('other') && !name.includes('not known'));
  if (code === 'OB203') {
    return named.length === 0 ? 'let it see all paths' : `let it see ${listed(named)}`;
  }
  return named.length === 0 ? 'take its matcher out' : `widen its matcher to ${listed(named)}`;
}

/** In which respect a carrier is narrowed, by the code that tells it. */
const NARROWED = { OB202: 'tools', OB203: 'paths', OB204: 'sources' } as const;

/** Only of what fires on tool calls is it known which tools there are to miss. */
function toolsOf({ mode, firing }: Carrier, frequency: Frequency, host: Host | undefined): Seen {
  if (firing.tools === undefined) return ALL;
  return mode === 'point' && rootOf(firing.period) === 'tool-call'
    ? toolsSeen(firing.tools, frequency, host)
    : { kind: 'some', missing: ['other tools'] };
}

const HOLDS: Judged = { kind: 'holds', reasons: [], missing: [] };

const ALL: Seen = { kind: 'all', missing: [] };

function because(code: Code, message: string): CarrierReason {
  return { code, message };
}

function tooSeldom(
  { event, mode, firing }: Carrier,
  { frequency }: Obligation,
  instead: () => string,
): CarrierReason {
  return mode === 'sweep'
    ? because(
        'OB205',
        `${event} reads the tree, where nothing stays of what must hold ${frequency}; ${instead()}`,
      )
    : because('OB201', `${event} fires ${firing.period}; ${instead()}`);
}

/** The ways a session starts that a carrier must see, by its host's table, and of them those it sees. */
function sourcesSeen({ event, firing }: Carrier, host: Host | undefined): Seen {
  const { sources } = firing;
  if (sources === undefined) return ALL;
  const known = host !== undefined && Object.hasOwn(host.events, event);
  const needs = (known ? host.events[event]?.needs : undefined) ?? [];
  if (needs.length === 0) return { kind: 'some', missing: [OTHER_SOURCES] };
  const missing = needs.filter((need) => !sources.includes(need));
  if (missing.length === 0) return ALL;
  return { kind: missing.length === needs.length ? 'none' : 'some', missing };
}

const OTHER_SOURCES = 'other ways in which it comes about';
