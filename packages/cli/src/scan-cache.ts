import { type AbsolutePath, child } from '@dochygiene/ports';
import { decodeHistory, encodeHistory, type Survey, type SurveyHelp } from '@dochygiene/scanner';
import { cacheScratch, readCache, writeCache } from '@dochygiene/state-store';
import { DOCUMENTS, documentCache } from './document-cache.ts';
import { SCAN } from './last-scan.ts';
import type { Outside } from './outside.ts';
import { stateHere } from './state-here.ts';
import { unlessRefused } from './unless-refused.ts';

/** What a scan has from the one before it, and leaves to the next: it is faster, and no different. */
export interface ScanCache {
  readonly help: SurveyHelp;
  /**
   * Keeps what the next scan can use, as far as the disk lets us.
   *
   * @returns whether there may be more to keep: the cache did not come with the repository, and git told
   * its whole history.
   */
  keep(survey: Survey): boolean;
}

const HISTORY = 'history';

/** The cache of the project at `root`; `undefined` where there is no repository to keep it for. */
export function scanCache(root: AbsolutePath, outside: Outside): ScanCache | undefined {
  const { fs } = outside;
  if (fs.lstat(child(root, '.git')) === undefined) return undefined;
  const directory = stateHere(root, outside);
  // What comes with a repository was not written here, and could tell anything.
  let foreign = true;
  const documents = documentCache(directory, () => foreign, outside);
  let head: string | undefined;
  return {
    help: {
      recall(isTracked) {
        foreign = [HISTORY, DOCUMENTS, SCAN].some((name) => isTracked(`.dochygiene/cache/${name}`));
        const reading = foreign ? undefined : readCache(directory, HISTORY);
        const known = reading && decodeHistory(reading.buffer, reading.length);
        head = known?.head;
        return known;
      },
      remember: documents.remember,
      scratch: () => unlessRefused(() => cacheScratch(directory)),
    },
    keep(survey) {
      const { known } = survey;
      if (foreign) return false;
      unlessRefused(() => {
        if (known !== undefined && known.head !== head)
          writeCache(directory, HISTORY, encodeHistory(known));
        documents.keep(survey);
      });
      return known !== undefined;
    },
  };
}
