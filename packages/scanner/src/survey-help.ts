import type { AbsolutePath } from '@dochygiene/ports';
import type { DocumentMemory } from './memory.ts';
import type { KnownHistory } from './repository.ts';

/** What makes a survey faster, and no different. */
export interface SurveyHelp {
  /** Gives a path for a file that is not there: git writes its log into it while documents are read. */
  readonly scratch?: () => AbsolutePath | undefined;
  /** Gives what an earlier survey of this project knew, however old; asked once, if at all. */
  readonly recall?: (isTracked: (path: string) => boolean) => KnownHistory | undefined;
  /**
   * Gives what an earlier survey remembered of documents, made with the same `key`; not asked where
   * the signals are the caller's own, since what they keep may not be told to anybody.
   */
  readonly remember?: (key: string) => DocumentMemory | undefined;
}
