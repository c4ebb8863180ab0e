import { visible } from '@dochygiene/report';
import { carrierById } from '../carrier-by-id.ts';
import { eventName, LABELS } from '../findings.ts';
import { nearest } from '../nearest-name.ts';
import type { Audit, AuditRule, AuditVerdict } from '../result.ts';
import { placeOf } from './text.ts';

/** What the audit knows of one rule, in words; a `near` id in their place if there is no such rule. */
export type Explained = { readonly text: string } | { readonly near: string | undefined };

/** Which rule was probably meant where none is called `id`. */
export function nearRule({ rules }: Pick<Audit, 'rules'>, id: string): Explained {
  const ids = rules.map((rule) => rule.id);
  return { near: nearest(id, ids) };
}

/** Explains the rule called `id`: what it says, needs and claims, and what becomes of each claim. */
export function explainRule(audit: Audit, id: string): Explained {
  const rule = audit.rules.find((each) => each.id === id);
  if (rule === undefined) return nearRule(audit, id);
  const findings = audit.findings.filter((finding) => finding.rule === id);
  const lines = [
    visible(rule.id),
    `  ${visible(rule.title)}`,
    '',
    `  stands at  ${placeOf(rule)}, lines ${rule.lines[0]} to ${rule.lines[1]}`,
    `  read by    ${rule.hosts.map(visible).join(', ') || 'no agent that is known'}`,
    ...(rule.paths === undefined ? [] : [`  is about   ${rule.paths.map(visible).join(', ')}`]),
    `  needs      ${needsLine(rule)}`,
    `  claims     ${claimsLine(rule)}`,
    ...rule.signals.map(
      ({ line, text, frequency }) => `  asks       "${visible(text)}" (${frequency}), line ${line}`,
    ),
    '',
    ...rule.verdicts.flatMap((verdict) => verdictLines(audit, verdict)),
    ...(findings.length === 0 ? [] : ['']),
    ...findings.map(({ code, level, message }) => `  ${level} ${code}: ${visible(message)}`),
  ];
  return { text: `${lines.join('\n')}\n` };
}

function needsLine({ needs, needs_from }: AuditRule): string {
  if (needs.length === 0) return 'nobody says how often';
  const from = { declared: 'as it declares', prose: 'as its prose asks', nobody: '' }[needs_from];
  return `${needs.join(', ')}, ${from}`;
}

function claimsLine({ enforced_by, declared }: AuditRule): string {
  if (declared === undefined) return 'nothing';
  const claims = enforced_by.map(visible).join(', ') || 'nothing';
  return `${claims} (${declared.from}, ${visible(declared.path)}:${declared.line})`;
}

function verdictLines({ carriers }: Audit, verdict: AuditVerdict): readonly string[] {
  const { host, kind, claim, reasons, missing } = verdict;
  const carrier = carrierById(carriers, verdict.carrier);
  const by = claim === undefined ? '' : `, by ${visible(claim)}`;
  return [
    `  ${host === 'any' ? 'everywhere' : `on ${visible(host)}`}: ${LABELS[kind]}${by}`,
    ...(carrier === undefined
      ? []
      : [
          `    ${visible(eventName(carrier))} runs ${visible(carrier.runs)}`,
          `    at ${visible(carrier.path)}${carrier.line === undefined ? '' : `:${carrier.line}`}, as ${visible(carrier.id)}`,
        ]),
    ...reasons.map(({ code, message }) => `    ${visible(message)}  [${visible(code)}]`),
    ...(missing.length === 0 ? [] : [`    not covered: ${missing.map(visible).join(', ')}`]),
  ];
}
