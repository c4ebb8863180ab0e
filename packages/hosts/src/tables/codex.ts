import type { Host } from '../host.ts';

const SOURCE = 'openai/codex @ 0082977, codex-rs/hooks';
const DOCS = 'developers.openai.com/codex/hooks, without a version';

/** Codex. */
export const CODEX: Host = {
  id: 'codex',
  name: 'Codex',
  kind: 'agent',
  version: 'openai/codex @ 0082977 (2026)',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    PreToolUse: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'tools', source: SOURCE },
    PostToolUse: { period: 'per-edit', blocks: 'tells', matches: 'tools', source: SOURCE },
    PermissionRequest: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'tools', source: SOURCE },
    UserPromptSubmit: { period: 'per-turn', blocks: 'yes', exit: 'two', matches: 'none', source: SOURCE },
    Stop: { period: 'per-turn', blocks: 'yes', exit: 'two', matches: 'none', source: SOURCE },
    SessionStart: { period: 'per-session', blocks: 'yes', exit: 'none', matches: 'sources', sources: ['startup', 'resume', 'clear', 'compact'], needs: ['startup', 'resume'], source: SOURCE },
    SessionEnd: { period: 'per-session', blocks: 'unknown', matches: 'unknown', source: DOCS },
    SubagentStart: { period: 'per-event', blocks: 'no', matches: 'other', source: SOURCE },
    SubagentStop: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'other', source: SOURCE },
    PreCompact: { period: 'per-event', blocks: 'unknown', matches: 'sources', sources: ['manual', 'auto'], source: SOURCE },
    PostCompact: { period: 'per-event', blocks: 'unknown', matches: 'sources', sources: ['manual', 'auto'], source: SOURCE },
    notify: { period: 'per-turn', blocks: 'no', matches: 'none', source: 'openai/codex @ 01b505f, docs/hooks.md: fire and forget' },
    Interrupt: { period: 'per-event', blocks: 'no', matches: 'none', source: 'openai/codex @ 0afac7e, codex-rs/hooks/src/events/interrupt.rs' },
  },
  // Any other function of Codex fires too, under its flat name; those found are named.
  tools: [
    { name: 'apply_patch', kind: 'write', aliases: ['Write', 'Edit'] },
    { name: 'Bash', kind: 'shell' },
    { name: 'view_image', kind: 'read' },
    { name: 'web_search', kind: 'other' },
    { name: 'update_plan', kind: 'other' },
    { name: 'spawn_agent', kind: 'other' },
  ],
  matchers: {
    list: { characters: 'A-Za-z0-9_|', separators: '|' },
    pattern: { dialect: 'rust', whole: false },
    star: true,
    source: 'openai/codex @ 0b9770e, codex-rs/hooks/src/events/common.rs',
  },
  // The same documentation: of each folder one file, the first that there is.
  ruleFiles: ['**/AGENTS.md', '**/AGENTS.override.md'],
  replaced: { 'AGENTS.md': 'AGENTS.override.md' },
  hookFiles: [
    { glob: '.codex/hooks.json', scope: 'project', shape: 'groups' },
    { glob: '.codex/config.toml', scope: 'project', shape: 'toml' },
    { glob: '.codex/hooks.json', scope: 'user', shape: 'groups' },
    { glob: '.codex/config.toml', scope: 'user', shape: 'toml' },
  ],
  entry: {
    types: ['command', 'mcp_tool'],
    typeNeeded: true,
    second: 1,
    checked: false,
    strict: true,
    fileKeys: ['description', 'hooks'],
  },
  comments: 'no',
  notes: [
    'a hook runs only once the person has reviewed and trusted it, as it is written',
    'earlier versions ran hooks only with features.codex_hooks = true, and tool hooks for the shell alone',
    'SessionEnd and Interrupt have three seconds at most',
  ],
};
