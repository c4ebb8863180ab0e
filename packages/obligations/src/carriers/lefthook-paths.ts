import { intersected } from './intersected.ts';
import { textAt, textsOf, type Values } from './values.ts';

/** Types of files that nearly every file of a project is of. */
const ORDINARY: ReadonlySet<string> = new Set(['text', 'not symlink', 'not binary']);

/**
 * Globs of the files without which lefthook leaves out what `levels` say: a job, the groups it
 * stands in and its hook, each narrowing the next; `undefined` where nothing narrows them.
 */
export function lefthookPaths(
  levels: readonly Values[],
  doublestar: boolean,
): readonly string[] | undefined {
  const wanted = intersected(levels.flatMap((level) => limitsOf(level, doublestar)));
  const left = levels
    .flatMap((level) => textsOf(level['exclude']))
    .map((glob) => `!${anywhere(glob, doublestar)}`);
  return left.length === 0 ? wanted : [...(wanted ?? ['**']), ...left];
}

function limitsOf(level: Values, doublestar: boolean): readonly (readonly string[] | undefined)[] {
  const globs = textsOf(level['glob']).map((glob) => anywhere(glob, doublestar));
  const root = textAt(level, 'root')?.replace(/^(?:\.\/)+|\/+$/g, '');
  const types = textsOf(level['file_types']).filter((type) => !ORDINARY.has(type));
  return [
    globs.length === 0 ? undefined : globs,
    root === undefined || root === '' || root === '.' ? undefined : [`${root}/**`],
    types.length === 0 ? undefined : types.map((type) => `type:${type}`),
    // Whatever that command lists, it is nothing that a glob could tell.
    level['files'] === undefined ? undefined : ['files:of-a-command'],
  ];
}

/**
 * A glob as lefthook means it: without doublestar `*` matches slashes too, and a folder has to stand
 * for `**` before a slash.
 */
function anywhere(glob: string, doublestar: boolean): string {
  // No path that git lists begins or ends so.
  if (/^\.?\/|\/$/.test(glob)) return `nothing:${glob}`;
  if (doublestar) return glob;
  if (glob.includes('**/')) return glob.replaceAll('**/', '*/**/');
  if (glob.includes('**')) return glob;
  if (!glob.includes('/')) return `**/${glob}`;
  return glob.replace(/\/\*([^*/]*)$/, '/**/*$1');
}
