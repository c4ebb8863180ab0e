import type { Host } from '../host.ts';

const DOCS = 'docs.augmentcode.com/cli/hooks, without a version';

/** Augment and its command line Auggie. */
export const AUGMENT: Host = {
  id: 'augment',
  name: 'Augment',
  kind: 'agent',
  version: 'unknown',
  checked: '2026-11-30',
  hooks: true,
  // biome-ignore format: a table is read by column
  events: {
    SessionStart: { period: 'per-session', blocks: 'no', matches: 'none', source: DOCS },
    SessionEnd: { period: 'per-session', blocks: 'no', matches: 'none', source: DOCS },
    Stop: { period: 'per-turn', blocks: 'yes', matches: 'none', source: DOCS },
    PreToolUse: { period: 'per-edit', blocks: 'yes', exit: 'two', matches: 'tools', source: DOCS },
    PostToolUse: { period: 'per-edit', blocks: 'no', matches: 'tools', source: DOCS },
  },
  // docs.augmentcode.com/cli/permissions, as copied by third parties; hooks are told of the same names.
  tools: [
    { name: 'str-replace-editor', kind: 'write' },
    { name: 'save-file', kind: 'write' },
    { name: 'remove-files', kind: 'write' },
    { name: 'launch-process', kind: 'shell' },
    { name: 'write-process', kind: 'shell' },
    ...['view', 'codebase-retrieval', 'grep-search', 'read-process', 'list-processes'].map(
      (name) => ({ name, kind: 'read' }) as const,
    ),
    ...[
      'github-api',
      'kill-process',
      'linear',
      'notion',
      'supabase',
      'web-fetch',
      'web-search',
    ].map((name) => ({ name, kind: 'other' }) as const),
  ],
  matchers: {
    pattern: { dialect: 'javascript', whole: false },
    star: false,
    source: `${DOCS}: a pattern, case-sensitive; whether it must match all of a name was not found`,
  },
  // docs.augmentcode.com/cli/rules, which names CLAUDE.md too: that is told of Claude Code alone.
  ruleFiles: ['.augment/rules/**/*.md', '.augment-guidelines', 'AGENTS.md'],
  hookFiles: [
    { glob: '.augment/settings.json', scope: 'project', shape: 'settings' },
    { glob: '.augment/settings.local.json', scope: 'local', shape: 'settings' },
    { glob: '.augment/settings.json', scope: 'user', shape: 'settings' },
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
