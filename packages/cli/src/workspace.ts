import { type AbsolutePath, absolutePath, isWithin } from '@dochygiene/ports';
import type { Outside } from './outside.ts';

/**
 * Where project `root` lies in the checkout that GitHub annotates, with `/` after it: empty where it
 * is that checkout, and outside of a workflow.
 */
export function folderInWorkspace(
  root: AbsolutePath,
  { env, fs }: Pick<Outside, 'env' | 'fs'>,
): string {
  const named = env['GITHUB_WORKSPACE'] ?? '';
  if (!/^(?:\/|[A-Za-z]:[\\/])/.test(named)) return '';
  const workspace = fs.realPath(absolutePath(named));
  if (workspace === undefined || workspace === root || !isWithin(workspace, root)) return '';
  return `${root.slice(workspace.length).replaceAll('\\', '/').replace(/^\/+/, '')}/`;
}
