import type { Host, HostEvent } from '../host.ts';

const DOCS =
  'github/docs @ 927566b, content/copilot/reference/copilot-cli-reference/cli-hooks-reference.md';

// biome-ignore format: a table is read by column
const EVENTS = {
  sessionStart: { period: 'per-session', blocks: 'no', matches: 'unknown', source: DOCS },
  sessionEnd: { period: 'per-session', blocks: 'no', matches: 'unknown', source: DOCS },
  userPromptSubmitted: { period: 'per-turn', blocks: 'no', matches: 'unknown', source: DOCS },
  agentStop: { period: 'per-turn', blocks: 'yes', exit: 'none', matches: 'unknown', source: DOCS },
  preToolUse: { period: 'per-edit', blocks: 'yes', exit: 'none', matches: 'unknown', source: DOCS },
  postToolUse: { period: 'per-edit', blocks: 'no', matches: 'unknown', source: DOCS },
  postToolUseFailure: { period: 'per-event', blocks: 'tells', matches: 'unknown', source: DOCS },
  permissionRequest: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'tools', source: DOCS },
  errorOccurred: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
  notification: { period: 'per-event', blocks: 'no', matches: 'other', source: DOCS },
  preCompact: { period: 'per-event', blocks: 'no', matches: 'sources', sources: ['manual', 'auto'], source: DOCS },
  subagentStart: { period: 'per-event', blocks: 'no', matches: 'other', source: DOCS },
  subagentStop: { period: 'per-event', blocks: 'yes', exit: 'none', matches: 'unknown', source: DOCS },
} as const satisfies Readonly<Record<string, HostEvent>>;

/** GitHub Copilot: its command line and its agent on GitHub. */
export const COPILOT: Host = {
  id: 'copilot',
  name: 'GitHub Copilot',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  events: {
    ...EVENTS,
    // The names that the editor has for the same.
    SessionStart: EVENTS.sessionStart,
    SessionEnd: EVENTS.sessionEnd,
    UserPromptSubmit: EVENTS.userPromptSubmitted,
    Stop: EVENTS.agentStop,
    PreToolUse: EVENTS.preToolUse,
    PostToolUse: EVENTS.postToolUse,
    PostToolUseFailure: EVENTS.postToolUseFailure,
    ErrorOccurred: EVENTS.errorOccurred,
    PreCompact: EVENTS.preCompact,
    SubagentStop: EVENTS.subagentStop,
  },
  // The same page, "Tool names for hook matching".
  tools: [
    { name: 'create', kind: 'write' },
    { name: 'edit', kind: 'write' },
    { name: 'bash', kind: 'shell' },
    { name: 'powershell', kind: 'shell' },
    { name: 'glob', kind: 'read' },
    { name: 'grep', kind: 'read' },
    { name: 'view', kind: 'read' },
    { name: 'ask_user', kind: 'other' },
    { name: 'task', kind: 'other' },
    { name: 'web_fetch', kind: 'other' },
  ],
  matchers: { pattern: { dialect: 'javascript', whole: true }, star: false, source: DOCS },
  ruleFiles: [
    '.github/copilot-instructions.md',
    '.github/instructions/**/*.instructions.md',
    '**/AGENTS.md',
  ],
  hookFiles: [
    { glob: '.github/hooks/*.json', scope: 'project', shape: 'list' },
    { glob: '.copilot/hooks/*.json', scope: 'user', shape: 'list' },
  ],
  entry: {
    types: ['command', 'prompt'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'unknown',
  notes: ['on GitHub, the hooks of the default branch run', 'a hook that fails never blocks'],
};
