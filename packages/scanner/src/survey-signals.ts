import { type OpenSignals, openSignals } from './judgement.ts';
import type { Listing } from './listing.ts';
import type { ScanOptions } from './scan-options.ts';
import { defaultSignals } from './signals/index.ts';

/** The signals of a survey, which are strangers' where they are not the default ones. */
export function surveySignals({
  signals = defaultSignals,
  config,
}: Pick<ScanOptions, 'signals' | 'config'>): OpenSignals {
  return openSignals(signals, config?.signals ?? {}, defaultSignals);
}

/** The same and `moreSignals`, to judge with once a survey has observed with the former. */
export function judgingSignals(
  { signals = defaultSignals, moreSignals, config }: ScanOptions,
  observing: OpenSignals,
  listing: Listing,
): OpenSignals {
  const more = moreSignals?.(listing) ?? [];
  if (more.length === 0) return observing;
  const opened = openSignals([...signals, ...more], config?.signals ?? {}, [
    ...defaultSignals,
    ...more,
  ]);
  // What a signal failed at while it observed, it is not asked again.
  const active = opened.active.map(
    (each) => observing.active.find(({ signal }) => signal === each.signal) ?? each,
  );
  return { ...opened, active };
}
