import {
  type Ack,
  type Acks,
  acknowledged,
  type HeldAck,
  heldAcks,
  NO_ACKS,
} from '@dochygiene/check';
import { type AbsolutePath, child, FileSystemError } from '@dochygiene/ports';
import type { Survey } from '@dochygiene/scanner';
import { readKept, type StateDirectory, StateStoreError } from '@dochygiene/state-store';
import { acksIn, readAcksFile, SHARED_ACKS } from './acks-file.ts';
import { count } from './count.ts';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { stateHere } from './state-here.ts';

/** An ack of a project, whether it holds, and which file it is from. */
export interface AckHere extends HeldAck {
  readonly file: string;
}

/** The acks of a project, and what they keep off the list. */
export interface AcksHere {
  readonly all: readonly AckHere[];
  readonly acknowledged: ReadonlySet<string>;
  /** Whether the scan that they were held against knows no history of a project that has one. */
  readonly isBlind: boolean;
}

/** Where acks are that are not shared, from the root. */
export const KEPT_ACKS = '.dochygiene/acks.json';

/**
 * The acks of the project at `root`, held against what `survey` found.
 *
 * @throws Failure for a file of acks that cannot be read or understood.
 */
export function acksHere(root: AbsolutePath, survey: Survey, outside: Outside): AcksHere {
  const { fs, sha256 } = outside;
  const kept = keptAcks(stateHere(root, outside)).acks;
  const shared = readAcksFile(fs, child(root, SHARED_ACKS)).acks.acks;
  const from = (file: string) => (ack: Ack) => ({ ack, file });
  const acks = [...kept.map(from(KEPT_ACKS)), ...shared.map(from(SHARED_ACKS))];
  const held = heldAcks(
    { survey, fs, root, sha256 },
    acks.map(({ ack }) => ack),
  );
  const all = held.map((each, at) => ({ ...each, file: acks[at]?.file ?? '' }));
  return { all, acknowledged: acknowledged(survey, held), isBlind: isBlind(root, survey, outside) };
}

function isBlind(root: AbsolutePath, { history }: Survey, { fs }: Outside): boolean {
  return history === 'none' && fs.lstat(child(root, '.git')) !== undefined;
}

/**
 * The acks that are kept in the state directory. None where that is another's or leads elsewhere: what
 * others left there is not to be believed.
 *
 * @throws Failure for a file that cannot be read or understood.
 */
export function keptAcks(directory: StateDirectory): Acks {
  const path = child(directory.path, 'acks.json');
  try {
    const text = readKept(directory, 'acks.json');
    return text === undefined ? NO_ACKS : acksIn(text, path);
  } catch (error) {
    const refused = error instanceof FileSystemError || error instanceof StateStoreError;
    if (!refused) throw error;
    if (error.code === 'CONFINED') return NO_ACKS;
    const why = error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(
      `Cannot read "${path}": ${why}`,
      'Make it a file that you may read, or remove it.',
    );
  }
}

/**
 * One line about acks that no longer hold; nothing where all do, nor where the scan knows no history: it
 * cannot see the evidence that they are bound to.
 */
export function staleLine({ all, isBlind }: Pick<AcksHere, 'all' | 'isBlind'>): string {
  if (isBlind) return '';
  const stale = all.filter(({ status }) => status !== 'holds').length;
  if (stale === 0) return '';
  return `dochygiene: ${count(stale, 'acknowledgement')} no longer ${stale === 1 ? 'holds' : 'hold'}: dochygiene ack --list\n`;
}
