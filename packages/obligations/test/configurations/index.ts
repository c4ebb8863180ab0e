export { CI } from './ci.ts';
export { CLAUDE_CODE } from './claude-code.ts';
export type { Configuration } from './configuration.ts';
export { FOLDERS } from './folders.ts';
export { GIT } from './git.ts';
export { HOOK_LINES } from './hook-lines.ts';
export { MANIFESTS } from './manifests.ts';
export { OPTIONS } from './options.ts';
export { OTHER_AGENTS } from './other-agents.ts';
