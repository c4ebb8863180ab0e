import { type AbsolutePath, FileSystemError } from '@dochygiene/ports';
import { type StateDirectory, StateStoreError, stateDirectory } from '@dochygiene/state-store';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';

/** The state directory of the project at `root`. */
export function stateHere(root: AbsolutePath, outside: Outside): StateDirectory {
  const { fs, clock, token, user } = outside;
  return stateDirectory({ fs, root, clock, token, owner: user });
}

/** What `act` gives; a refusal of the state store becomes a message for the person. */
export function storing<T>(directory: StateDirectory, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const refused = error instanceof FileSystemError || error instanceof StateStoreError;
    if (!refused) throw error;
    throw new Failure(
      `Cannot write in "${directory.path}": ${why(error.code)}`,
      remedy(error.code),
    );
  }
}

function why(code: string): string {
  return WHY[code]?.[0] ?? code.toLowerCase().replaceAll('_', ' ');
}

function remedy(code: string): string | undefined {
  return WHY[code]?.[1];
}

// biome-ignore format: a table is read by column
const WHY: Readonly<Record<string, readonly [string, string | undefined]>> = {
  // code               why                                                     remedy
  CONFINED:             ['it is a link, a file or another user\'s',             'Remove it, or give it to yourself.'],
  PERMISSION_DENIED:    ['permission denied',                                   'Check its permissions.'],
  READ_ONLY:            ['the disk is read-only',                               undefined],
  NO_SPACE:             ['the disk is full',                                    undefined],
  NEWER_STATE:          ['a newer dochygiene wrote its state',                  'Update dochygiene.'],
  REPORT_TOO_LARGE:     ['the report would be over 16 MiB',                     'Narrow the scope: dochygiene.yaml'],
  KEPT_TOO_LARGE:       ['a file would be over 16 MiB',                         'Narrow the scope: dochygiene.yaml'],
  STATE_KEEPS_CHANGING: ['other processes keep changing its state',             'Try again.'],
};
