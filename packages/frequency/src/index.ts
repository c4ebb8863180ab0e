export {
  type CarrierPeriod,
  type Coverage,
  type CoverageReason,
  coverage,
  covers,
  coversAny,
} from './covers.ts';
export { FREQUENCIES, type Frequency, isFrequency, type Mode } from './frequency.ts';
export { hasOverride } from './override.ts';
export { type ProseSignal, proseConflicts, proseSignals } from './prose.ts';
export { type Root, rootOf } from './root.ts';
export { isHookCapable, SLOTS, type Slot, slotFrequency } from './slots.ts';
