import { type AbsolutePath, child, type FileSystem } from '@dochygiene/ports';
import { createLaws } from './create-laws.ts';
import type { Law, Makers } from './law.ts';
import { linkLaws } from './link-laws.ts';
import { listLaws } from './list-laws.ts';
import { moveLaws } from './move-laws.ts';
import { readLaws } from './read-laws.ts';
import { statLaws } from './stat-laws.ts';
import { judged, type Verdict } from './verdict.ts';

/** Every promise of `FileSystem`, one law a sentence. */
export const fileSystemLaws: readonly Law[] = [
  ...statLaws,
  ...linkLaws,
  ...listLaws,
  ...readLaws,
  ...createLaws,
  ...moveLaws,
];

/**
 * How `fs` stands to each law, tried in a directory of its own below `directory`, which has to
 * exist and be empty.
 *
 * Laws that need a maker that `make` lacks do not apply, and say so.
 */
export function fileSystemVerdicts(
  fs: FileSystem,
  directory: AbsolutePath,
  make: Partial<Makers> = {},
): readonly Verdict[] {
  const makers: Makers = { symlink: unavailable, fifo: unavailable, ...make };
  return fileSystemLaws.map((law, index) => {
    const missing = (law.needs ?? []).filter((name) => make[name] === undefined);
    if (missing.length > 0) {
      return { law: law.name, kind: 'not applicable', because: `no ${missing.join(', no ')}` };
    }
    return judged(law.name, () => {
      const place = child(directory, `law-${index}`);
      fs.makeDirectory(place);
      law.check(fs, place, makers);
    });
  });
}

function unavailable(): never {
  throw new TypeError('Cannot make what a law did not say that it needs');
}
