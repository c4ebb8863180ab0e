import type { Host } from '../host.ts';

const DOCS = 'cursor.com/docs/agent/hooks as copied in pcomans/caruso @ 0d41427 (Cursor 2.0)';
const LATER = 'third-party readings of cursor.com/docs/hooks, 2026';

/** Cursor. */
export const CURSOR: Host = {
  id: 'cursor',
  name: 'Cursor',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    sessionStart: { period: 'per-session', blocks: 'unknown', matches: 'unknown', source: LATER },
    sessionEnd: { period: 'per-session', blocks: 'unknown', matches: 'unknown', source: LATER },
    beforeSubmitPrompt: { period: 'per-turn', blocks: 'yes', matches: 'unknown', source: DOCS },
    stop: { period: 'per-turn', blocks: 'yes', exit: 'none', matches: 'unknown', source: DOCS },
    afterAgentResponse: { period: 'per-turn', blocks: 'no', matches: 'unknown', source: DOCS },
    preToolUse: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'tools', source: LATER },
    postToolUse: { period: 'per-edit', blocks: 'unknown', matches: 'tools', source: LATER },
    postToolUseFailure: { period: 'per-event', blocks: 'no', matches: 'tools', source: LATER },
    afterFileEdit: { period: 'per-file-write', blocks: 'no', matches: 'unknown', scope: ['Write'], source: DOCS },
    beforeShellExecution: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'other', scope: ['Shell'], source: DOCS },
    afterShellExecution: { period: 'per-edit', blocks: 'no', matches: 'other', scope: ['Shell'], source: DOCS },
    beforeMCPExecution: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'unknown', source: DOCS },
    afterMCPExecution: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
    beforeReadFile: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'unknown', scope: ['Read'], source: DOCS },
    beforeTabFileRead: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'unknown', scope: ['TabRead'], source: DOCS },
    afterTabFileEdit: { period: 'per-event', blocks: 'no', matches: 'unknown', scope: ['TabWrite'], source: DOCS },
    afterAgentThought: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
    subagentStart: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'other', source: LATER },
    subagentStop: { period: 'per-event', blocks: 'unknown', matches: 'other', source: LATER },
    preCompact: { period: 'per-event', blocks: 'unknown', matches: 'unknown', source: LATER },
    workspaceOpen: { period: 'per-event', blocks: 'unknown', matches: 'unknown', source: LATER },
  },
  // Values of matchers, from cursor.com/docs/hooks as third parties quote it; each tool of a server is "MCP:" and its name.
  tools: [
    { name: 'Write', kind: 'write' },
    { name: 'Delete', kind: 'write' },
    { name: 'Shell', kind: 'shell' },
    { name: 'Read', kind: 'read' },
    { name: 'Grep', kind: 'read' },
    { name: 'Task', kind: 'other' },
    // Completions while a person types, and no calls of the agent.
    { name: 'TabRead', kind: 'other' },
    { name: 'TabWrite', kind: 'other' },
  ],
  matchers: {
    pattern: { dialect: 'javascript', whole: false },
    star: true,
    source: `${LATER}: a pattern over the tool's name; whether it must match all of it was not found`,
  },
  ruleFiles: ['.cursor/rules/**/*.mdc', '.cursorrules', '**/AGENTS.md'],
  hookFiles: [
    { glob: '.cursor/hooks.json', scope: 'project', shape: 'list' },
    { glob: '.cursor/hooks.json', scope: 'user', shape: 'list' },
  ],
  entry: {
    types: ['command', 'prompt'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'unknown',
  notes: [
    'hooks of a project run only in a workspace that is trusted',
    'a hook that fails lets the action pass, unless it says failClosed',
    'later versions are reported to refuse a whole file with an unknown event in it',
  ],
};
