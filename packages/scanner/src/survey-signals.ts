import { type OpenSignals, openSignals } from './judgement.ts';
import type { ScanOptions } from './scan-options.ts';
import { defaultSignals } from './signals/index.ts';

/** The signals of a survey, which are strangers' where they are not the default ones. */
export function surveySignals({
  signals = defaultSignals,
  config,
}: Pick<ScanOptions, 'signals' | 'config'>): OpenSignals {
  return openSignals(signals, config?.signals ?? {}, defaultSignals);
}
