import type { AbsolutePath } from '@dochygiene/ports';
import { FileSystemError } from '@dochygiene/ports';
import { parseReport, type Report } from '@dochygiene/report';
import { readReport, StateStoreError } from '@dochygiene/state-store';
import type { Outside } from './outside.ts';
import { stateHere } from './state-here.ts';

/**
 * The report of the last check, for a check that begins: `undefined` where there is none, and where it
 * cannot be read too, since then nothing of it can stand.
 */
export function reportBefore(root: AbsolutePath, outside: Outside): Report | undefined {
  try {
    const reading = readReport(stateHere(root, outside), outside);
    const parsed = reading && parseReport(reading.json);
    return parsed?.ok === true ? parsed.report : undefined;
  } catch (error) {
    if (error instanceof FileSystemError || error instanceof StateStoreError) return undefined;
    throw error;
  }
}
