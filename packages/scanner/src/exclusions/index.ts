import type { ContentExclusion } from '../exclusion.ts';
import { appendOnly } from './append-only.ts';
import { frozen } from './frozen.ts';

/** The exclusions that need a document's bytes, in the order in which they are asked. */
export const contentExclusions: readonly ContentExclusion[] = [frozen, appendOnly];
