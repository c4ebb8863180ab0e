import type { Frequency, Mode } from '@dochygiene/frequency';

/** Names a {@link Host}. */
export type HostId =
  | 'claude-code'
  | 'codex'
  | 'cursor'
  | 'gemini-cli'
  | 'copilot'
  | 'windsurf'
  | 'cline'
  | 'augment'
  | 'git'
  | 'ci';

/** Something that runs what somebody registered when an event happens: a coding agent, git, a CI service. */
export interface Host {
  readonly id: HostId;
  /** As people call it. */
  readonly name: string;
  readonly kind: 'agent' | 'git' | 'ci';
  /** What the claims were checked against; `unknown` where only a documentation without a version was read. */
  readonly version: string;
  /** The day on which they were checked, `YYYY-MM-DD`. */
  readonly checked: string;
  /** Whether it runs hooks at all. */
  readonly hooks: boolean;
  /** By its name, to the letter. A name that is not here is unknown and not guessed at. */
  readonly events: Readonly<Record<string, HostEvent>>;
  readonly tools: readonly HostTool[];
  /** How its matchers are read. */
  readonly matchers: MatcherGrammar;
  /** Globs of the rule documents it reads, relative to the project root. */
  readonly ruleFiles: readonly string[];
  /** Rule documents, relative to any folder, that it reads where neither the root nor that folder has one of `unless`. */
  readonly otherwise?: { readonly files: readonly string[]; readonly unless: readonly string[] };
  /** Names of rule documents that it does not read where another stands beside them, and of that other. */
  readonly replaced?: Readonly<Record<string, string>>;
  /** A setting, by the ways of its keys, that names its rule documents in the place of `ruleFiles`. */
  readonly naming?: { readonly file: string; readonly keys: readonly string[] };
  /** How it follows `@imports` of a rule document, each file once; absent is not at all. */
  readonly imports?: {
    /** How many files deep. */
    readonly depth: number;
    /** Endings of Markdown files that it does not import all the same. */
    readonly passedOver: readonly string[];
  };
  readonly hookFiles: readonly HookFilePlace[];
  /** How a hook in its files is written. */
  readonly entry: HookShape;
  /** Settings, by the way of their keys, of which another kind keeps the whole file from being read; absent is not known. */
  readonly settings?: Readonly<Record<string, SettingKind>>;
  /** Whether its JSON files may hold comments and commas before a closing bracket. */
  readonly comments: 'yes' | 'no' | 'unknown';
  /** What else keeps a hook of it from running that no file shows. */
  readonly notes: readonly string[];
}

/** When an event happens, what a hook on it can do, and who says so. */
export interface HostEvent {
  readonly period: Frequency;
  /** `sweep` where what runs reads the whole tree; absent is `point`. */
  readonly mode?: Mode;
  /** Whether a hook can stop what is about to happen; `tells` is heard by the model and stops nothing. */
  readonly blocks: 'yes' | 'no' | 'tells' | 'unknown';
  /** Of a hook that can block: which exit codes do. `none` wants an answer on standard output. Absent is not known. */
  readonly exit?: 'two' | 'any' | 'none';
  /** What its matcher is compared with; `none` ignores it. */
  readonly matches: 'tools' | 'sources' | 'other' | 'none' | 'unknown';
  /** Every way in which it comes about, where `matches` is `sources` and they are known. */
  readonly sources?: readonly string[];
  /** Ways without which the event does not happen each time that its period promises. */
  readonly needs?: readonly string[];
  /** Names of the only tools it happens for; absent is all. */
  readonly scope?: readonly string[];
  /** Where the claim comes from. */
  readonly source: string;
}

/** A tool that a host's model can call. */
export interface HostTool {
  readonly name: string;
  /** `write` changes a file, `shell` runs a command, `read` changes nothing here, `other` is anything else. */
  readonly kind: 'write' | 'shell' | 'read' | 'other';
  /** Other names under which a matcher finds it. */
  readonly aliases?: readonly string[];
}

/** How a host reads a matcher. */
export interface MatcherGrammar {
  /** Characters, as a class of a regular expression, of which a list of exact names consists; absent has no such lists. */
  readonly list?: { readonly characters: string; readonly separators: string };
  /** Whether anything else is a pattern: of which dialect, found anywhere in a name or only as all of it. */
  readonly pattern?: { readonly dialect: 'javascript' | 'rust'; readonly whole: boolean };
  /** Whether absent, empty and `*` match everything. */
  readonly star: boolean;
  /** Where the claim comes from; `unknown` where nothing was found. */
  readonly source: string;
}

/** What a setting has to be. */
export type SettingKind =
  | 'true or false'
  | 'text'
  | 'whole number above 0'
  | 'list'
  | 'list of texts'
  | 'table'
  /** One of these texts. */
  | readonly string[];

/** How a host has a hook written, and what it makes of one that is not. */
export interface HookShape {
  /** Kinds of hook that run. */
  readonly types: readonly string[];
  /** Whether a hook that does not say its type is left out. */
  readonly typeNeeded: boolean;
  /** How much of `timeout` is a second. */
  readonly second: 1 | 1000;
  /** Whether a hook is left out for a `timeout` that is no number above 0, or an `async` or `args` of the wrong kind. */
  readonly checked: boolean;
  /** Whether anything of another shape keeps its whole file from being read, and not only itself. */
  readonly strict: boolean;
  /** Events of which a hook of another shape keeps its whole file from being read; absent is none. */
  readonly strictEvents?: readonly string[];
  /** The only keys that a file of hooks and nothing else may have; absent is any. */
  readonly fileKeys?: readonly string[];
}

/** A file in which a host looks for hooks. */
export interface HookFilePlace {
  /** Glob relative to the project root; of scope `user`, to the home directory. */
  readonly glob: string;
  /** Who has it: every clone, one clone, one person. */
  readonly scope: 'project' | 'local' | 'user';
  /** `groups` are lists of matchers with hooks, `list` is hooks by event, `script` is a file an event. */
  readonly shape: 'settings' | 'groups' | 'list' | 'toml' | 'frontmatter' | 'script';
}
