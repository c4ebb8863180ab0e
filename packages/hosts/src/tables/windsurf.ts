import type { Host } from '../host.ts';

const DOCS = 'docs.windsurf.com/windsurf/cascade/hooks, without a version';

/** Windsurf and its agent Cascade. */
export const WINDSURF: Host = {
  id: 'windsurf',
  name: 'Windsurf',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    pre_user_prompt: { period: 'per-turn', blocks: 'yes', exit: 'two', matches: 'none', source: DOCS },
    post_cascade_response: { period: 'per-turn', blocks: 'no', matches: 'none', source: DOCS },
    pre_write_code: { period: 'per-file-write', blocks: 'yes', exit: 'two', matches: 'none', scope: ['write_code'], source: DOCS },
    post_write_code: { period: 'per-file-write', blocks: 'no', matches: 'none', scope: ['write_code'], source: DOCS },
    pre_run_command: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'none', scope: ['run_command'], source: DOCS },
    post_run_command: { period: 'per-edit', blocks: 'no', matches: 'none', scope: ['run_command'], source: DOCS },
    pre_read_code: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'none', scope: ['read_code'], source: DOCS },
    post_read_code: { period: 'per-event', blocks: 'no', matches: 'none', scope: ['read_code'], source: DOCS },
    pre_mcp_tool_use: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'none', source: DOCS },
    post_mcp_tool_use: { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
    post_setup_worktree: { period: 'per-event', blocks: 'no', matches: 'none', source: DOCS },
  },
  // Its hooks have no matchers; these are what its events are about.
  tools: [
    { name: 'write_code', kind: 'write' },
    { name: 'run_command', kind: 'shell' },
    { name: 'read_code', kind: 'read' },
  ],
  matchers: { star: false, source: DOCS },
  ruleFiles: ['.windsurf/rules/**/*.md', '.windsurfrules', '**/AGENTS.md'],
  hookFiles: [
    { glob: '.windsurf/hooks.json', scope: 'project', shape: 'list' },
    { glob: '.codeium/windsurf/hooks.json', scope: 'user', shape: 'list' },
  ],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'unknown',
  notes: [],
};
