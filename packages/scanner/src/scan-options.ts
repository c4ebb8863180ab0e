import type { AbsolutePath, Clock, Git, ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Listing } from './listing.ts';
import type { Signal, Thresholds } from './signal.ts';

/** What a project may set about its scan. */
export interface ScanConfig {
  /** Globs that name the documents, instead of `DEFAULT_SCOPE`. */
  readonly scope?: readonly string[];
  /** Names of directories to prune beside `DEFAULT_EXCLUDED_DIRS`; `!name` takes one out. */
  readonly excludedDirs?: readonly string[];
  /** By signal id: `off`, or thresholds that replace the signal's own. */
  readonly signals?: Readonly<Record<string, 'off' | Thresholds>>;
}

/** How far a scan is: `done` of `total` documents, where that is known. */
export interface ScanStep {
  readonly stage: 'git' | 'walk' | 'read' | 'history' | 'judge' | 'context';
  readonly done: number;
  readonly total: number;
}

/** What a scan is handed: the outside as ports that cannot write, and the project's wishes. */
export interface ScanOptions {
  readonly fs: ReadOnlyFileSystem;
  /** The project root; every path in the result is relative to it. */
  readonly root: AbsolutePath;
  /** Without it everything that comes from history is unknown. */
  readonly git?: Git;
  /**
   * Without it everything that depends on what day it is is unknown. Signals know it to the hour: see
   * `signalTime`.
   */
  readonly clock?: Clock;
  readonly config?: ScanConfig;
  /**
   * Whose context to find out beside that of the shortlisted documents, since it takes reading files
   * that are no documents: of these paths, or of every document; by default of no other.
   */
  readonly contextFor?: 'all' | readonly string[];
  /** The signals to look for, in order; by default `defaultSignals`. */
  readonly signals?: readonly Signal[];
  /**
   * Gives signals to look for after those, once the project has been walked. They observe nothing, so
   * that what is remembered of documents is the same without them, and are trusted as the default ones.
   */
  readonly moreSignals?: (listing: Listing) => readonly Signal[];
  /** Told as each stage begins, and for each document read. */
  readonly onStep?: (step: ScanStep) => void;
}
