import { projectPath } from './command-use.ts';
import type { ProjectFiles } from './project-files.ts';

/** A way out with a failure that only a file opens: `[ -f x ] && exit 2`. */
const GUARDED =
  /((?:\[|\btest)[ \t]+-[defrsx][ \t]+(["']?)([\w./-]+)\2[ \t]*\]?[ \t]*&&[ \t]*\{?[ \t]*exit[ \t]+)2\b/g;

/**
 * `text`, a line of shell that runs in the root, with what it ends with left open where that is 2
 * only if a file is there that is not: whether it ever will be is not known.
 */
export function withoutShut(files: ProjectFiles, text: string): string {
  if (!text.includes('exit')) return text;
  return text.replace(GUARDED, (whole: string, before: string, _quote: string, path: string) => {
    const place = projectPath(files, '', path);
    const isAbsent = place !== undefined && files.look(place).kind === 'absent';
    return isAbsent ? `${before}"$?"` : whole;
  });
}
