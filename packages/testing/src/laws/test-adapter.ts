import type { AbsolutePath, Clock, FileSystem } from '@dochygiene/ports';
import { clockVerdicts } from './clock-laws.ts';
import { fileSystemVerdicts } from './file-system-laws.ts';
import type { Makers } from './law.ts';
import { mustKeepLaws, type Verdict } from './verdict.ts';

/**
 * Holds `fs` to every law of {@link fileSystemVerdicts} and gives the verdicts, so that a caller
 * sees which laws did not apply.
 *
 * @throws BrokenLawsError with every law that `fs` breaks, by name.
 */
export function testFileSystem(
  fs: FileSystem,
  directory: AbsolutePath,
  make: Partial<Makers> = {},
): readonly Verdict[] {
  const verdicts = fileSystemVerdicts(fs, directory, make);
  mustKeepLaws(verdicts);
  return verdicts;
}

/**
 * Holds `clock` to every law of {@link clockVerdicts}.
 *
 * @throws BrokenLawsError with every law that `clock` breaks, by name.
 */
export function testClock(clock: Clock): readonly Verdict[] {
  const verdicts = clockVerdicts(clock);
  mustKeepLaws(verdicts);
  return verdicts;
}
