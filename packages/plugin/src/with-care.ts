import { type AbsolutePath, absolutePath, type FileSystem } from '@dochygiene/ports';
import { makeNodeFileSystem, systemClock } from '@dochygiene/ports/node';
import { DEFAULT_STALENESS_DAYS, type Reminder, remind } from '@dochygiene/session-reminder';
import {
  recordReminder,
  type StateDirectory,
  type StateGlance,
  stateDirectory,
} from '@dochygiene/state-store';
import { sessionRoot } from './root.ts';
import { standardInput } from './standard-input.ts';

/** What comes of reminding, wherever the session may have started. */
export type CarefulOutcome = Reminder | { readonly kind: 'silent'; readonly because: 'no-root' };

/** `Careful.remindWithCare` for this process and its disk. */
export function remindWithCare(read: StateGlance | undefined): CarefulOutcome {
  const fs = makeNodeFileSystem();
  const root = sessionRoot(fs, {
    environment: process.env,
    payload: standardInput,
    processDirectory: () => process.cwd(),
    windows: process.platform === 'win32',
  });
  if (root === undefined) return { kind: 'silent', because: 'no-root' };
  return remind(directoryOf(fs, root), DEFAULT_STALENESS_DAYS, read);
}

/** `Careful.recordWithCare` for this process and its disk. */
export function recordWithCare(root: string, at: Date): void {
  recordReminder(directoryOf(makeNodeFileSystem(), absolutePath(root)), at);
}

function directoryOf(fs: FileSystem, root: AbsolutePath): StateDirectory {
  return stateDirectory({ fs, root, clock: systemClock, token, owner: process.getuid?.() });
}

/** Text that no other process comes up with: `node:crypto` would cost a seventh of the start-up. */
function token(): string {
  const [seconds, nanoseconds] = process.hrtime();
  const hex = nanoseconds.toString(16).padStart(8, '0');
  return `${hex}-${seconds.toString(16)}-${process.pid.toString(16)}`;
}
