import { intersected } from './intersected.ts';
import { globsOf, typeGlobs } from './regex-globs.ts';
import { textAt, textsOf, type Values } from './values.ts';

/**
 * Globs of the files that a hook of pre-commit looks at; `undefined` where it looks at all.
 *
 * A hook of another repository, by its `id`, brings limits of its own that are not read: it sees
 * some of what it is told to, and never all.
 */
export function preCommitPaths(
  hook: Values,
  config: Values,
  { id, isLocal }: { readonly id: string; readonly isLocal: boolean },
): readonly string[] | undefined {
  const own = isLocal ? undefined : [`hook:${id}`];
  // It runs whatever has changed, and is handed nothing that could be left out.
  if (hook['always_run'] === true && hook['pass_filenames'] === false) return own;
  const wanted = intersected([
    filesGlobs(textAt(hook, 'files')),
    filesGlobs(textAt(config, 'files')),
    // Each of "types" has to fit, and one of "types_or", if there is one in the list.
    ...textsOf(hook['types']).map((type) => typesGlobs([type])),
    typesGlobs(textsOf(hook['types_or'])),
    own,
  ]);
  const left = [
    ...[textAt(hook, 'exclude'), textAt(config, 'exclude')]
      .filter((one) => one !== undefined && one !== '^$' && one !== '')
      .flatMap((one) => globsOf(one ?? '')),
    ...textsOf(hook['exclude_types']).flatMap((type) => typesGlobs([type]) ?? ['**']),
  ].map((glob) => `!${glob}`);
  if (left.length === 0) return wanted;
  return [...(wanted ?? ['**']), ...left];
}

function filesGlobs(pattern: string | undefined): readonly string[] | undefined {
  return pattern === undefined || pattern === '' ? undefined : globsOf(pattern);
}

function typesGlobs(types: readonly string[]): readonly string[] | undefined {
  const globs = typeGlobs(types);
  // A type that every file has is among them.
  const isOpen = types.some((type) => typeGlobs([type]).length === 0);
  return globs.length === 0 || isOpen ? undefined : globs;
}
