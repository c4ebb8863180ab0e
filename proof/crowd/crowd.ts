import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { built } from '../lib/build.ts';

/** What a session can be told to do. */
export type Deed = 'remind' | 'report' | 'check' | 'reminder' | 'copy' | 'poll';

/** What a session is told. */
export interface Errand {
  readonly deed: Deed;
  readonly root: string;
  /** What a report is about, or what the reports that are polled begin with. */
  readonly word: string;
  /** When a check or a reminder is said to be. */
  readonly at: string;
  /** When to begin, on the monotonic clock of the system in nanoseconds. */
  readonly release: string;
}

/** Processes that live on and wait to be released together. */
export interface Crowd {
  /** Sends each session its errand, the first errand to the first; gives what each says. */
  release(errands: readonly Omit<Errand, 'release'>[]): readonly Promise<string>[];
  disperse(): void;
}

/** How long it takes at most until every session has its errand. */
const NOTICE_NS = 12_000_000n;

/** A crowd of `count` processes, all of them ready. */
export async function crowd(count: number): Promise<Crowd> {
  const driver = await built('crowd/session.ts');
  const sessions = Array.from({ length: count }, () =>
    spawn(process.execPath, [driver], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH: process.env['PATH'] },
    }),
  );
  await Promise.all(sessions.map(said));
  return {
    release(errands) {
      const release = String(process.hrtime.bigint() + NOTICE_NS);
      return errands.map((errand, at) => {
        const session = sessions[at];
        if (session === undefined) throw new RangeError(`Cannot find session ${at}`);
        session.send({ ...errand, release });
        return said(session);
      });
    },
    disperse: () => {
      for (const session of sessions) session.disconnect();
    },
  };
}

/** The next thing that `session` says; what happened to it, if it dies instead. */
async function said(session: ChildProcess): Promise<string> {
  const gone = new AbortController();
  const { signal } = gone;
  try {
    return await Promise.race([
      once(session, 'message', { signal }).then(([text]) => String(text)),
      once(session, 'exit', { signal }).then(([code]) => `died with ${code}`),
    ]);
  } finally {
    gone.abort();
  }
}
