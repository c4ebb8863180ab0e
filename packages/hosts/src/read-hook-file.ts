import type { HookFile } from './entry.ts';
import type { HookFilePlace, Host } from './host.ts';
import { readCodexConfig } from './read-codex.ts';
import { readHookFrontmatter } from './read-frontmatter.ts';
import { readHookList, readHooksJson, readSettings } from './read-hooks.ts';

/** Reads `text` of a file of `host` that has `shape`. A `script` says nothing: its name is its event. */
export function readHookFile(host: Host, shape: HookFilePlace['shape'], text: string): HookFile {
  switch (shape) {
    case 'settings':
      return readSettings(host, text);
    case 'groups':
      return readHooksJson(host, text);
    case 'list':
      return readHookList(host, text);
    case 'toml':
      return readCodexConfig(text);
    case 'frontmatter':
      return readHookFrontmatter(text);
    case 'script':
      return { entries: [], problems: [], permissions: [] };
  }
}
