import { thousands } from '@dochygiene/report';
import type { ChangedDocument } from '../changed-since.ts';

/** In one sentence, what of a report is no longer as it says, and what to do; nothing where all is. */
export function changedLine(changed: readonly ChangedDocument[]): string | undefined {
  if (changed.length === 0) return undefined;
  const gone = changed.filter(({ now }) => now === 'gone').length;
  const others = changed.length - gone;
  const said = [
    ...(others === 0 ? [] : [`${thousands(others)} ${others === 1 ? 'has' : 'have'} changed`]),
    ...(gone === 0 ? [] : [`${thousands(gone)} ${gone === 1 ? 'is' : 'are'} gone`]),
  ];
  return `Of its documents, ${said.join(' and ')} since they were read`;
}
