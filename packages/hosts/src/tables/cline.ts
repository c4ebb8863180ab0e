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
  // cline/cline @ 0a3eba3, src/shared/tools.ts, of which the documentation of hooks names two; those that a newer page
  // names (docs.cline.bot/tools-reference/all-cline-tools) come last.
  tools: [
    ...['write_to_file', 'replace_in_file', 'apply_patch', 'new_rule', 'editor'].map(
      (name) => ({ name, kind: 'write' }) as const,
    ),
    { name: 'execute_command', kind: 'shell' },
    { name: 'run_commands', kind: 'shell' },
    ...[
      'read_file',
      'search_files',
      'list_files',
      'list_code_definition_names',
      'read_files',
      'search_codebase',
    ].map((name) => ({ name, kind: 'read' }) as const),
  ],
  matchers: { star: false, source: `${DOCS}: a file an event, without a matcher` },
  ruleFiles: ['.clinerules', '.clinerules/**/*.md'],
  hookFiles: [{ glob: '.clinerules/hooks/*', scope: 'project', shape: 'script' }],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1,
    checked: false,
    strict: false,
  },
  comments: 'no',
  notes: ['hooks are turned on in the settings of each person'],
};
