export type { HookEntry, HookFile, HookProblem, HookProblemCode, PermissionRule } from './entry.ts';
export type {
  HookFilePlace,
  HookShape,
  Host,
  HostEvent,
  HostId,
  HostTool,
  MatcherGrammar,
  SettingKind,
} from './host.ts';
export { eventOf, HOSTS, hostOf } from './hosts.ts';
export { type Matched, matchSources, matchTools } from './matcher.ts';
export { nearestEvents } from './nearest.ts';
export {
  carrierFrequencyByPlatform,
  type PlatformBinding,
  parsePlatforms,
  platformProblems,
} from './platforms.ts';
export { readCodexConfig } from './read-codex.ts';
export { readHookFrontmatter } from './read-frontmatter.ts';
export { readHookFile } from './read-hook-file.ts';
export {
  readClaudeSettings,
  readCursorHooks,
  readHookList,
  readHooksJson,
  readSettings,
} from './read-hooks.ts';
