import type { Frequency, Mode } from '@dochygiene/frequency';

/** What a carrier can do, the best first. */
export const CARRIER_CLASSES = [
  'blocks',
  'observes',
  'by-hand',
  'personal',
  'inert',
  'missing',
] as const;

/** One of {@link CARRIER_CLASSES}. */
export type CarrierClass = (typeof CARRIER_CLASSES)[number];

/** Something that fires and may keep a rule: a hook of an agent or of git, a CI job, a permission. */
export interface Carrier {
  /** Stable over line moves: `claude-code:.claude/settings.json:PreToolUse/Bash:docs-build.sh`. */
  readonly id: string;
  /** Id of its host: `claude-code`, `codex`, `cursor`, `git`, `ci`. */
  readonly host: string;
  readonly path: string;
  /** 1-based; absent where the whole file is meant. */
  readonly line?: number;
  /** As its host calls it: `PreToolUse`, `pre-commit`, `push`. */
  readonly event: string;
  readonly matcher?: string;
  readonly mode: Mode;
  readonly firing: Firing;
  readonly class: CarrierClass;
  /** Why it is no better than its class; empty for what blocks. */
  readonly reasons: readonly CarrierReason[];
  /** The command or rule as written, one line. */
  readonly runs: string;
  /** The script of the project that it runs, relative to the root, if it runs one. */
  readonly script?: string;
}

/** When something fires, and what of it it sees. */
export interface Firing {
  readonly period: Frequency;
  /** Tools it sees; absent is all. */
  readonly tools?: readonly string[];
  /** Globs of the paths it sees; absent is all. */
  readonly paths?: readonly string[];
  /** Ways a session starts that it sees, such as `startup`; absent is all. */
  readonly sources?: readonly string[];
}

/** Why a carrier does less than it seems to. */
export interface CarrierReason {
  /** `OB103`; see the table of codes. */
  readonly code: string;
  readonly message: string;
}

/** What kind of oddity stood in the way of reading carriers. */
export type CarrierProblemCode =
  | 'UNREADABLE'
  | 'TOO_LARGE'
  | 'LEADS_OUT'
  | 'DOES_NOT_PARSE'
  | 'MALFORMED'
  | 'UNKNOWN_NAME'
  | 'NOT_READ'
  | 'LIMIT_REACHED';

/** Something odd that was met in reading carriers, told beside them while the work goes on. */
export interface CarrierProblem {
  /** Relative to the root; `.` for the whole project. */
  readonly path: string;
  readonly code: CarrierProblemCode;
  /** 1-based, where there is one. */
  readonly line?: number;
  /** What is wrong, in one sentence. */
  readonly message: string;
}
