export { type Ack, type Acks, NO_ACKS, withAcks, withoutAcks } from './acks.ts';
export { type AckInput, acknowledged, evidenceNow, type HeldAck, heldAcks } from './acks-held.ts';
export { type AckFault, type AcksReading, acksOf, printAcks, reasonFault } from './acks-text.ts';
export { type BeginInput, type BegunCheck, beginCheck } from './begin.ts';
export type { Share } from './begin-bag.ts';
export type { CheckDraft, HandedDocument } from './draft.ts';
export { parseDraft, printDraft } from './draft-text.ts';
export {
  type EvidenceInput,
  evidenceHash,
  fileStates,
  type HashedSignal,
  type Sha256,
} from './evidence.ts';
export { opTypeOf } from './op-type.ts';
export {
  type FileNow,
  type KindNow,
  type Look,
  type LookInput,
  lookAt,
} from './submit/look.ts';
export { linesOf } from './submit/quotes.ts';
export {
  type ClearedAck,
  faultsBeside,
  type Judgement,
  judgeVerdicts,
  pathsToAsk,
} from './submit.ts';
export { suggestReport } from './suggest.ts';
export { faultText } from './verdicts/fault-text.ts';
export { readVerdicts, type VerdictsReading } from './verdicts/read-verdicts.ts';
export type {
  Fault,
  VerdictCleared,
  VerdictEntry,
  VerdictQuote,
  Verdicts,
} from './verdicts.ts';
export { type LeftOut, printWorklist, type Worklist, type WorklistDocument } from './worklist.ts';
