import type { Host, HostEvent, HostId } from './host.ts';
import { AUGMENT } from './tables/augment.ts';
import { CI } from './tables/ci.ts';
import { CLAUDE_CODE } from './tables/claude-code.ts';
import { CLINE } from './tables/cline.ts';
import { CODEX } from './tables/codex.ts';
import { COPILOT } from './tables/copilot.ts';
import { CURSOR } from './tables/cursor.ts';
import { GEMINI_CLI } from './tables/gemini-cli.ts';
import { GIT } from './tables/git.ts';
import { WINDSURF } from './tables/windsurf.ts';

/** Every host that is known, agents first. */
export const HOSTS: readonly Host[] = [
  CLAUDE_CODE,
  CODEX,
  CURSOR,
  GEMINI_CLI,
  COPILOT,
  WINDSURF,
  CLINE,
  AUGMENT,
  GIT,
  CI,
];

/** The host `id`. */
export function hostOf(id: HostId): Host {
  const host = HOSTS.find((each) => each.id === id);
  if (host === undefined) throw new RangeError(`Cannot find host "${id}": no such host`);
  return host;
}

/** What `host` is known to do at `name`, compared to the letter; `undefined` for what is not known. */
export function eventOf(host: Host, name: string): HostEvent | undefined {
  return Object.hasOwn(host.events, name) ? host.events[name] : undefined;
}
