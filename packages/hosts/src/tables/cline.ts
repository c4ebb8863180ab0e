import type { Host } from '../host.ts';

const DOCS = 'docs.cline.bot/customization/hooks, without a version';

/** Cline. Each hook is a file that has the name of its event. */
export const CLINE: Host = {
  id: 'cline',
  name: 'Cline',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    TaskStart: { period: 'per-session', blocks: 'unknown', matches: 'none', source: DOCS },
    TaskResume: { period: 'per-event', blocks: 'unknown', matches: 'none', source: DOCS },
    TaskCancel: { period: 'per-event', blocks: 'unknown', matches: 'none', source: DOCS },
    TaskComplete: { period: 'per-event', blocks: 'unknown', matches: 'none', source: DOCS },
    UserPromptSubmit: { period: 'per-turn', blocks: 'unknown', matches: 'none', source: DOCS },
    PreToolUse: { period: 'per-edit', blocks: 'yes', exit: 'none', matches: 'none', source: DOCS },
    PostToolUse: { period: 'per-edit', blocks: 'unknown', matches: 'none', source: DOCS },
    PreCompact: { period: 'per-event', blocks: 'unknown', matches: 'none', source: DOCS },
  },
  tools: [
    { name: 'write_to_file', kind: 'write' },
    { name: 'replace_in_file', kind: 'write' },
    { name: 'execute_command', kind: 'shell' },
    { name: 'read_file', kind: 'read' },
  ],
  matchers: { star: false, source: `${DOCS}: a file an event, without a matcher` },
  ruleFiles: ['.clinerules', '.clinerules/**/*.md'],
  hookFiles: [{ glob: '.clinerules/hooks/*', scope: 'project', shape: 'script' }],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1,
    timeoutAboveZero: false,
    strict: false,
  },
  comments: 'no',
  notes: ['hooks are turned on in the settings of each person'],
};
