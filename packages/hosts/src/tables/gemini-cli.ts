import type { Host } from '../host.ts';

const DOCS = 'google-gemini/gemini-cli @ 06c0d81, docs/hooks/reference.md';

/** Gemini CLI. */
export const GEMINI_CLI: Host = {
  id: 'gemini-cli',
  name: 'Gemini CLI',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    SessionStart: { period: 'per-session', blocks: 'no', matches: 'sources', sources: ['startup', 'resume', 'clear'], needs: ['startup', 'resume'], source: DOCS },
    SessionEnd: { period: 'per-session', blocks: 'no', matches: 'other', source: DOCS },
    BeforeAgent: { period: 'per-turn', blocks: 'yes', exit: 'two', matches: 'unknown', source: DOCS },
    AfterAgent: { period: 'per-turn', blocks: 'yes', exit: 'two', matches: 'unknown', source: DOCS },
    BeforeTool: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'tools', source: DOCS },
    AfterTool: { period: 'per-edit', blocks: 'tells', matches: 'tools', source: DOCS },
    BeforeModel: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'unknown', source: DOCS },
    AfterModel: { period: 'per-event', blocks: 'yes', exit: 'two', matches: 'unknown', source: DOCS },
    BeforeToolSelection: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
    Notification: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
    PreCompress: { period: 'per-event', blocks: 'no', matches: 'unknown', source: DOCS },
  },
  // google-gemini/gemini-cli @ 052a146, docs/reference/tools.md; the other name of grep_search is of earlier versions
  // (@ 00068e9, packages/core/src/tools/tool-names.ts).
  tools: [
    { name: 'write_file', kind: 'write' },
    { name: 'replace', kind: 'write' },
    { name: 'run_shell_command', kind: 'shell' },
    { name: 'grep_search', kind: 'read', aliases: ['search_file_content'] },
    ...['read_file', 'read_many_files', 'list_directory', 'glob'].map(
      (name) => ({ name, kind: 'read' }) as const,
    ),
    ...[
      'activate_skill',
      'ask_user',
      'complete_task',
      'enter_plan_mode',
      'exit_plan_mode',
      'get_internal_docs',
      'google_web_search',
      'save_memory',
      'tracker_add_dependency',
      'tracker_create_task',
      'tracker_get_task',
      'tracker_list_tasks',
      'tracker_update_task',
      'tracker_visualize',
      'update_topic',
      'web_fetch',
      'write_todos',
    ].map((name) => ({ name, kind: 'other' }) as const),
  ],
  matchers: {
    pattern: { dialect: 'javascript', whole: false },
    star: true,
    source: `${DOCS}: a pattern for tools, an exact name else; whether it must match all of a tool's name was not found`,
  },
  ruleFiles: ['**/GEMINI.md'],
  // geminicli.com/docs/reference/memport and /configuration, without a version; earlier ones had the second key.
  naming: { file: '.gemini/settings.json', keys: ['context.fileName', 'contextFileName'] },
  imports: { depth: 5, passedOver: [] },
  hookFiles: [
    { glob: '.gemini/settings.json', scope: 'project', shape: 'settings' },
    { glob: '.gemini/settings.json', scope: 'user', shape: 'settings' },
  ],
  entry: {
    types: ['command'],
    typeNeeded: false,
    second: 1000,
    checked: false,
    strict: false,
  },
  comments: 'unknown',
  notes: [],
};
