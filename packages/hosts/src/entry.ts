import type { HostId } from './host.ts';

/** A hook as its file states it; nothing of it was looked up or run. */
export interface HookEntry {
  readonly host: HostId;
  /** As written. */
  readonly event: string;
  /** Whether the host is known to have such an event. */
  readonly known: boolean;
  /** As written; absent where there is none. */
  readonly matcher?: string;
  /** `command`, `prompt`, `http` …; what a host takes where nothing is said. */
  readonly type: string;
  readonly command?: string;
  /** Given, the command is a program that is started without a shell. */
  readonly args?: readonly string[];
  /** Whether the host does not wait for it. */
  readonly async: boolean;
  /** In seconds, whatever unit the host's files have. */
  readonly timeout?: number;
  /** Other keys that are true or have a text, such as `if`, `once`, `failClosed`. */
  readonly more: Readonly<Record<string, string | true>>;
  /** Why its host leaves it out, though its file is read; absent where nothing is known against it. */
  readonly fault?: string;
  /** Where it begins, 1-based. */
  readonly line: number;
  /** The same, as a place in the text. */
  readonly offset: number;
}

/** Something in a hook file that the host does not read as its writer may have thought. */
export interface HookProblem {
  readonly code: HookProblemCode;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** `unparsed`: nothing of the file is read. `comments`: only comments or commas too many stand in the way. */
export type HookProblemCode =
  | 'unparsed'
  | 'comments'
  | 'too-large'
  | 'unknown-event'
  | 'malformed'
  | 'repeated-key';

/** A rule of `permissions`, such as `Bash(git push:*)`. */
export interface PermissionRule {
  readonly list: 'deny' | 'ask' | 'allow';
  /** As written. */
  readonly rule: string;
  readonly tool: string;
  /** What stands in the parentheses; absent is every use of the tool. */
  readonly specifier?: string;
  readonly line: number;
}

/** What a hook file says. */
export interface HookFile {
  readonly entries: readonly HookEntry[];
  readonly problems: readonly HookProblem[];
  readonly permissions: readonly PermissionRule[];
  /** A setting that keeps all its host's hooks from running, whichever file they are in. */
  readonly disabled?: { readonly setting: string; readonly line: number };
  /** A setting that lets hooks of the organization alone run; it counts in managed settings only. */
  readonly managedOnly?: { readonly setting: string; readonly line: number };
}
