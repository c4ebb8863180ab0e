import { systemClock } from '@dochygiene/ports/node';
import { type Careful, sessionOutcome } from './outcome.ts';
import { STANDARD_ERROR, STANDARD_OUTPUT, say } from './say.ts';

// The one place that catches everything: nothing that goes wrong here may hold up a session.
try {
  const { env, pid } = process;
  const start = env['CLAUDE_PROJECT_DIR'] ?? '';
  const disk = process.getBuiltinModule('node:fs');
  const session = { disk, start, clock: systemClock, owner: process.getuid?.(), pid };
  const outcome = sessionOutcome(env, session, careful);
  if (outcome.kind === 'silent') debug(`silent: ${outcome.because}`);
  else say(STANDARD_OUTPUT, JSON.stringify({ systemMessage: outcome.text }));
} catch (error) {
  debug(`silent: ${error instanceof Error ? error.stack : error}`);
}
// All is written, and nothing is left to wait for: ending here saves the unwinding. There is no
// handler for SIGTERM, because a synchronous program would never come to run it, and would no
// longer end by the signal either.
process.exit(0);

/** What most sessions have no need of: two thirds of the hook, a file by itself since compiling costs. */
function careful(): Careful {
  return module.require('./with-care.cjs');
}

/** Says `message` to whoever debugs the hook. */
function debug(message: string): void {
  if (process.env['DOCHYGIENE_DEBUG']) say(STANDARD_ERROR, `dochygiene: ${message}`);
}
