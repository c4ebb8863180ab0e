import { auditDeclared, isRuleDocument, unkeptRuleSignal } from '@dochygiene/obligations';
import { defaultSignals, type Listing, type Signal } from '@dochygiene/scanner';
import { type AuditedProject, auditOptions } from './obligations/audit-options.ts';

/** As `explain` tells of it: it says nothing of any document. */
const UNKEPT_RULE = unkeptRuleSignal({ findings: [], documents: [], rules: [] });

/** Every signal that a scan looks for, in order. */
export const KNOWN_SIGNALS: readonly Signal[] = [...defaultSignals, UNKEPT_RULE];

/**
 * The signals of `project` that are no default ones: it is audited when they are asked, if there is
 * a rule document in it. Of rule documents those count that are in scope: no other can be spoken of.
 */
export function moreSignals(project: AuditedProject): (listing: Listing) => readonly Signal[] {
  return ({ candidates }) => {
    const documents = candidates.map(({ path }) => path).filter(isRuleDocument);
    if (documents.length === 0) return [UNKEPT_RULE];
    const judge: Signal['judge'] = (...asked) => {
      const audit = auditDeclared({ ...auditOptions(project), documents });
      return unkeptRuleSignal(audit).judge(...asked);
    };
    return [{ ...UNKEPT_RULE, judge }];
  };
}
