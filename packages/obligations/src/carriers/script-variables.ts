// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what a shell expands
import type { ProjectFiles } from './project-files.ts';

/**
 * Variables and commands whose value the script or hook in `path` knows, by name or as written;
 * `standing` is the folder in which it runs, relative to the root.
 */
export function scriptVariables(
  files: ProjectFiles,
  path: string,
  standing: string,
): ReadonlyMap<string, string> {
  const root: string = files.root;
  const folder = path.includes('/') ? `${root}/${path.replace(/\/[^/]*$/, '')}` : root;
  const now = standing === '' ? root : `${root}/${standing}`;
  const top = ['git rev-parse --show-toplevel', 'git rev-parse --show-toplevel 2>/dev/null'];
  const dir = ['"$0"', '-- "$0"', '$0', '"${BASH_SOURCE[0]}"', '"$BASH_SOURCE"'].map(
    (name) => `dirname ${name}`,
  );
  const here = [...dir, ...dir.map((one) => `cd "$(${one})" && pwd`)];
  const both = (command: string, value: string) =>
    [[`$(${command})`, value] as const, [`\`${command}\``, value] as const] as const;
  return new Map([
    ['PWD', now],
    ...both('pwd', now),
    ...top.flatMap((one) => both(one, root)),
    ...here.flatMap((one) => both(one, folder)),
  ]);
}
