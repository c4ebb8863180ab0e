import { type Op, opTypeOf, type ReportSignal, type TierFacts } from '@dochygiene/report';
import type { HandedDocument } from './draft.ts';

/** What the care that `op` wants of `document` depends on. */
export function tierFacts(document: Omit<HandedDocument, 'evidence'>, op: Op): TierFacts {
  const { signals } = document;
  return {
    op,
    opType: opTypeOf(op, signals),
    evidence: evidenceOf(signals),
    loadBearing: document.load_bearing_count,
    inbound: document.inbound_count,
    tracked: document.tracked,
    ruleDoc: document.rule_doc,
    generated: document.generated,
  };
}

function evidenceOf(signals: readonly ReportSignal[]): TierFacts['evidence'] {
  const standing = signals.filter(({ record }) => record !== true);
  if (standing.length === 0) return 'none';
  return standing.some(({ deciding }) => deciding) ? 'deciding' : 'supporting';
}
