import type { SettingKind } from '../host.ts';

const SWITCHES = [
  'allowManagedHooksOnly',
  'alwaysThinkingEnabled',
  'autoMemoryEnabled',
  'disableAllHooks',
  'disableSkillShellExecution',
  'enableAllProjectMcpServers',
  'includeCoAuthoredBy',
  'includeGitInstructions',
  'prefersReducedMotion',
  'respectGitignore',
  'showThinkingSummaries',
  'skipWebFetchPreflight',
  'spinnerTipsEnabled',
];

const TEXTS = [
  '$schema',
  'apiKeyHelper',
  'autoUpdatesChannel',
  'language',
  'model',
  'outputStyle',
  'permissions.disableBypassPermissionsMode',
  'plansDirectory',
];

const LISTS = [
  'availableModels',
  'claudeMdExcludes',
  'companyAnnouncements',
  'disabledMcpjsonServers',
  'enabledMcpjsonServers',
  'permissions.additionalDirectories',
];

// A member of another kind costs itself alone in these.
const RULES = ['permissions.allow', 'permissions.ask', 'permissions.deny'];

const TABLES = [
  'enabledPlugins',
  'env',
  'fileSuggestion',
  'permissions',
  'sandbox',
  'statusLine',
  'worktree',
];

const MODES = ['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'];

function all(keys: readonly string[], kind: SettingKind): Readonly<Record<string, SettingKind>> {
  return Object.fromEntries(keys.map((key) => [key, kind]));
}

/**
 * Settings of Claude Code of which another kind costs the whole file, hooks and permissions with it:
 * each observed in the client 2.1.332. There are more, which no project has reason to set.
 */
export const SETTINGS: Readonly<Record<string, SettingKind>> = {
  ...all(SWITCHES, 'true or false'),
  ...all(TEXTS, 'text'),
  ...all(LISTS, 'list of texts'),
  ...all(RULES, 'list'),
  ...all(TABLES, 'table'),
  cleanupPeriodDays: 'whole number above 0',
  'permissions.defaultMode': MODES,
};
