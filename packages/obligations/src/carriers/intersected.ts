/**
 * Globs of what lies in each of `limits`, lists of globs of which one has to fit; `undefined` where
 * nothing limits.
 *
 * What is in a folder and has an ending is told so. Of any other two, the first is kept beside a
 * glob with `!`, so that nobody takes the first for all that is seen.
 */
export function intersected(
  limits: readonly (readonly string[] | undefined)[],
): readonly string[] | undefined {
  let both: readonly string[] | undefined;
  for (const limit of limits) {
    if (limit === undefined) continue;
    if (both === undefined || isEvery(both)) both = limit;
    else if (isBelow(limit, both)) both = limit;
    else if (!isEvery(limit) && !isSame(both, limit) && !isBelow(both, limit)) {
      both = crossed(both, limit) ?? [...both, `!outside ${limit.join(' ')}`];
    }
  }
  return both === undefined || isEvery(both) ? undefined : both;
}

function isEvery(globs: readonly string[]): boolean {
  return globs.length === 1 && globs[0] === '**';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((glob) => other.includes(glob));
}

/** Whether all that fits `globs` is in one of `folders`, each a folder as a whole. */
function isBelow(globs: readonly string[], folders: readonly string[]): boolean {
  if (!folders.every((folder) => FOLDER.test(folder))) return false;
  return globs.every((glob) => folders.some((folder) => glob.startsWith(folder.slice(0, -2))));
}

const FOLDER = /^([\w./-]+)\/\*\*$/;
const ENDING = /^\*\*\/\*\.[\w.-]+$/;

function crossed(one: readonly string[], other: readonly string[]): readonly string[] | undefined {
  const [folders, endings] = one.every((glob) => FOLDER.test(glob)) ? [one, other] : [other, one];
  const fits =
    folders.every((glob) => FOLDER.test(glob)) && endings.every((glob) => ENDING.test(glob));
  if (!fits) return undefined;
  return folders.flatMap((folder) => endings.map((glob) => `${folder.slice(0, -2)}${glob}`));
}
