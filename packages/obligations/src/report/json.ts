import { visibleJson } from '@dochygiene/report';
import type { Audit } from '../result.ts';
import type { Comparison } from './baseline.ts';

/** The audit as JSON, with what is known, new and gone where there is a baseline. */
export function auditJson(audit: Audit, comparison: Comparison): string {
  const { baseline, known, fresh, gone } = comparison;
  const prints = (of: readonly { readonly fingerprint: string }[]) =>
    of.map(({ fingerprint }) => fingerprint);
  const against = { known: prints(known), new: prints(fresh), gone: prints(gone) };
  return `${visibleJson(baseline ? { ...audit, baseline: against } : audit)}\n`;
}
