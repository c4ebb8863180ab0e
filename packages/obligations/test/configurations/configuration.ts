import type { MemoryEntry } from '@dochygiene/testing';

/** A project as somebody might have set it up, and what claims on it come to, judged by hand. */
export interface Configuration {
  readonly name: string;
  /** The host that it is about. */
  readonly host: string;
  /** Texts and other entries by their paths, relative to the root. */
  readonly tree: Readonly<Record<string, MemoryEntry>>;
  /**
   * Each claim with what it comes to, one text a carrier: its class and period, `sweep` if it is
   * one, its codes, and what narrows it. A gap and a fault are one text that says so.
   */
  readonly claims: readonly (readonly [form: string, ...verdicts: string[]])[];
  /** Problems as `CODE path:line`, in order; none if left out. */
  readonly problems?: readonly string[];
  /** Platforms that are said to have no hooks. */
  readonly withoutHooks?: readonly string[];
  /** Whether the settings of the person in `/home/alice` are asked for; `tree` may name them by `~/`. */
  readonly user?: boolean;
}

/** A file that may be executed. */
export function program(content: string): MemoryEntry {
  return { kind: 'file', content, mode: 0o755 };
}

/** Settings of Claude Code with one hook. */
export function settings(event: string, hook: object, matcher?: string, more: object = {}): string {
  const group = matcher === undefined ? { hooks: [hook] } : { matcher, hooks: [hook] };
  return JSON.stringify({ hooks: { [event]: [group] }, ...more }, null, 2);
}

/** A hook that is a command. */
export function command(text: string, more: object = {}): object {
  return { type: 'command', command: text, ...more };
}

/** A variable in braces, as a shell has it. */
export function variable(name: string): string {
  return `$\{${name}}`;
}

/** A script of JavaScript that may block. */
export const SCRIPT_NO = 'if (process.argv.length > 9) process.exit(2);\n';

/** A script of Python that may block. */
export const PYTHON_NO = 'import sys\nif sys.stdin.read():\n    sys.exit(2)\n';
