import { LEVELS, type Level } from '../finding.ts';
import type { Audit } from '../result.ts';
import type { Comparison } from './baseline.ts';

/**
 * The exit code of an audit: 2 where no rule was found in any document or what configures the audit cannot
 * be understood, since an empty audit is never a pass; 1 where a finding as bad as `level` is new;
 * else 0.
 */
export function auditExit(
  audit: Pick<Audit, 'documents' | 'rules' | 'unreadable_configuration'>,
  comparison: Comparison,
  level: Level,
): 0 | 1 | 2 {
  const isEmpty = audit.documents.length === 0 || audit.rules.length === 0;
  if (isEmpty || audit.unreadable_configuration) return 2;
  const worst = LEVELS.indexOf(level);
  return comparison.fresh.some((finding) => LEVELS.indexOf(finding.level) <= worst) ? 1 : 0;
}
