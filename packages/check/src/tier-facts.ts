import { evidenceFor, type ReportEntry, type TierFacts } from '@dochygiene/report';
import type { HandedDocument } from './draft.ts';
import { isArchive, opTypeOf } from './op-type.ts';

/**
 * What the care that an operation wants of `document` depends on. Signals that do not bear out the category
 * that a reader gives do not decide.
 */
export function tierFacts(
  document: Omit<HandedDocument, 'evidence'>,
  { op, category, target }: Pick<ReportEntry, 'op' | 'category' | 'target'>,
): TierFacts {
  const { signals } = document;
  return {
    op,
    opType: opTypeOf(op, signals),
    evidence: evidenceFor(op, signals, category),
    loadBearing: document.load_bearing_count,
    inbound: document.inbound_count,
    outbound: document.outbound_count,
    archived: op !== 'archive' || (target !== undefined && isArchive(target)),
    tracked: document.tracked,
    ruleDoc: document.rule_doc,
    entry: document.entry,
    generated: document.generated,
  };
}
