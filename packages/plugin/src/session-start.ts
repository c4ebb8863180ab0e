import { makeNodeFileSystem, systemClock } from '@dochygiene/ports/node';
import {
  attended,
  DEFAULT_STALENESS_DAYS,
  type Reminder,
  remind,
  silence,
} from '@dochygiene/session-reminder';
import { type StateGlance, stateAsRead, stateDirectory } from '@dochygiene/state-store';
import { sessionRoot } from './root.ts';
import { STANDARD_ERROR, STANDARD_OUTPUT, say } from './say.ts';
import { standardInput } from './standard-input.ts';
import { stateAtAGlance } from './state-at-a-glance.ts';

type Outcome = Reminder | { readonly kind: 'silent'; readonly because: 'unattended' | 'no-root' };

// The one place that catches everything: nothing that goes wrong here may hold up a session.
try {
  const outcome = sessionStart();
  if (outcome.kind === 'silent') debug(`silent: ${outcome.because}`);
  else say(STANDARD_OUTPUT, JSON.stringify({ systemMessage: outcome.text }));
} catch (error) {
  debug(`silent: ${error instanceof Error ? error.stack : error}`);
}
// All is written, and nothing is left to wait for: ending here saves the unwinding. There is no
// handler for SIGTERM, because a synchronous program would never come to run it, and would no
// longer end by the signal either.
process.exit(0);

function sessionStart(): Outcome {
  if (!attended(process.env)) return { kind: 'silent', because: 'unattended' };
  const source = stateAtAGlance(process.env['CLAUDE_PROJECT_DIR']);
  const state = source && stateAsRead(source, systemClock);
  return (state && silence(state, systemClock, DEFAULT_STALENESS_DAYS)) || withCare(state);
}

function withCare(state: StateGlance | undefined): Outcome {
  const fs = makeNodeFileSystem();
  const root = sessionRoot(fs, {
    environment: process.env,
    payload: standardInput,
    processDirectory: () => process.cwd(),
    windows: process.platform === 'win32',
  });
  if (root === undefined) return { kind: 'silent', because: 'no-root' };
  const owner = process.getuid?.();
  const directory = stateDirectory({ fs, root, clock: systemClock, token, owner });
  return remind(directory, DEFAULT_STALENESS_DAYS, state);
}

/** Says `message` to whoever debugs the hook. */
function debug(message: string): void {
  if (process.env['DOCHYGIENE_DEBUG']) say(STANDARD_ERROR, `dochygiene: ${message}`);
}

/** Text that no other process comes up with: `node:crypto` would cost a seventh of the start-up. */
function token(): string {
  const [seconds, nanoseconds] = process.hrtime();
  const hex = nanoseconds.toString(16).padStart(8, '0');
  return `${hex}-${seconds.toString(16)}-${process.pid.toString(16)}`;
}
