import type { Survey, SurveyHelp } from '@dochygiene/scanner';
import { readCache, type StateDirectory, writeCache } from '@dochygiene/state-store';
import type { Outside } from './outside.ts';
import { sealed, unsealed } from './sealed.ts';
import { VERSION } from './version.ts';

/** The name of the cache file. */
export const DOCUMENTS = 'documents';

/** A cache that would be larger is not kept, in bytes: reading it back would gain nothing. */
const MOST_BYTES = 256 * 1024 * 1024;

type Kept = NonNullable<Survey['memory']>['documents'];

/** What earlier scans remember of documents, as one value. */
interface Memory {
  /** Another version of the command may read a document in another way. */
  readonly version: string;
  readonly key: string;
  readonly documents: Kept;
}

/** The memory of documents in the cache of `directory`. */
export interface DocumentCache {
  readonly remember: NonNullable<SurveyHelp['remember']>;
  /** Keeps what `survey` remembers, if it is more than was there. */
  keep(survey: Survey): void;
}

/** The cache of documents in `directory`; `isForeign` tells that it came with the repository. */
export function documentCache(
  directory: StateDirectory,
  isForeign: () => boolean,
  { serialize, deserialize }: Pick<Outside, 'serialize' | 'deserialize'>,
): DocumentCache {
  let known: Kept | undefined;
  return {
    remember(key) {
      const reading = isForeign() ? undefined : readCache(directory, DOCUMENTS);
      const bytes = reading && unsealed(reading.buffer.bytes.subarray(0, reading.length));
      const value = bytes && deserialize(bytes);
      known = isMemory(value) && value.key === key ? value.documents : undefined;
      return known;
    },
    keep({ memory }) {
      if (memory === undefined || isSame(memory.documents, known)) return;
      const bytes = serialize({ version: VERSION, ...memory } satisfies Memory);
      if (bytes.length <= MOST_BYTES) writeCache(directory, DOCUMENTS, sealed(bytes));
    },
  };
}

function isMemory(value: unknown): value is Memory {
  if (typeof value !== 'object' || value === null) return false;
  const { version, documents } = value as Partial<Memory>;
  return version === VERSION && documents instanceof Map;
}

function isSame(now: Kept, before: Kept | undefined): boolean {
  if (before?.size !== now.size) return false;
  for (const [path, { stamp }] of now) if (before.get(path)?.stamp !== stamp) return false;
  return true;
}
