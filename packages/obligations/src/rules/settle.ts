import type { Frequency } from '@dochygiene/frequency';
import { type AuditFinding, findingOf } from '../finding.ts';
import type { Declaration } from '../rule.ts';
import type { Found } from './declarations.ts';
import { CLAIMS_LIMIT, frequencyOf } from './declared.ts';

/**
 * The one declaration that holds of those found for rule `id`: the first. Another that disagrees with
 * it, a frequency that is none and an `instruction-only` without its reason are findings.
 */
export function settled(
  id: string,
  found: readonly Found[],
  findings: AuditFinding[],
): Declaration | undefined {
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const frequency = settledFrequency(id, first, findings);
  const { path, line } = first;
  for (const other of others) {
    if (!disagree(first, other)) continue;
    const message = `two declarations disagree: ${said(first)}, and at ${other.path}:${other.line} ${said(other)}; the first holds`;
    findings.push(findingOf({ code: 'OB301', level: 'warning', path, line, rule: id, message }));
    break;
  }
  if (first.enforcedBy.some((claim) => WITHOUT_REASON.test(claim))) {
    const message = 'instruction-only gives no reason; write instruction-only: <reason>';
    findings.push(findingOf({ code: 'OB302', level: 'warning', path, line, rule: id, message }));
  }
  const enforcedBy =
    first.enforcedBy.length > CLAIMS_LIMIT
      ? first.enforcedBy.slice(0, CLAIMS_LIMIT)
      : first.enforcedBy;
  const override = found.some((one) => one.override);
  const { from } = first;
  return frequency === undefined
    ? { enforcedBy, from, path, line, override }
    : { frequency, enforcedBy, from, path, line, override };
}

function settledFrequency(
  id: string,
  { frequency: written, path, line }: Found,
  findings: AuditFinding[],
): Frequency | undefined {
  if (written === undefined) return undefined;
  const frequency = frequencyOf(written);
  if (typeof frequency === 'string') return frequency;
  const message = `"${written.slice(0, SHOWN)}" is no frequency; did you mean ${frequency.meant}?`;
  findings.push(findingOf({ code: 'OB304', level: 'warning', path, line, rule: id, message }));
  return undefined;
}

/** How much of what was written is shown, in characters. */
const SHOWN = 60;

/** An honest gap that is none, since it says nothing. */
const WITHOUT_REASON = /^instruction-only\s*:?\s*$/;

/** Whether two say different things; what one of them leaves out is no difference. */
function disagree(one: Found, other: Found): boolean {
  const claims = ({ enforcedBy }: Found) => [...new Set(enforcedBy)].sort().join('\n');
  const periods = one.frequency !== undefined && other.frequency !== undefined;
  if (periods && one.frequency !== other.frequency) return true;
  const both = one.enforcedBy.length > 0 && other.enforcedBy.length > 0;
  return both && claims(one) !== claims(other);
}

function said({ frequency, enforcedBy }: Found): string {
  return [frequency ?? 'no frequency', ...enforcedBy].join(', ');
}
