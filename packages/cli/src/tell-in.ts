import type { Target } from './output-wishes.ts';
import type { Outside } from './outside.ts';
import { resolvePath } from './place.ts';
import { replaceFile } from './replace-file.ts';

/** Prints what `print` makes for each of `targets`, on standard output or into its file. */
export function tellIn(
  targets: readonly Target[],
  outside: Outside,
  print: (target: Target) => string,
): void {
  for (const target of targets) {
    const text = print(target);
    if (target.file === undefined) outside.out.write(text);
    else replaceFile(outside, resolvePath(outside.directory, target.file), text);
  }
}
