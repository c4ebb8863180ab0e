import type { Outside } from './outside.ts';
import { resolvePath } from './place.ts';
import { unlessRefused } from './unless-refused.ts';

/** Where programs are looked for without a `PATH`. */
const USUAL_PATH = '/bin:/usr/bin';

const PROGRAMS = ['git', 'git.exe'];

/** For whom root runs git, which then takes their repositories for its own. */
const ON_BEHALF_OF = 'SUDO_UID';

/**
 * Equal as long as the git that is asked is the same, and takes its caller for the same: which files `PATH`
 * has for it, in order, and in whose name it is run.
 */
export function gitAsked({ fs, env }: Pick<Outside, 'fs' | 'env'>): string {
  const list = env['PATH'] ?? USUAL_PATH;
  const folders = list.split(/^[a-z]:[\\/]|;/i.test(list) ? ';' : ':');
  const files = folders.flatMap((folder) => PROGRAMS.map((name) => `${folder}/${name}`));
  return JSON.stringify([env[ON_BEHALF_OF], files.flatMap((file) => fileNow(fs, file) ?? [])]);
}

/** What tells that `file` is the same; git is run in the root of the disk, which a relative path is seen from. */
function fileNow(fs: Outside['fs'], file: string): string | undefined {
  const path = resolvePath(undefined, file);
  const stat = unlessRefused(() => fs.stat(path));
  if (stat?.kind !== 'file') return undefined;
  const { device, inode, size, modified, changed } = stat;
  return [path, device, inode, size, modified, changed].join(' ');
}
