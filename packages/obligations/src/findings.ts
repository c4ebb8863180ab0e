import { proseConflicts } from '@dochygiene/frequency';
import type { Carrier, CarrierReason } from './carrier.ts';
import { carrierById } from './carrier-by-id.ts';
import { CODES, type Code } from './codes.ts';
import { type AuditFinding, findingOf } from './finding.ts';
import { worstFirst } from './join/judge.ts';
import { BROKEN, type JoinedRule, type Verdict, type VerdictKind } from './join/verdict.ts';
import { remedyOf, withRemedy } from './remedy.ts';

/** What a join gives to put right, rule by rule. */
export function ruleFindings(
  joined: readonly JoinedRule[],
  carriers: readonly Carrier[],
): readonly AuditFinding[] {
  return joined.flatMap((each) => [
    ...each.verdicts.flatMap((verdict) => verdictFindings(each, verdict, carriers)),
    ...proseFindings(each),
  ]);
}

/**
 * Hooks of which nobody claims anything and that can do nothing: each a finding. Of CI only a file
 * that does not parse, since a job is often meant for one of its events alone.
 */
export function carrierFindings(unclaimed: readonly Carrier[]): readonly AuditFinding[] {
  return unclaimed.filter(isInertHook).map(({ id, host, path, line, event, matcher, reasons }) => {
    const message = `${eventName({ event, matcher })} is inert: ${said(worstFirst(reasons))}`;
    return findingOf({
      ...{
        code: codeOf(worstFirst(reasons), 'inert'),
        level: 'warning',
        path,
        host,
        message,
        about: id,
      },
      ...(line === undefined ? {} : { line }),
    });
  });
}

/** Whether a carrier stands there in vain, as far as can be told without knowing what it is for. */
export function isInertHook(carrier: Carrier): boolean {
  if (carrier.class !== 'inert') return false;
  return carrier.host !== 'ci' || carrier.reasons.some(({ code }) => code === 'OB109');
}

/** `PreToolUse/Bash`: an event, and the matcher that narrows it. */
export function eventName({
  event,
  matcher,
}: {
  event: string;
  matcher?: string | undefined;
}): string {
  return matcher === undefined || matcher === '' ? event : `${event}/${matcher}`;
}

const NONE: readonly AuditFinding[] = [];

function verdictFindings(
  { rule, needs }: JoinedRule,
  verdict: Verdict,
  carriers: readonly Carrier[],
): readonly AuditFinding[] {
  const { kind, host, claim = '', reasons, missing, hollow } = verdict;
  if (kind !== 'partly' && hollow.length === 0 && !BROKEN.has(kind)) return NONE;
  const place = {
    path: rule.declared?.path ?? rule.path,
    line: rule.declared?.line ?? rule.lines[0],
    rule: rule.id,
    host: host === 'any' ? undefined : host,
  };
  const lesser =
    hollow.length === 0
      ? NONE
      : hollow.map((each) => {
          const why = withRemedy(each, carriers);
          const message = `claims ${each.claim}, and nothing is behind it: ${why}`;
          const code = codeOf([each.reason], 'missing');
          return findingOf({ ...place, code, level: 'warning', message, about: each.claim });
        });
  if (kind !== 'partly' && !BROKEN.has(kind)) return lesser;
  const period = needs.length === 0 ? '' : `needs ${needs.join(', ')}; `;
  const [reason] = reasons;
  const about = { reason, claim, host: carrierById(carriers, verdict.carrier)?.host };
  const remedy = reason === undefined ? undefined : remedyOf({ ...about, reason }, carriers);
  const todo = remedy === undefined ? '' : `; ${remedy}`;
  const message = `${period}claims ${claim}: ${LABELS[kind]}, ${said(reasons)}${todo}`;
  const level = kind === 'partly' ? 'warning' : 'error';
  const code = codeOf(reasons, kind);
  const { path, line } = place;
  return [
    findingOf({
      code,
      level,
      path,
      line,
      rule: rule.id,
      host: place.host,
      message,
      missing,
      about: kind,
    }),
    ...lesser,
  ];
}

function proseFindings({
  rule,
  needs,
  needsFrom,
  verdicts,
  signals,
}: JoinedRule): readonly AuditFinding[] {
  const { id, path, declared } = rule;
  const [period] = needs;
  if (verdicts.some(({ kind }) => kind === 'reads-like-a-duty')) {
    return signals.slice(0, 1).map(({ line, text, frequency }) => {
      const message = `reads like a duty: "${text}" asks for ${frequency}, and nothing is declared`;
      return findingOf({ code: 'OB306', level: 'note', path, line, rule: id, message });
    });
  }
  if (needsFrom !== 'declared' || period === undefined || declared?.override === true) return [];
  return proseConflicts(rule.prose, period).map((frequency) => {
    const signal = signals.find((each) => each.frequency === frequency);
    const quoted = signal === undefined ? '' : ` ("${signal.text}")`;
    const message = `the prose asks for ${frequency}${quoted}, and ${period} is declared`;
    const line = signal?.line ?? rule.lines[0];
    return findingOf({
      ...{ code: 'OB305', level: 'warning', path, line, rule: id },
      message,
      about: frequency,
    });
  });
}

/** Verdicts in the words of a report. */
export const LABELS: Readonly<Record<VerdictKind, string>> = {
  holds: 'holds',
  partly: 'partly',
  'observer-only': 'observes',
  'too-seldom': 'seldom',
  'by-hand': 'by hand',
  personal: 'personal',
  inert: 'inert',
  missing: 'missing',
  'declared-gap': 'declared gap',
  'no-claim': 'no claim',
  'reads-like-a-duty': 'reads like a duty',
};

/** What a verdict's code is where its reasons have none. */
const CODE_OF: Partial<Record<VerdictKind, Code>> = {
  partly: 'OB202',
  'observer-only': 'OB117',
  'too-seldom': 'OB201',
  'by-hand': 'OB107',
  personal: 'OB114',
  inert: 'OB101',
};

function codeOf(reasons: readonly CarrierReason[], kind: VerdictKind): Code {
  const code = reasons[0]?.code ?? '';
  return isCode(code) ? code : (CODE_OF[kind] ?? 'OB116');
}

function isCode(code: string): code is Code {
  return Object.hasOwn(CODES, code);
}

function said(reasons: readonly CarrierReason[]): string {
  return reasons.map(({ message }) => message).join('; ') || 'for no reason that is known';
}
